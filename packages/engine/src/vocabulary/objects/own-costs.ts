/** Keywords given with "the cost is equal to its mana cost", or its mana value: the cost that this makes for one object. CR 118.6, 702.34a. */
import type { Ability, KeywordAbility, ManaSymbols } from '@kitchen-table/language/core';
import { manaValueOf } from './mana-symbols.ts';

/** Pure memo: the same words for the same mana cost are the same ability. */
const memo = new WeakMap<KeywordAbility, Map<string, Ability>>();

/** The ability with its cost worked out; as it is when its cost is said, or when the object has no mana cost to make one from. */
export function withOwnCost(ability: Ability, manaCost: ManaSymbols | null): Ability {
  if (ability.kind !== 'keyword') return ability;
  if (ability.detail === 'own mana value') return withCost(ability, [String(manaValueOf(manaCost ?? []))]);
  if (ability.detail !== 'own mana cost' || manaCost === null) return ability;
  // Each half of a split card has a flashback cost of its own: it is worked out as the half is cast. CR 709.3a.
  if (ability.keyword === 'flashback' && ability.reducedBy === undefined) return ability;
  return withCost(ability, ability.reducedBy === undefined ? manaCost : reduced(manaCost, ability.reducedBy));
}

function withCost(ability: KeywordAbility, symbols: ManaSymbols): Ability {
  let known = memo.get(ability);
  if (known === undefined) memo.set(ability, (known = new Map()));
  const key = symbols.join(' ');
  let made = known.get(key);
  if (made === undefined) {
    const { detail: _detail, reducedBy: _reducedBy, ...rest } = ability;
    known.set(key, (made = { ...rest, cost: [{ kind: 'manaCost', symbols }, ...(ability.cost ?? [])] }));
    given.set(made, ability);
  }
  return made;
}

/** The ability as it was given, where its cost was worked out for one object: for another face it is worked out anew. */
export function asGiven(ability: KeywordAbility): KeywordAbility {
  return given.get(ability) ?? ability;
}
const given = new WeakMap<Ability, KeywordAbility>();

/** Whether its cost was worked out for one object: such an ability is known again by what it is, not by what it says. */
export function hasOwnCost(ability: object): boolean {
  return given.has(ability as Ability);
}

/** The mana cost with so much less generic mana. CR 118.7a. */
function reduced(cost: ManaSymbols, by: ManaSymbols): ManaSymbols {
  let less = by.reduce((sum, symbol) => sum + Number(symbol), 0);
  return cost.flatMap((symbol) => {
    if (!/^\d+$/.test(symbol)) return [symbol];
    const taken = Math.min(less, Number(symbol));
    less -= taken;
    return Number(symbol) === taken ? [] : [String(Number(symbol) - taken)];
  });
}
