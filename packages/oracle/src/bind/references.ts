/** Finding what a reference means: see the rules at the top of bind.ts. */
import type { Filter, Label, Reference } from '@kitchen-table/language/surface';
import { SAME_DAMAGED } from './branches.ts';
import {
  amountMeant,
  clone,
  closest,
  DONE,
  latest,
  sortByUse,
  sortOfWords,
  eachReference,
  wordsOf,
  type AmountCandidate,
  type Candidate,
  type Node,
  type Sort,
} from './candidates.ts';
import { FIXED_LABELS } from '@kitchen-table/language/surface';
import { bindNamedApart, namedApart, together } from './named-apart.ts';
import { cardOrPermanent } from './cards-and-permanents.ts';
import { fittingDescription, fittingUse, isSingular, notOfTheSameAction, ofSortAndNumber } from './fitting.ts';
import { speakOfActorAgain } from './within-actions.ts';
import { bindRestOf, noteOneTaken, restMayBeOf } from './rest.ts';
import { outwardBy, plain, writeLabel, type BindingProblem, type Scope } from './scope.ts';

/** What is known of a roll beside its result: by the words for it. CR 706.2. */
const OF_ROLLS: Readonly<Record<string, Label>> = {
  'the other result': FIXED_LABELS.otherResult,
  'odd result': FIXED_LABELS.oddResults,
  'even result': FIXED_LABELS.evenResults,
};

/** Binds "that much" to the latest amount of what the words say. */
export function bindAmount(scope: Scope, node: { to: Label | null; words: string }, parent: Node | null): void {
  if (node.to !== null) return;
  const latest = amountMeant(scope.amounts, node.words);
  scope.onChoice?.({ reference: node, parent, known: [...scope.amounts], fitting: [...scope.amounts], meant: latest });
  if (latest?.said !== undefined) {
    const { words } = node;
    const of = saidHere(scope, latest);
    Object.assign(node, { kind: 'times', by: 1, of, words });
    delete (node as { to?: unknown }).to;
  } else if (!latest && node.words === 'the chosen number') node.to = FIXED_LABELS.linkedChosen;
  else if (!latest) scope.problems.push({ words: node.words, reason: 'nothing to refer to' });
  // "Roll two d6 and choose one result": the other is no result of its own. CR 706.2.
  else {
    node.to = OF_ROLLS[node.words] ?? latest.label();
    scope.meant.push(latest);
    noteFrame(scope, node, latest);
    // "If damage is prevented this way, you gain that much life": what was prevented, of which it has just been spoken.
    if (node.words === 'damage prevented this way') scope.amounts.push(latest);
  }
}

function noteFrame(scope: Scope, node: object, { frame }: Candidate | AmountCandidate): void {
  if (frame !== undefined && frame <= scope.within) scope.ofOuterEvents.add(node);
}

/** What an amount is said to be, in the names by which its parts go here. */
function saidHere(scope: Scope, amount: AmountCandidate): Node {
  const said = clone(amount.said!());
  const further = scope.within - (amount.frame ?? scope.within);
  eachReference(said, (part) => (part['to'] = outwardBy(part['to'] as Label, further)));
  return said;
}

