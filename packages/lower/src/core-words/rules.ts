/** Rules that static abilities and effects put in force: what is read of each. */
import { COLORS } from '@kitchen-table/language/core';
import { type Complete, kinds, notRead } from './known.ts';

/** What begins at one moment and is over with it. */
function isStepOrTurn(part: unknown): boolean {
  return ['turn', 'untap', 'upkeep', 'draw', 'end'].includes(String((part as { step?: unknown }).step));
}

/** {0} alone. */
function isFree(cost: unknown): boolean {
  const [part, ...more] = cost as readonly { kind?: string; symbols?: readonly string[] }[];
  return more.length === 0 && part?.kind === 'manaCost' && part.symbols?.join() === '0';
}

/** "remove a counter": something that is done, and nothing else. */
function isOneDeed(cost: unknown): boolean {
  const parts = cost as readonly { kind?: string }[];
  return parts.length === 1 && parts[0]?.kind === 'actionCost';
}

/** In which words something is said to happen instead. */
const REPLACING: ReadonlySet<unknown> = new Set([
  'instead first',
  'instead in the middle',
  'skip that draw',
  'skips that draw and',
  'unsaid',
  'once more',
  'double all',
  'double all that',
  'gains no life',
  'of putting it into your graveyard',
  'anywhere else',
  'each time',
  'it puts',
  'either',
]);

