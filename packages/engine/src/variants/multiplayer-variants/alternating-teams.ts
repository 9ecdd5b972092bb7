/** Alternating Teams: teams of equal size, no one next to a teammate. CR 811. */
import { type Defaults, setUpOptions, withOptions, wrongOption } from './multiplayer-options.ts';
import { alternating, teamCount, teamsInSeats, wrongWithAlternation, wrongWithTeams } from './seating.ts';
import type { Variant } from '../variant.ts';

/** Players attack their neighbors only: CR 811.2b, 811.4. Deploying is not normally used: CR 811.2c. */
const DEFAULTS: Defaults = { attack: 'neighbors', deploy: false, sharedTurns: false };

/** CR 811. */
export const alternatingTeams: Variant = {
  name: 'alternating-teams',
  contribute: (rules, setup, options) => {
    const chosen = withOptions(rules, options, DEFAULTS);
    return {
      ...chosen,
      ranges: setup.players.map(() => 2), // CR 811.2a
      teams: { ...chosen.teams, review: 'neighboring teammates' }, // CR 811.5
    };
  },
  seating: (setup, options) => alternating(setup.players.length, Number(options['teams'] ?? 2)),
  setUp: (game, options) => setUpOptions(game, options, DEFAULTS),
  check: (setup, options) => {
    const count = teamCount('alternating-teams', options['teams']);
    if (typeof count === 'string') return count;
    const { length } = setup.players;
    if (length < 2 * count || length % count !== 0)
      return `An alternating-teams game of ${count} teams needs teams of equal size, at least ${2 * count} players: there are ${length} (CR 811.1)`;
    if (options['shared-turns'] === 'yes')
      return 'Alternating teams can not share turns: teammates do not sit next to each other (CR 805.1, 811.3)';
    const wrong = wrongWithTeams(setup);
    if (wrong !== null) return wrong;
    const teams = teamsInSeats(setup, alternating(length, count));
    return (
      wrongWithAlternation(setup, teams) ??
      wrongOption('alternating-teams', setup, options, DEFAULTS, ['teams', 'range'], teams)
    );
  },
};
