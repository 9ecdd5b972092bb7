/** Which keyword abilities an object has. CR 702.1. */
import type { KeywordAbility } from '@kitchen-table/language/core';
import type { Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { isKindOf, KEYWORD_BITS } from '../../vocabulary/objects/keywords.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';

/** Whether the object has the keyword, by its name in lower case. */
export function hasKeyword(now: Characteristics, keyword: string): boolean {
  const bit = Object.hasOwn(KEYWORD_BITS, keyword) ? KEYWORD_BITS[keyword] : undefined;
  if (bit !== undefined && keyword !== 'hexproof') return (now.keywords & bit) !== 0;
  for (const record of now.abilities) {
    const ability = record.ability;
    if (ability.kind !== 'keyword') continue;
    if (isKindOf(ability.keyword, keyword)) return true;
  }
  return false;
}

/** Every instance of the keyword that the object has. */
export function keywordsNamed(now: Characteristics, keyword: string): readonly KeywordAbility[] {
  const found: KeywordAbility[] = [];
  for (const record of now.abilities)
    if (record.ability.kind === 'keyword' && record.ability.keyword === keyword) found.push(record.ability);
  return found;
}

/** The total toxic value: poison counters given with combat damage. CR 702.164b. */
export function toxicValue(game: Game, id: ObjectId): number {
  let total = 0;
  for (const ability of keywordsNamed(characteristics(game, id), 'toxic'))
    total += ability.amount?.kind === 'number' ? ability.amount.number : 0;
  return total;
}
