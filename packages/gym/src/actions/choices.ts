/** A single choice: one of several options, or to stop. Questions are broken into such choices. */
import { type Entity, NO_ENTITY } from '@kitchen-table/engine';

/** What an option is. */
export const OPTION_KINDS = [
  'play land',
  'cast',
  'activate',
  'special action',
  'object or player',
  'attack',
  'block',
  'yes',
  'number',
  'word',
  'mode',
  'next in order',
  'destination',
  'mana source',
] as const;
/** One of them. */
export type OptionKind = (typeof OPTION_KINDS)[number];

/** One of several things that may be chosen. */
export interface Option {
  readonly kind: OptionKind;
  /** What is chosen, or what acts; NO_ENTITY where it is no object and no player. */
  readonly entity: Entity;
  /** Whom or what it attacks or blocks, else NO_ENTITY. */
  readonly against: Entity;
  /** The number chosen (of a span its lowest), or which ability, mode, word or place it is. */
  readonly number: number;
  /** The words of it, where it has some. */
  readonly text: string;
}

/** What may be chosen now. */
export interface Choice {
  readonly options: readonly Option[];
  /** Whether nothing more may be chosen. */
  readonly mayStop: boolean;
  /** How many choices of the question were made before. */
  readonly made: number;
}

/** Said instead of the index of an option: nothing more. */
export const STOPPED = -1;

/** The choices of a question one after another; each is answered by the index of an option or STOPPED. */
export type Choices<Result> = Generator<Choice, Result, number>;

/** An option. */
export function option(
  kind: OptionKind,
  entity: Entity = NO_ENTITY,
  number = 0,
  text = '',
  against: Entity = NO_ENTITY,
): Option {
  return { kind, entity, against, number, text };
}
