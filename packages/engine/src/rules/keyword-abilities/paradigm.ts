/** Paradigm: exiled as it resolves; a copy may be cast in each of the player's first main phases. A rule of today's edition (702.192). */
import type { Clause, Duration, Trigger } from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { contextOf } from '../resolving/bindings.ts';
import { movedTo, moveEvent } from '../event-makers.ts';
import { beginWaiting } from '../../vocabulary/game-notes.ts';

const REST_OF_GAME: Duration = { kind: 'restOfGame' };
const MAIN_PHASE: Trigger = {
  kind: 'trigger',
  word: 'at',
  events: [{ kind: 'beginningOf', part: { kind: 'turnPart', step: 'precombat main', of: { kind: 'you' } } }],
};
const AGAIN: Clause = {
  kind: 'may',
  clause: { kind: 'do', action: { kind: 'keywordAction', action: 'cast the encoded card' } },
};

/** The resolved spell is exiled; only the first of its name for that player begins to be copied (702.192a). */
export function paradigm(game: Game, spell: ObjectId, player: PlayerId): void {
  const { name } = characteristics(game, spell);
  const done = perform(game, [
    moveEvent(game, spell, Zone.Exile, 'resolve', player, { cause: NO_OBJECT, rule: '702.192a' }),
  ]);
  const became = movedTo(done);
  const before = game.delayed.some(
    ({ clause, context }) =>
      clause === AGAIN && context.controller === player && characteristics(game, context.source).name === name,
  );
  if (before || !isIn(game, became, Zone.Exile)) return;
  beginWaiting(game, {
    trigger: MAIN_PHASE,
    clause: AGAIN,
    context: contextOf(became, player),
    once: false,
    until: REST_OF_GAME,
  });
}
