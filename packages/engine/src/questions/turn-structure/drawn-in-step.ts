/** "Except the first one they draw in each of their draw steps": how many cards a player has drawn in the step. CR 504.1, 121.2. */
import type { Action } from '@kitchen-table/language/core';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { Step } from '../../vocabulary/turn-structure/steps.ts';
import { tallyTurn, turnTally } from '../../vocabulary/tallies.ts';
import { isActivePlayer } from '../players/teams.ts';
import { begunTally } from './turn-parts.ts';

/** Under which name the cards are counted that a player draws in this draw step. CR 500.9: there may be several in a turn. */
function tallyName(game: Game, player: PlayerId): string {
  return `drawn in draw step:${turnTally(game, begunTally(Step.Draw))}:${player}`;
}

/** Counts a card that is drawn in a draw step of the player, where a card of the game asks. */
export function noteDrawInStep(game: Game, player: PlayerId): void {
  if (game.step !== Step.Draw || !isActivePlayer(game, player)) return;
  if (mentions(game, 'in their draw step') || mentions(game, 'in your draw step'))
    tallyTurn(game, tallyName(game, player), 1);
}

/** How many cards the player has drawn in this draw step of theirs; null: it is not one. */
export function drawnInDrawStep(game: Game, player: PlayerId): number | null {
  return game.step === Step.Draw && isActivePlayer(game, player) ? turnTally(game, tallyName(game, player)) : null;
}

/** What a replacement effect looks for in a draw that would happen: the first of the step would be one more than those before it. */
export function wouldNow(game: Game, would: Action, event: GameEvent): Action {
  if (would.kind !== 'draw' || would.exceptFirst === undefined || event.kind !== 'draw') return would;
  const { exceptFirst: _first, ...any } = would;
  return drawnInDrawStep(game, event.player) === 0 ? NEVER : any;
}
/** No draw is such a one. */
const NEVER: Action = { kind: 'draw', nth: -1 };
