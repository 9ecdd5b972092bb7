/** Face-down cards in exile that a player may not look at are chosen by the pile. CR 406.4. */
import { cardsShownByRules } from '../../questions/zones/seen-cards.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import { randomBelow } from '../../vocabulary/random.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';

/** What the player chooses from, and what is then chosen. */
export interface Piles {
  /** One card stands for each pile; the other entities stand for themselves. */
  readonly from: readonly Entity[];
  readonly chosen: (entity: Entity) => Entity;
}

/** The entities with unknown cards in piles; null when all of them are known. */
export function inPiles(game: Game, player: PlayerId, from: readonly Entity[]): Piles | null {
  if (!from.some((entity) => isFaceDownInExile(game, entity))) return null;
  const shown = cardsShownByRules(game, player);
  const known = (entity: Entity): boolean => !isFaceDownInExile(game, entity) || isSeenBy(game, player, entity, shown);
  const piles = new Map<Entity, Entity[]>();
  const representatives: Entity[] = [];
  let pile: Entity[] = [];
  for (const entity of from) {
    // Cards exiled in one breath became objects one after the other.
    if (!known(entity) && (pile.at(-1) as number) + 1 === (entity as number)) pile.push(entity);
    else {
      representatives.push(entity);
      pile = known(entity) ? [] : [entity];
      if (!known(entity)) piles.set(entity, pile);
    }
  }
  return {
    from: representatives,
    chosen: (entity) => {
      const cards = piles.get(entity);
      return cards === undefined ? entity : (cards[randomBelow(game, cards.length)] as Entity);
    },
  };
}

/** Whether the player may look at that face-down card in exile. CR 406.3. */
export function mayLookInExile(game: Game, player: PlayerId, entity: Entity): boolean {
  return isSeenBy(game, player, entity, cardsShownByRules(game, player));
}

function isSeenBy(game: Game, player: PlayerId, entity: Entity, shown: readonly ObjectId[]): boolean {
  return ((game.objects[entity]?.visibleTo ?? 0) & (1 << player)) !== 0 || shown.includes(entity as number as ObjectId);
}

/** Whether it is a card exiled face down: nothing is known of it but where it is. CR 406.3. */
export function isFaceDownInExile(game: Game, entity: Entity): boolean {
  if (isPlayerEntity(entity)) return false;
  const object = game.objects[entity];
  return object?.zone === Zone.Exile && (object.status & StatusBit.FaceDown) !== 0;
}
