/** Costs. CR 118. */
import type { Action } from './actions/actions.ts';
import type { Noun } from './nouns.ts';
import type { Value } from './values.ts';
import type { ManaSymbols } from './words.ts';

/** The parts of a cost, all to be paid, in printed order. */
export type Cost = readonly CostPart[];

/** One thing that is paid: mana, life, {T}, loyalty, or an action such as a sacrifice. CR 118. */
export type CostPart =
  /** `waterbend`: artifacts and creatures may be tapped for its generic mana. CR 701.67. */
  | { kind: 'manaCost'; symbols: ManaSymbols; waterbend?: true }
  /** "pay its mana cost". CR 107.3h. */
  | { kind: 'manaCostOf'; of: Noun }
  | { kind: 'tapCost' }
  | { kind: 'untapCost' }
  | { kind: 'loyaltyCost'; amount: number | 'X' | '-X' }
  /** "Pay 2 life": an action too, but with a symbol's price. */
  | { kind: 'lifeCost'; amount: number | 'X' | 'half' | 'commander colors' | Value; forEach?: Noun; words?: 'and' }
  /** Anything done to pay: sacrifice, discard, exile, return, tap others, remove counters, reveal, mill, ... CR 118.1. */
  /** `also`: in the same breath, "remove ... and sacrifice it". */
  | { kind: 'actionCost'; action: Action; also?: Action }
  /** One of several: "discard a card or pay {2}". */
  | { kind: 'eitherCost'; of: readonly Cost[]; words?: 'one verb' };
