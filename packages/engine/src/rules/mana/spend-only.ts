/** "Spend this mana only to ..." CR 106.6. */
import type { AddMana } from '@kitchen-table/language';
import { fitsDescription } from '../../questions/filters.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_OBJECT } from '../../vocabulary/ids.ts';
import { contextOf } from '../bindings.ts';
import type { Spending } from './sources.ts';

/** Whether mana with that restriction may be spent on this. */
export function maySpend(game: Game, spendOnly: NonNullable<AddMana['spendOnly']>, spending: Spending): boolean {
  if (spending.object === NO_OBJECT) return false;
  const filter = spending.activating ? spendOnly.activateFilter : spendOnly.castFilter;
  if (filter === undefined) return false;
  return fitsDescription(
    game,
    filter,
    spending.object as number as Entity,
    contextOf(spending.object, spending.player),
  );
}
