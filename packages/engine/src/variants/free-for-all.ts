/** Free-for-all: more than two players, each against all. CR 802-803, 806. */
import type { Variant } from './variant.ts';

/** CR 806; `attack=left` and `attack=right` are CR 803, else several players may be attacked (CR 802). */
export const freeForAll: Variant = {
  name: 'free-for-all',
  contribute: (rules, setup, options) => {
    const several = setup.players.length > 2;
    return {
      ...rules,
      freeMulligan: rules.freeMulligan || several, // CR 103.5c
      firstDraw: rules.firstDraw || several, // CR 103.8c
      attack: options['attack'] === 'left' ? 'left' : options['attack'] === 'right' ? 'right' : 'any',
    };
  },
  check: (_setup, { attack }) =>
    attack === undefined || attack === 'any' || attack === 'left' || attack === 'right'
      ? null
      : `In free-for-all, attack is 'any', 'left' or 'right', not '${attack}'`,
};
