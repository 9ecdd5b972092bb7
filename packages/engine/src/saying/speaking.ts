/**
 * Sentences that say what the engine does with a text. The card language is recursive; so that the files that speak
 * need not import each other in a circle, they call one another through the scope, here.
 */
import type {
  Ability,
  Action,
  Clause,
  Condition,
  Cost,
  Duration,
  Filter,
  Label,
  Noun,
  Rule,
  Trigger,
  Value,
} from '@kitchen-table/language/core';
import type { Phrase } from './english.ts';

/** A sentence, and the steps that it announces. */
export interface Line {
  readonly text: string;
  readonly steps: readonly Line[];
}

/** A verb with who does it and what is said behind it: the mood makes a sentence of them. */
export interface Deed {
  readonly subject: Phrase;
  /** "draw", "become". */
  readonly verb: string;
  readonly rest: string;
}

/** How a filter is said: of one or of several, and whether "other" is to be said with it. */
export interface Form {
  readonly several: boolean;
  readonly other?: boolean;
}

/** What speaks of each sort of node. */
export interface Speaker {
  noun(noun: Noun, scope: Scope): Phrase;
  filter(filter: Filter, form: Form, scope: Scope): string;
  value(value: Value, scope: Scope): string;
  condition(condition: Condition, scope: Scope): string;
  deed(action: Action, scope: Scope, mood: Mood): Deed;
  clause(clause: Clause, scope: Scope): readonly Line[];
  rule(rule: Rule, scope: Scope): readonly Line[];
  cost(cost: Cost, scope: Scope): string;
  duration(duration: Duration, scope: Scope): string;
  trigger(trigger: Trigger, scope: Scope): string;
  ability(ability: Ability, scope: Scope): readonly Line[];
}

/** Whether the deed is told to be done (nobody named: you), or spoken of (nobody named: it is done to the object). */
export type Mood = 'told' | 'spoken of';

/** What a label stands for: a noun, with the deed in which it is named, or what a deed did. */
export interface Introduced {
  readonly label: Label;
  readonly noun: Noun | null;
  readonly action: Action | null;
  /** The field of the deed in which the noun stands. */
  readonly role: string;
  /** Done for each of several: there may be several of what it did. */
  readonly repeated: boolean;
  /** What it is called afterwards: "the target creature". */
  readonly called: Phrase;
  /** Which of several that are called the same it is, from 1; 0 when it is the only one. */
  readonly place: number;
}

/** Where the words are read. */
export interface Scope {
  readonly speaker: Speaker;
  /** What the object itself is called: "this creature". */
  readonly self: string;
  /** What stands for the labels of the ability. */
  readonly named: ReadonlyMap<Label, Introduced>;
  /** The events that set the text off or that it replaces, the innermost first. */
  readonly events: readonly (readonly Action[])[];
  /** What "it" means within a description that looks back on what it describes. */
  readonly candidate: string;
  /** Whether nouns within the description leave that as it is: a condition asked of it, a number it is compared with. */
  readonly asked?: true;
  /** What is described just now: a number that it is compared with may speak of it. */
  readonly subject: string;
  /** For which of several the text is carried out just now: "that creature". */
  readonly each: string;
  /** The step before, which "instead" speaks of. */
  readonly before?: Clause | undefined;
  /** Who says it: "you", or by name where somebody else is asked. */
  readonly you: Phrase;
  /** What a label stands for while the text is carried out, by name; null: nothing that can be named. */
  readonly bound: ((label: Label) => Phrase | null) | null;
}

export function say(noun: Noun, scope: Scope): string {
  return scope.speaker.noun(noun, scope).text;
}

export function phrase(noun: Noun, scope: Scope): Phrase {
  return scope.speaker.noun(noun, scope);
}

export function described(filter: Filter, form: Form, scope: Scope): string {
  return scope.speaker.filter(filter, form, scope);
}

export function amount(value: Value, scope: Scope): string {
  return scope.speaker.value(value, scope);
}

export function truth(condition: Condition, scope: Scope): string {
  return scope.speaker.condition(condition, scope);
}

export function deedOf(action: Action, scope: Scope, mood: Mood): Deed {
  return scope.speaker.deed(action, scope, mood);
}

export function howLong(duration: Duration, scope: Scope): string {
  return scope.speaker.duration(duration, scope);
}

export function price(cost: Cost, scope: Scope): string {
  return scope.speaker.cost(cost, scope);
}

/** A noun or a bare description, as in "for each ...": of one of them. */
export function eachOne(of: Noun | Filter, scope: Scope): string {
  return of.kind === 'filter' ? described(of, { several: false }, scope) : countedOne(of, scope);
}

/** A noun or a bare description, as in "the number of ...". */
export function severalOf(of: Noun | Filter, scope: Scope): string {
  if (of.kind === 'filter') return described(of, { several: true }, scope);
  if (of.kind === 'select') {
    const { amount: how, target, other } = of.quantifier;
    if (target !== true && (how === 'bare' || how === 'all' || how === 'a' || how === 'each'))
      return described(of.filter, { several: true, ...(other === true ? { other: true } : {}) }, scope);
  }
  if (of.kind === 'nounList') return of.of.map((each) => severalOf(each, scope)).join(` ${of.join} `);
  if (of.kind === 'countersNoun' || of.kind === 'counterKinds' || of.kind === 'stickersNoun')
    return say(of, scope).replace(/\b(kind|counter|sticker)\b/, '$1s');
  return say(of, scope);
}

function countedOne(of: Noun, scope: Scope): string {
  if (of.kind === 'select' && of.quantifier.target !== true) {
    const { amount: how, other } = of.quantifier;
    if (how === 'a' || how === 'bare' || how === 'each' || how === 'all')
      return described(of.filter, { several: false, ...(other === true ? { other: true } : {}) }, scope);
  }
  if (of.kind === 'nounList') return of.of.map((each) => countedOne(each, scope)).join(` ${of.join} `);
  if (of.kind === 'countersNoun' || of.kind === 'counterKinds' || of.kind === 'stickersNoun' || of.kind === 'units')
    return say(of, scope).replace(/^(the number of )/, '');
  const meant = scope.speaker.noun(of, scope);
  return meant.person === 'many' ? `one of ${meant.text}` : meant.text;
}

/** The scope in which these events have set the text off. */
export function within(events: readonly Action[], scope: Scope): Scope {
  return { ...scope, events: [events, ...scope.events] };
}

export function line(text: string, steps: readonly Line[] = []): Line {
  return { text, steps };
}

export function unreachable(value: never): never {
  throw new Error(`there is no sentence for ${JSON.stringify(value)}`);
}
