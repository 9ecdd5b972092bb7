/** Haunt: the card is exiled haunting a creature, and its abilities about that creature work from there. CR 702.55. */
import type { Ability, Action } from '@kitchen-table/language/core';
import { DIES, doing, select, SELF, triggered, typed } from './words.ts';

/** The instant or sorcery is put into a graveyard during its resolution. */
const RESOLVED: Action = {
  kind: 'move',
  verb: 'put',
  object: SELF,
  from: { kind: 'place', zone: 'stack' },
  to: { kind: 'place', zone: 'graveyard' },
  resolving: true,
};

/** CR 702.55a: on a permanent, and on an instant or sorcery. */
export const haunt = (): Ability[] => {
  const exiled = doing({
    kind: 'keywordAction',
    action: 'haunt',
    object: select(typed('creature'), { amount: 'a', target: true }),
  });
  return [triggered(DIES, exiled), triggered(RESOLVED, exiled)];
};
