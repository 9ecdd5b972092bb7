/** With several stacks, the player says on which of them a spell or ability is put. CR 807.5b. */
import type { ActionOption } from '../../vocabulary/decisions.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import type { TurnMarkers } from '../../vocabulary/turn-structure/turn-markers.ts';
import { legalActions } from '../priority/legal-actions.ts';
import { askStack } from './stacks-of-triggers.ts';
import { otherStacksOf, turnToMarker } from '../turn-structure/turn-markers.ts';

/** Before a player acts: the turn whose stack the player chooses comes to work, out of those where the action is legal. CR 807.5b. */
export function chooseStack(game: Game, player: PlayerId, option: ActionOption): void {
  if (option.kind !== 'cast' && (option.kind !== 'activate' || option.isManaAbility)) return;
  const others = otherStacksOf(game, player);
  if (others.length === 0) return;
  const here = (game.melee as TurnMarkers).at;
  const possible = [here];
  for (const other of others) {
    turnToMarker(game, other);
    if (legalActions(game, player).some((there) => isSame(option, there))) possible.push(other);
  }
  turnToMarker(game, here);
  if (possible.length < 2) return;
  const chosen = possible[askStack(game, player, possible)] as number;
  if (chosen !== here) turnToMarker(game, chosen);
}

function isSame(one: ActionOption, other: ActionOption): boolean {
  if (one.kind === 'cast') return other.kind === 'cast' && other.object === one.object && other.via === one.via;
  if (one.kind !== 'activate' || other.kind !== 'activate' || other.ability !== one.ability) return false;
  return other.object === one.object || other.same.includes(one.object);
}