/** Binds one reference, or notes why it cannot be. */
export function bindReference(scope: Scope, node: Reference, parent: Node | null): void {
  const tell = (known: readonly Candidate[], fitting: readonly Candidate[], spoken = scope.meant.length): void =>
    scope.onChoice?.({ reference: node, parent, known: [...known], fitting, meant: scope.meant[spoken] });
  if (node.whose !== undefined || bindByItsWords(scope, node, parent)) return tell([], []);
  const mayBe = meantByItsWords(scope, node);
  if (mayBe !== null) {
    const spoken = scope.meant.length;
    settle(scope, node, parent, mayBe);
    return tell(mayBe, mayBe, spoken);
  }
  const words = node.filter ? wordsOf(node.filter) : null;
  const wanted: Sort = words
    ? sortOfWords(words)
    : node.words === 'it'
      ? 'object'
      : sortByUse(parent, node as unknown as Node);
  const fitting = (candidates: readonly Candidate[]): readonly Candidate[] =>
    fittingDescription(scope, node, words, fittingUse(scope, parent, notOfTheSameAction(node, parent, candidates)));
  const known = thePerson(node, ofSortAndNumber(scope, node, wanted));
  let left = fitting(known);
  // "If they don't, they can't attack you": players attack too, with their creatures. CR 508.1, 506.2.
  if (left.length === 0 && node.words === 'they' && parent?.kind === 'attack')
    left = fitting(ofSortAndNumber(scope, node, 'player'));
  // Of what several steps named, only the last step is replaced. CR 614.15.
  if (left.length === 0 && scope.replacing === 0) {
    const parts = namedApart(node, scope.candidates, fitting);
    if (parts.length > 0) {
      left = [together(scope, parts)];
      scope.candidates.push(left[0]!);
    }
  }
  if (node.status) {
    const done = left.filter((each) => wasDoneSo(node.status!, each));
    if (done.length === 0 && (node.status === 'exiled' || node.status === 'chosen')) {
      bindToLinked(scope, node, wanted, words);
      return tell(known, left);
    }
    left = done;
  }
  // "The token", where no token was spoken of: that of another ability. CR 607.2c.
  if (left.length === 0 && node.words === 'the' && words?.size === 1 && words.has('token')) {
    node.to = FIXED_LABELS.linkedCreated;
    return tell(known, left);
  }
  const ofDescribed =
    parent?.kind === 'stat' || (node.words === 'it' && (parent?.kind === 'playerOf' || parent?.kind === 'countersOn'));
  if (left.length === 0 && scope.describing > 0 && ofDescribed && words === null) {
    node.to = FIXED_LABELS.candidate;
    return tell(known, left);
  }
  const theirs = left.length === 0 && words?.has('player') === true ? controllerOfSuch(scope) : undefined;
  if (theirs !== undefined) {
    node.to = theirs.label();
    node.whose = 'controller';
    return tell(known, left);
  }
  // A source of damage goes on being it: "~ deals 2 damage to it. If ~ was kicked, it deals 4 damage instead."
  const deals = node.words === 'it' && parent?.kind === 'dealDamage' && parent['actor'] === node;
  if (deals && scope.selfDealtDamage && !left.some((each) => isSubjectHere(scope, each))) {
    node.to = FIXED_LABELS.self;
    return tell(known, left);
  }
  // "That creature" is what is one, before what may be a player: "you or a creature you control".
  const last = latest(left);
  const exact = last.filter((each) => each.sort === wanted);
  const spoken = scope.meant.length;
  settle(scope, node, parent, exact.some((each) => !each.self) ? exact : last);
  tell(known, left, spoken);
}

/** "The sacrificed creature"; "the revealed land card": the one until which cards were revealed. */
function wasDoneSo(status: NonNullable<Reference['status']>, { done, within, noun }: Candidate): boolean {
  if (done !== undefined && DONE[status]!.includes(done)) return true;
  return status === 'revealed' && within?.kind === 'revealUntil' && within['until'] === noun;
}

/** "The exiled card", "the chosen creature", where nothing was spoken of: those of a linked ability. CR 607.2. */
function bindToLinked(scope: Scope, node: Reference, sort: Sort, words: ReadonlySet<string> | null): void {
  const linked = node.status === 'exiled' ? FIXED_LABELS.linkedExiled : FIXED_LABELS.linkedChosen;
  node.to = linked;
  scope.candidates.push(plain(scope, { label: () => linked, sort, number: node.many ? 'many' : 'one', words }));
}

/** "He", "she": the character whose card it is, if that was spoken of. CR 201.5. */
function thePerson({ words }: Reference, left: readonly Candidate[]): readonly Candidate[] {
  const own = words === 'he' || words === 'she' ? left.filter((each) => each.self) : [];
  return own.length > 0 ? own : left;
}

