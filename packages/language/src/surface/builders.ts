/** Builders: the card language written by hand, briefly. For tests, tools and custom cards. */
import type { Ability, KeywordAbility, TriggeredAbility } from './abilities.ts';
import type { Action } from './actions/actions.ts';
import type { Card, CardFace } from './cards.ts';
import type { Clause } from './clauses.ts';
import type { Rule } from './rules.ts';
import type { Cost } from './costs.ts';
import type { Duration } from './durations.ts';
import type { AnyTarget, Filter, Noun, NounWord, Quantifier, Select, Self, You } from './nouns.ts';
import type { Label } from './labels.ts';
import type { Quality } from './qualities.ts';
import type { TokenDescription } from './actions/tokens.ts';
import type { Value } from './values.ts';
import {
  CARD_TYPES,
  type CardType,
  COLORS,
  type Color,
  type ManaSymbols,
  SUPERTYPES,
  type Supertype,
} from './words.ts';

/** This object. */
export const self: Self = { kind: 'self' };
/** Its controller. */
export const you: You = { kind: 'you' };
/** Until end of turn. CR 514.2. */
export const untilEndOfTurn: Duration = { kind: 'untilEndOfTurn' };

/** A fixed number. */
export function number(value: number): Value {
  return { kind: 'number', number: value };
}

/** `mana('2WW')`, `mana('{W/U}{X}')`: mana symbols from their usual spelling. CR 107.4. */
export function mana(text: string): ManaSymbols {
  const symbols: string[] = [];
  for (const match of text.matchAll(/\{([^}]+)\}|(\d+)|([A-Z])/g)) symbols.push(match[1] ?? match[2] ?? match[3] ?? '');
  return symbols;
}

/** A description from words: card types, subtypes (capitalised), and 'permanent', 'card', 'spell', 'player', ... */
export function filter(words: string, qualities: readonly Quality[] = []): Filter {
  const noun = { kind: 'words', words: words.split(' ').map(nounWord) } as const;
  return qualities.length === 0 ? { kind: 'filter', noun } : { kind: 'filter', noun, qualities };
}

function nounWord(word: string): NounWord {
  if ((CARD_TYPES as readonly string[]).includes(word)) return { kind: 'typeWord', type: word as CardType };
  if (/^[A-Z]/.test(word)) return { kind: 'subtypeWord', subtype: word };
  return { kind: 'classWord', word: word as Extract<NounWord, { kind: 'classWord' }>['word'] };
}

/** "you control". */
export const youControl: Quality = { kind: 'controlledBy', player: you };

/** A quantifier by its amount: `quantifier('each')`, `quantifier('upTo', 2, { target: true })`. */
export function quantifier(amount: Quantifier['amount'], count?: number, more: Partial<Quantifier> = {}): Quantifier {
  const base: Quantifier = { kind: 'quantifier', amount, ...more };
  return count === undefined ? base : { ...base, number: number(count) };
}

/** "target creature". CR 115.1. */
export function target(what: Filter | string, label?: Label): Select {
  return select(quantifier('a', undefined, { target: true }), what, label);
}

/** "each creature". */
export function each(what: Filter | string): Select {
  return select(quantifier('each'), what);
}

/** "a creature", chosen when it is needed. */
export function a(what: Filter | string, label?: Label): Select {
  return select(quantifier('a'), what, label);
}

/** Some of what a filter describes. */
export function select(which: Quantifier, what: Filter | string, label?: Label): Select {
  const base: Select = { kind: 'select', quantifier: which, filter: typeof what === 'string' ? filter(what) : what };
  return label === undefined ? base : { ...base, label };
}

/** "any target". CR 115.4. */
export function anyTarget(label?: Label): AnyTarget {
  const base: AnyTarget = { kind: 'anyTarget', quantifier: quantifier('a', undefined, { target: true }) };
  return label === undefined ? base : { ...base, label };
}

