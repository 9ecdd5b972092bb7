/** "You've cast another spell named ~ this game": which spells a player has cast in the whole game, by name. CR 201.2, 601.2i. */
import type { Action, Noun } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { gameTally, tallyGame } from '../../vocabulary/tallies.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';

type Cast = Extract<Action, { kind: 'cast' | 'play' }>;

function tallyOf(player: PlayerId, name: string): string {
  return `cast:${player}:${name}`;
}

/** Notes that the player has cast the spell, where a card of the game asks. */
export function noteCastInGame(game: Game, spell: ObjectId, player: PlayerId): void {
  if (!mentions(game, 'happenedEver')) return;
  const { name } = characteristics(game, spell);
  if (name !== '') tallyGame(game, tallyOf(player, name), 1);
}

/** Whether the reader has cast a spell of that name; another one than the spell that asks, if so said. */
export function hasCastInGame(game: Game, { object }: Cast, context: Context): boolean {
  const name = nameOf(object);
  if (name === null || object.kind !== 'select') return false;
  const times = gameTally(game, tallyOf(context.controller, name));
  return times > (object.quantifier.other === true && wasCastAs(game, name, context) ? 1 : 0);
}

/** The name that is asked for. */
function nameOf(noun: Noun): string | null {
  const named = noun.kind === 'select' ? noun.filter.qualities?.find(({ kind }) => kind === 'named') : undefined;
  return named?.kind === 'named' ? named.name : null;
}

/** Whether what asks was itself cast by the reader under that name: copies are not cast. CR 707.10. */
function wasCastAs(game: Game, name: string, { source, controller }: Context): boolean {
  const object = game.objects[source];
  const cast = object?.stack?.cast ?? object?.memory.cast;
  return (
    cast !== undefined &&
    cast.from !== Zone.None &&
    cast.by === controller &&
    characteristics(game, source).name === name
  );
}
