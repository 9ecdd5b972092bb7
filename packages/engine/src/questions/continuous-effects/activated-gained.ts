/** "Has all activated abilities of each creature": those that the others have by then. CR 113.10, 613.1f, 707.9. */
import type { Ability } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { entityObject, isPlayerEntity } from '../../vocabulary/ids.ts';
import type { AbilityRecord } from '../../vocabulary/objects/characteristics.ts';
import type { ChangeAction } from './change-actions.ts';
import { characteristics } from './characteristics.ts';
import { every } from '../reading.ts';

type Gain = Extract<ChangeAction, { kind: 'gain' }>;

/** The change that gives the abilities which the words mean now: keywords that are activated abilities too. CR 602.1. */
export function activatedGained(game: Game, action: Gain, context: Context): Gain {
  if (action.from === undefined) return action;
  const abilities: Ability[] = [];
  for (const entity of every(game, action.from, context)) {
    if (isPlayerEntity(entity)) continue;
    for (const record of characteristics(game, entityObject(entity)).abilities)
      if (isMeant(record, action)) abilities.push(record.ability);
  }
  return { ...action, abilities };
}

function isMeant({ ability, isManaAbility }: AbilityRecord, { which, but }: Gain): boolean {
  if (ability.kind !== 'activated' || (isManaAbility && but === 'mana')) return false;
  const isLoyalty = ability.cost.some(({ kind }) => kind === 'loyaltyCost'); // CR 606.1
  return which === 'loyalty' ? isLoyalty : !isLoyalty || but !== 'loyalty';
}

/** Whether it gives abilities of other objects that are activated ones. */
export function givesActivated({ which }: Gain): boolean {
  return which === 'activated' || which === 'loyalty';
}

/** What would be given, as a text that is compared to find out whether one effect depends on another. CR 613.8a. */
export function activatedText(game: Game, action: Gain, context: Context): string {
  return JSON.stringify(activatedGained(game, action, context).abilities);
}
