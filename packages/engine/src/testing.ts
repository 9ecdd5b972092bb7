/** For tests, tools and measuring: games that play themselves, and games watched by who sees everything. No program that plays needs them. */
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
export { type Overseer, playOverseen } from './play/play-game.ts';
