/** Effects on the life of several players, where each team has one life total: it chooses one of its members. CR 810.9d. */
import { askChoose, reason } from '../../../questions/ask.ts';
import { areOnOneTeam, primaryPlayer } from '../../../questions/players/teams.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { entityPlayer, type ObjectId, playerEntity, type PlayerId } from '../../../vocabulary/ids.ts';

/** Of each team that shares its life one of the players, chosen by the team; all players where nothing is shared. */
export function oneOfEachTeam(game: Game, players: readonly PlayerId[], source: ObjectId): readonly PlayerId[] {
  if (!game.rules.teams.sharedLife || players.length < 2) return players;
  const chosen: PlayerId[] = [];
  for (const player of players) {
    if (chosen.some((other) => areOnOneTeam(game, player, other))) continue;
    const members = players.filter((other) => areOnOneTeam(game, player, other));
    const why = reason('Choose which of you this happens to', source, '810.9d');
    const from = members.map(playerEntity);
    const [one] = askChoose(game, primaryPlayer(game, player), why, from, 1, 1, 'choose');
    chosen.push(one === undefined ? player : entityPlayer(one));
  }
  return chosen;
}

/** Players of whom no two are on one team, for turns and parts of turns that a whole team takes or skips. CR 805.8. */
export function teamsOnce(game: Game, players: readonly PlayerId[]): readonly PlayerId[] {
  if (!game.rules.teams.sharedTurns) return players;
  return players.filter((player, i) => players.findIndex((other) => areOnOneTeam(game, player, other)) === i);
}
