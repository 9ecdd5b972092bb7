/** Which words of the card language the rules can act on, as lists: what is not here is reported as missing. */
import type { Action, Rule } from '@kitchen-table/language';
import { KEYWORD_BITS } from '../vocabulary/keywords.ts';
import { GIFTS } from '../vocabulary/keyword-abilities/gift.ts';
import { MEANINGS } from '../vocabulary/keyword-abilities/meanings.ts';
import { CASTING_KEYWORDS } from './ways-to-cast.ts';

/** Keywords whose rules are written where they matter (blocking, protection, damage), besides those with bits and texts. */
const WRITTEN_OUT: readonly string[] = [
  'companion',
  'enchant',
  'protection',
  'hexproof from',
  'landwalk',
  'plainswalk',
  'islandwalk',
  'swampwalk',
  'mountainwalk',
  'forestwalk',
  'toxic',
  'affinity',
  'undaunted',
  'partner',
  'hidden agenda',
  'double agenda',
  'totem armor',
  'umbra armor',
  'dredge',
  'miracle',
  'trample over planeswalkers',
  'assist',
  'banding',
  'bands with other',
  'enlist',
  'read ahead',
  'for Mirrodin!',
  'start your engines!',
  'tribute',
  'choose a Background',
  "doctor 's companion",
  'friends forever',
  'daybound',
  'nightbound',
  'desertwalk',
  'nonbasic landwalk',
  'legendary landwalk',
  'snow landwalk',
  'snow plainswalk',
  'snow islandwalk',
  'snow swampwalk',
  'snow mountainwalk',
  'snow forestwalk',
];

/** Every keyword that plays as it should. */
export const UNDERSTOOD_KEYWORDS: ReadonlySet<string> = new Set([
  ...Object.keys(KEYWORD_BITS),
  ...Object.keys(MEANINGS),
  ...GIFTS,
  ...WRITTEN_OUT,
  ...CASTING_KEYWORDS,
]);

/** Kinds of action that "can't" may forbid. CR 101.2. */
export const FORBIDDABLE: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  'attack',
  'block',
  'beBlocked',
  'becomeBlocked',
  'cast',
  'play',
  'activate',
  'becomeTarget',
  'counter',
  'draw',
  'gainLife',
  'loseLife',
  'search',
  'sacrifice',
  'putCounters',
  'getCounters',
  'regenerate',
  'winGame',
  'loseGame',
  'surveil',
  'untap',
  'attach',
  'prevent',
]);

/** Kinds of action that "must" may demand. CR 508.1d, 509.1c. */
export const DEMANDABLE: ReadonlySet<Action['kind']> = new Set<Action['kind']>(['attack', 'block', 'beBlocked']);

/** Kinds of action that the layers can state. CR 613. */
export const STATABLE: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  'get',
  'gain',
  'become',
  'setPowerToughness',
  'double',
  'switch',
  'becomeCopy',
  'gainControl',
]);

/** Kinds of rule that something reads. */
export const UNDERSTOOD_RULES: ReadonlySet<Rule['kind']> = new Set<Rule['kind']>([
  'openingHand',
  'castOnly',
  'spendAsAnyColor',
  'redirect',
  'mostEachTurn',
  'mayStayTapped',
  'alsoUntaps',
  'assignsNoDamage',
  'assignsAsUnblocked',
  'cant',
  'must',
  'may',
  'costChange',
  'replace',
  'entersWith',
  'preventRule',
  'skipRule',
  'doesntUntap',
  'noMaximumHandSize',
  'blankIsChaos',
  'blocksOnly',
  'additionalLand',
  'canBlockMore',
  'mostDeclared',
  'assignByToughness',
  'asThough',
  'triggerAgain',
  'changes',
  'canBeCommander',
  'onlyByVenturingInto',
  'additionalVote',
  'commanderColor',
  'startsTheGame',
  'drafting',
  'smallerDeck',
  'anyNumberInDeck',
]);
