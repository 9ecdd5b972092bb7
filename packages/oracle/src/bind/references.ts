/** Finding what a reference means: see the rules at the top of bind.ts. */
import type { Filter, Label, Reference } from '@kitchen-table/language/surface';
import { SAME_DAMAGED } from './branches.ts';
import {
  amountMeant,
  clone,
  closest,
  DONE,
  generic,
  latest,
  sortByUse,
  sortFits,
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
import { calledSo, cardOrPermanent, saysOnlyCards } from './cards-and-permanents.ts';
import { bindRestOf, restMayBeOf } from './rest.ts';
import { outwardBy, plain, writeLabel, type BindingProblem, type Scope } from './scope.ts';

/** What is known of a roll beside its result: by the words for it. CR 706.2. */
const OF_ROLLS: Readonly<Record<string, Label>> = {
  'the other result': FIXED_LABELS.otherResult,
  'odd result': FIXED_LABELS.oddResults,
  'even result': FIXED_LABELS.evenResults,
};

/** Binds "that much" to the latest amount of what the words say. */
export function bindAmount(scope: Scope, node: { to: Label | null; words: string }): void {
  if (node.to !== null) return;
  const latest = amountMeant(scope.amounts, node.words);
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
  if (bindByItsWords(scope, node, parent)) return;
  if (node.words === 'the rest' || node.words === 'the other') {
    settle(scope, node, parent, restMayBeOf(scope, node));
    return;
  }
  const words = node.filter ? wordsOf(node.filter) : null;
  const wanted: Sort = words
    ? sortOfWords(words)
    : node.words === 'it'
      ? 'object'
      : sortByUse(parent, node as unknown as Node);
  const fitting = (candidates: readonly Candidate[]): readonly Candidate[] =>
    fittingDescription(scope, node, words, fittingUse(scope, parent, notOfTheSameAction(node, parent, candidates)));
  let left = fitting(ofSortAndNumber(scope, node, wanted));
  // Of what several steps named, only the last step is replaced. CR 614.15.
  if (left.length === 0 && scope.replacing === 0) {
    const parts = namedApart(node, scope.candidates, fitting);
    if (parts.length > 0) {
      left = [together(scope, parts)];
      scope.candidates.push(left[0]!);
    }
  }
  if (node.status) {
    const done = left.filter(
      (each) =>
        (each.done !== undefined && DONE[node.status!]!.includes(each.done)) ||
        // "the revealed land card": the one until which cards were revealed.
        (node.status === 'revealed' && each.within?.kind === 'revealUntil' && each.within['until'] === each.noun),
    );
    if (done.length === 0 && (node.status === 'exiled' || node.status === 'chosen')) {
      const linked = node.status === 'exiled' ? FIXED_LABELS.linkedExiled : FIXED_LABELS.linkedChosen;
      node.to = linked;
      scope.candidates.push(
        plain(scope, {
          label: () => linked,
          sort: wanted,
          number: node.many ? 'many' : 'one',
          words,
        }),
      );
      return;
    }
    left = done;
  }
  // "The token", where no token was spoken of: that of another ability. CR 607.2c.
  if (left.length === 0 && node.words === 'the' && words?.size === 1 && words.has('token')) {
    node.to = FIXED_LABELS.linkedCreated;
    return;
  }
  const ofDescribed =
    parent?.kind === 'stat' || (node.words === 'it' && (parent?.kind === 'playerOf' || parent?.kind === 'countersOn'));
  if (left.length === 0 && scope.describing > 0 && ofDescribed && words === null) {
    node.to = FIXED_LABELS.candidate;
    return;
  }
  // A source of damage goes on being it: "~ deals 2 damage to it. If ~ was kicked, it deals 4 damage instead."
  const deals = node.words === 'it' && parent?.kind === 'dealDamage' && parent['actor'] === node;
  if (deals && scope.selfDealtDamage && !left.some((each) => isSubjectHere(scope, each))) {
    node.to = FIXED_LABELS.self;
    return;
  }
  // "That creature" is what is one, before what may be a player: "you or a creature you control".
  const last = latest(left);
  const exact = last.filter((each) => each.sort === wanted);
  settle(scope, node, parent, exact.some((each) => !each.self) ? exact : last);
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
    if (scope.lastSubject) node.to = scope.lastSubject();
    else scope.problems.push({ words: 'unsaid', reason: 'nothing to refer to' });
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

/** Those of that sort, and as many as the reference speaks of. */
function ofSortAndNumber(scope: Scope, node: Reference, wanted: Sort): readonly Candidate[] {
  const number = isSingular(node) ? 'one' : node.words === 'they' ? 'either' : 'many';
  const left = scope.candidates.filter((each) => sortFits(each.sort, wanted));
  return left.filter((each) =>
    number === 'either'
      ? each.sort === 'player' || each.sort === 'either' || each.number !== 'one'
      : each.number === number ||
        // "A spell cast this way": one of those that were.
        (node.thisWay === true && node.words === 'that') ||
        (each.number === 'either' &&
          (number === 'many' ||
            each.words?.has('zone') === true ||
            each.made === true || // "the copy" goes on being one in later sentences
            each.step === scope.step ||
            // "Each player reveals a card, loses life equal to its mana value": each of them has shown one.
            scope.actsAgain ||
            each.sort === 'player' ||
            each.role !== 'plain')),
  );
}

/** What takes part in an action twice is called otherwise the second time. */
function notOfTheSameAction(
  node: Reference,
  parent: Node | null,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  let left = candidates;
  if (node.words === 'that' || node.words === 'those' || (node.words === 'the' && !node.status))
    left = left.filter((each) => !each.self);
  // What takes part in an action twice is called "itself" the second time; "their library" is no second part.
  left = left.filter((each) => each.sort === 'player' || each.within === undefined || each.within !== parent);
  // Nor is who does it: "it deals that damage to that creature".
  const actor = parent?.['actor'] as Reference | undefined;
  if (actor?.kind === 'reference' && actor !== node && actor.to !== null)
    left = left.filter((each) => each.role === 'plain' || each.sort === 'player' || each.label() !== actor.to);
  return left;
}

/** Those of which that may be said or done: what is cast, sacrificed, measured, attacks. */
function fittingUse(scope: Scope, parent: Node | null, candidates: readonly Candidate[]): readonly Candidate[] {
  let left = candidates;
  // A land that came is played, never cast: "you may cast it" speaks of something else.
  if (parent?.kind === 'cast') left = left.filter((each) => !(each.words?.size === 1 && each.words.has('land')));
  // CR 701.17a: what may as well be a player is not what is sacrificed, when a permanent was named.
  if (parent?.kind === 'sacrifice' && left.some((each) => each.sort === 'object'))
    left = left.filter((each) => each.sort !== 'either');
  // "if it's a land card" is asked of a card, not of a token made before.
  if (parent?.kind === 'is' && wordsOf(parent['filter'] as Filter).has('card'))
    left = left.filter((each) => each.words === null || !each.words.has('token'));
  // Cards just drawn have no power, and have not entered or been cast: "its toughness" is not theirs.
  if (
    (parent?.kind === 'stat' || parent?.kind === 'enter' || parent?.kind === 'castFact') &&
    left.some((each) => each.done !== 'draw')
  )
    left = left.filter((each) => each.done !== 'draw');
  // "The player it's attacking": what has just attacked, before what only deals the damage.
  if (parent?.kind === 'is' && isSaidToAttack(parent) && left.some(({ did }) => did === 'attack'))
    left = left.filter(({ did }) => did === 'attack');
  // "If it's a spell with lesser mana value": than something else, for nothing is less than itself.
  if (parent?.kind === 'stat' && scope.compares !== null)
    left = left.filter((each) => knownLabel(each) !== scope.compares);
  return left;
}

/** "A spell that targets a creature": whether the words mean what it targets rather than itself. */
function targetsSuch({ noun }: Candidate, words: ReadonlySet<string>): boolean {
  const filter = noun?.['filter'] as { qualities?: readonly Node[] } | undefined;
  return (filter?.qualities ?? []).some((quality) => {
    const aim = quality.kind === 'targeting' ? (quality['noun'] as { filter?: Filter }) : undefined;
    return aim?.filter !== undefined && [...wordsOf(aim.filter)].some((word) => words.has(word));
  });
}

/** Those that were described in the words of the reference. */
function fittingDescription(
  scope: Scope,
  node: Reference,
  words: ReadonlySet<string> | null,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  let left = candidates;
  if (!words?.has('copy')) left = left.filter((each) => !each.made);
  // "the copies", made by several instructions, are those of all of them: there is no one label for that.
  if (words?.has('copy') && node.many === true && left.filter((each) => each.made).length > 1) left = [];
  // "Until you reveal two land cards. Put those cards ...": all that were revealed, unless the rest is spoken of too.
  if (!scope.speaksOfTheRest && saysOnlyCards(node, words) && left.some((each) => each.pile))
    left = left.filter((each) => !isLookedFor(each));
  if (words) {
    left = left.filter((each) => !targetsSuch(each, words));
    const described = left.filter(
      (each) =>
        (each.words !== null && [...words].some((word) => each.words!.has(word))) ||
        // What was exiled, or is called what was done to it, is a card from then on.
        (words.has('card') && (each.done === 'exile' || wasDone(node, each))),
    );
    left =
      described.length > 0
        ? calledSo(words, described)
        : left.filter((each) => each.words === null || generic(words, each.words));
  }
  // "the creature you control": the one that was described so.
  const whose = node.filter?.qualities?.find((each) => each.kind === 'controlledBy');
  if (whose?.kind === 'controlledBy')
    left = left.filter((each) => controlledByYou(each) === (whose.not !== true && whose.player.kind === 'you'));
  return left;
}

/** "The sacrificed card": was that done to it? */
function wasDone({ status }: Reference, { done }: Candidate): boolean {
  return status !== undefined && done !== undefined && DONE[status]?.includes(done) === true;
}

/** Is it what the event of the innermost delayed trigger or replacement is about? */
function isSubjectHere({ within }: Scope, { role, frame }: Candidate): boolean {
  return within > 0 && role === 'subject' && frame === within;
}

function isSaidToAttack(condition: Node): boolean {
  const { qualities } = condition['filter'] as Filter;
  return qualities?.some(({ kind }) => kind === 'attacking') === true;
}

/** The name by which it goes already, if it does. */
function knownLabel({ label, role, self, again, noun, resultOf }: Candidate): Label | undefined {
  if (role !== 'plain' || self || again !== undefined) return label();
  return (noun ?? resultOf)?.['label'] as Label | undefined;
}

/** The cards at which "until you reveal two land cards" stops; one card for each of several players is named by no other words. */
function isLookedFor({ within, noun }: Candidate): boolean {
  const { amount } = (noun?.['quantifier'] ?? {}) as { amount?: string };
  return (
    (within?.kind === 'revealUntil' || within?.kind === 'exileUntil') && within['until'] === noun && amount !== 'a'
  );
}

/** Was it described as something that you control? */
function controlledByYou(candidate: Candidate): boolean {
  const filter = candidate.noun?.['filter'] as Filter | undefined;
  return (filter?.qualities ?? []).some(
    (each) => each.kind === 'controlledBy' && each.player.kind === 'you' && each.not !== true,
  );
}

/** Where what an instruction is about stands: a reference there keeps it in mind for those that follow. */
const TOPICS: readonly string[] = ['actor', 'object', 'what', 'subject', 'to', 'on'];

/** Is the node what its parent is about, and one object? */
function isTopic(scope: Scope, node: Reference, parent: Node | null, meant: Candidate): boolean {
  if (parent === null || scope.describing > 0 || meant.self || meant.sort === 'player' || !isSingular(node))
    return false;
  return TOPICS.some((key) => parent[key] === node);
}

function isSingular(node: Reference): boolean {
  return ['it', 'that', 'he', 'she'].includes(node.words) || (node.words === 'the' && !node.many);
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
  if (node.words === 'one of them') scope.taken.push({ from: to, node: node as unknown as Node, away: false });
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
