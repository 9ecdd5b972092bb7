/**
 * For tests, tools and measuring: games that play themselves, games watched by who sees everything, and positions moved by
 * hand. No program that plays needs them.
 */
export {
  duelSetup,
  forks,
  forksThatGoOn,
  gameInMidSegment,
  gameUnderWay,
  randomDecider,
  randomGame,
  referenceLoop,
  tokenCombat,
} from './play/workloads.ts';
export { whyNotFix } from './play/fixing-the-board.ts';
export { keptWrongly } from './play/from-scratch.ts';
export { type Overseer, playOverseen } from './play/play-game.ts';
export { advanceSegment, settleByHand } from './rules/priority/priority.ts';
export { answerWith, concedeIn, rollWith, watchInstructions, type Witness } from './play/answering.ts';
export { contextOf } from './rules/resolving/bindings.ts';
export { fork } from './vocabulary/fork.ts';
export { withOwnCost } from './vocabulary/objects/own-costs.ts';
