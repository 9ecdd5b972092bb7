/** Teams, their members, and whose turn it is when teams take turns. CR 102.1-102.4, 805.2, 805.4a. */
import type { Game } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';

/** Whether the two are on the same team; everybody is on their own. CR 102.3. */
export function areOnOneTeam(game: Game, one: PlayerId, other: PlayerId): boolean {
  return one === other || game.players[one]?.team === game.players[other]?.team;
}

/** Whether it is the player's turn: with shared team turns, the turn of the player's team. CR 102.1, 805.4a. */
export function isActivePlayer(game: Game, player: PlayerId): boolean {
  if (player === game.activePlayer) return true;
  return game.rules.teams.sharedTurns && game.players[player]?.team === game.players[game.activePlayer]?.team;
}

/** The players whose turn it is, the primary player first; also one who has left during the turn. CR 805.4a, 800.4j. */
export function activePlayers(game: Game): readonly PlayerId[] {
  return game.rules.teams.sharedTurns ? playersActingWith(game, game.activePlayer) : [game.activePlayer];
}

/** Where the team's seats begin, going to the left: its rightmost seat from its own perspective. CR 805.2. */
function firstSeatOf(game: Game, member: PlayerId): number {
  const seats = game.players.length;
  const team = game.players[member]?.team;
  let seat: number = member;
  for (let i = 1; i < seats; i++) {
    const right = (seat + seats - 1) % seats;
    if (game.players[right]?.team !== team) break;
    seat = right;
  }
  return seat;
}

/** All players of the team, in turn order from its rightmost seat, also those who have left. */
export function membersOfTeam(game: Game, member: PlayerId): readonly PlayerId[] {
  const seats = game.players.length;
  const team = game.players[member]?.team;
  const first = firstSeatOf(game, member);
  const found: PlayerId[] = [];
  for (let i = 0; i < seats; i++) {
    const seat = ((first + i) % seats) as PlayerId;
    if (game.players[seat]?.team === team) found.push(seat);
  }
  return found;
}

/** Who acts when this player would: with shared team turns the members of the team still in the game, else the player alone. CR 805. */
export function playersActingWith(game: Game, player: PlayerId): readonly PlayerId[] {
  if (!game.rules.teams.sharedTurns) return [player];
  const members = membersOfTeam(game, player).filter((member) => game.players[member]?.lost === false);
  return members.length === 0 ? [player] : members;
}

/** Who decides for the team: the player in its rightmost seat of those still in the game. CR 805.2. */
export function primaryPlayer(game: Game, member: PlayerId): PlayerId {
  return game.rules.teams.sharedTurns ? (playersActingWith(game, member)[0] as PlayerId) : member;
}

/** Whether life and poison counters of the one are those of the other. CR 810.4, 810.10. */
export function shareLife(game: Game, one: PlayerId, other: PlayerId): boolean {
  return one === other || (game.rules.teams.sharedLife && areOnOneTeam(game, one, other));
}

/** One player of each team that shares its life, for sums over life totals and poison counters. CR 810.10a. */
export function onePerTeam(game: Game, players: readonly PlayerId[]): readonly PlayerId[] {
  if (!game.rules.teams.sharedLife) return players;
  return players.filter((player, i) => players.findIndex((other) => areOnOneTeam(game, player, other)) === i);
}

/** Whether the two sit next to each other, nobody still in the game between them. CR 811.4, 811.5. */
export function areNeighbors(game: Game, one: PlayerId, other: PlayerId): boolean {
  return one !== other && (seatBeside(game, one, 1) === other || seatBeside(game, one, -1) === other);
}

/** The next player still in the game, to the left (1, the way the turns go) or to the right (-1). CR 103.1, 803.1. */
export function seatBeside(game: Game, player: PlayerId, way: 1 | -1): PlayerId {
  const seats = game.players.length;
  for (let i = 1; i < seats; i++) {
    const seat = ((player + seats + way * i) % seats) as PlayerId;
    if (game.players[seat]?.lost === false) return seat;
  }
  return player;
}

/** Whether the viewer may review the hand of that other player, as the variant has it. CR 808.5, 810.5, 811.5. */
export function mayReviewHand(game: Game, viewer: PlayerId, owner: PlayerId): boolean {
  const { review } = game.rules.teams;
  if (review === 'nobody' || !areOnOneTeam(game, viewer, owner)) return false;
  return review === 'teammates' || areNeighbors(game, viewer, owner);
}
