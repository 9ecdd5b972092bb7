/** Whether what is done to a target is meant to help or to harm it: for default decisions and for bots, never for rules. */
import type { Action } from '@kitchen-table/language';

const HARMS: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  'dealDamage',
  'destroy',
  'exile',
  'tap',
  'counter',
  'sacrifice',
  'gainControl',
  'exchangeControl',
  'loseLife',
  'discard',
  'mill',
  'goad',
  'loseGame',
  'skip',
  'phaseOut',
]);
const HELPS: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  'draw',
  'gainLife',
  'untap',
  'regenerate',
  'copy',
  'gain',
  'double',
  'prevent',
  'create',
  'extraTurn',
  'becomeCopy',
  'search',
  'scry',
  'surveil',
  'winGame',
  'addMana',
]);

/** true: helps; false: harms; null: neither, or it depends. `noun` is the target of the action. */
export function helpsTarget(action: Action, noun: object): boolean | null {
  switch (action.kind) {
    case 'get':
      return action.negativePower !== true && action.negativeToughness !== true;
    case 'gain':
      return action.verb !== 'lose';
    case 'putCounters':
      return action.counter === null ? null : !action.counter.startsWith('-');
    case 'move':
      return action.object !== noun ? null : movedToItsGood(action);
    case 'fight':
      return action.with === noun ? false : action.object === noun ? true : null;
    case 'attach':
      return action.to === noun ? true : null;
    default:
      if (HARMS.has(action.kind)) return action.kind === 'dealDamage' && action.actor === noun ? true : false;
      return HELPS.has(action.kind) ? true : null;
  }
}

/** From a graveyard it comes back; from the battlefield it goes away. CR 701. */
function movedToItsGood(action: Extract<Action, { kind: 'move' }>): boolean {
  if (action.to.zone === 'battlefield' || action.from?.zone === 'graveyard') return true;
  const { object } = action;
  return (
    object.kind === 'select' &&
    (object.filter.qualities ?? []).some((quality) => quality.kind === 'inZone' && quality.zone.includes('graveyard'))
  );
}
