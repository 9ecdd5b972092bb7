/** Keywords that are simply there or not, as bits of Characteristics.keywords. CR 702. */

import type { STATES } from '@kitchen-table/language/core';
import type { AbilityRecord } from './characteristics.ts';

/** Keyword abilities as bits of Characteristics.keywords. CR 702. */
export const KeywordBit = {
  Deathtouch: 1,
  Defender: 2,
  DoubleStrike: 4,
  FirstStrike: 8,
  Flash: 16,
  Flying: 32,
  Haste: 64,
  /** Plain hexproof; "hexproof from" is in the ability records. */
  Hexproof: 128,
  Indestructible: 256,
  Lifelink: 512,
  Menace: 1024,
  Reach: 2048,
  Shroud: 4096,
  Trample: 8192,
  Vigilance: 16384,
  Fear: 32768,
  Intimidate: 65536,
  Shadow: 131072,
  Horsemanship: 262144,
  Skulk: 524288,
  Wither: 1048576,
  Infect: 2097152,
  Phasing: 4194304,
  SplitSecond: 8388608,
  Changeling: 16777216,
  Devoid: 33554432,
  /** Set when any protection ability is there, so that most checks end at once. */
  SomeProtection: 67108864,
  /** Set when any landwalk ability is there. */
  SomeLandwalk: 134217728,
  /** Set when any "hexproof from" ability is there. */
  SomeHexproofFrom: 268435456,
  /** Set when any ward ability is there. */
  SomeWard: 536870912,
} as const;

/** Keyword names in lower case to their bit. */
const BITS: Readonly<Record<(typeof STATES)[number], number>> = {
  deathtouch: KeywordBit.Deathtouch,
  defender: KeywordBit.Defender,
  'double strike': KeywordBit.DoubleStrike,
  'first strike': KeywordBit.FirstStrike,
  flash: KeywordBit.Flash,
  flying: KeywordBit.Flying,
  haste: KeywordBit.Haste,
  hexproof: KeywordBit.Hexproof,
  indestructible: KeywordBit.Indestructible,
  lifelink: KeywordBit.Lifelink,
  menace: KeywordBit.Menace,
  reach: KeywordBit.Reach,
  shroud: KeywordBit.Shroud,
  trample: KeywordBit.Trample,
  vigilance: KeywordBit.Vigilance,
  fear: KeywordBit.Fear,
  intimidate: KeywordBit.Intimidate,
  shadow: KeywordBit.Shadow,
  horsemanship: KeywordBit.Horsemanship,
  skulk: KeywordBit.Skulk,
  wither: KeywordBit.Wither,
  infect: KeywordBit.Infect,
  phasing: KeywordBit.Phasing,
  'split second': KeywordBit.SplitSecond,
  changeling: KeywordBit.Changeling,
  devoid: KeywordBit.Devoid,
};
/** The bit of each keyword ability that is simply there or not, by its name in a text. CR 702. */
export const KEYWORD_BITS: Readonly<Record<string, number>> = BITS;

/** The keywords that a counter can give. CR 122.1b, today's list. */
const KEYWORD_COUNTERS: ReadonlySet<string> = new Set([
  'flying',
  'first strike',
  'double strike',
  'deathtouch',
  'decayed',
  'exalted',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'trample',
  'vigilance',
]);

/** Whether a counter of that name gives the keyword. CR 122.1b. */
export function isKeywordCounter(counter: string): boolean {
  return KEYWORD_COUNTERS.has(counter);
}

/** Whether it is a landwalk: islandwalk, nonbasic landwalk. CR 702.14a. */
export function isLandwalk(keyword: string): boolean {
  return keyword.endsWith('walk');
}

/**
 * Whether one keyword is, or is a kind of, the other: islandwalk is a landwalk, typecycling is cycling, and commander
 * ninjutsu is ninjutsu. CR 702.14a, 702.29f, 702.49d.
 */
export function isKindOf(keyword: string, of: string): boolean {
  if (keyword === of) return true;
  return of === 'landwalk' ? isLandwalk(keyword) : (of === 'cycling' || of === 'ninjutsu') && keyword.endsWith(of);
}

/** The bits of the keyword abilities among these. */
export function keywordBits(abilities: readonly AbilityRecord[]): number {
  let bits = 0;
  for (const { ability } of abilities) {
    if (ability.kind !== 'keyword') continue;
    const keyword = ability.keyword;
    if (keyword === 'protection') bits |= KeywordBit.SomeProtection;
    else if (keyword === 'ward') bits |= KeywordBit.SomeWard;
    else if (keyword === 'hexproof' && ability.from !== undefined) bits |= KeywordBit.SomeHexproofFrom;
    else if (isLandwalk(keyword)) bits |= KeywordBit.SomeLandwalk;
    else bits |= KEYWORD_BITS[keyword] ?? 0;
  }
  return bits;
}
