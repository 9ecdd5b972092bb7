/** The total cost of a spell or ability. CR 601.2f, 602.2b. */
import type { Rule } from '@kitchen-table/language/core';
import { characteristics, derived } from '../../questions/continuous-effects/characteristics.ts';
import { type CostChanges, costChanges, rulesInForce } from '../../questions/rules-in-force.ts';
import { isForEachTarget } from '../../questions/costs/changed-for-each.ts';
import { withLifeForMana } from '../mana/life-for-mana.ts';
import { onlyManaOnX } from './only-mana-on-x.ts';
import { withAnyColor } from '../mana/as-any-color.ts';
import type { AbilityRecord } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { demandOf, type ManaDemand, manaTotal } from '../mana/symbols.ts';
import { without } from '../mana/reduced.ts';

/** What must be paid: mana, and life that effects have added. */
export interface TotalCost {
  readonly demand: ManaDemand;
  readonly life: number;
}

/** The mana to pay: cost, plus increases, minus reductions, with a value for X. CR 601.2f. */
export function totalCost(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  ability: AbilityRecord | null,
  base: ManaDemand,
  x: number,
  tax: number,
  targets: readonly Entity[],
  /** The keyword whose cost that is. */
  via = '',
): TotalCost {
  const changes = costChanges(game, player, object, ability, targets, via);
  const { spendAsAnyColor, leastCost } = (game.derived ?? derived(game)).rules;
  const { demand: said, life } = changed(changes, base, x, tax);
  const demand = withLifeForMana(game, player, said);
  const forX = base.x * x;
  const raised = (): number => base.generic + forX + tax + changes.more + demandOf(changes.moreSymbols).generic;
  const reduced = { demand: onlyManaOnX(game, object, ability, forX, raised, demand), life };
  const total = leastCost === undefined || ability !== null ? reduced : atLeast(game, reduced);
  return spendAsAnyColor === undefined ? total : withAnyColor(game, player, object, ability, total);
}

/** The cost raised to the least that spells cost, when everything else has been worked out. CR 601.2f. */
function atLeast(game: Game, { demand, life }: TotalCost): TotalCost {
  const least = Math.max(0, ...rulesInForce(game, 'leastCost').map(({ rule }) => rule.least));
  const missing = Math.max(0, least - manaTotal(demand));
  return { demand: missing === 0 ? demand : { ...demand, generic: demand.generic + missing }, life };
}

function changed(changes: CostChanges, base: ManaDemand, x: number, tax: number): TotalCost {
  if (
    changes.more === 0 &&
    changes.less === 0 &&
    changes.lessOfKeyword === 0 &&
    changes.moreSymbols.length === 0 &&
    changes.lessSymbols.length === 0 &&
    changes.lessColored.length === 0 &&
    changes.lifeMore === 0
  ) {
    if (base.x === 0 && tax === 0) return { demand: base, life: 0 };
    return { demand: { ...base, generic: base.generic + base.x * x + tax, x: 0 }, life: 0 };
  }
  const more = demandOf(changes.moreSymbols);
  let demand: ManaDemand = {
    generic: Math.max(0, base.generic + base.x * x - changes.lessOfKeyword) + tax + changes.more + more.generic,
    pips: [...base.pips, ...more.pips],
    choices: [...base.choices, ...more.choices],
    x: 0,
  };
  // What costs no mana without the reductions goes on costing none.
  const least = changes.minimumOne ? Math.min(1, manaTotal(demand)) : 0;
  for (const symbol of changes.lessSymbols) demand = without(demand, symbol);
  for (const symbol of changes.lessColored) {
    const reduced = without(demand, symbol);
    if (reduced.generic === demand.generic) demand = reduced;
  }
  demand = { ...demand, generic: Math.max(0, demand.generic - changes.less) };
  if (manaTotal(demand) < least) demand = { ...demand, generic: least };
  return { demand, life: changes.lifeMore };
}

/** Whether some effect makes costs depend on what is targeted, so that targets must be tried. CR 601.2f. */
export function costsDependOnTargets(game: Game, object: ObjectId): boolean {
  for (const { rule } of derived(game).rules.costChange ?? []) if (asksForTargets(rule)) return true;
  for (const { ability } of characteristics(game, object).abilities)
    if (ability.kind === 'static' && ability.rules.some(asksForTargets)) return true;
  return false;
}

function asksForTargets(rule: Rule): boolean {
  if (rule.kind !== 'costChange') return false;
  if (rule.whenTargeting !== undefined || isForEachTarget(rule)) return true;
  const { of } = rule;
  return of.kind === 'select' && of.filter.qualities?.some(({ kind }) => kind === 'targeting') === true;
}
