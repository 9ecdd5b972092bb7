/** Costs and durations: what rules/costs and rules/effects read of them. CR 118, 611.2a. */
import { type Complete, kinds, notRead } from './known.ts';

export const COSTS_AND_DURATIONS: Complete = {
  // rules/costs/waterbending.ts.
  manaCost: { symbols: true, waterbend: true },
  tapCost: {},
  untapCost: {},
  loyaltyCost: { amount: true },
  manaCostOf: { of: true },
  lifeCost: { amount: true, forEach: notRead, words: ['and'] },
  actionCost: { action: true, also: true },
  eitherCost: { of: true, words: ['one verb'] },
  untilEndOfTurn: {},
  thisTurn: {},
  thisCombat: {},
  untilEndOfCombat: {},
  untilYourNextTurn: { of: true },
  untilPlaneswalk: { awayFrom: ['plane'] },
  untilEndOfYourNextTurn: { of: true },
  untilNextPart: { part: true, beginning: true },
  forAsLongAs: { condition: true },
  untilLeaves: { object: kinds('self'), verb: true },
  // rules/effects/until-leaves.ts: of what is exiled.
  untilHappens: { event: true },
  untilCastFromExile: { object: kinds('self') },
  restOfGame: {},
  untilAnotherIsExiled: {},
  // rules/permissions.ts: of what may be cast or played only, see walk.ts.
  inTurns: { condition: true },
  lastTurn: {},
};
