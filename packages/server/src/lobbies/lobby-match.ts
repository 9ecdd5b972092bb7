/** A table between two games of its match: laid again, and who says who begins the next. CR 103.1. */
import type { LobbyMatch, MatchScore } from '@kitchen-table/protocol';
import type { GameResult } from '../tables.ts';
import { AS_BROUGHT, botName, type Changed, FREE, type Lobby, type LobbySeat } from './lobby.ts';
import { isDecided, isUnderWay, winsOf } from './played-match.ts';

/** The table laid again after a game. Its seats stay; a bot has that of whoever was voted out. */
export function afterGame(lobby: Lobby, result: GameResult): Lobby {
  const place = (name: string): number => lobby.seats.findIndex((one) => one.name === name);
  const winners = result.winners.map(place).filter((seat) => seat >= 0);
  const games = [...(isUnderWay(lobby) ? (lobby.match?.games ?? []) : []), winners];
  const drawn = lobby.match?.chooser ?? place(result.first);
  const match = { games, begins: null, chooser: chooserAfter(lobby, winners, drawn) };
  const isOver = isDecided(match, lobby.options.bestOf, lobby.seats.length);
  const seats = lobby.seats.map((one): LobbySeat => {
    if (one.kind !== 'human') return one;
    if (result.bots.includes(one.name)) return { ...FREE, kind: 'bot', name: botName(lobby), ready: true };
    return { ...one, ready: false, ...(isOver ? AS_BROUGHT : {}) };
  });
  return { ...lobby, seats, match, chat: result.said, game: null };
}

/** The loser; after a draw whoever chose before. Of several losers none is the one, and chance decides. CR 103.1. */
function chooserAfter({ seats }: Lobby, winners: readonly number[], afterDraw: number): number | null {
  if (seats.length !== 2) return null;
  return winners.length === 0 ? afterDraw : winners[0] === 0 ? 1 : 0;
}

/** Whoever lost says who takes the first turn. CR 103.1. */
export function withBeginner(lobby: Lobby, by: number, seat: number): Changed {
  const { match, seats } = lobby;
  if (match === null || match.chooser === null) return 'Chance says who begins.';
  if (match.chooser !== by)
    return `${seats[match.chooser]?.name} says who begins: whoever lost the last game, or said so before a drawn one.`;
  if (seats[seat] === undefined) return 'There is no such seat; choose another one.';
  return { ...lobby, match: { ...match, begins: seat } };
}

/** The seat that takes the first turn of the next game; null: chance says. */
export function beginnerOf({ match }: Lobby): number | null {
  return match === null ? null : (match.begins ?? match.chooser);
}

/** As everybody sees it. */
export function matchView(lobby: Lobby): LobbyMatch | null {
  const { match, options, seats } = lobby;
  if (match === null) return null;
  const beginner = beginnerOf(lobby);
  return {
    games: match.games.length,
    wins: winsOf(match, seats.length),
    over: isDecided(match, options.bestOf, seats.length),
    begins: match.chooser === null || beginner === null ? null : { chooser: match.chooser, seat: beginner },
  };
}

/** What the next game is told of the match, by seat of the lobby. */
export function scoreBefore(lobby: Lobby): MatchScore {
  const match = isUnderWay(lobby) ? lobby.match : null;
  return {
    lobby: lobby.lobby,
    bestOf: lobby.options.bestOf,
    games: match?.games.length ?? 0,
    wins: match === null ? lobby.seats.map(() => 0) : winsOf(match, lobby.seats.length),
  };
}
