/** Actions in each of their moods: which roles the engine reads of a verb that is done, looked for, paid, forbidden or stated. */
import { WHICH_NAMES } from '../choosable-words.ts';
import { KEYWORD_ACTIONS } from '../effects/keyword-actions.ts';
import { kinds, minimum, one, type Fields, type Table } from './known.ts';

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

/** Keyword actions that happen as events: those the engine carries out, and what it notes besides. */
const KEYWORD_EVENTS: readonly string[] = [
  ...KEYWORD_ACTIONS,
  'roll chaos',
  'roll a blank',
  'encounter',
  'mutate',
  'complete a dungeon',
  'commit a crime',
  'descend',
  'finish voting',
  'face a villainous choice',
  'cycle',
  'fight',
  'goad',
  'expend',
  'visit',
  'foretell',
  'crew',
  'saddle',
  'convoke',
  'become',
  'unlock',
  'visit',
  'enlist',
];

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
  draw: { ...AMOUNT, words: ['additional', 'up to'] },
  gainLife: AMOUNT,
  loseLife: AMOUNT,
  mill: AMOUNT,
  scry: AMOUNT,
  surveil: AMOUNT,
  destroy: {
    object: true,
    noRegeneration: true,
    words: (words) =>
      words === 'and it' ||
      /^(?:it|they|(?:that|the|those|an?) \w+|\w+s destroyed this way|a creature destroyed this way)$/.test(
        String(words),
      ),
  },
  exile: {
    ...BOTH,
    from: true,
    faceDown: true,
    until: kinds('untilLeaves'),
    words: ['all the cards', 'all', 'graveyards'],
    entering: (entering) => Object.keys(entering as object).every((key) => key === 'kind' || key === 'counters'),
  },
  sacrifice: BOTH,
  tap: BOTH,
  untap: BOTH,
  transform: { ...BOTH, words: ['convert'] }, // CR 701.50a
  phaseOut: { ...BOTH, until: kinds('untilLeaves') },
  turnFaceUp: BOTH,
  unattach: BOTH,
  becomeBlocked: OBJECT,
  counter: { object: true, insteadTo: true },
  regenerate: OBJECT,
  goad: OBJECT,
  tapOrUntap: OBJECT,
  discard: { ...BOTH, atRandom: true, words: true },
  move: { ...BOTH, verb: true, from: true, to: true, entering: true, also: true, words: ['from last', 'place first'] },
  search: {
    actor: true,
    of: true,
    zones: true,
    object: kinds('select', 'nounList'),
    words: ['and/or', 'and/or, no comma', 'and'],
  },
  shuffle: { ...BOTH, into: true, from: true, words: true },
  reveal: { ...BOTH, until: true, from: true },
  look: { ...BOTH, until: true, from: true },
  create: { actor: true, quantifier: true, token: true, words: true, entering: true },
  copy: { ...BOTH, times: true, newTargets: true, each: true, those: true, target: true, words: true },
  putCounters: {
    actor: true,
    number: true,
    counter: true,
    options: true,
    on: true,
    distributed: true,
    words: true,
  },
  removeCounters: { number: true, counter: true, from: true, upTo: true, words: true },
  moveCounters: { number: true, counter: true, from: true, onto: true, anew: true, words: ['those'] },
  attach: { object: true, to: true },
  fight: { object: true, with: true },
  block: { object: true, whom: true },
  loseMana: { actor: true, to: true },
  reselect: { ...BOTH, among: ['player', 'planeswalker', 'permanent'] },
  gainControl: { ...BOTH, words: ['control'] },
  exchangeControl: { object: true, with: true },
  exchangeValues: { player: true, object: true, stat: true },
  exchangeZones: { player: true, one: true, other: true },
  addMana: { actor: true, mana: true, lasts: ['combat'], spendOnly: true, words: true },
  cast: { ...BOTH, from: true, withoutPaying: true, insteadOfManaCost: true },
  play: { ...BOTH, from: true, withoutPaying: true },
  get: {
    object: true,
    power: true,
    toughness: true,
    forEach: true,
    negativePower: true,
    negativeToughness: true,
    orElse: true,
    words: ['each', 'where X is', 'also', 'additional'],
  },
  gain: { verb: true, object: true, abilities: true, choice: true, thisOne: true, words: ['also'] },
  become: { verb: true, object: true, as: true, words: true },
  setPowerToughness: { object: true, power: true, toughness: true, words: ['base', 'each equal', 'that number'] },
  double: { object: true, what: true, counter: true, words: ['of', 'each kind'] },
  switch: { object: true, words: ['of'] },
  changeText: { object: true, detail: true },
  becomeCopy: { object: true, of: true, except: true, words: ['copies', 'for a time'] },
  // Which keyword actions: KEYWORD_ACTIONS, asked of every mood but events.
  keywordAction: { action: true, ...BOTH, amount: true, times: true, detail: true },
  choose: { actor: true, what: true, words: Object.keys(WHICH_NAMES) },
  pay: { actor: true, cost: true, forEach: true, times: true, plus: true },
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
    words: ['this turn by', 'this turn to', 'to, this turn by', 'would deal', 'that would deal'],
  },
  extraTurn: { actor: true, count: true, words: ['after that turn'] },
  extraPhase: {
    actor: true,
    count: true,
    steps: ['beginning phase', 'upkeep step', 'draw step', 'end step'],
    after: ['step', 'phase'],
    part: true,
    words: (words) =>
      words === 'there is' ||
      /^(?:combat|followed by an additional main phase)(?:, after this (?:combat )?phase)?$/.test(String(words)),
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
  setLife: AMOUNT,
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
  getCounters: { ...AMOUNT, counter: true },
  flipCoin: { actor: true, count: true, words: ['win'] },
  rollDie: {
    actor: true,
    sides: true,
    count: true,
    results: true,
    words: ['d'],
    ignore: true,
    plus: true,
    again: true,
  },
  revealUntil: { actor: true, library: true, until: true, words: true },
  exileUntil: { actor: true, library: true, until: true, words: true },
  /** "it enters tapped", within "as it enters": events/entering.ts. */
  enter: { object: true, entering: true },
};

