/** The teams of a game as everybody sees them. CR 102.3, 810.4, 810.10. */
import type { Game } from '../vocabulary/game.ts';
import type { TeamView } from '../vocabulary/views.ts';
import { activePlayers, membersOfTeam } from '../questions/players/teams.ts';

const NO_TEAMS: readonly TeamView[] = [];

/** Every team of two or more players; none where everybody is alone. */
export function teamViews(game: Game): readonly TeamView[] {
  const found: TeamView[] = [];
  for (const { id, team, life, counters } of game.players) {
    const players = membersOfTeam(game, id);
    if (players.length < 2 || found.some((other) => other.team === team)) continue;
    const shared = game.rules.teams.sharedLife;
    found.push({
      team,
      players,
      active: game.rules.teams.sharedTurns && activePlayers(game).some((player) => players.includes(player)),
      life: shared ? life : null,
      poison: shared ? (counters['poison'] ?? 0) : null,
    });
  }
  return found.length === 0 ? NO_TEAMS : found;
}
