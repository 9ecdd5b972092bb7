/** Abilities, clauses and what is made: what rules/ reads of them. */
import { CONDITIONAL_WORDS, LIMITING_WORDS, LOSSES, NAMING_WORDS, OWN_COSTS } from '@kitchen-table/language/core';
import { type Complete, kinds, notRead, type Table } from './known.ts';
import { LASTING, rulesLast } from './lasting.ts';
import { isAnOpponent, isGrant, isPlainTokens, isSaidOfSpell, isTappedForIt, isToSomebody } from './said-in-parts.ts';

/** "Partner—[text]": said of decks, and read where decks are looked at. CR 702.124 */
const PARTNERS: readonly string[] = ['friends forever', 'character select', 'father & son', 'survivors'];

/** What may stand behind the name of a keyword, besides its cost and number. */
const DETAILS: ReadonlySet<unknown> = new Set([
  'dash',
  'onto Arcane',
  'onto Arcane, dash',
  'onto instant or sorcery',
  'where X is',
  'where X is.',
  ...OWN_COSTS,
  'sunburst',
  'or more',
  // rules/effects/choices/words-of-your-choice.ts.
  'or',
  ...PARTNERS,
]);

export const ABILITIES: Complete = {
  keyword: {
    keyword: true,
    amount: true,
    cost: true,
    filter: true,
    from: true,
    // "3/2": the size of a prototyped spell.
    detail: (detail) => DETAILS.has(detail) || /^\d+\/\d+$/.test(String(detail)),
    // Of such a cost: vocabulary/objects/own-costs.ts.
    reducedBy: true,
    // vocabulary/keyword-abilities/cast-facts.ts: of casualty.
    except: true,
    words: true,
    limitsFirst: notRead,
    sameLine: true,
    abilityWord: true,
    quoted: true,
    unended: true,
    // vocabulary/keyword-abilities/meanings.ts: of those that are activated abilities.
    limits: true,
    cleaved: true,
    brackets: true,
    deck: true,
  },
  hadToAttack: { subject: true },
  // What a companion demands of a deck: companion.ts.
  manaValues: { are: true, orLands: true },
  'manaValues.are': { atLeast: true },
  each: { of: true, is: true, manaValueAtMost: true, activatedAbility: true },
  differentNames: { of: true },
  sharedCardType: { of: true },
  symbolsOnce: { words: true },
  overMinimum: { by: true },
  spell: { clause: true, abilityWord: true, then: true, keyword: notRead, rounding: ['up', 'down'] },
  // Keywords before a dash: lower/src/passes/abilities/keyword-before-a-dash.ts.
  activated: {
    cost: true,
    clause: true,
    limits: true,
    limitsFirst: true,
    unended: true,
    abilityWord: true,
    keyword: LIMITING_WORDS,
  },
  triggered: {
    trigger: true,
    clause: true,
    timesEachTurn: true,
    timesInAll: true,
    uncounterable: true,
    doneOnceEachTurn: true,
    resolvesAnyway: true,
    words: ['added mana'],
    abilityWord: true,
    prize: true,
    keyword: [...CONDITIONAL_WORDS, ...NAMING_WORDS],
    unended: true,
  },
  static: {
    unended: true,
    keyword: [...CONDITIONAL_WORDS, ...NAMING_WORDS],
    rules: true,
    condition: true,
    conditionTrailing: true,
    otherwise: true,
    words: true,
    sameLine: true,
    sameFor: notRead, // lower/src/passes/abilities/same-for-apart.ts
    spellCost: true,
    anchors: true,
    abilityWord: true,
    // questions/targets/protection.ts.
    doesntRemove: true,
    // questions/continuous-effects/effects-in-other-zones.ts.
    alsoElsewhere: ['creatures'],
  },
  anchored: { word: true, ability: true },
  // rules/costs/additional-costs.ts: one cost, and not as much of it as one likes.
  'static.spellCost': { additional: true, alternative: true, words: true, optional: true },
  chapter: { chapters: true, clause: true, abilityWord: true },
  room: { name: true, leadsTo: true, clause: true, unstopped: true },
  level: { from: true, to: true, power: true, toughness: true, abilities: true },
  classLevel: { level: true, cost: true, abilities: true },
  trigger: {
    word: true,
    events: true,
    during: kinds('duringPart', 'forAsLongAs'),
    condition: true,
    firstTime: true,
    more: true,
    // Said of delayed abilities, which trigger once: CR 603.7b.
    next: true,
  },
  'trigger.more': { word: true, events: true, words: true },
  onlyAsSorcery: {},
  onlyAsInstant: {},
  costLess: { value: true, condition: true },
  costLessOwnMana: { condition: true },
  onlyDuring: { during: kinds('duringPart') },
  notDuring: { during: kinds('duringPart') },
  onlyIf: { condition: true },
  timesEachTurn: { times: true },
  costMore: { value: true },
  onlyOnce: {},
  anyPlayer: { sorcery: true, condition: notRead, during: kinds('duringPart') },
  onlyOpponents: { sorcery: true },
  everything: { of: ['colors', 'each color', 'other colors', 'your opponents', 'the chosen player'] },
  // rules/effects/choices/words-of-your-choice.ts: of instructions only, see walk.ts.
  colorOfYourChoice: { chooser: true },
  colorsOf: { of: true, words: ['the colors'] },
  thatColor: {},
  /** Of protection; also an output of mana. */
  // "Choose a color. Add an amount of mana of that color": mana/outputs.ts.
  chosenColor: { number: true, words: ['an amount', 'that', 'last noted'] },
};

