/** Whether what is done to a target is meant to help or to harm it: for default decisions and for bots, never for rules. */
import { type Action, deedNamed } from '@kitchen-table/language/core';
import type { Game } from '../../vocabulary/game.ts';

/** Of the verbs that are not declared with it. */
const HARMS: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  'dealDamage',
  'destroy',
  'tap',
  'counter',
  'gainControl',
  'exchangeControl',
  'loseGame',
  'skip',
  'phaseOut',
]);
const HELPS: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  'draw',
  'untap',
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
  const helps = game.rules.deeds[deedNamed(action)]?.helps;
  if (helps !== undefined) return typeof helps === 'function' ? helps(action as never, noun) : helps;
  switch (action.kind) {
    case 'get':
      return action.negativePower !== true && action.negativeToughness !== true;
    case 'gain':
      return action.verb !== 'lose';
    case 'putCounters':
      return action.counter === null ? null : !action.counter.startsWith('-');
    case 'attach':
      return action.to === noun ? true : null;
    default:
      if (HARMS.has(action.kind)) return action.kind === 'dealDamage' && action.actor === noun ? true : false;
      return HELPS.has(action.kind) ? true : null;
  }
}
