/** What of a single verb has no meaning: a token, a keyword action, a kind of mana, a choice of subtype. */
import {
  CHOSEN_SUBTYPES,
  isKeywordAction,
  isManaSymbol,
  PREDEFINED_TOKENS,
  rolesToo,
  STANDING_SUBTYPES,
} from '@kitchen-table/language/core';
import type { Action, Noun } from '@kitchen-table/language/core';
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

/** Reports what would happen to permanents that are said to be elsewhere. */
export function reportPermanentsElsewhere(would: Action, report: Report): void {
  if ('object' in would && isPermanentElsewhere(would.object)) report('permanents elsewhere', wordsOf(would));
}

/** "A permanent, spell, or card not on the battlefield": said of all of them, it leaves out the permanents. CR 110.1. */
function isPermanentElsewhere(noun: Noun | undefined): boolean {
  if (noun?.kind !== 'select' || noun.filter.noun.kind !== 'alternatives') return false;
  return (
    noun.filter.noun.of.some(({ words }) =>
      words.every((word) => word.kind === 'classWord' && word.word === 'permanent'),
    ) &&
    noun.filter.qualities?.some((quality) => quality.kind === 'inZone' && !quality.zone.includes('battlefield')) ===
      true
  );
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
