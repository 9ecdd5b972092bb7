/** Free-for-all: more than two players, each against all. CR 802-803, 806. */
import { type Defaults, setUpOptions, withOptions, wrongOption } from './multiplayer-options.ts';
import { teamsInSeats, teamSizes, wrongWithTeams } from './seating.ts';
import type { Variant } from '../variant.ts';

const DEFAULTS: Defaults = { attack: 'any', deploy: false, sharedTurns: false }; // CR 806.2b, 806.2c

/** CR 806; `attack=left` and `attack=right` are CR 803, else several players may be attacked (CR 802). */
export const freeForAll: Variant = {
  name: 'free-for-all',
  contribute: (rules, setup, options) => {
    const several = setup.players.length > 2;
    return {
      ...withOptions(rules, options, DEFAULTS),
      freeMulligan: rules.freeMulligan || several, // CR 103.5c
      firstDraw: rules.firstDraw || several, // CR 103.8c
    };
  },
  setUp: (game, options) => setUpOptions(game, options, DEFAULTS),
  check: (setup, options) => {
    if (options['deploy'] === 'yes')
      return 'Free-for-all does not use the deploy creatures option: nobody has teammates (CR 806.2c)';
    if (options['attack'] === 'one')
      return "In free-for-all, attack is 'any', 'left' or 'right', not 'one' (CR 806.2b)";
    const wrong = wrongWithTeams(setup);
    if (wrong !== null) return wrong;
    const teams = teamsInSeats(setup, []);
    const grouped = teamSizes(teams).some((size) => size > 1);
    return wrongOption('free-for-all', setup, options, DEFAULTS, ['range'], grouped ? teams : []);
  },
};
