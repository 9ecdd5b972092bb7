/** Grand Melee: a large table with several turns at the same time. CR 807. */
import { randomStream } from '../../vocabulary/random.ts';
import type { GameSetup, PlayerSetup } from '../../vocabulary/setup.ts';
import { leaveMarkers } from '../../rules/turn-structure/turn-markers.ts';
import { type Defaults, setUpOptions, withOptions, wrongOption } from './multiplayer-options.ts';
import type { Variant } from '../variant.ts';

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

/** Whether the players of a format are seated at random. CR 807.3. */
export function seatsAreRandom(format: string): boolean {
  return format.split('+').some((part) => part.trim().split(':')[0] === grandMelee.name);
}

/** Who sits where when all are seated at random, as the seed has it: for each seat its player's place in the setup. CR 807.3. */
export function randomSeats({ seed, players }: Pick<GameSetup, 'seed' | 'players'>): readonly number[] {
  const random = randomStream(`${seed}: seats`);
  const waiting = players.map((_, place) => place);
  const seats: number[] = [];
  while (waiting.length > 0) seats.push(...waiting.splice(Math.floor(random() * waiting.length), 1));
  return seats;
}

/** The setup with its players seated at random, as its seed has it: for whoever sets up a table. CR 807.3. */
export function seatedAtRandom(setup: GameSetup): GameSetup {
  return { ...setup, players: randomSeats(setup).map((place) => setup.players[place] as PlayerSetup) };
}
