/** Which keywords a change looks at and which it gives: where these are others, neither depends on the other. CR 613.8a. */
import { some } from '@kitchen-table/language/core';
import { isKindOf } from '../../vocabulary/objects/keywords.ts';
import { type ChangeAction, type Gain, givesFromOthers } from './change-actions.ts';

/** Keywords by name; null: abilities of any kind. */
export type Keywords = ReadonlySet<string> | null;
/** Of abilities, nothing. */
export const NO_KEYWORDS: Keywords = new Set();

/** Those of both. */
export function bothKeywords(these: Keywords, those: Keywords): Keywords {
  return these === null || those === null ? null : new Set([...these, ...those]);
}

/** The keywords that the words ask for, if of abilities they ask for nothing else. */
export function keywordsRead(...nodes: readonly unknown[]): Keywords {
  const read = new Set<string>();
  const others = some(nodes, (part) => {
    switch (part['kind']) {
      case 'hasKeyword':
      case 'withKeyword':
        read.add(part['keyword'] as string);
        return false;
      case 'withAbility':
      case 'withActivated':
        return true;
      case 'gain':
        return givesFromOthers(part as unknown as Gain) && !addKeywords(part as unknown as Gain, read);
      default:
        return false;
    }
  });
  return others ? null : read;
}

/** The keywords that the change gives, if it changes nothing else about abilities. */
export function keywordsGiven(action: ChangeAction): Keywords {
  const given = new Set<string>();
  return action.kind === 'gain' && action.verb !== 'lose' && addKeywords(action, given) ? given : null;
}

/** Whether what is given are keywords alone; they are added. Those of others may be of every kind of the one that is named. */
function addKeywords({ abilities, which }: Gain, to: Set<string>): boolean {
  if (abilities === 'all' || (which !== undefined && which !== 'every kind')) return false;
  for (const ability of abilities) {
    if (ability.kind !== 'keyword') return false;
    to.add(ability.keyword);
  }
  return true;
}

/** Whether nothing that is given is what is looked at. */
export function areApart(read: Keywords, given: Keywords): boolean {
  if (read === null || given === null) return false;
  for (const asked of read)
    for (const keyword of given) if (isKindOf(keyword, asked) || isKindOf(asked, keyword)) return false;
  return true;
}
