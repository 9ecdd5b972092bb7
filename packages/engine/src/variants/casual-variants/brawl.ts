/** Brawl: Commander with sixty cards, planeswalkers as commanders, less life. CR 903.12. */
import { commander, commanderDamage } from './commander.ts';
import type { Variant } from '../variant.ts';

/** CR 903.12: the normal rules of Commander with these changes. */
export const brawl: Variant = {
  ...commander,
  name: 'brawl',
  contribute: (rules, setup, options) => {
    const now = commander.contribute(rules, setup, options);
    return {
      ...now,
      startingLife: setup.players.length === 2 ? 25 : 30, // CR 903.12f
      freeMulligan: true, // CR 903.12g
      stateBasedActions: now.stateBasedActions.filter((action) => action !== commanderDamage), // CR 903.12h
    };
  },
};
