/** Scry and surveil. CR 701.18, 701.42. */
import { perform } from '../../events/perform.ts';
import { ask, reason } from '../../questions/ask.ts';
import { isForbidden } from '../../questions/rules-in-force.ts';
import { editPlayer } from '../../vocabulary/door.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players.ts';
import { Zone } from '../../vocabulary/zones.ts';
import { moveEvent } from '../event-makers.ts';

/** The top cards of a library, the top one first. */
export function topCards(game: Game, player: PlayerId, count: number): readonly ObjectId[] {
  const { library } = game.players[player] as Player;
  return library.slice(Math.max(0, library.length - count)).reverse();
}

/** Looks at the top cards, puts any on the bottom and the rest on top, in any order. CR 701.18a. */
export function scry(game: Game, player: PlayerId, count: number, source: ObjectId): void {
  if (count <= 0) return; // CR 701.18b
  const cards = topCards(game, player, count);
  const [top, bottom] = arrange(game, player, cards, ['top', 'bottom'], `Scry ${count}`, source, '701.18a');
  const moved = new Set<ObjectId>(cards);
  const writable = editPlayer(game, player);
  const rest = writable.library.filter((id) => !moved.has(id));
  // The first named of those for the top is topmost; the first put on the bottom is above the later ones.
  writable.library = [...(bottom ?? []).slice().reverse(), ...rest, ...(top ?? []).slice().reverse()];
  perform(game, [{ kind: 'scry', player, amount: cards.length, cause: source, rule: '701.18a' }]);
}

/** Looks at the top cards, puts any into the graveyard and the rest back on top, in any order. CR 701.42a. */
export function surveil(game: Game, player: PlayerId, count: number, source: ObjectId): void {
  if (count <= 0 || isForbidden(game, { kind: 'surveil', player }) !== null) return;
  const cards = topCards(game, player, count);
  const [top, graveyard] = arrange(game, player, cards, ['top', 'graveyard'], `Surveil ${count}`, source, '701.42a');
  const kept = new Set<ObjectId>(top);
  const writable = editPlayer(game, player);
  const rest = writable.library.filter((id) => !kept.has(id));
  writable.library = [...rest, ...(top ?? []).slice().reverse()];
  perform(
    game,
    (graveyard ?? []).map((id) =>
      moveEvent(game, id, Zone.Graveyard, 'put', player, { cause: source, rule: '701.42a' }),
    ),
  );
  perform(game, [{ kind: 'surveil', player, amount: cards.length, cause: source, rule: '701.42a' }]);
}

/** Asks where each card goes; for each destination its cards, in the order named. */
export function arrange(
  game: Game,
  player: PlayerId,
  cards: readonly ObjectId[],
  destinations: readonly string[],
  text: string,
  source: ObjectId,
  rule: string,
): readonly (readonly ObjectId[])[] {
  const piles: ObjectId[][] = destinations.map(() => []);
  if (cards.length === 0) return piles;
  const answer = ask(game, { kind: 'arrange', player, reason: reason(text, source, rule), cards, destinations });
  cards.forEach((card, index) => piles[answer[index] as number]?.push(card));
  let at = cards.length;
  return piles.map((pile) => {
    if (pile.length < 2) return pile;
    const order = answer.slice(at, at + pile.length);
    at += pile.length;
    // The order names cards by their position among those looked at.
    return order.length === pile.length ? order.map((index) => cards[index] as ObjectId) : pile;
  });
}
