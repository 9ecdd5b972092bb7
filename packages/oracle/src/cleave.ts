/** Texts with words in square brackets: read with them, and without. CR 702.148. */
import type { Ability, KeywordAbility } from '@kitchen-table/language/surface';

/** The two texts that a text with brackets stands for, and where the brackets are in the whole one. */
export interface Cleft {
  readonly whole: string;
  readonly cut: string;
  readonly brackets: readonly (readonly [from: number, to: number])[];
}

/** The text in its two forms; null when it has no brackets. */
export function cleave(text: string): Cleft | null {
  if (!text.includes('[')) return null;
  const brackets: [number, number][] = [];
  let whole = '';
  for (const part of text.split(/(\[[^\]]*\])/)) {
    if (!part.startsWith('[')) whole += part;
    else {
      const words = part.slice(1, -1);
      brackets.push([whole.length, whole.length + words.length]);
      whole += words;
    }
  }
  return { whole, cut: text.replaceAll(/ ?\[[^\]]*\]/g, ''), brackets };
}

/** The abilities of the whole text, with those of the shorter one at its cleave ability; null when it has none. */
export function withCleaved(
  whole: readonly Ability[],
  cut: readonly Ability[],
  { brackets }: Cleft,
): readonly Ability[] | null {
  if (!whole.some(isCleave)) return null;
  const cleaved = cut.filter((ability) => !isCleave(ability));
  return whole.map((ability) => (isCleave(ability) ? { ...ability, cleaved, brackets } : ability));
}

/** The cleave ability of a face that has brackets in its text. */
export function cleaveOf(
  abilities: readonly Ability[],
): (KeywordAbility & Required<Pick<KeywordAbility, 'cleaved' | 'brackets'>>) | null {
  for (const ability of abilities) {
    if (ability.kind !== 'keyword') continue;
    const { cleaved, brackets } = ability;
    if (cleaved !== undefined && brackets !== undefined) return { ...ability, cleaved, brackets };
  }
  return null;
}

/** The abilities that the text without the brackets says. */
export function cutAbilities(abilities: readonly Ability[], cleaved: readonly Ability[]): readonly Ability[] {
  const kept = abilities.filter(isCleave).map((ability) => withoutBrackets(ability as KeywordAbility));
  return [...kept, ...cleaved];
}

/** The keyword as its own line says it. */
export function withoutBrackets({ cleaved: _cleaved, brackets: _brackets, ...plain }: KeywordAbility): KeywordAbility {
  return plain;
}

/** The whole text with its brackets. */
export function withBrackets(text: string, brackets: Cleft['brackets']): string {
  return brackets.reduceRight(
    (said, [from, to]) => `${said.slice(0, from)}[${said.slice(from, to)}]${said.slice(to)}`,
    text,
  );
}

function isCleave(ability: Ability): boolean {
  return ability.kind === 'keyword' && ability.keyword === 'cleave';
}
