/** Where what lies in an observation. A change of anything here is another version. */
import { PAGE } from '../actions/action-space.ts';
import { OBJECT_FEATURES, OPTION_FEATURES, PLAYER_FEATURES } from './features.ts';
import { Step, STEP_NAMES } from '@kitchen-table/engine';

/** The version of the layout. */
export const LAYOUT_VERSION = 1;

/** The kinds of question, in the order of their numbers. */
export const QUESTION_KINDS = [
  'priority',
  'targets',
  'chooseObjects',
  'chooseModes',
  'chooseOption',
  'chooseNumber',
  'yesNo',
  'order',
  'distribute',
  'assignDamage',
  'attackers',
  'blockers',
  'arrange',
  'mulligan',
  'pay',
  'vote',
] as const;

/** What objects are chosen for, in the order of their numbers. */
export const PURPOSES = [
  'target',
  'sacrifice',
  'discard',
  'search',
  'return',
  'exile',
  'tap',
  'untap',
  'copy',
  'attach',
  'reveal',
  'legend',
  'counters',
  'damage',
  'destroy',
  'put',
  'protect',
  'choose',
] as const;

/** What is told of the game and of the choice that is open to the seat. */
export const GAME_FEATURES: readonly string[] = [
  'turn / 20',
  'my turn',
  'a choice is open to me',
  'stack / 5',
  ...STEP_NAMES.slice(0, Step.Cleanup + 1).map((name) => `step: ${name}`),
  ...QUESTION_KINDS.map((kind) => `question: ${kind}`),
  ...PURPOSES.map((purpose) => `purpose: ${purpose}`),
  'helps (1) or harms (-1)',
  'asked by: identity',
  'asked by: words',
  'choices made / 5',
  'may stop',
  'options / 10',
  'page',
];

/** A part of an observation: so many slots with the same features each. */
export interface Part {
  readonly name: string;
  /** Where it begins. */
  readonly start: number;
  readonly slots: number;
  readonly features: readonly string[];
}

const SLOTS: readonly (readonly [name: string, slots: number, features: readonly string[]])[] = [
  ['game', 1, GAME_FEATURES],
  ['players', 10, PLAYER_FEATURES],
  ['my hand', 10, OBJECT_FEATURES],
  ['my permanents', 24, OBJECT_FEATURES],
  ["others' permanents", 32, OBJECT_FEATURES],
  ['stack', 5, OBJECT_FEATURES],
  ['command zone', 4, OBJECT_FEATURES],
  ['my graveyard', 4, OBJECT_FEATURES],
  ["others' graveyards", 4, OBJECT_FEATURES],
  ['options', PAGE, OPTION_FEATURES],
];

/** The parts in their order. */
export const LAYOUT: readonly Part[] = SLOTS.map(([name, slots, features], at) => ({
  name,
  slots,
  features,
  start: SLOTS.slice(0, at).reduce((sum, [, before, each]) => sum + before * each.length, 0),
}));

/** How many numbers an observation has. */
export const OBSERVATION_SIZE: number = LAYOUT.reduce((sum, { slots, features }) => sum + slots * features.length, 0);

/** The part with that name. */
export function partNamed(name: string): Part {
  const part = LAYOUT.find((one) => one.name === name);
  if (part === undefined) throw new Error(`an observation has no part "${name}"`);
  return part;
}
