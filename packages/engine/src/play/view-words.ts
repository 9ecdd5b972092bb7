/** Characteristics as views and explanations show them: letters, words, and abilities without what only the rules add to them. */
import { type Ability, CARD_TYPES, SUPERTYPES } from '@kitchen-table/language/core';
import type { AbilityRecord, Characteristics, ColorMask } from '../vocabulary/objects/characteristics.ts';
import { keywordMeaning } from '../vocabulary/keyword-abilities/meanings.ts';
import type { ObjectView } from '../vocabulary/views.ts';

const COLOR_LETTERS = 'WUBRG';

/** 'WU'; '' for colorless. */
export function colorLetters(colors: ColorMask): string {
  let letters = '';
  for (let i = 0; i < 5; i++) if ((colors & (1 << i)) !== 0) letters += COLOR_LETTERS[i];
  return letters;
}

/** The type line in words. CR 205.1. */
export function typeWords(now: Characteristics): Pick<ObjectView, 'supertypes' | 'types' | 'subtypes'> {
  return {
    supertypes: wordsOf(now.supertypes, SUPERTYPES),
    types: wordsOf(now.types, CARD_TYPES),
    subtypes: now.subtypes,
  };
}

function wordsOf(bits: number, words: readonly string[]): readonly string[] {
  return words.filter((_, i) => (bits & (1 << i)) !== 0);
}

/** The abilities as an effect gave them: keywords without the abilities that they stand for. CR 702.1. */
export function spokenAbilities(records: readonly AbilityRecord[]): readonly Ability[] {
  const spoken: Ability[] = [];
  let meant = 0;
  for (const { ability } of records) {
    if (meant > 0) meant--;
    else spoken.push(ability);
    if (ability.kind === 'keyword') meant += keywordMeaning(ability).length;
  }
  return spoken;
}