export const CLAUSES: Complete = {
  /** `duringPart`: for controlling a player only, see walk.ts. */
  do: {
    action: true,
    during: (during) => LASTING(during) || kinds('duringPart', 'inTurns')(during),
    leading: true,
    // rules/effects/execute.ts.
    together: true,
  },
  during: { clause: true, during: LASTING, leading: true },
  sequence: { steps: true, joins: true },
  /** Also a rule: "you may cast spells as though they had flash". */
  may: {
    actor: true,
    clause: true,
    have: true,
    asOften: true, // rules/effects/repeating.ts
    told: true,
    words: [
      'that you cast',
      'by paying',
      'any time',
      'if you',
      'rather than',
      'can be cast',
      'can be played',
      'the top card',
      'during each',
      'during each, one',
      'from each',
    ],
    action: true,
    asThough: true,
    times: ['once each turn', 'once each of your turns'],
    additionalCost: true,
    // rules/casting-spells/permitted-ways.ts.
    using: ['blitz', 'warp', 'mutate', 'bestow', 'escape'],
    // rules/casting-spells/cast-out-of-time.ts.
    thenSacrificed: true,
    // rules/casting-spells/use-permission.ts.
    ifCast: isGrant,
    exiledAfter: notRead,
    when: notRead,
    whenTargeting: true, // rules/casting-spells/permitted-ways.ts
    asItAttacks: true, // rules/combat-phase/exert.ts
    whenDone: true,
  },
  // "If you put a card into your hand this way" asks about one of the steps before, not of the last one.
  ifDone: {
    words: (words) =>
      words === 'this way' ||
      !/this way$/.test(String(words)) ||
      words === 'you search your library this way' ||
      words === 'you searched your library this way',
    intoHand: true,
    actor: true,
    not: true,
    reflexive: true,
    asked: true,
    clause: true,
    otherwise: true,
  },
  if: {
    condition: true,
    clause: isToSomebody,
    otherwise: true,
    trailing: true,
    unless: true,
    instead: true,
    words: ['instead first', 'instead only', "if it doesn't"],
  },
  unless: { clause: true, actor: true, action: true, or: true, words: ['has', 'first'] },
  forEach: {
    of: true,
    clause: true,
    leading: true,
    label: true,
    words: ['spent behind', 'following process', 'enters this way'],
  },
  // rules/modes/modes.ts.
  modes: { choose: true, modes: true, actor: true, chooser: isAnOpponent, asDone: true, villainous: true, words: true },
  modeCount: {
    min: true,
    max: true,
    words: true,
    repeat: true,
    differentPlayers: true,
    pawprints: true,
    bonus: true,
    notChosen: true,
    atRandom: true,
  },
  'modeCount.bonus': { condition: true, min: true, max: true, words: true, asCast: true },
  mode: { clause: true, label: true, cost: true, pawprints: true },
  delayed: { trigger: true, clause: true, trailing: true, until: LASTING, asUntapping: true },
  whereX: { clause: true, value: true, leading: true, words: true },
  startingWith: { clause: true, from: ['next opponent'] },
  repeat: { times: true, until: kinds('move'), words: true },
  rule: { rule: true, during: rulesLast, leading: true },
  sameBy: { clause: true, by: true },
  separatePiles: { actor: true, of: true, chooser: true, chosen: true, other: true, faceDown: true, words: true },
};

