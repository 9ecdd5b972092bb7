/** Actions in each of their moods: which roles the engine reads of a verb that is done, looked for, paid, forbidden or stated. */
import { EVENTS } from './events.ts';
import { kinds, type Fields, type Table } from './known.ts';

/** In which mood a verb is said. */
export type Mood =
  | 'instruction'
  | 'event'
  | 'cost'
  | 'statement'
  | 'forbid'
  | 'demand'
  | 'permit'
  | 'prevent'
  | 'exception';

const ACTOR: Fields = { actor: true };
const OBJECT: Fields = { object: true };
const BOTH: Fields = { actor: true, object: true };
const AMOUNT: Fields = { actor: true, amount: true };
const DESIGNATION: Fields = { actor: true, designation: ["city's blessing"] };

/** Who does it alone, and chooses. */
function isOnePlayer(noun: unknown): boolean {
  const { kind, quantifier } = noun as { kind?: string; quantifier?: { amount?: unknown } };
  return kind === 'you' || kind === 'reference' || (kind === 'select' && quantifier?.amount === 'a');
}

/** rules/effects/. */
const INSTRUCTIONS: Table = {
  dealDamage: {
    actor: true,
    amount: true,
    to: true,
    divided: ['as you choose', 'evenly'],
    unpreventable: true,
    excessTo: true,
    words: true,
    also: true,
    more: true,
  },
  draw: { ...AMOUNT, upTo: true, words: ['additional', 'another', 'the same amount', 'half'] },
  gainLife: AMOUNT,
  loseLife: AMOUNT,
  mill: AMOUNT,
  scry: AMOUNT,
  countUp: AMOUNT,
  surveil: AMOUNT,
  destroy: {
    object: true,
    actor: isOnePlayer,
    noRegeneration: true,
    words: (words) =>
      words === 'and it' ||
      /^(?:it|they|(?:that|the|those|an?) \w+|\w+s destroyed this way|a (?:creature|permanent) destroyed this way(?:, behind)?)$/.test(
        String(words),
      ),
  },
  exile: {
    ...BOTH,
    from: true,
    faceDown: true,
    until: kinds('untilLeaves'),
    words: ['all the cards', 'all', 'graveyards', 'plural'],
    entering: (entering) => Object.keys(entering as object).every((key) => key === 'kind' || key === 'counters'),
  },
  sacrifice: { ...BOTH, words: ['chooses and'] },
  tap: BOTH,
  untap: BOTH,
  transform: { ...BOTH, words: ['convert'] }, // CR 701.50a
  phaseOut: { ...BOTH, until: kinds('untilLeaves') },
  turnFaceUp: BOTH,
  unattach: { ...BOTH, words: ['from'] },
  becomeBlocked: OBJECT,
  counter: { object: true, insteadTo: true },
  regenerate: OBJECT,
  goad: OBJECT,
  tapOrUntap: OBJECT,
  discard: { ...BOTH, atRandom: true, words: true },
  move: {
    ...BOTH,
    verb: true,
    from: true,
    to: true,
    entering: true,
    also: true,
    words: ['from last', 'unsaid verb', 'place first'],
  },
  search: {
    actor: true,
    of: true,
    zones: true,
    object: kinds('select', 'nounList'),
    // Within replacement effects: rules/effects/library.ts.
    top: true,
    words: ['and/or', 'and/or, no comma', 'and', 'a library'],
  },
  shuffle: { ...BOTH, into: true, from: true, words: true },
  reveal: { ...BOTH, until: true, from: true },
  look: { ...BOTH, until: true, from: true },
  create: { actor: true, quantifier: true, token: true, words: true, entering: true },
  copy: { ...BOTH, times: true, newTargets: true, except: true, each: true, those: true, target: true, words: true },
  putCounters: {
    actor: true,
    number: true,
    counter: true,
    options: true,
    on: true,
    distributed: true,
    upTo: true,
    again: true,
    most: true,
    words: true,
  },
  removeCounters: { number: true, counter: true, from: true, upTo: true, among: true, words: true },
  moveCounters: { number: true, counter: true, from: true, onto: true, anew: true, words: ['those', 'to'] },
  chooseCounter: { on: true, words: ['kind'] },
  // Who chooses what it is attached to is said there.
  attach: { object: true, actor: isOnePlayer, to: true },
  fight: { object: true, with: true },
  block: { object: true, whom: true },
  loseMana: { actor: true, to: true },
  reselect: { ...BOTH, among: ['player', 'planeswalker', 'permanent'] },
  gainControl: { ...BOTH, words: ['control'] },
  exchangeControl: { object: true, with: true },
  exchangeValues: { player: true, object: true, stat: true },
  exchangeZones: { player: true, one: true, other: true },
  exchangeTextBoxes: BOTH,
  addMana: { actor: true, mana: true, lasts: ['combat', 'turn'], spendOnly: true, words: true },
  cast: {
    ...BOTH,
    from: true,
    withoutPaying: true,
    ifAble: true,
    insteadOfManaCost: true,
    look: true,
    words: ['time first'],
  },
  play: { ...BOTH, from: true, withoutPaying: true, look: true, words: ['time first', 'their'] },
  get: {
    object: true,
    power: true,
    toughness: true,
    forEach: true,
    negativePower: true,
    negativeToughness: true,
    orElse: true,
    words: ['each', 'where X is', 'where X and Y are', 'where X and Y are, comma', 'also', 'additional'],
  },
  gain: {
    verb: true,
    object: true,
    abilities: true,
    choice: true,
    thisOne: true,
    which: ['chosen'],
    words: ['also', 'the chosen'],
  },
  become: { verb: true, object: true, as: true, words: true },
  setPowerToughness: {
    object: true,
    power: true,
    toughness: true,
    words: (words) => ['base', 'each equal', 'that number'].includes(String(words)) || /^base, /.test(String(words)),
  },
  double: { object: true, what: true, counter: true, words: ['of', 'each kind'] },
  switch: { object: true, words: ['of'] },
  changeText: { object: true, detail: true },
  becomeCopy: { object: true, of: true, except: true, words: ['copies', 'for a time'] },
  becomeOneOf: { object: true, options: true },
  // Which keyword actions: KEYWORD_ACTIONS, asked of every mood but events.
  keywordAction: { action: true, ...BOTH, amount: true, times: true, detail: true },
  choose: {
    actor: true,
    what: true,
    which: true,
    words: ['any'],
    otherThan: true,
    least: true,
    most: true,
    atRandom: true,
  },
  pay: { actor: true, cost: true, forEach: true, times: true, plus: true, words: ['mana equal'] },
  prevent: {
    amount: true,
    sort: true,
    to: true,
    by: true,
    next: true,
    toToo: true,
    divided: true,
    // events/instead.ts.
    of: ['that damage'],
    words: ['this turn by', 'this turn to', 'to, this turn by', 'to, by', 'would deal', 'that would deal'],
  },
  extraTurn: { actor: true, count: true, afterThatTurn: true },
  extraPhase: {
    actor: true,
    count: true,
    steps: ['beginning phase', 'upkeep step', 'draw step', 'end step'],
    after: ['step', 'phase'],
    phases: true,
    words: [
      'there is',
      'after this main phase',
      'after this combat phase',
      'behind',
      'after this combat phase, behind',
    ],
  },
  endTurn: { part: (part) => (part as { step?: string }).step === 'combat' },
  extraLand: { actor: true, count: true },
  skip: { actor: true, part: true },
  winGame: ACTOR,
  loseGame: ACTOR,
  drawGame: {},
  restartGame: { except: true },
  playSubgame: { life: true, decks: true },
  chooseNewTargets: { ...BOTH, change: [true, 'one', 'any'], to: true },
  setLife: { ...AMOUNT, words: ['equal to'] },
  exchangeLife: { actor: true, with: true },
  redistributeLife: ACTOR,
  becomeMonarch: DESIGNATION,
  takeInitiative: DESIGNATION,
  becomeDay: DESIGNATION,
  becomeNight: DESIGNATION,
  gainDesignation: DESIGNATION,
  getEmblem: { actor: true, abilities: true },
  meld: { object: true, into: true },
  vote: { options: true, object: true, secretly: true },
  ante: BOTH,
  own: BOTH,
  putSticker: { actor: true, sticker: true, number: true, upTo: true, on: (on) => on !== undefined },
  moveSticker: { actor: true, sticker: true, from: true, onto: true },
  getCounters: { ...AMOUNT, counter: true, words: ['a number of', 'additional'] },
  flipCoin: { actor: true, count: true, until: true, outcome: ['win'] },
  rerollStored: { actor: true, on: true },
  rollDie: {
    actor: true,
    sides: true,
    storeOn: true,
    chosen: true,
    count: true,
    results: true,
    words: ['d'],
    ignore: true,
    plus: true,
    again: true,
  },
  revealUntil: { actor: true, library: true, until: true, words: true },
  exileUntil: { actor: true, library: true, until: true, words: true },
  /** "it enters tapped", within "as it enters": events/entering.ts. "It enters under your control instead": events/instead.ts. */
  enter: { object: true, entering: true, under: true, words: ['the battlefield'] },
};

