/** Two-Headed Giant: two teams of two (or more) with one life total each. CR 810. */
import type { GameSetup } from '../../vocabulary/setup.ts';
import { type Defaults, setUpOptions, withOptions, wrongOption } from './multiplayer-options.ts';
import { sideBySide, teamsInSeats, teamSizes, wrongWithAdjacency, wrongWithTeams } from './seating.ts';
import type { Variant } from '../variant.ts';

const DEFAULTS: Defaults = { attack: 'any', deploy: false, sharedTurns: true }; // CR 810.2, 810.7

/** CR 810; 810.11: Three-Headed Giant and so on. */
export const twoHeadedGiant: Variant = {
  name: 'two-headed-giant',
  contribute: (rules, setup, options) => {
    const heads = setup.players.length / 2;
    return {
      ...withOptions(rules, options, DEFAULTS),
      teams: {
        sharedTurns: true, // CR 810.2
        sharedLife: true, // CR 810.4, 810.10
        poisonToLose: 15 + 5 * (heads - 2), // CR 810.8d, 810.11
        review: 'teammates', // CR 810.5
      },
    };
  },
  seating: (setup) => sideBySide(setup.players.length, 2),
  setUp: (game, options) => setUpOptions(game, options, DEFAULTS),
  check: (setup, options) => {
    const { length } = setup.players;
    if (length < 4 || length % 2 !== 0)
      return `A two-headed-giant game has two teams of equal size, 4, 6 or 8 players: there are ${length} (CR 810.1, 810.11)`;
    if (options['shared-turns'] === 'no') return 'Two-headed-giant always has shared team turns (CR 810.2)';
    const wrong = wrongWithTeams(setup);
    if (wrong !== null) return wrong;
    const teams = teamsInSeats(setup, sideBySide(length, 2));
    const sizes = teamSizes(teams);
    if (sizes.length !== 2 || sizes[0] !== sizes[1])
      return `A two-headed-giant game has two teams of equal size, not teams of ${sizes.join(' and ')} (CR 810.1, 810.11)`;
    const lives = teams.map((team, seat) => ({ team, life: setup.players[seat]?.startingLife }));
    if (lives.some(({ team, life }) => lives.some((other) => other.team === team && other.life !== life)))
      return 'The players of a two-headed-giant team share one life total: give them the same starting life, or none (CR 810.4)';
    return wrongWithAdjacency(setup, teams) ?? wrongOption('two-headed-giant', setup, options, DEFAULTS, [], teams);
  },
};

/**
 * The life total that a team starts with: 30 for two players where each alone would have 20, and 15 more for each
 * further player. CR 103.4a, 810.4, 810.11. NOT-CR: where a player alone has another total (Commander), in proportion.
 */
export function lifeOfTeam(setup: GameSetup, alone: number): number {
  return Math.ceil((alone * 3 * setup.players.length) / 8);
}
