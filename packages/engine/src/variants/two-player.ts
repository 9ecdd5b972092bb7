/** The rules that every game begins from: two players, twenty life. CR 100.1a, 103. */
import { NOTHING_SHARED } from '../vocabulary/players/team-rules.ts';
import type { Variant, VariantRules } from './variant.ts';

const NOTHING_TO_DO: readonly never[] = [];

/** What holds when no variant says otherwise. */
export const plainRules: VariantRules = {
  stateBasedActions: [],
  replacements: [],
  accounts: [],
  rulesInForce: [],
  additionalGenericCost: () => 0,
  castableFrom: () => NOTHING,
  startingLife: 20, // CR 103.4
  ranges: null,
  fates: [],
  turnMarkers: false,
  startingLifeOf: null,
  beforeFirstTurn: NOTHING_TO_DO,
  precombatMain: NOTHING_TO_DO,
  specialActions: NOTHING_TO_DO,
  beforeLeaving: NOTHING_TO_DO,
  afterLeaving: NOTHING_TO_DO,
  beforeHands: NOTHING_TO_DO,
  forAnte: false,
  attack: 'any',
  teams: NOTHING_SHARED,
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