/** rules/costs.ts. What is not chosen by the payer is carried out as an instruction. */
const COSTS: Table = {
  ...Object.fromEntries(
    [
      'mill',
      'draw',
      'loseLife',
      'create',
      'putCounters',
      'gainLife',
      'keywordAction',
      'getCounters',
      'addMana',
      'dealDamage',
      'gainControl',
      'transform',
      'goad',
      'unattach',
    ].map((kind) => [kind, INSTRUCTIONS[kind] as Fields]),
  ),
  sacrifice: OBJECT,
  discard: { object: true, atRandom: true },
  exile: { object: true, from: true },
  move: { verb: true, object: true, from: true, to: true },
  tap: { object: true, totalPower: true, toDo: true },
  untap: OBJECT,
  reveal: { object: true, from: (from) => (from as { zone?: string }).zone === 'hand' },
  removeCounters: { number: true, counter: true, from: true, among: true, words: true },
  // "unless their controller pays": whoever declares the attack or block is who pays.
  pay: {
    actor: kinds('playerOf', 'you'),
    cost: true,
    forEach: true,
    times: true,
    plus: true,
    x: true,
    words: ['mana equal'],
  },
};

/** questions/layer-changes.ts. */
const STATEMENTS: Table = {
  get: { ...(INSTRUCTIONS['get'] as Fields), orElse: [] },
  gain: {
    verb: true,
    object: true,
    abilities: true,
    words: ['unsaid'],
    thisOne: true,
    // questions/activated-gained.ts.
    which: ['stickers', 'activated'],
    from: true,
  },
  become: INSTRUCTIONS['become'] as Fields,
  // vocabulary/standing-goad.ts.
  goad: OBJECT,
  setPowerToughness: INSTRUCTIONS['setPowerToughness'] as Fields,
  double: { object: true, what: ['power', 'toughness', 'power and toughness'] },
  switch: OBJECT,
  // rules/state-based-actions/static-copies.ts.
  becomeCopy: { object: true, of: true, fixed: ['as it begins'] },
  gainControl: BOTH,
  alsoEnters: { object: true, entering: true, as: true, words: true },
  notCopied: { object: true, what: ['color'], of: true },
};

