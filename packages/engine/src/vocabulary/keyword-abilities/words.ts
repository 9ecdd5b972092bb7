/** Short ways to write the texts that keywords stand for, in the card language. */
import type {
  Ability,
  Action,
  CardType,
  Clause,
  Condition,
  Cost,
  Filter,
  Noun,
  Quality,
  Quantifier,
  Reference,
  Select,
  TriggeredAbility,
  Value,
} from '@kitchen-table/language/core';

export const SELF: Noun = { kind: 'self' };
export const YOU: Noun = { kind: 'you' };
/** The roles of the event that set the ability off. */
export const EVENT_OBJECT: Reference = { kind: 'reference', to: 'event.object' };
export const EVENT_SOURCE: Reference = { kind: 'reference', to: 'event.source' };
export const EVENT_PLAYER: Reference = { kind: 'reference', to: 'event.player' };
export const EVENT_WHOM: Reference = { kind: 'reference', to: 'event.whom' };
export const DEFENDING: Noun = { kind: 'playerNoun', who: 'defending' };

export function number(value: number): Value {
  return { kind: 'number', number: value };
}

export function typed(type: CardType, qualities: readonly Quality[] = []): Filter {
  return { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type }] }, qualities };
}

export function classed(
  word: 'permanent' | 'spell' | 'card' | 'player' | 'opponent' | 'ability',
  qualities: readonly Quality[] = [],
): Filter {
  return { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word }] }, qualities };
}

export const YOURS: Quality = { kind: 'controlledBy', player: YOU };

/** Some of what a filter describes; a target goes by the label `slot1`. */
export function select(filter: Filter, quantifier: Omit<Quantifier, 'kind'> = { amount: 'a' }): Select {
  const selected: Select = { kind: 'select', quantifier: { kind: 'quantifier', ...quantifier }, filter };
  return quantifier.target === true ? { ...selected, label: 'slot1' } : selected;
}

export function triggered(events: Action | readonly Action[], clause: Clause, condition?: Condition): TriggeredAbility {
  const list = Array.isArray(events) ? (events as readonly Action[]) : [events as Action];
  return {
    kind: 'triggered',
    trigger: { kind: 'trigger', word: 'whenever', events: list, ...(condition === undefined ? {} : { condition }) },
    clause,
  };
}

export function doing(action: Action): Clause {
  return { kind: 'do', action };
}

/** "gets +N/+M until end of turn". */
export function pump(object: Noun, power: Value, toughness: Value): Clause {
  return { kind: 'do', action: { kind: 'get', object, power, toughness }, during: { kind: 'untilEndOfTurn' } };
}

/** "-N/-N until end of turn". */
export function shrink(object: Noun, by: Value): Clause {
  const signs = { negativePower: true, negativeToughness: true } as const;
  return {
    kind: 'do',
    action: { kind: 'get', object, power: by, toughness: by, ...signs },
    during: { kind: 'untilEndOfTurn' },
  };
}

export function sequence(...steps: readonly Clause[]): Clause {
  return { kind: 'sequence', steps };
}

export function plusCounters(on: Noun, count: Value): Clause {
  return doing({ kind: 'putCounters', number: count, counter: '+1/+1', on });
}

/** "[This] enters with N counters on it." */
export function entersWithCounters(
  counter: string,
  count: Value,
  extra: { may?: true; condition?: Condition } = {},
): Ability {
  return {
    kind: 'static',
    rules: [
      {
        kind: 'entersWith',
        object: SELF,
        entering: { kind: 'entering', counters: [{ counter, number: count }] },
        ...extra,
      },
    ],
  };
}

export function activated(cost: Cost, clause: Clause, asSorcery: boolean): Ability {
  return { kind: 'activated', cost, clause, ...(asSorcery ? { limits: [{ kind: 'onlyAsSorcery' as const }] } : {}) };
}

export const YOUR_UPKEEP: Action = { kind: 'beginningOf', part: { kind: 'turnPart', step: 'upkeep', of: YOU } };
export const ATTACKS: Action = { kind: 'attack', object: SELF };
export const DIES: Action = { kind: 'die', object: SELF };
export const ENTERS: Action = { kind: 'enter', object: SELF };
export const COMBAT_DAMAGE_TO_PLAYER: Action = {
  kind: 'dealDamage',
  actor: SELF,
  sort: 'combat',
  to: select(classed('player')),
};
