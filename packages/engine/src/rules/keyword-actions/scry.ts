/** Scry, fateseal and surveil. CR 701.18, 701.22, 701.42. */
import { perform } from '../../events/perform.ts';
import { ask, askChoose, askYesNo, reason } from '../../questions/ask.ts';
import { rulesInForce } from '../../questions/in-force.ts';
import { evaluate } from '../../questions/values.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, entityPlayer, type ObjectId, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { moveEvent } from '../event-makers.ts';
import type { KeywordAction } from './keyword-action.ts';
import { orderLibrary } from '../../vocabulary/game-notes.ts';

/** The top cards of a library, the top one first. */
export function topCards(game: Game, player: PlayerId, count: number): readonly ObjectId[] {
  const { library } = game.players[player] as Player;
  return library.slice(Math.max(0, library.length - count)).reverse();
}

/** Scry: looks at the top cards, puts any on the bottom and the rest on top, in any order. CR 701.18. */
export const scryAction: KeywordAction = {
  kind: 'scry',
  cr: '701.18a',
  nothingForZero: true, // CR 701.18b
  does: ({ game, player, amount, context }) => ({
    amount: sortTop(game, player, player, amount, `Scry ${amount}`, context.source, '701.18a'),
  }),
  says: '{player} scries {amount}',
  helps: true,
};

/** The same with the library of an opponent of the player's choice. CR 701.22a. */
function fateseal(game: Game, player: PlayerId, count: number, source: ObjectId): boolean {
  const [chosen] = askChoose(
    game,
    player,
    reason('Choose the opponent whose library you look at', source, '701.22a'),
    opponentsOf(game, player),
    1,
    1,
    'choose',
  );
  if (chosen === undefined) return false;
  sortTop(game, player, entityPlayer(chosen), count, `Fateseal ${count}`, source, '701.22a');
  return true;
}

function opponentsOf(game: Game, player: PlayerId): readonly Entity[] {
  const { team } = game.players[player] as Player;
  return game.players.filter((other) => !other.lost && other.team !== team).map(({ id }) => playerEntity(id));
}

/** Fateseal. CR 701.22. */
export const fatesealAction: KeywordAction = {
  kind: 'fateseal',
  cr: '701.22a',
  nothingForZero: true,
  possible: ({ game, player }) => opponentsOf(game, player).length > 0,
  does: ({ game, player, amount, context }) => ({ done: fateseal(game, player, amount, context.source) }),
  says: '{player} fateseals {amount}',
  helps: true,
};

/** A player looks at the top cards of a library and puts each on top or on the bottom; gives how many there were. */
function sortTop(
  game: Game,
  player: PlayerId,
  owner: PlayerId,
  count: number,
  text: string,
  source: ObjectId,
  rule: string,
): number {
  const cards = topCards(game, owner, count);
  const [top, bottom] = arrange(game, player, cards, ['top', 'bottom'], text, source, rule);
  const moved = new Set<ObjectId>(cards);
  const rest = (game.players[owner] as Player).library.filter((id) => !moved.has(id));
  // The first named of those for the top is topmost; the first put on the bottom is above the later ones.
  orderLibrary(game, owner, [...bottom.slice().reverse(), ...rest, ...top.slice().reverse()]);
  return cards.length;
}

/** Looks at the top cards, puts any into the graveyard and the rest back on top, in any order; how many there were. CR 701.42a. */
function surveil(game: Game, player: PlayerId, count: number, source: ObjectId): number {
  const looked = count + furtherCards(game, player, 'surveil', source);
  const cards = topCards(game, player, looked);
  const [top, graveyard] = arrange(game, player, cards, ['top', 'graveyard'], `Surveil ${looked}`, source, '701.42a');
  const kept = new Set<ObjectId>(top);
  const rest = (game.players[player] as Player).library.filter((id) => !kept.has(id));
  orderLibrary(game, player, [...rest, ...top.slice().reverse()]);
  perform(
    game,
    graveyard.map((id) => moveEvent(game, id, Zone.Graveyard, 'put', player, { cause: source, rule: '701.42a' })),
  );
  return cards.length;
}

/** Surveil. CR 701.42. */
export const surveilAction: KeywordAction = {
  kind: 'surveil',
  cr: '701.42a',
  nothingForZero: true, // CR 701.42c
  does: ({ game, player, amount, context }) => ({ amount: surveil(game, player, amount, context.source) }),
  says: '{player} surveils {amount}',
  helps: true,
};

/** How many additional cards the player looks at, as effects allow. CR 701.42b. */
function furtherCards(game: Game, player: PlayerId, action: 'surveil', source: ObjectId): number {
  let further = 0;
  for (const { rule, context } of rulesInForce(game, 'looksFurther')) {
    if (rule.each !== action || context.controller !== player) continue;
    const more = evaluate(game, rule.more, context);
    if (askYesNo(game, player, reason(`Look at ${more} more?`, source, '701.42b'))) further += more;
  }
  return further;
}

/** Asks where each card goes; for each destination its cards, in the order named. */
function arrange(
  game: Game,
  player: PlayerId,
  cards: readonly ObjectId[],
  destinations: readonly [string, string],
  text: string,
  source: ObjectId,
  rule: string,
): readonly [readonly ObjectId[], readonly ObjectId[]] {
  const piles: [ObjectId[], ObjectId[]] = [[], []];
  if (cards.length === 0) return piles;
  const answer = ask(game, { kind: 'arrange', player, reason: reason(text, source, rule), cards, destinations });
  cards.forEach((card, index) => (piles[answer[index] as number] as ObjectId[]).push(card));
  let at = cards.length;
  const inOrder = (pile: readonly ObjectId[]): readonly ObjectId[] => {
    if (pile.length < 2) return pile;
    const order = answer.slice(at, at + pile.length);
    at += pile.length;
    // The order names cards by their position among those looked at.
    return order.length === pile.length ? order.map((index) => cards[index] as ObjectId) : pile;
  };
  return [inOrder(piles[0]), inOrder(piles[1])];
}
