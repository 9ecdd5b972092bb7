/** Who looked at what while an effect was carried out: they go on knowing a card that is then exiled face down. CR 406.3. */
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type ObjectId, objectEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { bind } from '../resolving/bindings.ts';
import { asEntities } from './outcome.ts';

const lookedAt = (player: PlayerId): `#${string}` => `#looked at:${player}`;

/** The context in which it is known that the player looked at these cards too. */
export function withLookedAt(context: Context, player: PlayerId, cards: readonly ObjectId[]): Context {
  const label = lookedAt(player);
  const all = [...(context.bindings[label]?.entities ?? []), ...asEntities(cards)];
  return bind(context, label, all, all.length);
}

/** The players, as bits, who looked at the card. */
export function lookersAt(game: Game, context: Context, card: ObjectId): number {
  let players = 0;
  for (const { id } of game.players)
    if (context.bindings[lookedAt(id)]?.entities.includes(objectEntity(card)) === true) players |= 1 << id;
  return players;
}
