/** Which nouns, qualities, values, conditions and events the questions can answer; a word that they only pass over is reported. */
import { isCastFact, isCastOfCommander, isThisDeclaration } from '@kitchen-table/language/core';
import type { Action, Quality } from '@kitchen-table/language/core';
import { isSeenEntering } from './events.ts';

/** Facts of casting that are numbers. */
const NUMBERS: ReadonlySet<unknown> = new Set(['times kicked', 'times mutated', 'mana spent', 'colors of mana spent']);

/** Whether it is known how much of each was spent. */
function spendable(symbols: readonly string[]): boolean {
  return symbols.every((symbol) => symbol.length === 1 && 'WUBRGCS'.includes(symbol));
}

/** By what is done, what one may be taken for as it is: having a keyword, or not having it. CR 609.4. */
const TAKEN_FOR: Readonly<Record<string, RegExp>> = {
  attack: /^(with haste|without defender)$/,
  activate: /^with haste$/,
  block: /^(with|without) shadow$/,
  beBlocked: /^without \w+walk$/,
  becomeTarget: /^without hexproof$/,
  dealDamage: /^with (wither|infect)$/,
};

function isTakenInto({ kind }: Action, as: Quality | undefined): boolean {
  if (as === undefined) return kind === 'keywordAction';
  if (as.kind !== 'withKeyword') return false;
  return TAKEN_FOR[kind]?.test(`${as.not === true ? 'without' : 'with'} ${as.keyword}`) ?? false;
}

/** What about a node has no meaning, or null. Only the node itself: its parts are looked at on their own. */
export function unknownWord(part: Readonly<Record<string, unknown>>): string | null {
  switch (part['kind']) {
    case 'history':
      if (part['when'] !== 'this game' || isCastOfCommander(part['event'] as Action)) return null;
      return 'history of the whole game';
    case 'happened': {
      const when = (part['when'] as { kind?: string } | undefined)?.kind;
      if (isThisDeclaration(part['when'])) return null;
      return when === 'thisTurn' || when === 'lastTurn' || when === 'thisCombat' ? null : `happened ${String(when)}`;
    }
    case 'castFact': {
      const fact = part['fact'];
      if (part['symbols'] !== undefined && fact !== 'kicked')
        return spendable(part['symbols'] as readonly string[]) ? null : 'cast fact of other mana';
      // Also a value that says of what: "for each time it was kicked".
      const isValue = part['subject'] === undefined || NUMBERS.has(fact);
      return isValue || part['keyword'] !== undefined || isCastFact(String(fact)) || fact === 'riot'
        ? null
        : `cast fact ${String(fact)}`;
    }
    case 'asThough':
      return isTakenInto(part['action'] as Action, part['as'] as Quality | undefined) ? null : 'taken for another';
    case 'entering':
      return part['transformed'] !== undefined && part['attacking'] !== undefined
        ? 'enters transformed and attacking'
        : null;
    default:
      return null;
  }
}

/** What about an event has no meaning, or null: words that the matching of events does not look at. */
export function unknownEvent(action: Action): string | null {
  switch (action.kind) {
    case 'dealDamage':
      return action.amount !== undefined && !['amountOf', 'atLeast', 'exactly'].includes(action.amount.kind)
        ? 'damage of a certain amount'
        : null;
    case 'gainLife':
    case 'loseLife':
      return action.amount !== undefined && action.amount.kind === 'number' && action.amount.number > 1
        ? 'life of a certain amount'
        : null;
    case 'putCounters':
    case 'removeCounters':
      return action.kind === 'putCounters' && action.distributed === true ? 'counters distributed' : null;
    case 'enter':
      return action.entering === undefined || isSeenEntering(action.entering) ? null : 'how something entered';
    case 'create':
      return action.token.kind === 'token' || action.token.kind === 'predefinedToken'
        ? null
        : 'which token was created';
    default:
      return null;
  }
}
