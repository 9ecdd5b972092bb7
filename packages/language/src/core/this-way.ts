/** "Destroyed this way": the words for what an earlier step of the same text did, and by whom. CR 608.2c. */
import { isDoneByPlayers } from './keyword-actions.ts';
import type { Action, Noun } from './nodes.ts';

/** What was done, by the word that says it afterwards. */
export const DONE_WORDS = [
  'destroyed',
  'discarded',
  'drawn',
  'exiled',
  'milled',
  'returned',
  'revealed',
  'sacrificed',
  'tapped',
  'untapped',
  'created',
  'countered',
  'dealt damage',
  'chosen',
  'given counters',
  'goaded',
  'phased out',
] as const;
/** What was done to something, by the word that says it afterwards: "destroyed this way". CR 608.2c. */
export type DoneWord = (typeof DONE_WORDS)[number];

/** Where something was put, by the words that say it afterwards. */
export const PUT_WORDS = [
  'put into a graveyard',
  'put into graveyards',
  'put into your graveyard',
  'put into their graveyard',
  'put into your hand',
  'put onto the battlefield',
  'died',
] as const;
/** Where something was put, by the words that say it afterwards. CR 608.2c. */
export type PutWord = (typeof PUT_WORDS)[number];

/** What players do of whom it can be told who did it: "each player who discarded a card this way". */
export const TOLD_BY_WHOM = ['discard', 'draw', 'mill', 'sacrifice', 'create', 'search'] as const;
/** What players do of whom it can be told who did it. CR 608.2c. */
export type ToldByWhom = (typeof TOLD_BY_WHOM)[number];

/** Whether it can be told who did that, and to what. */
export function isToldThisWay(event: Action): boolean {
  if (event.kind === 'keywordAction') return event.object === undefined && isDoneByPlayers(event.action);
  if (!(TOLD_BY_WHOM as readonly string[]).includes(event.kind)) return false;
  const { object } = event as { object?: Noun };
  return object === undefined || object.kind === 'select' || object.kind === 'zoneOfPlayer';
}