/** questions/forbidden-acts.ts, casting-rules.ts, block-rules.ts. */
const FORBIDDEN: Table = {
  attack: { object: true, whom: true, alone: true },
  block: { object: true, whom: true, alone: true },
  // "can't crew Vehicles": rules/cost-choices.ts.
  keywordAction: { action: ['crew'], object: true },
  beBlocked: {
    object: true,
    whom: true,
    except: true,
    moreThan: true,
    words: ['this turn by', 'this turn except', 'this turn only'],
  },
  becomeBlocked: { object: true, whom: true },
  becomeTarget: { ...BOTH, by: true, words: ['targets'] },
  prevent: { amount: ['all'], sort: true, to: true, by: true },
  putCounters: { number: true, counter: true, on: true },
  // questions/enchanting.ts.
  becomeAttached: { object: true, by: true, words: ['be enchanted', 'be enchanted by', 'be equipped'] },
  // questions/changes-in-force.ts.
  gain: { verb: true, object: true, abilities: true },
  // events/entering.ts.
  enter: { object: true, words: ['the battlefield'] },
  ...Object.fromEntries(
    ['cast', 'play', 'activate', 'counter', 'sacrifice', 'regenerate', 'untap', 'attach', 'transform'].map((kind) => [
      kind,
      BOTH,
    ]),
  ),
  ...Object.fromEntries(['draw', 'gainLife', 'loseLife', 'surveil', 'winGame'].map((kind) => [kind, ACTOR])),
  loseGame: { actor: true, forNoLife: true },
  getCounters: { actor: true, counter: true },
  search: { actor: true, of: true, zones: ['library'], object: true, words: ['libraries'] },
  cast: { ...BOTH, from: kinds('place') },
  play: { ...BOTH, from: kinds('place') },
};

const DEMANDS: Table = {
  attack: { object: true, whom: true, eachCombat: true },
  block: { object: true, whom: true, eachCombat: true },
  beBlocked: { object: true, whom: true, eachCombat: true },
};

const PERMITTED: Table = {
  discard: { object: kinds('self') },
  keywordAction: { action: ['exert'], object: kinds('self') },
  cast: { ...BOTH, from: true, withoutPaying: true, insteadOfManaCost: true },
  play: { ...BOTH, from: true, withoutPaying: true },
  // questions/seen-cards.ts.
  look: BOTH,
  playWithRevealed: { actor: true, what: true },
};

/** Which fields of a verb are read in a mood. `exception` is what stands after "as though". */
export const ACTIONS: Readonly<Record<Mood, Table>> = {
  instruction: INSTRUCTIONS,
  event: EVENTS,
  cost: COSTS,
  statement: STATEMENTS,
  forbid: FORBIDDEN,
  demand: DEMANDS,
  permit: PERMITTED,
  prevent: { prevent: { amount: true, sort: true, to: true, by: true, toToo: true, words: ['that would deal'] } },
  exception: {
    // rules/total-power.ts.
    keywordAction: { action: ['crew'], object: true, amount: true },
    // questions/summoning-sickness.ts.
    activate: { object: true },
    attack: { object: true },
    block: { object: true },
    // questions/block-rules.ts.
    beBlocked: { object: true },
    becomeTarget: { object: true, by: true },
  },
};
