/** "Has all activated abilities of each creature": those that the others have by then. CR 113.10, 613.1f, 707.9. */
import type { Ability } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { entityObject, isPlayerEntity } from '../../vocabulary/ids.ts';
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
    for (const { ability } of characteristics(game, entityObject(entity)).abilities)
      if (ability.kind === 'activated') abilities.push(ability);
  }
  return { ...action, abilities };
}

/** What would be given, as a text that is compared to find out whether one effect depends on another. CR 613.8a. */
export function activatedText(game: Game, action: Gain, context: Context): string {
  return JSON.stringify(activatedGained(game, action, context).abilities);
}
