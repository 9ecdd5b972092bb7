/** Actions as events: which roles of a verb are looked at in triggers, replacement effects and conditions. CR 603.2, 614.1. */
import { type Action, type EventVerb, HEARD } from '@kitchen-table/language/core';
import { kinds, minimum, one, type Verbs } from './known.ts';

const ACTOR = { actor: true } as const;
const OBJECT = { object: true } as const;
const BOTH = { actor: true, object: true } as const;
const DESIGNATION = { actor: true, designation: ["city's blessing"] } as const;

/** Keyword actions that happen as events, and what they are called when they are waited for. */
const KEYWORD_EVENTS: readonly string[] = [...HEARD, 'roll chaos', 'cycle', 'become', 'create'];

/** questions/triggered-abilities/event-matching.ts and combat-matching.ts. */
export const EVENTS: Verbs<EventVerb> = {
  dealDamage: {
    actor: true,
    amount: (value: unknown) => minimum(value) || kinds('lessThan')(value),
    sort: ['combat', 'noncombat'],
    to: true,
    passive: true,
    excess: true,
    words: true,
  },
  /** At least so many: events/zones/drawing.ts, for replacements only, see walk.ts. */
  draw: { actor: true, amount: minimum, nth: true, turnOf: true, exceptFirst: true, words: ['their', 'in a turn'] },
  gainLife: { actor: true, amount: minimum },
  loseLife: { actor: true, amount: minimum, from: ['radiation'], paid: true, words: ['or lose'] },
  mill: { actor: true, amount: one, object: true },
  scry: { actor: true, words: ['a number of cards'] },
  surveil: ACTOR,
  damagePrevented: { to: true },
  destroy: { object: true, actor: isSpellOrAbility, words: ['sacrificed or'] },
  sacrifice: { ...BOTH, words: ['create or'] },
  exile: { object: true, from: true, actor: isSpellOrAbility },
  // Of instructions to tap; in costs and attacks it is whoever controls what is tapped.
  tap: BOTH,
  untap: OBJECT,
  counter: { object: true, actor: isSpellOrAbility },
  regenerate: OBJECT,
  transform: { object: true, words: ['convert'] },
  phaseOut: OBJECT,
  phaseIn: OBJECT,
  turnFaceUp: OBJECT,
  unattach: OBJECT,
  goad: BOTH,
  fight: { object: true, words: ['alone'] },
  die: { object: true, under: true },
  leave: { object: true, from: true, under: true, notDying: true },
  discard: { ...BOTH, cause: isSpellOrAbility },
  move: {
    actor: true,
    verb: true,
    object: true,
    from: true,
    to: (to) => (to as { position?: unknown }).position === undefined,
    // Of haunt: CR 702.55.
    resolving: true,
  },
  search: { actor: true, of: true, zones: true, object: true, words: ['for anything', 'a library'] },
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
    orCopy: true,
    turnOf: true,
    otherThan: true,
    ofTheTurn: true,
    words: ['their', 'in a turn', 'your next', 'the first they cast', 'kick', 'during your turn'],
  },
  play: { ...BOTH, from: true, nth: true },
  keywordAction: {
    action: KEYWORD_EVENTS,
    ...BOTH,
    amount: kinds('number'),
    // What is exploited: walk.ts.
    to: true,
    detail: ['to', 'away', 'unsaid', 'by rolling', 'fully', 'monstrous', 'renowned', 'saddled', 'suspected', 'crewed'],
  },
  enter: {
    object: true,
    from: true,
    under: true,
    notPlayed: true,
    words: ['the battlefield'],
    entering: isSeenEntering,
  },
  attack: {
    object: true,
    whom: true,
    by: true,
    with: true,
    alone: true,
    whileSaddled: true,
    words: ['and at least', 'is attacked'],
  },
  block: { object: true, whom: true },
  becomeBlocked: { object: true, whom: true },
  beBlocked: { object: true, whom: true },
  attackUnblocked: { object: true, whom: true },
  beginningOf: { part: true },
  winGame: ACTOR,
  loseGame: ACTOR,
  becomeTarget: { ...BOTH, by: true },
  activate: BOTH,
  becomeTapped: OBJECT,
  becomeUntapped: OBJECT,
  tapForMana: { ...BOTH, mana: true, amount: kinds('atLeast'), words: ['passive'] },
  cycle: { ...BOTH, orDiscard: true, words: ['cast or'] },
  turnedFaceUp: OBJECT,
  transformed: { object: true, into: true },
  becomeAttached: { object: true, by: true },
  becomeUnattached: { object: true, by: true },
  resolve: OBJECT,
  becomeMonarch: ACTOR,
  takeInitiative: ACTOR,
  becomeDay: { turned: true },
  becomeNight: { turned: true },
  gainDesignation: DESIGNATION,
  getCounters: { actor: true, counter: true, amount: one },
  flipCoin: { actor: true, outcome: true },
  rollDie: { actor: true, count: minimum, sides: true, result: true },
  state: { condition: true },
  abilityTriggers: { object: true, event: true, own: true },
};

/** What is noted of how something entered: questions/triggered-abilities/zone-change-matching.ts. */
export function isSeenEntering(entering: unknown): boolean {
  return Object.keys(entering as object).every((key) =>
    ['kind', 'tapped', 'untapped', 'attacking', 'transformed'].includes(key),
  );
}

/** "a spell or ability an opponent controls". */
function isSpellOrAbility(noun: unknown): boolean {
  const { kind, filter } = noun as { kind?: string; filter?: { adjectives?: unknown; noun?: { kind?: string } } };
  return kind === 'select' && filter?.adjectives === undefined && filter?.noun?.kind === 'alternatives';
}

/** What is known of the whole game: that an object dealt damage, that a player cast a spell of some name. CR 120, 201.2. */
export function isKnownEver(event: Action): boolean {
  if (event.kind === 'dealDamage') return true;
  if (event.kind !== 'cast' || event.object.kind !== 'select') return false;
  const { adjectives, qualities, noun } = event.object.filter;
  return (
    adjectives === undefined &&
    noun.kind === 'words' &&
    noun.words.every((word) => word.kind === 'classWord' && word.word === 'spell') &&
    qualities?.length === 1 &&
    qualities[0]?.kind === 'named' &&
    qualities[0].not !== true
  );
}

/** "exploits a creature": what is exploited is always one. */
export function isAnyCreature(noun: unknown): boolean {
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

/** "Draws two or more cards", in one event. CR 121.2. */
export function drawsAtLeast(node: Readonly<Record<string, unknown>>): boolean {
  return node['kind'] === 'draw' && (node['amount'] as { kind?: string } | undefined)?.kind === 'atLeast';
}
