/** "Spend this mana only to ...", "this mana can't be spent to ...". CR 106.6. */
import type { AddMana, Cost, Filter, ManaUse } from '@kitchen-table/language/core';
import { isOfKeyword } from '../../questions/costs/ability-costs.ts';
import { fitsDescription } from '../../questions/objects/filters.ts';
import { isFrom as isPlaceOf } from '../../questions/zones/where-from.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_OBJECT, type ObjectId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { contextOf } from '../resolving/bindings.ts';
import type { Spending } from './sources.ts';

type SpendOnly = NonNullable<AddMana['spendOnly']>;

/** Whether mana that this source makes or made with that restriction may be spent on this; null: on what is neither cast nor activated. */
export function maySpend(game: Game, spendOnly: SpendOnly, spending: Spending | null, source: ObjectId): boolean {
  if (spendOnly.anything !== undefined) return true;
  const { castFilter = onlyOn(spendOnly), or, not, activateFilter } = spendOnly;
  if (spending === null || spending.object === NO_OBJECT) return not !== undefined;
  if (spendOnly.uses?.some((use) => isUse(game, use, spending)) === true) return true;
  if (spending.use !== undefined) return not !== undefined;
  // "of the chosen type": the choice is the source's, which remembers it when it has left. CR 607.2d.
  const context = contextOf(source, spending.player);
  const fits = (filter: NonNullable<typeof castFilter>): boolean =>
    fitsDescription(game, filter, spending.object as number as Entity, context);
  if (not !== undefined)
    return (
      spending.activating || !fits(not) || (spendOnly.from !== undefined && !isFrom(game, spendOnly.from, spending))
    );
  if (spending.activating && spendOnly.activates === 'any') return true;
  const filter = spending.activating ? activateFilter : castFilter;
  if (filter === undefined) return false;
  if (!spending.activating && spendOnly.from !== undefined && !isFrom(game, spendOnly.from, spending)) return false;
  return fits(filter) || (or !== undefined && !spending.activating && fits(or));
}

/** Whether that is what is paid for. */
function isUse(game: Game, use: ManaUse, spending: Spending): boolean {
  const { object: id, activating, ability, use: special, besides } = spending;
  switch (use) {
    case 'costs with X':
    case 'costs with {C}': {
      const symbol = use === 'costs with X' ? 'X' : 'C';
      if (special !== undefined || besides?.includes(symbol) === true) return besides?.includes(symbol) === true;
      if (activating) return ability?.ability.kind === 'activated' && hasSymbol(ability.ability.cost, symbol);
      const object = game.objects[id] as GameObject;
      return object.record.faces[object.face]?.manaCost?.includes(symbol) === true;
    }
    case 'gaining a level':
      return activating && ability?.ability.kind === 'classLevel'; // CR 716.2
    case 'equip':
      return activating && ability !== undefined && isOfKeyword(game, id, ability, use);
    case 'turning face up':
    case 'unlocking':
    case 'foretelling':
      return special === use;
  }
}

function hasSymbol(cost: Cost, symbol: 'X' | 'C'): boolean {
  return cost.some((part) => part.kind === 'manaCost' && part.symbols.includes(symbol));
}

/** "only to cast a creature spell, and that spell can't be countered". */
function onlyOn({ whenSpent }: SpendOnly): Filter | undefined {
  return whenSpent?.only === true && whenSpent.object.kind === 'select' ? whenSpent.object.filter : undefined;
}

/** "to cast spells from your graveyard", "from anywhere other than your hand": where the card is, or the spell came from. CR 601.2a. */
function isFrom(game: Game, from: NonNullable<SpendOnly['from']>, { object: id, player }: Spending): boolean {
  return isPlaceOf(game, from, game.objects[id] as GameObject, contextOf(id, player));
}
