/** Cards and parts of cards that several conformance tests share. Texts are ours. */
import type {
  Ability,
  Action,
  CardType,
  Clause,
  Color,
  Cost,
  Filter,
  Noun,
  Rule,
  Select,
  Supertype,
} from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { act, card, classFilter, filter, keyword, number, quantifier, self, spell, target, you } from './cards.ts';

export const CREATURE: Filter = filter('creature');
export const YOURS: Filter = { ...CREATURE, qualities: [{ kind: 'controlledBy', player: you }] };
export const aCreature: Select = target(CREATURE);
export const yourCreature: Select = target(YOURS);
export const aPlayer: Select = target(classFilter('player'));
export const mana = (...symbols: string[]): Cost => [{ kind: 'manaCost', symbols }];
export const all = (of: Filter): Select => ({ kind: 'select', quantifier: quantifier('all'), filter: of });
export const bare = (of: Filter): Select => ({ kind: 'select', quantifier: quantifier('bare'), filter: of });
export const each = (of: Filter): Select => ({ kind: 'select', quantifier: quantifier('each'), filter: of });
export const any = (of: Filter): Select => ({ kind: 'select', quantifier: quantifier('a'), filter: of });
export const it: Noun = { kind: 'reference', to: 'target1', words: 'it' };
export const colored = (color: Color): Filter => ({ ...CREATURE, adjectives: [{ kind: 'colorWord', color }] });
export const gain = (amount: number): Action => ({ kind: 'gainLife', actor: you, amount: number(amount) });
export const get = (object: Noun, power: number, toughness: number): Action => ({
  kind: 'get',
  object,
  power: number(power),
  toughness: number(toughness),
});

export function changes(...actions: Action[]): Ability {
  return { kind: 'static', rules: actions.map((action): Rule => ({ kind: 'changes', action })) };
}

export function rule(...rules: Rule[]): Ability {
  return { kind: 'static', rules };
}

export function when(event: Action, ...actions: Action[]): Ability {
  return {
    kind: 'triggered',
    trigger: { kind: 'trigger', word: 'whenever', events: [event] },
    clause: sequence(...actions.map((action): Clause => ({ kind: 'do', action }))),
  };
}

/** One after the other, each a sentence of its own. */
export function sequence(...steps: Clause[]): Clause {
  return steps.length === 1
    ? (steps[0] as Clause)
    : { kind: 'sequence', steps, joins: steps.slice(1).map(() => '.' as const) };
}

export function thisTurn(action: Action): Clause {
  return { kind: 'do', action, during: { kind: 'untilEndOfTurn' } };
}

export function enchantment(name: string, ...abilities: Ability[]): Card {
  return card(name, { cost: '1W', types: ['enchantment'], abilities });
}

export function aura(name: string, ...abilities: Ability[]): Card {
  return card(name, {
    cost: 'W',
    types: ['enchantment'],
    subtypes: ['Aura'],
    abilities: [keyword('enchant', { filter: CREATURE }), ...abilities],
  });
}

export const enchanted: Noun = { kind: 'host', how: 'enchanted', filter: CREATURE };
export const equipped: Noun = { kind: 'host', how: 'equipped', filter: CREATURE };

/** An instant for {W} that does this. */
export function instant(name: string, clause: Clause | Action): Card {
  const whole = ['do', 'sequence', 'whereX', 'delayed'].includes(clause.kind)
    ? (clause as Clause)
    : act(clause as Action);
  return card(name, { cost: 'W', types: ['instant'], abilities: [spell(whole)] });
}

export function permanent(
  name: string,
  types: CardType[],
  more: { supertypes?: Supertype[]; subtypes?: string[]; power?: number; toughness?: number; cost?: string } = {},
  ...abilities: Ability[]
): Card {
  return card(name, { cost: '1', types, abilities, ...more });
}

export const ENTERS: Action = { kind: 'enter', object: self };
