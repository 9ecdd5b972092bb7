/**
 * "The rest", "the other": what is left of those that were looked at, revealed, found, targeted or chosen from, without
 * those that were taken of them. CR 608.2c.
 */
import type { Label, Reference } from '@kitchen-table/language/surface';
import { DONE, latest, wordsOf, type Candidate, type Node } from './candidates.ts';
import { writeLabel, type Scope } from './scope.ts';

/** Something that was taken of those that go by a name: "one of them", "a land card from among them". */
export interface Taken {
  readonly from: Label;
  readonly node: Node;
  /** Whether what is done with it takes it away from the others. */
  readonly away: boolean;
}

/** What is done with what is taken, so that it is no longer one of those that are left. */
const TAKING: ReadonlySet<string> = new Set(['move', 'exile', 'cast', 'play', 'reveal', 'discard', 'sacrifice']);

/**
 * Notes what a noun takes of those named before: "a creature card from among them". What one step has put somewhere, a later
 * one does not find among them.
 */
export function noteTaken(scope: Scope, noun: Node, parent: Node | null): void {
  const { qualities } = (noun['filter'] ?? {}) as { qualities?: readonly Node[] };
  for (const quality of qualities ?? []) {
    if (quality.kind !== 'among') continue;
    const pool = quality['noun'] as Node;
    const from = pool['to'];
    if (typeof from !== 'string') continue;
    const away = parent !== null && TAKING.has(String(parent.kind));
    const gone = away ? takenFrom(scope, from as Label).filter((each) => each.away) : [];
    if (gone.length > 0 && pool['without'] === undefined)
      pool['without'] = [...new Set(gone.map(({ node }) => writeLabel(scope, node)))];
    scope.taken.push({ from: from as Label, node: noun, away });
  }
}

/** The same for "one of them": taken of those, without what an earlier step has put somewhere. */
export function noteOneTaken(scope: Scope, node: Reference, from: Label, parent: Node | null): void {
  const away = parent !== null && TAKING.has(String(parent.kind));
  const gone = away ? takenFrom(scope, from).filter((each) => each.away) : [];
  if (gone.length > 0 && node.without === undefined)
    node.without = [...new Set(gone.map(({ node: taken }) => writeLabel(scope, taken)))];
  scope.taken.push({ from, node: node as unknown as Node, away });
}

/** Of what the words may be said: those from which something was taken, piles, or what was chosen of all there are. */
export function restMayBeOf(scope: Scope, node: Reference): readonly Candidate[] {
  const others = otherParties(scope, node);
  if (others.length > 0) return others;
  const done = node.status === undefined ? undefined : DONE[node.status];
  const objects = scope.candidates.filter(
    (each) =>
      each.sort === 'object' &&
      !each.self &&
      each.again === undefined &&
      (done === undefined || each.pile === true || (each.done !== undefined && done.includes(each.done))),
  );
  const pools = objects.filter((each) => each.pile === true || isTakenFrom(scope, each));
  if (pools.length > 0) return undisposed(scope, pools);
  // What a cost chooses is paid, and nothing is left of it.
  return objects.filter((each) => isChoice(each) && each.step > 0);
}

/** Of several, the innermost of which something was taken and of which the rest was not spoken of yet; two of those are a tie. */
function undisposed(scope: Scope, pools: readonly Candidate[]): readonly Candidate[] {
  const open = pools.filter((each) => !scope.disposed.has(nameOf(each)));
  const taken = open.filter((each) => isTakenFrom(scope, each));
  const within = (part: Candidate, of: Candidate): boolean =>
    scope.taken.some(
      ({ from, node }) => from === nameOf(of) && node['label'] !== undefined && node['label'] === nameOf(part),
    );
  const inner = taken.filter((each) => !taken.some((other) => within(other, each)));
  return inner.length > 0 ? inner : latest(pools);
}

/** The name by which it goes already. */
function nameOf({ noun, resultOf }: Candidate): unknown {
  return (noun ?? resultOf)?.['label'];
}

/** Binds the words to what is left of those that are meant. */
export function bindRestOf(scope: Scope, node: Reference, meant: Candidate): void {
  const label = meant.label();
  scope.disposed.add(label);
  if (meant.role !== 'plain') node.to = label;
  else if (meant.pile !== true && !isTakenFrom(scope, meant)) node.to = `rest of ${label}`;
  else {
    node.to = label;
    const without = takenFrom(scope, label).map(({ node: taken }) => writeLabel(scope, taken));
    if (without.length > 0) node.without = [...new Set(without)];
  }
}

function takenFrom(scope: Scope, label: Label): readonly Taken[] {
  return scope.taken.filter(({ from }) => from === label);
}

/** Was something taken of them? Only what has a name by now can have been spoken of. */
function isTakenFrom(scope: Scope, pool: Candidate): boolean {
  const label = nameOf(pool);
  return typeof label === 'string' && takenFrom(scope, label as Label).length > 0;
}

/** "Choose two creatures and sacrifice the rest": chosen of all that there are, as it is done. */
function isChoice({ noun, role, target, depth }: Candidate): boolean {
  const { amount } = (noun?.['quantifier'] ?? {}) as { amount?: string };
  return noun?.kind === 'select' && role === 'plain' && !target && depth === 0 && CHOOSING.has(amount);
}

const CHOOSING: ReadonlySet<unknown> = new Set([
  'a',
  'number',
  'upTo',
  'anyNumber',
  'oneOrTwo',
  'oneToThree',
  'oneOfEach',
]);

/** Who or what takes part in the event beside its subject, where "the other" is said with a noun. */
function otherParties(scope: Scope, node: Reference): readonly Candidate[] {
  if (node.words !== 'the other' || node.filter === undefined) return [];
  const words = wordsOf(node.filter);
  const parties = scope.candidates.filter(
    (each) =>
      each.role === 'event' && !each.self && each.words !== null && [...words].some((word) => each.words!.has(word)),
  );
  return scope.candidates.some((each) => each.role === 'subject') ? parties : [];
}
