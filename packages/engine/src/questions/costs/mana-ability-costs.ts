/** What a mana ability costs now: its own cost, and what the rules in force add to it. CR 602.2b, 601.2f, 605.1a. */
import type { ActivatedAbility, Cost } from '@kitchen-table/language/core';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { AbilityRecord } from '../../vocabulary/objects/characteristics.ts';
import { derived } from '../continuous-effects/characteristics.ts';
import { costChanges } from './cost-changes.ts';

/** Whether some rule in force may change what mana abilities cost. CR 601.2f. */
export function someManaAbilityCostsMore(game: Game): boolean {
  const { costChange } = (game.derived ?? derived(game)).rules;
  return (
    costChange?.some(
      ({ rule }) =>
        rule.kind === 'costChange' && rule.toDo === 'activate' && rule.notMana !== true && rule.change === 'more',
    ) === true
  );
}

/** The cost of the mana ability when that player activates it: the same list where nothing is added. CR 602.2b, 118.8. */
export function manaAbilityCost(game: Game, player: PlayerId, object: ObjectId, record: AbilityRecord): Cost {
  const { cost } = record.ability as ActivatedAbility;
  if (!someManaAbilityCostsMore(game)) return cost;
  const { more, moreSymbols, lifeMore } = costChanges(game, player, object, record, []);
  const symbols = more === 0 ? moreSymbols : [String(more), ...moreSymbols];
  if (symbols.length === 0 && lifeMore === 0) return cost;
  const own = cost.flatMap((part) => (part.kind === 'manaCost' ? part.symbols : []));
  const others = cost.filter((part) => part.kind !== 'manaCost');
  const mana: Cost = own.length + symbols.length === 0 ? [] : [{ kind: 'manaCost', symbols: [...own, ...symbols] }];
  return [...mana, ...others, ...(lifeMore === 0 ? [] : [{ kind: 'lifeCost' as const, amount: lifeMore }])];
}
