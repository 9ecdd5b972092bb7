/** The noun of a description, without what is said of it further. */
import type { Alternative, Filter, NounWord, NounWords } from '@kitchen-table/language/core';
import { list, plural } from '../english.ts';

/** "creature", "instant or sorcery card". */
export function headOf({ noun }: Filter, several: boolean): string {
  return headWords(noun, several);
}

export function headWords(noun: NounWords, several: boolean): string {
  switch (noun.kind) {
    case 'words':
      return inNumber(noun.words, several);
    case 'alternatives':
      return list(
        noun.of.map((each: Alternative) => inNumber(each.words, several)),
        noun.join,
      );
  }
}

function inNumber(nouns: readonly NounWord[], several: boolean): string {
  if (nouns.length === 0) return several ? 'ones' : 'one';
  const text = nouns.map(wordOf).join(' ');
  return several ? plural(text) : text;
}

export function wordOf(word: NounWord): string {
  switch (word.kind) {
    case 'typeWord':
      return word.type;
    case 'subtypeWord':
      return word.subtype;
    case 'classWord':
      return word.word;
  }
}
