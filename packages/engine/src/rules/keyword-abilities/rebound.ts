/** Rebound: exiled as it resolves, and cast again at its owner's next upkeep. CR 702.88a. */
import type { Clause, Trigger } from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { bind, contextOf } from '../resolving/bindings.ts';
import { movedTo, moveEvent } from '../event-makers.ts';
import { beginWaiting } from '../../vocabulary/game-notes.ts';

const UPKEEP: Trigger = {
  kind: 'trigger',
  word: 'at',
  events: [{ kind: 'beginningOf', part: { kind: 'turnPart', step: 'upkeep', of: { kind: 'you' }, next: true } }],
};
const AGAIN: Clause = {
  kind: 'may',
  clause: {
    kind: 'do',
    action: { kind: 'cast', object: { kind: 'reference', to: 'rebounding' }, withoutPaying: true },
  },
};

/** The spell that has resolved goes to exile, and a delayed ability waits for the next upkeep. */
export function rebound(game: Game, id: ObjectId, player: PlayerId): void {
  const done = perform(game, [
    moveEvent(game, id, Zone.Exile, 'resolve', player, { cause: NO_OBJECT, rule: '702.88a' }),
  ]);
  const became = movedTo(done);
  if (!isIn(game, became, Zone.Exile)) return;
  const context = bind(contextOf(became, player), 'rebounding', [objectEntity(became)], 1);
  beginWaiting(game, {
    trigger: UPKEEP,
    clause: AGAIN,
    context,
    once: true,
    until: null,
  });
}
