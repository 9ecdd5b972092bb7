/** Abilities, clauses, rules, costs, durations and what is made: what rules/ reads of them. */
import { WORDED_KEYWORDS } from '../../vocabulary/keyword-abilities/worded.ts';
import { kinds, type Table } from './known.ts';

/** Durations that end an effect: rules/expiring-effects.ts. */
const LASTING = kinds('untilEndOfTurn', 'thisTurn', 'thisCombat', 'untilEndOfCombat', 'untilYourNextTurn', 'untilEndOfYourNextTurn', 'untilNextPart', 'forAsLongAs', 'untilLeaves', 'restOfGame');

export const ABILITIES: Table = {
  keyword: { keyword: true, amount: true, cost: true, filter: true, from: true, detail: ['dash', 'onto Arcane', 'own mana cost'], sameLine: true },
  spell: { clause: true, abilityWord: true },
  // Keywords before a dash: vocabulary/keyword-abilities/worded.ts.
  activated: { cost: true, clause: true, limits: true, abilityWord: true, keyword: WORDED_KEYWORDS },
  triggered: { trigger: true, clause: true, timesEachTurn: true, abilityWord: true, keyword: ['max speed'] },
  static: { keyword: ['max speed'], rules: true, condition: true, conditionTrailing: true, spellCost: true, abilityWord: true },
  'static.spellCost': { additional: true, alternative: true, words: true },
  chapter: { chapters: true, clause: true, abilityWord: true },
  level: { from: true, to: true, power: true, toughness: true, abilities: true },
  classLevel: { level: true, cost: true, abilities: true },
  trigger: { word: true, events: true, during: kinds('duringPart', 'forAsLongAs'), condition: true, firstTime: true, more: true },
  'trigger.more': { word: true, events: true },
  onlyAsSorcery: {},
  onlyDuring: { during: kinds('duringPart') },
  onlyIf: { condition: true },
  timesEachTurn: { times: true },
  onlyOnce: {},
  anyPlayer: {},
  onlyOpponents: {},
  everything: {},
  /** Of protection; also an output of mana. */
  chosenColor: { number: true },
};

export const CLAUSES: Table = {
  do: { action: true, during: LASTING, leading: true },
  during: { clause: true, during: LASTING, leading: true },
  sequence: { steps: true, joins: true },
  /** Also a rule: "you may cast spells as though they had flash". */
  may: { actor: true, clause: true, words: ['have'], action: true, asThough: true, times: ['once each turn'] },
  ifDone: { words: true, actor: true, not: true, reflexive: true, clause: true, otherwise: true },
  if: { condition: true, clause: true, otherwise: true, trailing: true, unless: true, instead: true },
  unless: { clause: true, actor: true, action: true },
  forEach: { of: true, clause: true, leading: true, label: true },
  modes: { choose: true, modes: true, actor: true, words: true },
  modeCount: { min: true, max: true, words: true, repeat: true, bonus: true },
  'modeCount.bonus': { condition: true, min: true, max: true, words: true },
  mode: { clause: true, label: true },
  delayed: { trigger: true, clause: true, trailing: true, until: LASTING },
  whereX: { clause: true, value: true, leading: true },
  rule: { rule: true, during: LASTING, leading: true },
  separatePiles: { actor: true, of: true, chooser: true, chosen: true, other: true },
};

export const RULES: Table = {
  cant: { action: true, also: true, unless: true, unlessPaid: true, except: true, words: ["unless they're mana abilities", 'mana abilities'], passive: true },
  must: { action: true, words: ['goaded', 'all able'] },
  costChange: { of: true, change: true, symbols: true, life: true, value: true, forEach: true, toDo: true, by: true, minimumOne: true, whenTargeting: true, whereX: true, condition: true },
  replace: { would: true, condition: true, instead: true, words: ['instead first', 'prevent'] },
  entersWith: { object: true, entering: true, clause: true, unless: true, unlessPaid: true, whereX: true, condition: true, may: true, words: ['as', 'escapes', 'if after'] },
  preventRule: { action: true },
  skipRule: { part: true, actor: true },
  doesntUntap: { object: true, part: (part) => (part as { step?: string }).step === 'untap' },
  noMaximumHandSize: { player: true },
  blocksOnly: { object: true, whom: true },
  additionalLand: { player: true, count: true },
  canBlockMore: { object: true, count: true },
  assignByToughness: { object: true },
  asThough: { action: true, words: (words) => /defender|shadow|hexproof/.test(String(words)) },
  triggerAgain: { event: true, ability: true },
  openingHand: {},
  changes: { action: true },
  // Said of decks, not of the game: CR 100.2a, 903.3.
  canBeCommander: {},
  anyNumberInDeck: {},
};

export const COSTS_AND_DURATIONS: Table = {
  manaCost: { symbols: true },
  tapCost: {},
  untapCost: {},
  loyaltyCost: { amount: true },
  lifeCost: { amount: true },
  actionCost: { action: true },
  eitherCost: { of: true },
  untilEndOfTurn: {},
  thisTurn: {},
  thisCombat: {},
  untilEndOfCombat: {},
  untilYourNextTurn: { of: true },
  untilEndOfYourNextTurn: { of: true },
  untilNextPart: { part: true },
  forAsLongAs: { condition: true },
  untilLeaves: { object: true, verb: true },
  restOfGame: {},
  lastTurn: {},
};

/** Tokens, descriptions of what something becomes, mana, ways of entering. */
export const THINGS: Table = {
  token: { name: true, power: true, toughness: true, colors: true, supertypes: true, types: true, subtypes: true, abilities: true },
  predefinedToken: { name: true, supertypes: true },
  tokenCopy: { of: true, except: true },
  description: {
    power: true, toughness: true, colors: true, supertypes: true, types: true, subtypes: true, subtypeChoice: true, abilities: true, name: true, not: true,
    inAddition: ['still', 'land', 'types', 'colors', 'colors and types', 'land types', 'creature types'], words: ['plural'],
  },
  entering: { tapped: true, untapped: true, attacking: true, attackingWhom: true, transformed: true, faceDown: true, under: true, attachedTo: true, forEach: true, counters: true },
  'entering.counters': { counter: true, number: true, additional: true },
  'move.also': { object: true, to: true },
  'dealDamage.also': { amount: true, to: true },
  'addMana.spendOnly': { castFilter: true, activateFilter: true, words: true },
  'place.position': { nth: true },
  'choose.what': { options: true },
  'rollDie.results': { from: true, to: true, clause: true },
  symbols: { symbols: true, amount: true },
  choice: { of: true },
  anyColor: { number: true, sameColor: true },
  combination: { number: true, of: true },
  couldProduce: { number: true, of: true, anyType: true },
  commanderColors: { number: true },
  devotionColor: { words: true, number: true },
};
