/** What is true of every position, whatever the cards do: zones and objects agree, no card is lost or doubled. CR 108.2, 400.1, 400.7. */
import { type CardId, type Game, type ObjectId, Zone, ZONE_NAMES } from '@kitchen-table/engine';

/** What is wrong with the position, in one sentence; null when nothing is. */
export function wrongWith(game: Game): string | null {
  // Looked at after everything that happens: by number, without tables that have to be built.
  const seen = new Uint8Array(game.objects.length);
  for (const { list, zone } of zonesOf(game)) {
    for (const id of list) {
      const object = game.objects[id];
      if (object === undefined) return `object ${id} in ${ZONE_NAMES[zone]} does not exist`;
      if (seen[id] === 1) return `object ${id} is in two places`;
      seen[id] = 1;
      if (object.zone !== zone) return `object ${id} stands in ${ZONE_NAMES[zone]} but says ${ZONE_NAMES[object.zone]}`;
    }
  }
  const cards = new CardsThere(game.objects.length);
  for (const object of game.objects) {
    if (object.zone === Zone.None || object.zone === Zone.Outside) continue;
    if (seen[object.id] !== 1) return `object ${object.id} says ${ZONE_NAMES[object.zone]} but is not there`;
    if (object.card >= 0 && !cards.add(object.card)) return `card ${object.card} is there twice`;
    const { components } = object.memory;
    if (components === undefined) continue;
    // CR 727.2: a merged permanent is represented by several cards, also one that was a token.
    for (const { card, token } of components)
      if (!token && card >= 0 && card !== object.card && !cards.add(card)) return `card ${card} is there twice`;
  }
  return lostCards(game, cards.count) ?? wrongNumbers(game);
}

/** The cards found, each once; a card has the number of the first object that it was. */
class CardsThere {
  readonly #there: Uint8Array;
  count = 0;

  constructor(objects: number) {
    this.#there = new Uint8Array(objects);
  }

  /** False when it is there already. */
  add(card: CardId): boolean {
    if (this.#there[card] === 1) return false;
    this.#there[card] = 1;
    this.count++;
    return true;
  }
}

function zonesOf(game: Game): readonly { readonly list: readonly ObjectId[]; readonly zone: Zone }[] {
  const zones: { list: readonly ObjectId[]; zone: Zone }[] = [
    { list: game.battlefield, zone: Zone.Battlefield },
    { list: game.stack, zone: Zone.Stack },
    { list: game.exile, zone: Zone.Exile },
    { list: game.command, zone: Zone.Command },
    { list: game.ante, zone: Zone.Ante },
    ...game.attractionDecks.map((list) => ({ list, zone: Zone.Command })),
  ];
  for (const { library, hand, graveyard } of game.players) {
    zones.push(
      { list: library, zone: Zone.Library },
      { list: hand, zone: Zone.Hand },
      { list: graveyard, zone: Zone.Graveyard },
    );
  }
  return zones;
}

/** Every card of a player still in the game is somewhere. CR 800.4a takes the others away. */
function lostCards(game: Game, found: number): string | null {
  if (game.main !== null) return null; // CR 726.2: the other cards are in the main game.
  if (game.players.some((player) => player.lost)) return null;
  let count = 0;
  for (const { deck, commanders, attractions } of game.setup.players)
    count += deck.length + (commanders?.length ?? 0) + (attractions?.length ?? 0);
  return found === count ? null : `there are ${found} cards of ${count}`;
}

function wrongNumbers(game: Game): string | null {
  for (const { id, life, pool } of game.players) {
    if (!Number.isInteger(life)) return `player ${id} has ${life} life`;
    if (pool.amounts.some((amount) => !(amount >= 0))) return `player ${id} has the mana ${pool.amounts.join()}`;
  }
  for (const id of game.battlefield) {
    const object = game.objects[id];
    if (object === undefined) continue;
    if (!(object.damage >= 0)) return `object ${id} has ${object.damage} damage`;
    for (const [counter, count] of Object.entries(object.counters))
      if (!(count > 0)) return `object ${id} has ${count} ${counter} counters`;
  }
  return null;
}
