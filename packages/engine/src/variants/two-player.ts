/** The rules that every game begins from: two players, twenty life. CR 100.1a, 103. */
import type { Variant, VariantRules } from './variant.ts';

/** What holds when no variant says otherwise. */
export const plainRules: VariantRules = {
  stateBasedActions: [],
  replacements: [],
  accounts: [],
  rulesInForce: [],
  additionalGenericCost: () => 0,
  castableFrom: () => NOTHING,
  startingLife: 20, // CR 103.4
  attack: 'any',
  freeMulligan: false,
  firstDraw: false, // CR 103.8a
};
const NOTHING: readonly never[] = [];

/** A game of two players. CR 100.1a. */
export const twoPlayer: Variant = {
  name: 'two-player',
  contribute: (rules) => rules,
  check: (setup) =>
    setup.players.length === 2
      ? null
      : `A two-player game has 2 players, not ${setup.players.length}: use 'free-for-all'`,
};
