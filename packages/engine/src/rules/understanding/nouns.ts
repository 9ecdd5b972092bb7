/** Nouns, descriptions, values and conditions: what questions/ reads of them. */
import { CAST_FACTS } from '../../questions/conditions.ts';
import { DONE_WORDS } from '../../questions/this-way.ts';
import { kinds, type Table } from './known.ts';

/** A time to which history is kept. */
const PAST = kinds('thisTurn', 'lastTurn');

/** questions/nouns.ts. */
export const NOUNS: Table = {
  self: {},
  you: {},
  playerNoun: { who: ['opponents', 'teammates', 'defending', 'attacking', 'active', 'monarch', 'initiative', 'no one'] },
  playerOf: { relation: ['controller', 'owner', 'protector'], of: true, label: true, words: ['one', 'the'] },
  select: { quantifier: true, filter: true, label: true },
  anyTarget: { quantifier: true, label: true },
  quantifier: {
    amount: ['a', 'each', 'all', 'bare', 'the', 'no', 'number', 'upTo', 'anyNumber', 'atLeast', 'atMost', 'oneOrTwo', 'oneToThree'],
    number: true, target: true, other: true, singular: true, eachOf: true, atRandom: true, chooser: true, words: ['any'],
  },
  reference: {
    to: true, words: ['it', 'they', 'itself', 'that', 'those', 'the', 'the rest', 'the other', 'each of them', 'one of them', 'he', 'she', 'each of those', 'unsaid'],
    // What is referred to is bound: the description and the status only say again which it is.
    filter: true, status: true, many: true, label: true,
  },
  host: { how: true, filter: true },
  nounList: { of: true, join: ['and', 'or', 'and/or'], label: true },
  libraryCards: { position: ['top', 'bottom'], count: true, library: true, label: true },
  countersNoun: { counter: true, on: true },
  units: { value: true },
  zoneOfPlayer: { zone: true, player: true, label: true },
  linked: { what: ['exiled card', 'exiled cards', 'chosen player', 'chosen creature', 'chosen card'] },
  place: { zone: true, of: true, position: ['top', 'bottom', 'top or bottom', 'nth'], order: ['any order', 'random order'], words: ['all graveyards', 'graveyards', 'anywhere', 'back', 'on top', 'their choice', 'your choice'], not: true },
  turnPart: { step: true, of: true, next: true, words: ['first main phase', 'second main phase', 'on turn', 'of', 'the', "the next turn's"] },
};

/** questions/filters.ts, statuses.ts, qualities.ts. */
export const DESCRIPTIONS: Table = {
  filter: { adjectives: true, noun: true, qualities: true },
  words: { words: true },
  alternatives: { of: true, join: ['and', 'or', 'and/or'] },
  alternative: { adjectives: true, words: true },
  typeWord: { type: true },
  subtypeWord: { subtype: true },
  classWord: { word: ['permanent', 'spell', 'card', 'token', 'source', 'ability', 'player', 'opponent', 'teammate', 'commander', 'copy', 'outlaw', 'historic'] },
  colorWord: { color: true },
  supertypeWord: { supertype: true },
  statusWord: {
    status: [
      'tapped', 'untapped', 'attacking', 'blocking', 'blocked', 'unblocked', 'face-down', 'face-up', 'enchanted', 'equipped', 'modified', 'suspended', 'chosen', 'exiled',
      'historic', 'kicked', 'monstrous', 'renowned', 'saddled', 'goaded', 'suspected', 'activated', 'triggered', 'loyalty', 'mana',
    ],
  },
  typeAdjective: { type: true },
  subtypeAdjective: { subtype: true },
  classAdjective: { word: true },
  powerToughness: { power: true, toughness: true },
  non: { of: true },
  anyOf: { of: true, join: ['and', 'or', 'and/or'] },
  controlledBy: { player: true, not: true, past: true },
  ownedBy: { player: true, not: true },
  withKeyword: { keyword: true, not: true },
  withAbility: { ability: true, not: true },
  withStat: { stat: true, comparison: true, to: true },
  withCounters: { counter: true, comparison: true, to: true, words: true },
  withExtreme: { extreme: true, stat: true, among: true },
  fromZone: { zone: true, of: true },
  named: { name: true },
  nameOf: { same: true, as: true },
  otherThan: { noun: true },
  attachedTo: { noun: true },
  exiledWith: { words: true },
  singleTarget: {},
  ofPlayer: { player: true },
  castBy: { player: true, from: true },
  dealtDamage: { by: true, when: PAST, words: true },
  among: { noun: true, words: true },
  thisWay: { done: DONE_WORDS },
  ofTheChosen: { what: ['color', 'type', 'creature type', 'name', 'card type'], words: true },
  share: { what: true, with: true, words: true },
  targeting: { noun: true, only: true, words: true },
  attacking: { whom: true },
  blocking: { whom: true },
  blockedBy: { whom: true },
  that: { event: true, when: PAST },
  whose: { condition: true, words: true },
  putThereFrom: { zone: true, when: kinds('thisTurn') },
  enteredThisTurn: {},
};

