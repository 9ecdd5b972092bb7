/** Team vs. Team: two or more teams of any sizes, each on its side of the table. CR 808. */
import { randomBelow } from '../../vocabulary/random.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { membersOfTeam } from '../../questions/players/teams.ts';
import { type Defaults, setUpOptions, withOptions, wrongOption } from './multiplayer-options.ts';
import { sideBySide, teamCount, teamsInSeats, wrongWithAdjacency, wrongWithTeams } from './seating.ts';
import type { Variant } from '../variant.ts';

const DEFAULTS: Defaults = { attack: 'any', deploy: false, sharedTurns: false }; // CR 808.3a, 808.3b

/** The player in the center of a random team, or to the left of its midpoint. CR 808.4. */
function centerOfRandomTeam(game: Game): PlayerId {
  const teams: PlayerId[] = [];
  for (const { id, team } of game.players)
    if (!teams.some((member) => game.players[member]?.team === team)) teams.push(id);
  const members = membersOfTeam(game, teams[randomBelow(game, teams.length)] as PlayerId);
  return members[Math.floor(members.length / 2)] as PlayerId;
}

/** CR 808. */
export const teamVsTeam: Variant = {
  name: 'team-vs-team',
  contribute: (rules, _setup, options) => {
    const chosen = withOptions(rules, options, DEFAULTS);
    return { ...chosen, teams: { ...chosen.teams, review: 'teammates' } }; // CR 808.5
  },
  seating: (setup, options) => sideBySide(setup.players.length, Number(options['teams'] ?? 2)),
  startingSeat: centerOfRandomTeam,
  setUp: (game, options) => setUpOptions(game, options, DEFAULTS),
  check: (setup, options) => {
    const count = teamCount('team-vs-team', options['teams']);
    if (typeof count === 'string') return count;
    if (setup.players.length < 3 || setup.players.length < count)
      return `A team-vs-team game of ${count} teams needs ${Math.max(3, count)} players or more, not ${setup.players.length}`;
    const wrong = wrongWithTeams(setup);
    if (wrong !== null) return wrong;
    const teams = teamsInSeats(setup, sideBySide(setup.players.length, count));
    return (
      wrongWithAdjacency(setup, teams) ??
      wrongOption('team-vs-team', setup, options, DEFAULTS, ['teams', 'range'], teams)
    );
  },
};
