/** Which of several like keyword abilities of an object a payment was for. CR 702.56b, 702.78b, 702.153b, 702.157b. */
import type { CardFace, KeywordAbility } from '@kitchen-table/language/core';
import { NO_OBJECT, type ObjectId } from '../ids.ts';

const PAID_APART: ReadonlySet<string> = new Set(['replicate', 'conspire', 'casualty', 'squad', 'offspring', 'blitz']);

/** The name under which its payments are noted: the keyword for the first that is printed, else one of its own. */
export function instanceName(
  ability: KeywordAbility,
  index: number,
  grantedBy: ObjectId,
  face: CardFace | null,
): string {
  const { keyword } = ability;
  if (!PAID_APART.has(keyword)) return keyword;
  if (grantedBy !== NO_OBJECT) return `${keyword} ${grantedBy}/${index}`;
  const first = face?.abilities.findIndex((each) => each.kind === 'keyword' && each.keyword === keyword) ?? index;
  return first === index || first < 0 ? keyword : `${keyword} ${index}`;
}

/** What a kicker cost is called that is one of several: "with its {1}{R} kicker". CR 702.33f. */
export function kickerName(symbols: readonly string[]): string {
  return `${symbols.map((symbol) => `{${symbol}}`).join('')} kicker`;
}
