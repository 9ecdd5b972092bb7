/** Ending the turn, or the combat phase, in the middle of it. CR 721. */
import { perform } from '../../events/perform.ts';
import { opened } from '../../vocabulary/door.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { endCombat } from '../combat-phase/end-of-combat.ts';
import { endedOrLeft } from '../ending-the-game/ending-the-game.ts';
import { type Cause, moveEvent } from '../event-makers.ts';
import { expireAtEndOfCombat } from './expiring-effects.ts';
import { stepsOf } from './parts-of-a-turn.ts';
import { stateBasedActions } from '../state-based-actions/check.ts';
import { skipToCleanup, skipToPhaseAfterCombat } from './steps-to-come.ts';
import { endStep } from './turn-structure.ts';
import { setPending } from '../../vocabulary/game-notes.ts';

/** The game is in a combat phase. CR 506.1. */
export function isCombatPhase(game: Game): boolean {
  return stepsOf('combat').includes(game.step);
}

/** The first steps of the process, while the effect resolves. CR 721.1a-c, 721.2a-c. */
export function beginEnding(sealed: Game, what: 'turn' | 'combat', player: PlayerId, cause: Cause): void {
  const game = opened(sealed);
  // CR 721.1a: what has triggered before is not put onto the stack.
  setPending(game, []);
  // CR 721.1b: what isn't represented by a card ceases to exist.
  const events: GameEvent[] = [];
  for (const id of game.stack) {
    const isSpell = game.objects[id]?.stack?.kind === 'spell';
    events.push(moveEvent(game, id, isSpell ? Zone.Exile : Zone.None, 'exile', player, cause));
  }
  perform(game, events);
  // CR 721.1c: nobody gets priority, nothing is put onto the stack.
  while (stateBasedActions(game)) if (endedOrLeft(game)) return;
  game.ending = what;
}

/** The rest of it, once nothing resolves any more: the step ends, the game skips ahead. CR 721.1d, 721.2d. */
export function finishEnding(game: OpenGame): void {
  const what = game.ending;
  game.ending = null;
  if (isCombatPhase(game)) endCombat(game);
  endStep(game);
  if (what === 'turn') skipToCleanup(game);
  else {
    expireAtEndOfCombat(game);
    skipToPhaseAfterCombat(game);
  }
  game.passes = 0;
  game.waiting = 'step';
}
