/** What references may mean: candidates, and what is asked of them. */
import type { Filter, Label, Reference } from '@kitchen-table/language/surface';
import { DONE_BY_PLAYERS, TAKEN_BY_PLAYERS } from './done-by-players.ts';

/** A tree seen as plain fields. */
export type Node = Record<string, unknown> & { kind?: string };
/** Player, object, or possibly both. */
export type Sort = 'player' | 'object' | 'either';

/** Something that a reference may mean. */
export interface Candidate {
  /** Gives the label, and writes it on the node if it stands there. */
  label: () => Label;
  sort: Sort;
  number: 'one' | 'many' | 'either';
  /** The words that describe it; null when nothing is known ("it", "any target"). */
  words: ReadonlySet<string> | null;
  step: number;
  role: 'subject' | 'event' | 'plain';
  self: boolean;
  /** A pile from which cards are taken: "the rest" are the others of it. */
  pile?: true;
  /** What was done with it: "the sacrificed creature". */
  done?: string;
  target: boolean;
  /** What it did in the event. */
  did?: string;
  /** A copy made by a step: meant only when it is called one. */
  made?: true;
  /** What it is attached to: that is called by its own name ("equipped creature"), not "that creature". */
  host?: true;
  /** For a list: what it is made of. */
  parts?: readonly Candidate[];
  /** Several that were each named by themselves, once they have been spoken of together. */
  apart?: readonly Candidate[];
  /** How many descriptions it stands in: "a creature with the same name as a card" speaks of the creature. */
  depth?: number;
  /** What it is when it is spoken of again by a reference, not for the first time. */
  again?: Candidate;
  /** The action of which it is a result: known once that is done, so not in what says how much of it is done. */
  resultOf?: Node;
  /** The action that it takes part in: another party of that is not called "it". */
  within?: Node;
  /** Named only to say where something goes: "to its owner's hand". */
  whose?: true;
  /** Where it stands. */
  noun?: Node;
  /** The mode that names it: another one may be chosen. CR 700.2. */
  ofMode?: Node;
  /** For a role of an event: within how many other texts with events that stands. */
  frame?: number;
}
/** An amount that "that much" may mean. */
export interface AmountCandidate {
  label: () => Label;
  step: number;
  /** What was done so much. */
  kinds: readonly string[];
  /** The action that came to so much. */
  resultOf?: Node;
  /** How much it would have been, where something else is done instead. */
  said?: () => Node;
  /** Within how many texts with events of their own that is said. */
  frame?: number;
}

/** Of an amount that is only said. */
export function hasNoLabel(): never {
  throw new Error('what is only said has no label');
}

/** What the words of an amount say was done. */
const AMOUNT_OF: readonly (readonly [RegExp, string])[] = [
  [/prevented/, 'prevent'],
  [/^the chosen number$/, 'choose'],
  [/^that result$|^the result$|those results$|^(?:odd|even) result$/, 'rollDie'],
  [/looked at while scrying/, 'scry'],
  [/^that number$/, 'countUp'],
  [/^(?:win|won|lose|comes up heads)$/, 'flipCoin'],
  [/paid/, 'pay'],
  [/removed/, 'removeCounters'],
  [/damage dealt|^that damage$|excess damage$|dealt to that player$/, 'dealDamage'],
  [/life (?:you )?lost/, 'loseLife'],
  [/life (?:you )?gained/, 'gainLife'],
];

/** The latest amount of what the words say: "damage prevented this way" is what a prevention came to, not what came after it. */
export function amountMeant(amounts: readonly AmountCandidate[], words: string): AmountCandidate | undefined {
  const said = AMOUNT_OF.find(([pattern]) => pattern.test(words))?.[1];
  const fitting = amounts.filter((each) =>
    said === undefined ? !each.kinds.includes('flipCoin') : each.kinds.includes(said),
  );
  // What a condition says is meant only where nothing that was done or happened since says how much.
  const done = fitting.filter((each) => each.kinds[0] !== 'said').at(-1);
  const last = fitting.at(-1);
  if (done === undefined || (last !== undefined && last.step > done.step && saysAnother(last))) return last;
  return done;
}

/** "If excess damage was dealt, create that many tokens": another amount than what was done came to. */
function saysAnother({ kinds, said }: AmountCandidate): boolean {
  if (kinds[0] !== 'said') return false;
  const { kind, what } = said!();
  return kind !== 'amountOf' || what === 'excess';
}

