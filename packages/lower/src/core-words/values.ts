/** Values and conditions: what questions/ reads of them. */
import { isCastFact, some } from '@kitchen-table/language/core';
import { type Complete, kinds, notRead } from './known.ts';

/** questions/values.ts. */
export const VALUES: Complete = {
  number: { number: true, words: ['up to'] },
  atLeast: { number: true },
  exactly: { number: true },
  x: {},
  count: { of: true, words: ['total', 'once for each', 'in the game'] },
  stat: {
    stat: [
      'power',
      'toughness',
      'base power',
      'base toughness',
      'mana value',
      'loyalty',
      'defense',
      'life total',
      'starting life total',
      'hand size',
      'maximum hand size',
      'speed',
    ],
    of: true,
    words: ['of'],
  },
  extreme: { extreme: true, stat: true, among: true, words: ['total'] },
  total: { stat: true, of: true, words: ['their'] },
  countersOn: { counter: true, on: true, words: ['on', 'total', 'total, have', 'total, among', 'symbol', 'had'] },
  // "mana symbols": those in the mana costs of permanents, which is the same. CR 700.5.
  devotion: { colors: true, player: true, chosen: true, words: ['mana symbols'] },
  storedAlike: { on: true },
  paidAsEntered: { what: ['life', 'sacrificed'], of: true, words: ['~', 'it'] },
  noted: { what: ['highest number', 'cards removed'] },
  votes: { option: true },
  chosenNumbers: { which: ['highest', 'lowest'] },
  temptations: { player: true },
  stickerLetters: { letters: true, on: true },
  'stickerLetters.letters': { letter: true },
  totalOnStickers: { stat: ['power', 'toughness'], on: true },
  amountOf: { to: true, words: true, what: true },
  history: {
    event: true,
    what: ['times', 'amount', 'objects'],
    when: ['this turn', 'last turn', 'this game'],
    words: true,
  },
  // questions/casting-spells/values-as-of.ts: before targets are chosen, and of nothing named before.
  asOf: {
    when: ['casting', 'resolving'],
    of: (of) => !some(of, ({ kind, target }) => target === true || kind === 'reference' || kind === 'amountOf'),
    words: ['it', 'activate'],
  },
  sum: { of: true, words: true },
  difference: { of: true, absolute: true, words: true },
  greater: { of: true, words: ['and/or'] },
  times: { by: true, of: true, words: true },
  half: {
    of: true,
    rounded: ['up', 'down'],
    parts: [3, 10],
    words: ['unrounded', 'of life', 'each time', 'of life, each time'],
  },
  greatestOfPlayers: { of: true, among: kinds('select') },
  mostAlike: { of: true },
  manaSymbols: { colors: true, of: true, words: ['several'] },
  kindsAmong: {
    what: [
      'colors',
      'color pairs',
      'card types',
      'basic land types',
      'creature types',
      'names',
      'powers',
      'mana values',
    ],
    of: true,
    words: true,
  },
};

/** What is counted of how a spell was cast, besides whether something was so. */
const COUNTED_FACTS: ReadonlySet<unknown> = new Set([
  'riot',
  'times kicked',
  'times mutated',
  'mana spent',
  'snow mana spent',
  'mana from',
  'colors of mana spent',
  'targets',
]);

/** In which words it is said how something was cast. */
const CAST_WORDS: ReadonlySet<unknown> = new Set([
  '~',
  'its',
  'evidence',
  "it's",
  'was cast',
  "wasn't cast",
  'you cast it',
  'was cast, unsaid',
  'that was',
]);

/** questions/conditions.ts. */
export const CONDITIONS: Complete = {
  // questions/casting-spells/held-as-cast.ts.
  controls: { player: true, object: true, not: true, at: ['when cast'], owned: true, past: notRead, words: true },
  opponentCount: { comparison: true, to: true },
  thereIs: {
    object: (noun) => kinds('select', 'reference', 'linked')(noun),
    words: true,
    at: ['when cast'],
  },
  is: {
    subject: true,
    filter: true,
    not: true,
    words: [
      'adjective',
      "it's",
      "it's not",
      "it's not, adjective",
      'was',
      'was a',
      'was put',
      'only one target',
      'entered under',
      'is',
      'remains',
      'your',
      'targets',
      'has',
      'has or tied',
      'face down',
      'attacking',
      'top card',
      'odd or even',
      'the type of mana spent',
      'is exiled with',
      'dies',
      'is done',
      'was done',
      '~ deals',
      'it deals',
      'entered or cast',
      'no other',
      'or come under control',
      'came under control',
      'all',
      'the two spells',
    ],
  },
  // passes/resolving/compared-again.ts
  compare: { left: true, comparison: true, right: true, again: notRead, words: true },
  rolledDoubles: {},
  targetsLegal: {},
  // A word that was chosen: effects/choices/choices.ts.
  anchorChosen: { word: true, words: ['that player', 'the player'] },
  has: {
    player: true,
    what: ['life', 'cards in hand', 'counters'],
    comparison: true,
    to: true,
    counter: true,
    words: ['a card', "doesn't have any", 'and have'],
  },
  hasMore: { player: true, than: true, of: true, fewer: true, by: true },
  hasCounters: { subject: true, counter: true, comparison: true, to: true, words: true },
  hasKeyword: { subject: true, keyword: true, not: true, words: ['past'] },
  happened: {
    event: true,
    when: kinds('thisTurn', 'lastTurn', 'thisCombat', 'duringPart'),
    not: true,
    times: true,
    sameOne: true,
    total: true,
    keyword: true,
    words: true,
  },
  shares: { subject: true, what: true, with: true, not: true, words: true },
  /** Also a value: "the number of times it was kicked". */
  castFact: {
    fact: (fact) => isCastFact(String(fact)) || COUNTED_FACTS.has(fact),
    subject: true,
    not: true,
    keyword: true,
    words: (words) => CAST_WORDS.has(words) || / was beheld$/.test(String(words)),
    from: true,
    symbols: true,
  },
  manaSpent: { subject: true, color: true, comparison: true, to: true, words: true },
  turn: { of: true, not: true, words: ['during', "isn't"] },
  /** Also a duration. */
  duringPart: {
    part: true,
    not: true,
    before: ['attackers', 'blockers', 'combat', 'combat damage'],
    after: ['attackers', 'blockers', 'combat', 'upkeep'],
  },
  isDayNight: { what: true },
  completedDungeon: { player: true, dungeon: true, not: true },
  /** questions/choices/votes.ts. */
  mostVotes: { option: true, tied: true },
  isSticker: { sticker: true },
  designation: {
    player: true,
    what: ['monarch', 'initiative', "city's blessing", 'defending player', 'starting player', 'max speed'],
    not: true,
    words: ['past'],
  },
  // "this ability": rules/resolving/resolving.ts.
  first: { event: true, nth: true, per: true, words: ['this ability', "it's", 'combat phase', 'end step'] },
  activatedThisTurn: { times: true },
  // questions/resolving/dealt-damage-ever.ts: of damage only, see walk.ts.
  happenedEver: { event: true, not: true },
  /** Also a quality. */
  inZone: { subject: true, zone: true, not: true, words: true, of: true, all: true, above: true },
  cardsAbove: { filter: true, number: true, directly: true },
  paired: { subject: true, not: true },
  mostCommonColor: { color: true, among: true },
  not: { of: true },
  allOf: { of: true },
  oneOf: {
    of: true,
    words: ['attacked or blocked', 'power or toughness', 'or if', 'exactly, twice', 'whichever comes first'],
  },
};
