/** The frame in which a card's words are read: who "you" is, what "it" is. */
import { isLabel, type Label, outward } from '@kitchen-table/language/core';
import type { Entity, ObjectId, PlayerId } from './ids.ts';

/** What a label stands for. Immutable. */
export interface Bound {
  /** Objects as they were named then, also those that have left (follow `became` where CR 400.7 allows). */
  readonly entities: readonly Entity[];
  /** "that much": an amount of damage, life, cards, ...; 0 when there is none. */
  readonly amount: number;
}

/** By labels, and by names that the engine makes for itself. */
export type Bindings = Readonly<Record<string, Bound>>;
export const NO_BINDINGS: Bindings = {};

/** Under this label stands the player with whom those who act begin, where that isn't the active player. CR 101.4. */
export const FIRST_LABEL: Label = '#first';

/** Under this label stands the one described, in what is looked for of them. */
export const WHOSE_LABEL = '#whose';

/** Under this label stands what was found and exiled at once: it is not put where the search would put it. CR 701.19. */
export const KEPT_LABEL: Label = '#kept';

/** Under this label stands the number of the extra turn that was made, as its amount. CR 500.7. */
export const THAT_TURN_LABEL: Label = '#that turn';

/** Under this label stands the number of the combat phase that was added, as its amount. CR 500.8. */
export const THAT_COMBAT_LABEL: Label = '#that combat';

/** Under this label every step notes whether it was done: its amount is 1 or 0. For "if you do". */
export const DONE_LABEL: Label = '#done';

/** Under this label stands what enters the battlefield together: it can't be chosen as it does. CR 614.13a. */
export const ENTERING_LABEL: Label = '#entering';

/** With this label it is no ability that waits: it happens as the player untaps. CR 502.3, 610.1. */
export const UNTAPPING_LABEL: Label = '#untapping';

/** Under this label stands who won the subgame that the effect created. CR 726.1b. */
export const SUBGAME_LABEL: Label = '#subgame';

/** Under this label it stands that the dice just rolled showed the same. CR 706.5. */
export const DOUBLES_LABEL: Label = '#doubles';
/** Under these labels stands how many of the results of the dice just rolled were odd, and how many even. CR 706.2. */
export const ODD_RESULTS_LABEL: Label = '#odd results';
export const EVEN_RESULTS_LABEL: Label = '#even results';
/** Of two results of which one was chosen, the other. CR 706.2. */
export const OTHER_RESULT_LABEL: Label = '#other result';

/** The label under which stands what was not chosen, of all that could have been: "and sacrifices the rest". CR 608.2c. */
export function restOf(label: Label): Label {
  return `rest of ${label}`;
}

/** What costs are paid for: casting a spell, activating an ability. CR 601.2h, 602.2b, 605. */
export type Use = 'spell' | 'ability' | 'mana ability';

/** Immutable: a step that adds a label makes a new one. */
export interface Context {
  /** The object whose words these are; it may have left its zone (last-known information applies). */
  readonly source: ObjectId;
  /** "you". */
  readonly controller: PlayerId;
  readonly bindings: Bindings;
  /** X, where there is one. */
  readonly x: number | null;
  /** The spell or ability on the stack that is being read, or NO_OBJECT. */
  readonly stackObject: ObjectId;
  /** A cost is being paid by what is done: no effect does it. CR 118.1. */
  readonly paying?: true;
  /** What is cast or activated with the cost that is being paid. */
  readonly use?: Use;
  /** How many objects the game had had as the ability came about: what moved later is found no more. CR 400.7. */
  readonly since?: number;
  /** The objects it speaks of that had moved by the time it began to resolve. */
  readonly left?: readonly ObjectId[];
  /** How many objects the game had had as it began to resolve: what it moves itself is found again. CR 400.7j. */
  readonly begun?: number;
}

/** The frame within a delayed trigger or a replacement that a text makes: the roles of its own event are still open. CR 603.7. */
export function withinEvent(context: Context): Context {
  const bindings: Record<string, Bound> = {};
  let changed = false;
  for (const label in context.bindings) {
    const name = isRole(label) ? outward(label) : label;
    if (name !== label) changed = true;
    // What is three events away nobody speaks of.
    if (!label.startsWith('outer outer ')) bindings[name] = context.bindings[label] as Bound;
  }
  return changed ? { ...context, bindings } : context;
}

function isRole(label: string): label is Label {
  return isLabel(label) && (label.startsWith('event.') || label.startsWith('outer event.'));
}
