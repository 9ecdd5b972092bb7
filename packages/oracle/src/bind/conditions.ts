/** Conditions and what is counted: which of what they name is spoken of again. */
import { FIXED_LABELS, type Filter, type Label } from '@kitchen-table/language/surface';
import { DONE, everyone, wordsOf, type Candidate, type Node } from './candidates.ts';
import { bindComparison } from './difference.ts';
import { visitBehind } from './order.ts';
import { plain, type Scope, type Walk } from './scope.ts';

/** Visits a condition, something counted, or what X is; false for any other node. */
export function visitCondition(scope: Scope, node: Node, { visit, visitParts }: Walk): boolean {
  switch (node.kind) {
    case 'count':
    case 'total':
    case 'kindsAmong':
    case 'extreme':
      // What is only counted is not spoken of again, except the object itself and a player who is a target.
      keepOf(
        scope,
        () => visitParts(scope, node),
        (each) => each.self || (each.target && each.sort === 'player'),
      );
      return true;
    case 'happened':
    case 'controls': {
      // A condition looks for some object; which one it finds is nothing to speak of, if anything else was named.
      // What was not done was done with nothing.
      const never = node.kind === 'happened' && node['not'] === true;
      const named =
        never ||
        scope.withholding > 0 ||
        scope.candidates.some((each) => each.sort === 'object' && !each.self && !each.host);
      const stays = (each: Candidate): boolean =>
        !named || each.sort !== 'object' || each.self || each.target || each.host === true || each.again !== undefined;
      keepOf(scope, () => visitParts(scope, node), stays);
      return true;
    }
    case 'comparedAgain':
      if (!bindComparison(scope, node)) scope.problems.push({ words: "it's greater", reason: 'nothing to refer to' });
      scope.compared = { condition: node, noun: null };
      return true;
    case 'compare':
    case 'has':
    case 'hasMore': {
      // Those compared with ("more lands than each other player") are not spoken of again.
      const { than, ...compared } = node;
      visitParts(scope, compared);
      const other = than as Node | undefined;
      if (other !== undefined)
        keepOf(
          scope,
          () => visit(scope, other, node),
          () => other['quantifier'] === undefined || !everyone(other),
        );
      scope.compared = { condition: node, noun: null };
      return true;
    }
    case 'share':
    case 'shares': {
      // "If it shares a type with a creature you control, you may cast it": what it is compared with is not spoken of again.
      const { with: compared, ...rest } = node;
      visitParts(scope, rest);
      keepOf(
        scope,
        () => visit(scope, compared as Node, node),
        (each) => each.self || each.again !== undefined || each.target || each.sort === 'player',
      );
      return true;
    }
    case 'is': {
      // "If it's a spell with lesser mana value": what it is compared with is not itself.
      visitParts(scope, node, ['subject']);
      const { kind, to } = node['subject'] as Node;
      const outer = scope.compares;
      scope.compares = kind === 'reference' ? ((to ?? null) as Label | null) : null;
      visitParts(scope, { ...node, subject: undefined });
      scope.compares = outer;
      return true;
    }
    case 'designation':
      // "If there is no monarch": nobody is.
      keepOf(
        scope,
        () => visitParts(scope, node),
        () => node['not'] !== true || (node['player'] as Node).kind !== 'select',
      );
      return true;
    case 'castFact':
      if (!isUnnamed(node)) return false;
      // "If evidence was collected, put a counter on it": the spell is asked about, and not spoken of.
      visitParts(scope, { ...node, subject: undefined });
      return true;
    case 'withStat':
      return bindOwnStat(node);
    case 'thereIs': {
      const mark = scope.candidates.length;
      visitParts(scope, node);
      speakOfDone(scope, node, mark);
      return true;
    }
    case 'whereX':
      // "Discover X, where X is its toughness": what that turns up is not what X is counted by.
      visitBehind(scope, node, ['value'], { visit, visitParts });
      return true;
    default:
      return false;
  }
}

/** "The gift was promised", "a Dragon was beheld": of the spell itself, which is not named. */
function isUnnamed({ subject, fact, words }: Node): boolean {
  if ((subject as Node | undefined)?.kind !== 'self') return false;
  return fact === 'gift' || fact === 'tribute' || (fact === 'additional cost paid' && words !== undefined);
}

/** Of what is named meanwhile, only some goes on being spoken of. */
function keepOf(scope: Scope, named: () => void, stays: (each: Candidate) => boolean): void {
  const mark = scope.candidates.length;
  named();
  const found = scope.candidates.splice(mark);
  scope.candidates.push(...found.filter(stays));
}

/** "If a land card was discarded this way": it is the card that the step before discarded, called more closely. */
function speakOfDone(scope: Scope, condition: Node, mark: number): void {
  const filter = (condition['object'] as Node | undefined)?.['filter'] as Filter | undefined;
  const way = filter?.qualities?.find((each) => each.kind === 'thisWay');
  if (filter === undefined || way?.kind !== 'thisWay') return;
  const done = scope.candidates
    .slice(0, mark)
    .filter((each) => each.done !== undefined && DONE[way.done]?.includes(each.done) === true && each.number === 'one');
  const meant = done[done.length - 1];
  // "Reveal this or that. If a land card was revealed this way": it may be either, whichever mode was chosen.
  if (meant === undefined || (meant.ofMode && done.some(({ ofMode }) => ofMode && ofMode !== meant.ofMode))) return;
  scope.candidates.length = mark;
  const words = new Set([...(meant.words ?? []), ...wordsOf(filter)]);
  scope.candidates.push({ ...meant, words, step: scope.step, again: meant.again ?? meant });
}

/** "When a creature attacks, if this card is exiled, put it ...": it is what the condition is about, not what attacks. CR 603.4. */
export function speakOfAsked(scope: Scope, condition: Node | undefined): void {
  const asked = condition === undefined ? null : askedAbout(condition);
  if (asked === null) return;
  scope.candidates = scope.candidates.map((each) => (each.role === 'subject' ? { ...each, role: 'event' } : each));
  const self = asked.kind === 'self';
  const words = self ? null : wordsOf(asked['filter'] as Filter);
  const label = (): Label => (self ? FIXED_LABELS.self : FIXED_LABELS.host);
  scope.candidates.push(plain(scope, { label, sort: 'object', number: 'one', words, role: 'subject' }));
}

/** The object itself, or what it is attached to, if the condition is about it and says so by name. */
function askedAbout(condition: Node): Node | null {
  if (!ABOUT.has(condition.kind) || condition['zone'] === 'battlefield') return null;
  if (condition.kind === 'inZone' && condition['not'] === true) return null;
  const { kind } = condition['subject'] as Node;
  return kind === 'self' || kind === 'host' ? (condition['subject'] as Node) : null;
}

const ABOUT: ReadonlySet<unknown> = new Set(['inZone', 'is', 'hasCounters', 'hasKeyword']);

/** "A creature with toughness greater than its power": its own, whatever else was spoken of. CR 208.1. */
function bindOwnStat({ stat, to }: Node): boolean {
  const { kind, stat: other, of } = to as { kind: string; stat?: string; of?: Node };
  if (kind !== 'stat' || other === stat || of?.kind !== 'reference' || of['words'] !== 'it') return false;
  of['to'] = FIXED_LABELS.candidate;
  return true;
}