/** Counters that only players have. CR 122.1. */
const OF_PLAYERS_ONLY: ReadonlySet<unknown> = new Set(['poison', 'rad', 'experience']);
/** Words for players. */
export const PLAYER_WORDS: ReadonlySet<string> = new Set(['player', 'opponent', 'teammate']);
/** What has been done with something, by the word for it. */
export const DONE: Readonly<Record<string, readonly string[]>> = {
  sacrificed: ['sacrifice'],
  exiled: ['exile'],
  'phased out': ['phaseOut'],
  discarded: ['discard'],
  revealed: ['reveal'],
  'looked at': ['look'],
  chosen: ['choose'],
  returned: ['move'],
  milled: ['mill'],
  amassed: ['amass'],
  discovered: ['discover'],
  tapped: ['tap'],
  created: ['create', 'populate'],
  attached: ['attach'],
  countered: ['counter'],
  copied: ['copy'],
  drawn: ['draw'],
  destroyed: ['destroy'],
};
/** Actions of which "that much" can be said. */
export const YIELDS_AMOUNT: ReadonlySet<string> = new Set([
  'dealDamage',
  'damagePrevented',
  'gainLife',
  'loseLife',
  'draw',
  'discard',
  'mill',
  'sacrifice',
  'putCounters',
  'removeCounters',
  'create',
  'destroy',
  'exile',
  'move',
  'prevent',
  'pay',
  'tap',
  'rollDie',
  'countUp',
]);

/** A deep copy of plain data. */
export function clone<T>(tree: T): T {
  if (Array.isArray(tree)) return tree.map(clone) as T;
  if (tree === null || typeof tree !== 'object') return tree;
  const copy: Record<string, unknown> = {};
  for (const key in tree) copy[key] = clone(tree[key]);
  return copy as T;
}

/** Every bound reference to an object, a player or an amount in a tree. */
export function eachReference(tree: unknown, found: (node: Node) => void): void {
  if (tree === null || typeof tree !== 'object') return;
  const { kind, to } = tree as Node;
  if ((kind === 'reference' || kind === 'amountOf') && typeof to === 'string') found(tree as Node);
  for (const field in tree) eachReference((tree as Node)[field], found);
}

/** The nouns of a description. */
export function wordsOf(filter: Filter): Set<string> {
  const words = new Set<string>();
  const collect = (noun: Filter['noun'] | undefined): void => {
    if (!noun) return;
    const lists = noun.kind === 'words' ? [noun.words] : noun.of.map((each) => each.words);
    for (const list of lists)
      for (const word of list)
        words.add(word.kind === 'typeWord' ? word.type : word.kind === 'subtypeWord' ? word.subtype : word.word);
  };
  collect(filter.noun);
  return words;
}

/** Do these nouns mean players or objects? */
export function sortOfWords(words: ReadonlySet<string> | null): Sort {
  if (words === null) return 'object';
  const players = [...words].filter((word) => PLAYER_WORDS.has(word)).length;
  return players === 0 ? 'object' : players === words.size ? 'player' : 'either';
}

/** Whether the player is the one who controls what the noun describes: "a creature an opponent controls". */
export function controls(noun: Node | undefined, player: Node): boolean {
  return isWhose('controlledBy', noun, player);
}

/** Whether the player is the one who owns what the noun describes: "a permanent an opponent owns". */
export function owns(noun: Node | undefined, player: Node): boolean {
  return isWhose('ownedBy', noun, player);
}

function isWhose(kind: 'controlledBy' | 'ownedBy', noun: Node | undefined, player: Node): boolean {
  const filter = noun?.['filter'] as { qualities?: readonly Node[] } | undefined;
  return (filter?.qualities ?? []).some((quality) => quality.kind === kind && quality['player'] === player);
}

/** "each of two target creatures". */
export function eachOf(noun: Node): boolean {
  return (noun['quantifier'] as { eachOf?: true } | undefined)?.eachOf === true;
}

/** A role of the trigger event. */
export function eventCandidate(
  role: Pick<Candidate, 'label' | 'frame'>,
  sort: Sort,
  words: ReadonlySet<string>,
): Candidate {
  return { ...role, sort, number: 'one', words, step: 0, role: 'event', self: false, target: false };
}

/** May something of one sort be meant where another is wanted? */
export function sortFits(sort: Sort, wanted: Sort): boolean {
  return sort === wanted || sort === 'either' || wanted === 'either';
}