export const RULES: Complete = {
  cant: {
    action: true,
    also: true,
    unless: true,
    unlessPaid: true,
    except: true,
    notMana: true,
    cause: true,
    costsOf: ['spells and abilities'],
    words: ['have or gain', 'life total', 'abilities of', 'whose abilities'],
    passive: true,
  },
  // rules/effects/keyword-actions.ts.
  asYou: { doing: ['cascade'], clause: true },
  // "attacks or blocks": nobody can do both in one combat.
  must: {
    action: true,
    also: notRead,
    goaded: true,
    withAttacker: notRead,
    words: ['all able', 'or block', 'elsewhere'],
  },
  // questions/zones/seen-cards.ts.
  revealed: { action: true },
  // rules/state-based-actions/legends.ts.
  noLegendRule: { to: true },
  // questions/players/limits.ts, questions/casting-spells/casting-rules.ts, events/damage-results.ts.
  playerRule: {
    player: true,
    value: true,
    what: true,
    words: ['equal to'],
  },
  costChange: {
    of: true,
    change: true,
    symbols: true,
    life: true,
    value: true,
    forEach: true,
    toDo: true,
    by: true,
    minimumOne: true,
    notMana: true,
    whenTargeting: true,
    whereX: true,
    condition: true,
    coloredOnly: true,
    // variants/casual-variants/commander.ts.
    insteadOfTax: true,
    // questions/costs/offered-costs.ts.
    paying: true,
    thisWay: true,
    keyword: ['blitz', 'dash', 'equip'],
    // rules/costs/waived-reductions.ts.
    upTo: true,
    words: ['it also', 'during', 'during first', ...COLORS],
  },
  replace: {
    would: true,
    condition: true,
    instead: true,
    skips: true,
    once: true,
    prevents: true,
    during: notRead,
    notCast: true,
    byEffect: true,
    words: (words) => REPLACING.has(words) || /^(tokens are created|instead create|it creates)/.test(String(words)),
  },
  entersWith: {
    object: true,
    entering: true,
    clause: true,
    unless: true,
    unlessPaid: true,
    orGraveyard: true,
    optional: true,
    whenDone: true,
    whereX: true,
    condition: true,
    may: true,
    // events/entering-the-battlefield/as-turned-up.ts.
    turnedUp: true,
    // lower/src/passes/resolving/entering-as-is-said-next.ts.
    forATime: true,
    once: true,
    escaped: true,
    words: [
      'as',
      'as, under the control',
      'as, behind',
      'as it enters',
      'as, or turned up',
      'if after',
      'on them',
      'have it enter',
    ],
  },
  preventRule: { action: true },
  // rules/resolving/spell-text.ts.
  notTargetedAsCast: { whom: true },
  // The choice is made where the noun says "the": rules/effects/choices/choosing.ts.
  tieIsChosen: { of: true, extreme: true, stat: true, words: ['highest'] },
  circleColors: { count: true },
  loyaltyCosts: { by: true, more: true },
  // rules/costs/keyword-prices.ts: of what is free nothing more is asked, for it is never refused.
  insteadOfKeywordCost: {
    cost: (cost) => isFree(cost) || isOneDeed(cost),
    keyword: ['cycling', 'equip', 'crew'],
    of: kinds('self'),
    first: ['each turn', 'each of your turns'],
  },
  // questions/costs/loyalty-costs.ts.
  // rules/activated-abilities/activation-limits.ts.
  keywordUse: { of: true, keyword: ['boast'], times: true, ownTurns: true },
  loyaltyUse: { of: true, instant: true, times: true, more: true, words: ['any turn', 'her', 'his', 'their'] },
  // rules/costs/total-cost.ts.
  leastCost: { least: true },
  // rules/effects/game-concepts/changed-rolls.ts.
  changesRolls: { does: true, by: true, cost: true, natural: true, sides: true, onceEachTurn: true },
  // events/zones/revealed-as-drawn.ts.
  controlsSearching: { player: true },
  asFound: { actor: true, clause: true },
  revealsFirstDraw: { when: true, may: true, linked: true },
  revealedDraw: { object: true, clause: true },
  // rules/turn-structure/skipped-steps.ts: single steps, and turns.
  skipInstead: { part: isStepOrTurn, actor: true, extra: true, may: true, condition: true, then: true },
  skipRule: { part: true, actor: true },
  // rules/mana/as-any-color.ts.
  spendAsAnyColor: {
    player: true,
    on: true,
    activating: true,
    given: true,
    anyType: true,
    mana: true,
    as: true,
    words: true,
  },
  // rules/mana/life-for-mana.ts.
  lifeForMana: { player: true, symbols: true, life: true },
  // events/replacement-effects/redirection.ts.
  redirect: { amount: true, sort: true, from: true, by: true, to: true, once: true, words: true },
  // questions/casting-spells/casting-rules.ts.
  castOnly: { during: kinds('duringPart'), condition: true, words: ["can't unless"] },
  // rules/mana/produced-instead.ts.
  manaProduced: { event: true, times: true, output: kinds('symbols', 'anyColor'), oneOfIt: true },
  // lower/src/passes/numbers/more-this-turn.ts.
  mostEachTurn: { action: true, most: true, more: notRead, words: ['your'] },
  // rules/state-based-actions/counters.ts.
  mostCounters: { object: true, counter: true, most: true },
  // rules/keyword-actions/scry.ts.
  looksFurther: { each: ['surveil'], more: true },
  // rules/turn-structure/untapping.ts.
  mayStayTapped: { object: true },
  alsoUntaps: { object: true, part: (part) => (part as { step?: string }).step === 'untap', words: ['they'] },
  // rules/turn-structure/draw-step.ts.
  alsoDraws: { player: true, part: (part) => (part as { step?: string }).step === 'draw' },
  assignsNoDamage: { object: true },
  assignsAsUnblocked: { object: true, words: ['for each', 'their'] },
  doesntUntap: {
    object: true,
    entersTapped: true,
    condition: true,
    part: (part) => (part as { step?: string }).step === 'untap',
  },
  // rules/turn-structure/turn-structure.ts.
  damageStays: { object: true },
  blankIsChaos: {},
  // rules/special-actions/special-effects.ts.
  mayIgnore: { by: true, cost: true },
  noMaximumHandSize: { player: true },
  // rules/turn-structure/keeping-mana.ts: all mana, or all of one color.
  keepsMana: { player: true, color: true, mana: notRead },
  // rules/combat-phase/declare-blockers.ts.
  choosesBlocks: { player: true, words: ['how'] },
  blocksOnly: { object: true, whom: true },
  additionalLand: { player: true, count: true, words: ['during'] },
  canBlockMore: { object: true, count: true, words: ['an additional number', 'up to'] },
  mostDeclared: { act: true, most: true, whom: true },
  assignByToughness: { object: true },
  asThough: {
    action: true,
    as: true, // Which: questions.ts.
    more: true,
    byToughness: true,
    saddles: true,
  },
  triggerAgain: { event: true, never: true, ability: true, of: true, condition: true, words: true },
  openingHand: { reveal: true, mulligan: true, condition: true, entering: true, then: true, words: true },
  changes: { action: true, condition: true, words: ['if'] },
  // Said of decks, not of the game: CR 100.2a, 903.3.
  canBeCommander: {},
  commanderColor: {},
  startsTheGame: {},
  // Acts in drafts/, not in a game.
  drafting: { does: true },
  smallerDeck: {},
  // Asked where decks are looked at.
  anyNumberInDeck: { most: true },
  onlyForAnte: {},
  // rules/casting-spells/announcing.ts.
  xNotZero: {},
  // rules/casting-spells/announcing.ts; of an X paid as a text is carried out: lower/src/passes/numbers/limits-of-x.ts.
  xAtMost: { most: true },
  // rules/costs/only-mana-on-x.ts.
  spendOnX: { colors: true, whole: true },
  // rules/keyword-actions/venture.ts.
  // rules/effects/choices/voting.ts.
  additionalVote: { may: true },
  onlyByVenturingInto: { quality: true },
};
