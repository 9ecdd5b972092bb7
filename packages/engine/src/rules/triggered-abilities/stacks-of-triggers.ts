/** With several stacks, where triggered abilities go. CR 807.5b. */
import type { PendingTrigger } from '../../vocabulary/effects.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type PlayerId } from '../../vocabulary/ids.ts';
import type { TurnMarkers } from '../../vocabulary/turn-structure/turn-markers.ts';
import { askOption, reason } from '../../questions/ask.ts';
import { otherStacksOf, receivesPriority, turnToMarker } from '../turn-structure/turn-markers.ts';
import { notePending } from '../../vocabulary/game-notes.ts';

/** Asks on which of the markers' stacks. CR 807.5b. */
export function askStack(game: Game, player: PlayerId, markers: readonly number[]): number {
  const names = markers.map((index) => {
    const { activePlayer, number } = (game.melee as TurnMarkers).markers[index] as {
      activePlayer: PlayerId;
      number: number;
    };
    return `The stack of ${game.players[activePlayer]?.name}’s turn (marker ${number})`;
  });
  return askOption(game, player, reason('Choose the stack', NO_OBJECT, '807.5b'), names);
}

/** A triggered ability that nothing on the stack at hand has caused goes where its controller says; those that stay here. CR 807.5b. */
export function triggersForThisStack(game: Game, waiting: readonly PendingTrigger[]): readonly PendingTrigger[] {
  if (game.melee === null) return waiting;
  return waiting.filter((trigger) => {
    const others =
      trigger.event.cause === NO_OBJECT && trigger.stackChosen !== true ? otherStacksOf(game, trigger.controller) : [];
    if (others.length === 0 || !receivesPriority(game, trigger.controller)) return true;
    const here = (game.melee as TurnMarkers).at;
    const possible = [here, ...others];
    const chosen = possible[askStack(game, trigger.controller, possible)] as number;
    if (chosen === here) return true;
    turnToMarker(game, chosen);
    notePending(game, { ...trigger, stackChosen: true });
    turnToMarker(game, here);
    return false;
  });
}
