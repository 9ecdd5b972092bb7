/** Environments in which minds learn to play: one game, or many at once. */
export { ACTIONS, FIRST_OPTION, NEXT_PAGE, PAGE, STOP } from './actions/action-space.ts';
export type { Payment } from './actions/breakdown.ts';
export { actionsFor } from './actions/actions-for.ts';
export { type Choice, type Option, OPTION_KINDS, type OptionKind, STOPPED } from './actions/choices.ts';
export { OpenQuestion } from './actions/open-question.ts';
export { type Channel, hostGame, type HostedGame } from './bot-protocol/host.ts';
export { linesOf, LONGEST_LINE } from './bot-protocol/lines.ts';
export { PROTOCOL_VERSION, type ToBot } from './bot-protocol/messages.ts';
export { Environment, type EnvironmentOptions, type LastState } from './environment.ts';
export { OBJECT_FEATURES, OPTION_FEATURES, PLAYER_FEATURES } from './observations/features.ts';
export { bucketOf, BUCKETS } from './observations/identity.ts';
export {
  GAME_FEATURES,
  LAYOUT,
  LAYOUT_VERSION,
  OBSERVATION_SIZE,
  type Part,
  PURPOSES,
  QUESTION_KINDS,
} from './observations/layout.ts';
export { writeObservation } from './observations/observe.ts';
export { type Table, type TableOptions, tableOf } from './tables/table.ts';
export { Batch, SEAT_STATES } from './vector/batch.ts';
export { VectorEnvironment, type VectorOptions } from './vector/vector-environment.ts';
export { WorkerEnvironment } from './vector/worker-environment.ts';
