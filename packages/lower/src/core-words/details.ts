/** What of a single verb has no meaning: a token, a keyword action, a kind of mana, a choice of subtype. */
import {
  CHOSEN_SUBTYPES,
  isKeywordAction,
  isManaSymbol,
  PREDEFINED_TOKENS,
  rolesToo,
  STANDING_SUBTYPES,
} from '@kitchen-table/language/core';
import type { Action } from '@kitchen-table/language/core';
import { isChosenAmong } from './choosing.ts';
import { type Report, wordsOf } from './walk.ts';

/** Reports the words of the action itself that mean nothing, said in such a mood. */
export function reportUnknownDetails(action: Action, mood: string, report: Report): void {
  if (action.kind === 'keywordAction' && mood !== 'event' && !isKeywordAction(action.action))
    report(`keyword action ${action.action}`, action.action);
  if (action.kind === 'keywordAction' && (mood === 'instruction' || mood === 'cost'))
    for (const role of rolesToo(action.action, action))
      report(`keyword action ${action.action}.${role}`, action.action);
  if (
    action.kind === 'create' &&
    action.token.kind === 'predefinedToken' &&
    !(PREDEFINED_TOKENS as readonly string[]).includes(action.token.name)
  )
    report(`token ${action.token.name}`, action.token.name);
  if (
    action.kind === 'become' &&
    action.as.subtypeChoice !== undefined &&
    !STANDING_SUBTYPES.has(action.as.subtypeChoice) &&
    !(mood === 'instruction' && CHOSEN_SUBTYPES.has(action.as.subtypeChoice))
  )
    report('subtype choice', action.as.subtypeChoice);
  if (action.kind === 'choose' && !isChosenAmong(action)) report('choose among others', wordsOf(action));
  if (action.kind === 'addMana') reportUnknownMana(action, report);
}

/** What mana is said to be for, or not for: mana/spend-only.ts. */
const SPENDING: readonly string[] = [
  'castFilter',
  'activateFilter',
  'activates',
  'not',
  'uses',
  'anything',
  'whenSpent',
];

function reportUnknownMana(action: Extract<Action, { kind: 'addMana' }>, report: Report): void {
  const { mana, spendOnly } = action;
  if (mana.kind === 'symbols')
    for (const symbol of mana.symbols) if (!isManaSymbol(symbol) || symbol === 'X') report(`mana ${symbol}`, symbol);
  if (spendOnly !== undefined && !SPENDING.some((field) => field in spendOnly))
    report('spend only', wordsOf(spendOnly));
}
