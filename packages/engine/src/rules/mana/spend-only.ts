/** "Spend this mana only to ...", "this mana can't be spent to ...". CR 106.6. */
import type { AddMana } from '@kitchen-table/language';
import { fitsDescription } from '../../questions/filters.ts';
import { findPlayers } from '../../questions/reading.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_OBJECT } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects.ts';
import { ZONE_BY_NAME } from '../../vocabulary/zones.ts';
import { contextOf } from '../bindings.ts';
import type { Spending } from './sources.ts';

type SpendOnly = NonNullable<AddMana['spendOnly']>;

/** Whether mana with that restriction may be spent on this; null: on what is neither cast nor activated. */
export function maySpend(game: Game, spendOnly: SpendOnly, spending: Spending | null): boolean {
  const { castFilter, or, not, activateFilter } = spendOnly;
  if (spending === null || spending.object === NO_OBJECT) return not !== undefined;
  const context = contextOf(spending.object, spending.player);
  const fits = (filter: NonNullable<typeof castFilter>): boolean =>
    fitsDescription(game, filter, spending.object as number as Entity, context);
  if (not !== undefined) return spending.activating || !fits(not);
  if (spending.activating && spendOnly.activates === 'any') return true;
  const filter = spending.activating ? activateFilter : castFilter;
  if (filter === undefined) return false;
  if (!spending.activating && spendOnly.from !== undefined && !isFrom(game, spendOnly.from, spending)) return false;
  return fits(filter) || (or !== undefined && !spending.activating && fits(or));
}

/** "to cast spells from your graveyard": where the card is, or the spell came from. CR 601.2a. */
function isFrom(game: Game, from: NonNullable<SpendOnly['from']>, { object: id, player }: Spending): boolean {
  const object = game.objects[id] as GameObject;
  const zone = object.stack === null ? object.zone : object.stack.cast.from;
  const context = contextOf(id, player);
  const owned = from.of === undefined || findPlayers(game, from.of, context).includes(object.owner);
  return zone === ZONE_BY_NAME[from.zone] && owned;
}