/** "it": what was labelled before. */
export function it(label: Label): Noun {
  return { kind: 'reference', to: label, words: 'it' };
}

/** One action, perhaps for a time. */
export function instruct(action: Action, during?: Duration): Clause {
  return during === undefined ? { kind: 'do', action } : { kind: 'do', action, during };
}

/** Steps in order, as sentences of their own. CR 608.2c. */
export function sequence(...steps: Clause[]): Clause {
  return { kind: 'sequence', steps, joins: steps.slice(1).map(() => '.' as const) };
}

/** The instructions of an instant or sorcery. CR 113.3a. */
export function spell(...steps: Clause[]): Ability {
  const [only] = steps;
  return { kind: 'spell', clause: steps.length === 1 && only !== undefined ? only : sequence(...steps) };
}

/** "cost: effect". CR 602.1. */
export function activated(cost: Cost, clause: Clause): Ability {
  return { kind: 'activated', cost, clause };
}

/** "Whenever event, effect" or, for entering and dying, "When". CR 603.1. */
export function whenever(
  event: Action,
  clause: Clause,
  word: 'when' | 'whenever' | 'at' = 'whenever',
): TriggeredAbility {
  return { kind: 'triggered', trigger: { kind: 'trigger', word, events: [event] }, clause };
}

/** Rules of a static ability. CR 604.1. */
export function statically(...rules: Rule[]): Ability {
  return { kind: 'static', rules };
}

/** A keyword ability. CR 702. */
export function keyword(name: string, more: Omit<Partial<KeywordAbility>, 'kind' | 'keyword'> = {}): KeywordAbility {
  return { kind: 'keyword', keyword: name, ...more };
}

/** "{T}" as a cost. CR 107.5. */
export const tapCost: Cost = [{ kind: 'tapCost' }];

/** A creature token: `token('Soldier', 1, 1, ['white'])`. CR 111.3. */
export function token(subtypes: string, power: number, toughness: number, colors: readonly Color[]): TokenDescription {
  return {
    kind: 'token',
    power: number(power),
    toughness: number(toughness),
    colors,
    types: ['creature'],
    subtypes: subtypes.split(' '),
  };
}

/** What `card` takes: a type line, and what the type line does not say. */
export interface CardDraft {
  name: string;
  cost?: string;
  /** "Legendary Creature — Elf Druid". CR 205. */
  type: string;
  power?: string;
  toughness?: string;
  loyalty?: string;
  defense?: string;
  abilities?: readonly Ability[];
}

/** A card with one face, from a draft. Throws on a type line word that is no card type or supertype. */
export function card(draft: CardDraft): Card {
  const [left = '', right = ''] = draft.type.split(' — ');
  const supertypes: Supertype[] = [];
  const types: CardType[] = [];
  for (const word of left.toLowerCase().split(' ')) {
    if ((SUPERTYPES as readonly string[]).includes(word)) supertypes.push(word as Supertype);
    else if ((CARD_TYPES as readonly string[]).includes(word)) types.push(word as CardType);
    else throw new Error(`"${word}" in the type line of ${draft.name} is neither a card type nor a supertype.`);
  }
  const manaCost = draft.cost === undefined ? null : mana(draft.cost);
  const face: CardFace = {
    name: draft.name,
    manaCost,
    supertypes,
    types,
    subtypes: right === '' ? [] : right.split(' '),
    abilities: draft.abilities ?? [],
    ...(draft.power === undefined ? {} : { power: draft.power }),
    ...(draft.toughness === undefined ? {} : { toughness: draft.toughness }),
    ...(draft.loyalty === undefined ? {} : { loyalty: draft.loyalty }),
    ...(draft.defense === undefined ? {} : { defense: draft.defense }),
  };
  const letters = (manaCost ?? []).join('');
  const colorIdentity = COLORS.filter((_, index) => letters.includes('WUBRG'.charAt(index)));
  return { name: draft.name, layout: 'normal', faces: [face], colorIdentity };
}