/** questions/values.ts. */
export const VALUES: Table = {
  number: { number: true },
  atLeast: { number: true },
  x: {},
  count: { of: true },
  stat: { stat: ['power', 'toughness', 'base power', 'base toughness', 'mana value', 'loyalty', 'defense', 'life total', 'starting life total', 'hand size', 'maximum hand size', 'speed'], of: true, words: ['of'] },
  extreme: { extreme: true, stat: true, among: true },
  total: { stat: true, of: true },
  countersOn: { counter: true, on: true },
  devotion: { colors: true, player: true },
  amountOf: { to: true, words: true, what: true },
  history: { event: true, what: ['times', 'amount', 'objects'], when: ['this turn', 'last turn'] },
  sum: { of: true, words: true },
  difference: { of: true },
  times: { by: true, of: true, words: true },
  half: { of: true, rounded: ['up', 'down'] },
  kindsAmong: { what: ['colors', 'card types', 'basic land types', 'creature types', 'names', 'powers', 'mana values'], of: true },
};

/** questions/conditions.ts. */
export const CONDITIONS: Table = {
  controls: { player: true, object: true, not: true, words: true },
  opponentCount: { comparison: true, to: true },
  thereIs: { object: (noun) => kinds('select', 'reference', 'linked')(noun), words: true },
  is: { subject: true, filter: true, not: true, words: ['adjective', "it's", 'was', 'was a', 'is', 'remains'] },
  compare: { left: true, comparison: true, right: true, words: true },
  has: { player: true, what: ['life', 'cards in hand', 'counters'], comparison: true, to: true, counter: true },
  hasMore: { player: true, than: true, of: true, fewer: true },
  hasCounters: { subject: true, counter: true, comparison: true, to: true, words: true },
  hasKeyword: { subject: true, keyword: true, not: true },
  happened: { event: true, when: PAST, not: true, times: true, words: true },
  shares: { subject: true, what: true, with: true, words: true },
  /** Also a value: "the number of times it was kicked". */
  castFact: { fact: (fact) => CAST_FACTS.includes(String(fact)) || ['riot', 'times kicked', 'mana spent', 'colors of mana spent', 'targets beyond the first'].includes(String(fact)), subject: true, not: true, keyword: true, words: ['~'], from: true },
  turn: { of: true, not: true, words: ['during'] },
  /** Also a duration. */
  duringPart: { part: true, not: true },
  isDayNight: { what: true },
  designation: { player: true, what: ['monarch', 'initiative', "city's blessing"], not: true },
  first: { event: true, nth: true, per: true },
  /** Also a quality. */
  inZone: { subject: true, zone: true, not: true, words: true, of: true, all: true },
  allOf: { of: true },
  oneOf: { of: true },
};
