/** Whether what is done to a target is meant to help or to harm it: for default decisions and for bots, never for rules. */
import { type Action, deedNamed } from '@kitchen-table/language/core';
import type { Game } from '../../vocabulary/game.ts';
import type { Told } from '../../vocabulary/rulebook.ts';

/** Of the verbs that are not declared with it. */
const HARMS: ReadonlySet<Action['kind']> = new Set<Action['kind']>(['dealDamage', 'loseGame', 'skip', 'phaseOut']);
const HELPS: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  'regenerate',
  'copy',
  'gain',
  'double',
  'prevent',
  'extraTurn',
  'becomeCopy',
  'winGame',
  'addMana',
]);

/** true: helps; false: harms; null: neither, or it depends. `noun` is the target of the action. */
export function helpsTarget(game: Game, action: Action, noun: object): boolean | null {
  return judged(game.rules.deeds, action, noun);
}

/** The same by the verbs as they are declared. */
export function judged(verbs: Readonly<Record<string, Told>>, action: Action, noun: object): boolean | null {
  const helps = verbs[deedNamed(action)]?.helps;
  if (helps !== undefined) return typeof helps === 'function' ? helps(action as never, noun) : helps;
  switch (action.kind) {
    case 'get':
      return action.negativePower !== true && action.negativeToughness !== true;
    case 'gain':
      return action.verb !== 'lose';
    default:
      if (HARMS.has(action.kind)) return action.kind === 'dealDamage' && action.actor === noun ? true : false;
      return HELPS.has(action.kind) ? true : null;
  }
}