/** Binds what its words alone decide, or where it stands in a description; says whether they do. */
function bindByItsWords(scope: Scope, node: Reference, parent: Node | null): boolean {
  if (node.words === 'unsaid' && scope.describing > 0) {
    node.to = FIXED_LABELS.candidate;
    return true;
  }
  if (scope.paired && (node.words === 'both' || node.words === 'each of those')) {
    node.to = FIXED_LABELS.pair;
    return true;
  }
  if (scope.inException && ['it', 'he', 'she', 'they', 'the', 'unsaid'].includes(node.words)) {
    node.to = FIXED_LABELS.copy;
    return true;
  }
  if (node.words === 'unsaid') {
    if (scope.lastSubject) {
      node.to = scope.lastSubject();
      if (parent?.['actor'] === node) speakOfActorAgain(scope, node as unknown as Node);
    } else scope.problems.push({ words: 'unsaid', reason: 'nothing to refer to' });
    return true;
  }
  if (node.words === 'each card they find') {
    const found = FIXED_LABELS.found;
    node.to = found;
    scope.candidates.push(
      plain(scope, { label: () => found, sort: 'object', number: 'many', words: new Set(['card', 'spell']) }),
    );
    return true;
  }
  if (node.words === 'the voter') {
    if (scope.candidates.some(({ words }) => words?.has('voter') === true)) node.to = FIXED_LABELS.each;
    else scope.problems.push({ words: 'the voter', reason: 'nothing to refer to' });
    return true;
  }
  if (node.words === 'that library') {
    if (scope.lastLibrary) node.to = scope.lastLibrary();
    else scope.problems.push({ words: 'that library', reason: 'nothing to refer to' });
    return true;
  }
  if (node.words === 'as before' || node.words === SAME_DAMAGED) {
    if (scope.lastDamaged) node.to = scope.lastDamaged();
    else scope.problems.push({ words: 'damage to the same', reason: 'nothing to refer to' });
    return true;
  }
  if (node.words === 'itself') {
    if (scope.lastSubject) node.to = scope.lastSubject();
    else scope.problems.push({ words: 'itself', reason: 'nothing to refer to' });
    return true;
  }
  if (parent?.kind === 'quantifier') {
    node.to = scope.actor ? scope.actor() : FIXED_LABELS.you;
    return true;
  }
  return false;
}

/** What its words alone may mean: "the rest", "the first player"; null for other words. */
function meantByItsWords(scope: Scope, node: Reference): readonly Candidate[] | null {
  if (node.words === 'the rest' || node.words === 'the other') return restMayBeOf(scope, node);
  if (node.words === 'the first player' || node.words === 'the second player') return theTwoPlayers(scope)[node.words];
  return null;
}

/** Who chose a target that is their opponent, and that target. CR 115.1. */
function theTwoPlayers({ candidates }: Scope): Record<'the first player' | 'the second player', readonly Candidate[]> {
  const second = candidates.filter(({ target, sort, again }) => target && sort === 'player' && !again);
  const qualities = (second[0]?.noun?.['filter'] as Filter | undefined)?.qualities ?? [];
  const chose = qualities.flatMap((each) => (each.kind === 'ofPlayer' ? [each.player as Reference] : []));
  const first = candidates.filter(({ role, label }) => role !== 'plain' && chose.some(({ to }) => to === label()));
  return { 'the first player': first, 'the second player': second };
}

/** "Two target creatures controlled by the same player. That player ...": the one who controls them. */
function controllerOfSuch({ candidates }: Scope): Candidate | undefined {
  return candidates.findLast(({ noun, number }) => {
    const { qualities } = (noun?.['filter'] ?? {}) as { qualities?: readonly Node[] };
    return number === 'many' && (qualities ?? []).some((each) => each.kind === 'different' && isOneController(each));
  });
}

