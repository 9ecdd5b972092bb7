/** "Has all activated abilities of each creature", every kind of protection among some cards: what the others have by then. CR 113.10, 613.1f, 707.9. */
import { type Ability, type KeywordAbility, sameTree } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, entityObject, isPlayerEntity } from '../../vocabulary/ids.ts';
import type { AbilityRecord } from '../../vocabulary/objects/characteristics.ts';
import { isKindOf } from '../../vocabulary/objects/keywords.ts';
import type { Gain } from './change-actions.ts';
import { characteristics } from './characteristics.ts';
import { every } from '../reading.ts';

/** The change that gives the abilities which the words mean now. */
export function gainedFromOthers(game: Game, action: Gain, context: Context): Gain {
  if (action.from === undefined) return action;
  const among = every(game, action.from, context);
  return {
    ...action,
    abilities:
      action.which === 'every kind' ? everyKindAmong(game, action, among) : activatedAmong(game, action, among),
  };
}

/** Keywords that are activated abilities too. CR 602.1. */
function activatedAmong(game: Game, action: Gain, among: readonly Entity[]): readonly Ability[] {
  const abilities: Ability[] = [];
  for (const entity of among) {
    if (isPlayerEntity(entity)) continue;
    for (const record of characteristics(game, entityObject(entity)).abilities)
      if (isMeant(record, action)) abilities.push(record.ability);
  }
  return abilities;
}

function isMeant({ ability, isManaAbility }: AbilityRecord, { which, but }: Gain): boolean {
  if (ability.kind !== 'activated' || (isManaAbility && but === 'mana')) return false;
  const isLoyalty = ability.cost.some(({ kind }) => kind === 'loyaltyCost'); // CR 606.1
  return which === 'loyalty' ? isLoyalty : !isLoyalty || but !== 'loyalty';
}

/** Of the keywords, each different kind among these objects: protections, landwalks, hexproofs. CR 702.11e, 702.14a, 702.16a. */
export function everyKindAmong(game: Game, { abilities: given }: Gain, among: readonly Entity[]): readonly Ability[] {
  const keywords = given as readonly KeywordAbility[];
  const found: Ability[] = [];
  for (const entity of among) {
    if (isPlayerEntity(entity)) continue;
    for (const { ability } of characteristics(game, entityObject(entity)).abilities)
      if (
        ability.kind === 'keyword' &&
        keywords.some(({ keyword }) => isKindOf(ability.keyword, keyword)) &&
        !found.some((known) => sameTree(known, ability))
      )
        found.push(ability);
  }
  return found;
}

/** What would be given, as a text that is compared to find out whether one effect depends on another. CR 613.8a. */
export function textFromOthers(game: Game, action: Gain, context: Context): string {
  return JSON.stringify(gainedFromOthers(game, action, context).abilities);
}
