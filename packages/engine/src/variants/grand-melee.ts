/** Grand Melee: a large table with several turns at the same time. CR 807. */
import { randomStream } from '../vocabulary/random.ts';
import type { GameSetup, PlayerSetup } from '../vocabulary/setup.ts';
import { leaveMarkers } from '../rules/turn-markers.ts';
import { type Defaults, setUpOptions, withOptions, wrongOption } from './multiplayer-options.ts';
import type { Variant } from './variant.ts';

/** Attack left (CR 807.2b); neither attack multiple players nor deploy creatures (CR 807.2c). */
const DEFAULTS: Defaults = { attack: 'left', deploy: false, sharedTurns: false };
/** NOT-CR: played by ten or more as a rule (CR 807.1); with fewer than four there is no full four for a turn marker. */
const FEWEST = 4;

/** CR 807. */
export const grandMelee: Variant = {
  name: 'grand-melee',
  contribute: (rules, setup, options) => ({
    ...withOptions(rules, options, DEFAULTS),
    ranges: setup.players.map(() => 1), // CR 807.2a
    turnMarkers: true, // CR 807.4
    afterLeaving: [...rules.afterLeaving, leaveMarkers],
  }),
  setUp: (game, options) => setUpOptions(game, options, DEFAULTS),
  check: (setup, options) => {
    if (setup.players.length < FEWEST)
      return `A grand-melee game needs ${FEWEST} players or more, as a rule ten: there are ${setup.players.length} (CR 807.1)`;
    if (setup.players.some(({ team }) => team !== undefined))
      return 'In grand-melee everybody plays alone: take the teams out of the setup (CR 807.1)';
    return wrongOption('grand-melee', setup, options, DEFAULTS, ['range']);
  },
};

/** The setup with its players seated at random, as its seed has it: for whoever sets up a table. CR 807.3. */
export function seatedAtRandom(setup: GameSetup): GameSetup {
  const random = randomStream(`${setup.seed}: seats`);
  const waiting = setup.players.slice();
  const players: PlayerSetup[] = [];
  while (waiting.length > 0) players.push(...waiting.splice(Math.floor(random() * waiting.length), 1));
  return { ...setup, players };
}