function isOneController({ what, not }: Node): boolean {
  return what === 'controllers' && not === true;
}

/** Several, each by itself. */
const EACH_OF_SEVERAL: ReadonlySet<string> = new Set(['each of those', 'each of them']);

/** Where what an instruction is about stands: a reference there keeps it in mind for those that follow. */
const TOPICS: readonly string[] = ['actor', 'object', 'what', 'subject', 'to', 'on'];

/** Is the node what its parent is about, and one object? */
function isTopic(scope: Scope, node: Reference, parent: Node | null, meant: Candidate): boolean {
  if (parent === null || scope.describing > 0 || meant.self || !isSingular(node)) return false;
  if (meant.sort === 'player') return parent['actor'] === node;
  return TOPICS.some((key) => parent[key] === node);
}

/** Is it what the event of the innermost delayed trigger or replacement is about? */
function isSubjectHere({ within }: Scope, { role, frame, again, did }: Candidate): boolean {
  return within > 0 && role === 'subject' && (frame === within || (again !== undefined && did !== undefined));
}

function settle(scope: Scope, node: Reference, parent: Node | null, left: readonly Candidate[]): void {
  const problem = (reason: BindingProblem['reason']): void => {
    const described = node.filter ? ' ' + [...wordsOf(node.filter)].join(' ') : '';
    scope.problems.push({ words: node.words + described, reason });
  };
  if (left.length === 0) {
    problem('nothing to refer to');
    return;
  }
  const best = cardOrPermanent(node, closest(node, left));
  // Roles and fixed names have their labels already; asking a noun for its label would write one on it.
  const fixed = best.map((each) => (each.role === 'plain' && !each.self && !each.again ? null : each.label()));
  if (best.length > 1 && !(fixed.every((each) => each !== null) && new Set(fixed).size === 1)) {
    problem('more than one thing it may refer to');
    return;
  }
  const meant = best[0]!;
  scope.meant.push(meant.again ?? meant);
  const isRest = node.words === 'the rest' || node.words === 'the other';
  if (isRest) bindRestOf(scope, node, meant);
  const to = isRest ? node.to! : meant.label();
  if (meant.apart !== undefined) bindNamedApart(scope, node, meant.apart, parent);
  else node.to = to;
  noteFrame(scope, node, meant);
  if (isTopic(scope, node, parent, meant)) {
    const words = node.filter ? new Set([...(meant.words ?? []), ...wordsOf(node.filter)]) : meant.words;
    const { done: _done, depth: _depth, ...known } = meant;
    // "If a spell cast this way would ..., exile it": the one of several that is in the event.
    const isOneOfSeveral = node.thisWay === true && meant.number !== 'one';
    const again: Candidate = {
      ...known,
      label: meant.frame === undefined || isRest ? () => to : meant.label,
      number: 'one',
      words,
      step: scope.step,
      role: 'plain',
      ...(isOneOfSeveral ? { noun: node as unknown as Node } : { again: meant.again ?? meant }),
      within: parent!,
    };
    scope.candidates.push(again);
  }
  // "Each of those creatures deals damage equal to its power": each in its turn is one. CR 608.2c.
  if (EACH_OF_SEVERAL.has(node.words) && parent !== null && (parent['actor'] === node || parent['object'] === node))
    scope.candidates.push({
      ...plain(scope, { label: () => to, sort: meant.sort, number: 'either', words: meant.words }),
      within: parent,
    });
  if (node.words === 'one of them') noteOneTaken(scope, node, to, parent);
  // "Return the other to the battlefield. It gains haste."
  if (node.words === 'one of them' || (node.words === 'the other' && meant.role === 'plain'))
    scope.candidates.push(
      plain(scope, {
        sort: meant.sort,
        words: meant.words,
        label: () => writeLabel(scope, node as unknown as Node),
        number: 'one',
        noun: node as unknown as Node,
      }),
    );
}