/** questions/event-matching.ts and combat-matching.ts. */
const EVENTS: Table = {
  dealDamage: { actor: true, amount: minimum, sort: ['combat', 'noncombat'], to: true, passive: true, words: true },
  /** At least so many: events/drawing.ts, for replacements only, see walk.ts. */
  draw: { actor: true, amount: minimum, nth: true, words: ['their', 'in a turn'] },
  gainLife: { actor: true, amount: minimum },
  loseLife: { actor: true, amount: minimum, from: ['radiation'], words: ['or lose'] },
  mill: { actor: true, amount: one },
  scry: ACTOR,
  surveil: ACTOR,
  destroy: OBJECT,
  sacrifice: BOTH,
  exile: { object: true, from: true },
  tap: OBJECT,
  untap: OBJECT,
  counter: OBJECT,
  regenerate: OBJECT,
  transform: { object: true, words: ['convert'] },
  phaseOut: OBJECT,
  phaseIn: OBJECT,
  turnFaceUp: OBJECT,
  unattach: OBJECT,
  goad: BOTH,
  fight: OBJECT,
  die: { object: true, under: true },
  leave: { object: true, from: true, under: true },
  discard: { ...BOTH, cause: isSpellOrAbility },
  move: { verb: true, object: true, from: true, to: (to) => (to as { position?: unknown }).position === undefined },
  search: { actor: true, of: true, zones: true, object: true, words: ['for anything'] },
  shuffle: { actor: true, into: true, words: ['library'] },
  reveal: BOTH,
  look: BOTH,
  copy: BOTH,
  create: { actor: true, quantifier: true, token: kinds('tokensLike') },
  putCounters: { actor: true, number: minimum, counter: true, on: true, nth: true, words: ['would put'] },
  removeCounters: { actor: true, number: one, counter: true, from: true, last: true },
  attach: { object: true, to: true },
  gainControl: BOTH,
  putSticker: { actor: true, sticker: true, on: true, words: ['place'] },
  cast: {
    ...BOTH,
    from: true,
    nth: true,
    words: ['or copy', 'their', 'in a turn', 'your next', "during each opponent's turn"],
  },
  play: { ...BOTH, from: true, nth: true },
  keywordAction: {
    action: KEYWORD_EVENTS,
    ...BOTH,
    amount: kinds('number'),
    to: (to) => isAnyCreature(to) || kinds('reference', 'self')(to),
    detail: ['to', 'away', 'unsaid', 'by rolling', 'fully', 'monstrous', 'renowned', 'saddled', 'suspected', 'crewed'],
  },
  enter: { object: true, from: true, under: true, words: ['the battlefield'] },
  attack: {
    object: true,
    whom: true,
    with: true,
    alone: true,
    words: ['and at least', 'while saddled', 'is attacked'],
  },
  block: { object: true, whom: true },
  becomeBlocked: { object: true, whom: true },
  beBlocked: { object: true, whom: true },
  attackUnblocked: OBJECT,
  beginningOf: { part: true },
  winGame: ACTOR,
  loseGame: ACTOR,
  becomeTarget: { ...BOTH, by: true },
  activate: BOTH,
  becomeTapped: OBJECT,
  becomeUntapped: OBJECT,
  tapForMana: { ...BOTH, words: ['passive'] },
  cycle: { ...BOTH, words: ['or discard'] },
  turnedFaceUp: OBJECT,
  transformed: OBJECT,
  becomeAttached: { object: true, by: true },
  resolve: OBJECT,
  becomeMonarch: ACTOR,
  takeInitiative: ACTOR,
  becomeDay: {},
  becomeNight: {},
  gainDesignation: DESIGNATION,
  getCounters: { actor: true, counter: true, amount: one },
  flipCoin: { actor: true, words: ['win', 'lose'] },
  rollDie: { actor: true, count: minimum, result: true },
  state: { condition: true },
};

