/** What of a single verb has no meaning: a token, a keyword action, a kind of mana, a choice of subtype. */
import type { Action } from '@kitchen-table/language';
import { KEYWORD_ACTIONS, rolesToo } from '../keyword-actions/declared.ts';
import { CHOSEN_SUBTYPES } from '../effects/words-of-your-choice.ts';
import { isKnownSymbol } from '../mana/symbols.ts';
import { PREDEFINED_TOKENS } from '../predefined-tokens.ts';

type Report = (node: string, text: string) => void;

/** Subtypes that are not named and need no choice: questions/type-changes.ts. */
const STANDING_SUBTYPES: ReadonlySet<string> = new Set([
  'the chosen type',
  'every creature type',
  'every basic land type',
]);

/** Reports the words of the action itself that mean nothing, said in such a mood. */
export function reportUnknownDetails(action: Action, mood: string, report: Report): void {
  if (action.kind === 'keywordAction' && mood !== 'event' && !KEYWORD_ACTIONS.includes(action.action))
    report(`keyword action ${action.action}`, action.action);
  if (action.kind === 'keywordAction' && (mood === 'instruction' || mood === 'cost'))
    for (const role of rolesToo(action.action, action))
      report(`keyword action ${action.action}.${role}`, action.action);
  if (
    action.kind === 'create' &&
    action.token.kind === 'predefinedToken' &&
    PREDEFINED_TOKENS[action.token.name] === undefined
  )
    report(`token ${action.token.name}`, action.token.name);
  if (
    action.kind === 'become' &&
    action.as.subtypeChoice !== undefined &&
    !STANDING_SUBTYPES.has(action.as.subtypeChoice) &&
    !(mood === 'instruction' && CHOSEN_SUBTYPES.has(action.as.subtypeChoice))
  )
    report('subtype choice', action.as.subtypeChoice);
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
    for (const symbol of mana.symbols) if (!isKnownSymbol(symbol) || symbol === 'X') report(`mana ${symbol}`, symbol);
  if (spendOnly !== undefined && !SPENDING.some((field) => field in spendOnly)) report('spend only', spendOnly.words);
}