/** "that card" may be a creature that died, "that permanent" a land, "that creature" a permanent. */
export function generic(wanted: ReadonlySet<string>, words: ReadonlySet<string>): boolean {
  if (wanted.has('player')) return [...words].some((word) => PLAYER_WORDS.has(word));
  if (wanted.has('token')) return false;
  if (wanted.has('card') || wanted.has('permanent') || wanted.has('spell')) return true;
  return (
    words.has('permanent') ||
    words.has('card') ||
    words.has('token') ||
    words.has('spell') ||
    [...words].every((word) => /^[A-Z]/.test(word))
  );
}

/** The candidates of the latest step that has any. */
export function latest(candidates: readonly Candidate[]): Candidate[] {
  let step = -1;
  for (const each of candidates) step = Math.max(step, each.step);
  return candidates.filter((each) => each.step === step);
}

/** "each player", "your opponents": several who each do it. */
export function everyone(noun: Node | undefined): boolean {
  return noun?.kind === 'playerNoun'
    ? noun['who'] === 'opponents'
    : (noun?.['quantifier'] as { amount?: string } | undefined)?.amount === 'each';
}

/** Of what a reference may mean, what speaks most for itself: see rules 5 to 7 in bind.ts. */
export function closest(node: Reference, left: readonly Candidate[]): readonly Candidate[] {
  let best = left;
  const subjects = best.filter((each) => each.role === 'subject');
  if (subjects.length > 0 && ['it', 'he', 'she'].includes(node.words)) best = subjects;
  const others = best.filter((each) => !each.self);
  if (others.length > 0) best = others;
  const parties = best.filter((each) => !each.whose);
  if (parties.length > 0) best = parties;
  const fresh = best.filter((each) => !each.again);
  if (fresh.length > 0) best = fresh;
  const strangers = best.filter((each) => !each.host);
  if (strangers.length > 0 && (node.words === 'that' || node.words === 'those')) best = strangers;
  const whole = best.find((each) => each.parts && best.every((other) => other === each || each.parts!.includes(other)));
  if (whole) best = [whole];
  const outermost = Math.min(...best.map((each) => each.depth ?? 0));
  best = best.filter((each) => (each.depth ?? 0) === outermost);
  return best;
}

/** Nodes whose noun is a player. */
const OF_PLAYERS: ReadonlySet<unknown> = new Set([
  'place',
  'zoneOfPlayer',
  'libraryCards',
  'graveyardCards',
  'controlledBy',
  'nextPlayer',
  'ownedBy',
  'castBy',
  'exiledBy',
  'inZone',
  'controls',
  'has',
  'search',
  'revealUntil',
  'exileUntil',
  'fromZone',
  'shuffle',
  'turnPart',
  'entering',
  'turn',
  'hasMore',
  'ofPlayer',
  'nthCast',
  'thisWay',
  'untilEndOfYourNextTurn',
  'designation',
]);
/** Nodes with a player as actor, who may also act on "them". */
const BY_PLAYERS: ReadonlySet<unknown> = new Set([
  'gainLife',
  'loseLife',
  'draw',
  'discard',
  'mill',
  'sacrifice',
  'create',
  'pay',
  'reveal',
  'scry',
  'surveil',
  'getCounters',
  'may',
  'unless',
]);

/** Is "they" a player or objects? What is done with them decides. */
export function sortByUse(parent: Node | null, node: Node): Sort {
  if (!parent || parent.kind === 'dealDamage' || parent.kind === 'attacking' || parent.kind === 'attachedTo')
    return 'either';
  // Only players put, add and choose: who does it is one, whatever it is done with.
  if (parent['actor'] === node && DONE_BY_PLAYERS.has(parent.kind)) return 'player';
  // "for as long as they remain exiled": what is somewhere is no player, whose zone it is may be one.
  if (parent.kind === 'inZone' && parent['subject'] === node) return 'object';
  if (parent.kind === 'shuffle' && parent['object'] === node) return 'object';
  if (OF_PLAYERS.has(parent.kind)) return 'player';
  if (parent.kind === 'playerOf' && (parent['relation'] === 'left' || parent['relation'] === 'right')) return 'player';
  if (parent.kind === 'keywordAction' && TAKEN_BY_PLAYERS.has(parent['action'])) return 'player';
  if (parent.kind === 'countersOn' && OF_PLAYERS_ONLY.has(parent['counter'])) return 'player';
  if (parent.kind === 'stat') return /life|hand/.test(String(parent['stat'])) ? 'player' : 'object';
  if (node['words'] === 'one of them' && parent['object'] === node) return 'object';
  if (BY_PLAYERS.has(parent.kind))
    return parent['actor'] !== undefined && (parent['object'] as Node | undefined)?.['words'] !== 'they'
      ? 'player'
      : 'object';
  return 'object';
}