/** "a spell or ability an opponent controls". */
function isSpellOrAbility(noun: unknown): boolean {
  const { kind, filter } = noun as { kind?: string; filter?: { adjectives?: unknown; noun?: { kind?: string } } };
  return kind === 'select' && filter?.adjectives === undefined && filter?.noun?.kind === 'alternatives';
}

/** "exploits a creature": what is exploited is always one. */
function isAnyCreature(noun: unknown): boolean {
  const { kind, filter } = noun as {
    kind?: string;
    filter?: { adjectives?: unknown; qualities?: unknown; noun?: { words?: readonly { type?: string }[] } };
  };
  return (
    kind === 'select' &&
    filter?.adjectives === undefined &&
    filter?.qualities === undefined &&
    filter?.noun?.words?.length === 1 &&
    filter.noun.words[0]?.type === 'creature'
  );
}

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
  tap: { object: true, words: (words) => /^total power \d+( to (crew|saddle))?$/.test(String(words)) },
  untap: OBJECT,
  reveal: { object: true, from: (from) => (from as { zone?: string }).zone === 'hand' },
  removeCounters: { number: true, counter: true, from: true, among: true, words: true },
  // "unless their controller pays": whoever declares the attack or block is who pays.
  pay: { actor: kinds('playerOf'), cost: true, forEach: true, times: true, plus: true },
};

/** questions/layer-changes.ts. */
const STATEMENTS: Table = {
  get: { ...(INSTRUCTIONS['get'] as Fields), orElse: [] },
  gain: { verb: true, object: true, abilities: true, thisOne: true, which: ['stickers'], from: true },
  become: INSTRUCTIONS['become'] as Fields,
  setPowerToughness: INSTRUCTIONS['setPowerToughness'] as Fields,
  double: { object: true, what: ['power', 'toughness', 'power and toughness'] },
  switch: OBJECT,
  gainControl: BOTH,
  alsoEnters: { object: true, entering: true, as: true, words: true },
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
    words: ['more than one', 'more than two', 'more than three', 'this turn by', 'this turn except', 'this turn only'],
  },
  becomeBlocked: { object: true, whom: true },
  becomeTarget: { ...BOTH, by: true, words: ['targets'] },
  prevent: { amount: ['all'], sort: true, to: true, by: true },
  putCounters: { number: true, counter: true, on: true },
  // questions/changes-in-force.ts.
  gain: { verb: true, object: true, abilities: true },
  // events/entering.ts.
  enter: OBJECT,
  ...Object.fromEntries(
    ['cast', 'play', 'activate', 'counter', 'sacrifice', 'regenerate', 'untap', 'attach', 'transform'].map((kind) => [
      kind,
      BOTH,
    ]),
  ),
  ...Object.fromEntries(['draw', 'gainLife', 'loseLife', 'surveil', 'winGame'].map((kind) => [kind, ACTOR])),
  loseGame: { actor: true, forNoLife: true },
  getCounters: { actor: true, counter: true },
  search: { actor: true, of: true, zones: ['library'], object: true },
};

const DEMANDS: Table = {
  attack: { object: true, whom: true, eachCombat: true },
  block: { object: true, whom: true, eachCombat: true },
  beBlocked: { object: true, whom: true },
};

const PERMITTED: Table = {
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
  prevent: { prevent: { amount: true, sort: true, to: true, by: true, toToo: true } },
  exception: {
    // rules/total-power.ts.
    keywordAction: { action: ['crew'], object: true, amount: true },
    attack: { object: true },
    block: { object: true },
    becomeTarget: { object: true },
  },
};