/** Tokens, descriptions of what something becomes, mana, ways of entering. */
export const THINGS: Table = {
  token: {
    name: true,
    power: true,
    toughness: true,
    colors: true,
    supertypes: true,
    types: true,
    subtypes: true,
    abilities: true,
    words: ['name last', 'all colors', 'colors last', 'snow behind', 'base, each equal', 'each', 'its'],
  },
  predefinedToken: { name: true, supertypes: true },
  // In replacement effects for the creation of tokens: events/replacement-effects/what-happens-instead.ts.
  tokensLike: { filter: isPlainTokens },
  thoseTokens: {},
  tokenCopy: { of: true, except: true },
  description: {
    power: true,
    toughness: true,
    loyalty: true,
    colors: true,
    supertypes: true,
    types: true,
    subtypes: true,
    subtypeChoice: true,
    abilities: true,
    name: true,
    not: true,
    inAddition: [
      'still',
      'land',
      'planeswalker',
      'types',
      'colors',
      'colors and types',
      'land types',
      'creature types',
    ],
    words: [
      'a size',
      'his',
      'her',
      'all',
      'plural',
      'also',
      'base',
      'base, list',
      'base, plural',
      'gain',
      'each equal',
      'not',
      'if the spell is',
      'if the chosen creature is',
      'if that creature is',
      'if that permanent is',
      'if that Dragon is',
      'power is',
    ],
    // effects/choices/words-of-your-choice.ts: of instructions.
    colorChoice: true,
    chosenBefore: true,
    loses: LOSSES,
  },
  entering: {
    // passes/resolving/entering-as-is-said-next.ts.
    being: true,
    tapped: true,
    untapped: true,
    attacking: true,
    attackingWhom: true,
    blocking: true,
    blockingWhom: true,
    transformed: true,
    words: ['converted', 'control first', 'control of', 'and with', 'face up'],
    pronoun: true,
    faceDown: true,
    under: true,
    attachedTo: true,
    forEach: true,
    counters: true,
    counterChoice: true,
    abilities: true,
  },
  'putCounters.options': { counter: true, number: true },
  'entering.counters': {
    counter: true,
    number: true,
    additional: true,
    words: ['a number of', 'an additional number'],
  },
  'move.also': { object: true, to: true, entering: true },
  'pay.plus': { cost: true, forEach: true },
  'get.orElse': { power: true, toughness: true, negativePower: true, negativeToughness: true },
  'dealDamage.also': { amount: true, to: true },
  'dealDamage.more': { amount: true, to: true },
  'addMana.spendOnly': {
    castFilter: true,
    or: true,
    from: true,
    not: true,
    activateFilter: true,
    activates: ['any'],
    uses: true,
    anything: true,
    whenSpent: isSaidOfSpell,
    words: true,
  },
  // mana/when-spent.ts.
  'addMana.spendOnly.whenSpent': { object: kinds('select'), clause: true, triggers: true, only: true },
  'place.position': { nth: true, orBottom: true, below: true },
  'may.ifCast': { object: true, clause: true, words: ['if you do'] },
  'choose.what': { options: true, keywords: true },
  'rollDie.result': { from: true, to: true, orHigher: true },
  'rollDie.results': { from: true, to: true, hyphen: true, clause: true },
  symbols: { symbols: true, amount: true, words: ['a number', 'that much', 'twice that much', 'colorless'] },
  choice: { of: true, orChosen: true },
  colorAmong: { number: true, of: true, words: ['any of', 'any of, plural', 'choose'] },
  anyColor: { number: true, sameColor: true, different: true, words: ['they choose', 'of your choice'] },
  combination: { number: true, of: true },
  couldProduce: { number: true, of: true, anyType: true, sameColor: true, words: ['unsaid that'] },
  // The types are known of the permanent that was tapped for mana: questions/triggered-abilities/event-roles.ts.
  produced: { number: true, by: isTappedForIt },
  commanderColors: { number: true },
  circledColors: { number: true },
};
