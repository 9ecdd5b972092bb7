/** Which of what is known a reference may mean: by sort and number, by what is said of it or done with it, by its description. */
import type { Filter, Label, Reference } from '@kitchen-table/language/surface';
import { DONE, generic, sortFits, wordsOf, type Candidate, type Node, type Sort } from './candidates.ts';
import { calledSo, saysOnlyCards } from './cards-and-permanents.ts';
import type { Scope } from './scope.ts';

/** Those of that sort, and as many as the reference speaks of. */
export function ofSortAndNumber(scope: Scope, node: Reference, wanted: Sort): readonly Candidate[] {
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
export function notOfTheSameAction(
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
export function fittingUse(scope: Scope, parent: Node | null, candidates: readonly Candidate[]): readonly Candidate[] {
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
  left = withoutGone(parent, left);
  // How it was cast is asked of a spell and of what it became, not of a target on the battlefield. CR 400.7d.
  if (parent?.kind === 'castFact') left = leaving(left, ({ target, words }) => target && words?.has('spell') !== true);
  // A +1/+1 counter is put on a permanent: "whenever you cast a spell that targets ~, put a +1/+1 counter on it".
  if (parent?.kind === 'putCounters' || parent?.kind === 'removeCounters')
    left = leaving(
      left,
      ({ did, role, words }) => role !== 'plain' && did === undefined && words?.has('spell') === true,
    );
  // "The player it's attacking": what has just attacked, before what only deals the damage.
  if (parent?.kind === 'is' && isSaidToAttack(parent) && left.some(({ did }) => did === 'attack'))
    left = left.filter(({ did }) => did === 'attack');
  // "If it's a spell with lesser mana value": than something else, for nothing is less than itself.
  if (parent?.kind === 'stat' && scope.compares !== null)
    left = left.filter((each) => knownLabel(each) !== scope.compares);
  return left;
}

/** All but those, if any others are left. */
function leaving(left: readonly Candidate[], out: (each: Candidate) => boolean): readonly Candidate[] {
  const others = left.filter((each) => !out(each));
  return others.length > 0 ? others : left;
}

/** What is said and done only of what is on the battlefield. CR 110.1. */
const OF_PERMANENTS: ReadonlySet<unknown> = new Set([
  'tap',
  'untap',
  'gain',
  'get',
  'attack',
  'block',
  'beBlocked',
  'doesntUntap',
  'fight',
  'goad',
  'regenerate',
  'hasCounters',
  'controls',
  'phaseOut',
  'setPowerToughness',
]);
/** What puts something off the battlefield, or never had it there. */
const GONE: ReadonlySet<unknown> = new Set(['sacrifice', 'discard', 'draw', 'mill']);

/** What was sacrificed, discarded, drawn or milled is not tapped afterwards, and does not attack. */
function withoutGone(parent: Node | null, left: readonly Candidate[]): readonly Candidate[] {
  if (!OF_PERMANENTS.has(parent?.kind)) return left;
  return leaving(left, ({ done, self, again }) => !self && again === undefined && GONE.has(done));
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
export function fittingDescription(
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
    left = left.filter(
      (each) => !targetsSuch(each, words) && !(isToken(each) && !words.has('token') && words.has('card')),
    );
    // "That creature", after a token was created like it, is still that creature: the other is "that token". CR 111.1.
    if (!words.has('token')) left = leaving(left, isToken);
    const newest = Math.max(...left.map((each) => (each.words?.has('player') === true ? each.step : -1)));
    const described = left.filter(
      (each) =>
        (each.words !== null && [...words].some((word) => each.words!.has(word))) ||
        // An opponent, spoken of since, is a player as well.
        (words.has('player') && each.step > newest && each.words?.has('opponent') === true) ||
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

/** A token that a step has created. */
function isToken({ resultOf, again }: Candidate): boolean {
  return (again ?? { resultOf }).resultOf?.kind === 'create';
}

/** "The sacrificed card": was that done to it? */
function wasDone({ status }: Reference, { done }: Candidate): boolean {
  return status !== undefined && done !== undefined && DONE[status]?.includes(done) === true;
}

function isSaidToAttack(condition: Node): boolean {
  const { qualities } = condition['filter'] as Filter;
  return qualities?.some(({ kind }) => kind === 'attacking') === true;
}

/** The name by which it goes already, if it does. */
export function knownLabel({ label, role, self, again, noun, resultOf }: Candidate): Label | undefined {
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

/** "It", "that creature", "the token": one. */
export function isSingular(node: Reference): boolean {
  return ['it', 'that', 'he', 'she'].includes(node.words) || (node.words === 'the' && !node.many);
}
