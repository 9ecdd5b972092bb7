/** Fixed pieces of work for tests and for measuring: games that play themselves. No program that plays needs them. */
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
