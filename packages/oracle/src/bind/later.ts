/**
 * Delayed and reflexive triggers: what they name is known to what belongs to them and to nothing else. A sentence behind one
 * that goes on about what it named belongs to it. CR 603.7, 603.12.
 */
import { SAME_DAMAGED, visitInstead } from './branches.ts';
import { type Filter, type Label, outward } from '@kitchen-table/language/surface';
import { clone, DONE, eachReference, wordsOf, type AmountCandidate, type Candidate, type Node } from './candidates.ts';
import { markOf, type Mark } from './order.ts';
import { BEHIND, type Scope, type Walk } from './scope.ts';

/** A delayed or reflexive trigger, and what is named in it. */
export interface Later {
  readonly trigger: Node;
  readonly names: ReadonlySet<Candidate | AmountCandidate>;
}

/** Visits a delayed or reflexive trigger. */
export function visitLater(scope: Scope, node: Node, visitIt: () => void): void {
  const mark = markOf(scope);
  visitIt();
  const named = scope.candidates.slice(mark.candidates).filter((each) => each.again === undefined && !each.self);
  scope.later.push({ trigger: node, names: new Set([...named, ...scope.amounts.slice(mark.amounts)]) });
}

/**
 * "Return it to the battlefield under its owner's control at the beginning of their next upkeep": the owner's. Whose turn
 * it is must be known when the trigger is made, so it is said by whose it is. CR 603.7.
 */
export function bindWhoseTurn(scope: Scope, { trigger, clause }: Node, { visit }: Walk): void {
  const [event] = (trigger as { events: readonly Node[] }).events;
  const of = (event?.['part'] as Node | undefined)?.['of'] as Node | undefined;
  const said = of?.kind === 'reference' && (of['words'] === 'they' || isThatPlayer(of));
  const { entering } = ((clause as Node)['action'] ?? {}) as { entering?: { under?: Node } };
  if (!said || entering?.under?.kind !== 'playerOf') return;
  const known = scope.candidates.length;
  const whom = clone(entering.under['of'] as Node);
  visit(scope, whom, entering.under);
  scope.candidates.length = known;
  if (whom.kind === 'reference') Object.assign(of, { to: whom['to'], whose: entering.under['relation'] });
}

function isThatPlayer({ words, filter }: Node): boolean {
  return words === 'that' && filter !== undefined && wordsOf(filter as Filter).has('player');
}

/** Visits one instruction after the other. */
export function visitSequence(scope: Scope, node: Node, walk: Walk): void {
  const steps: Node[] = [];
  const joins: string[] = [];
  const before = node['joins'] as readonly string[];
  let mark: Mark = markOf(scope);
  (node['steps'] as readonly Node[]).forEach((step, at) => {
    const isInstead = at > 0 && step.kind === 'if' && step['instead'] === true;
    const known = scope.later.length;
    const spoken = scope.meant.length;
    if (isInstead) visitInstead(scope, step, mark, walk);
    else {
      mark = markOf(scope);
      // "Tap each attacking creature and it doesn't untap": one instruction about each of them. CR 608.2c.
      if (before[at - 1] === 'and' && (step['rule'] as Node | undefined)?.kind === 'doesntUntap') scope.step--;
      walk.visit(scope, step, node);
    }
    const previous = steps[steps.length - 1];
    const trigger = previous === undefined ? undefined : triggerOf(scope, previous, scope.later.slice(0, known));
    const meant = scope.meant.slice(spoken);
    const later = scope.later.slice(0, known).findLast(({ names }) => meant.some((each) => names.has(each)));
    if (trigger !== undefined && (later?.trigger === trigger || goesOnAbout(trigger, step)))
      takeAlong(trigger, inTermsOf(scope, trigger, step), before[at - 1]!);
    else if (later !== undefined)
      scope.problems.push({ words: 'what a later trigger names', reason: 'nothing to refer to' });
    else {
      if (at > 0) joins.push(before[at - 1]!);
      steps.push(step);
    }
  });
  node['steps'] = steps;
  node['joins'] = joins;
}

/** The trigger that the step comes to: itself, or for a time, or if something is so. */
function triggerOf(scope: Scope, step: Node, laters: readonly Later[]): Node | undefined {
  if (laters.some(({ trigger }) => trigger === step)) return step;
  return step['clause'] === undefined ? undefined : triggerOf(scope, step['clause'] as Node, laters);
}

/** Whether the step speaks of what the trigger before it will do, though it names nothing of it. */
function goesOnAbout(trigger: Node, step: Node): boolean {
  return (
    speaksOfDeedsOf(trigger, step) ||
    hurtsTheSame(step) ||
    speaksOfWhatReturns(trigger, step) ||
    (trigger['reflexive'] === true && definesX(trigger['clause']) && saysX(step)) ||
    (step.kind === 'ifDone' && step['reflexive'] !== true && trigger['reflexive'] === true)
  );
}

/** "When you do, it deals X damage, where X is its power. If it was a Hamster, draw X cards": the X of the trigger. CR 107.3i. */
function definesX(clause: unknown): boolean {
  let defines = false;
  each(clause, ({ kind }) => {
    if (kind === 'whereX') defines = true;
  });
  return defines;
}

function saysX(step: Node): boolean {
  let says = false;
  each(step, ({ kind }) => {
    if (kind === 'x') says = true;
  });
  return says && !definesX(step);
}

/** "Return it at the beginning of your next upkeep. It gains haste": once it is there. CR 400.7, 603.7. */
function speaksOfWhatReturns(trigger: Node, step: Node): boolean {
  const subject = ((step['action'] ?? step['rule'] ?? {}) as Node)['object'] as Node | undefined;
  if (trigger.kind !== 'delayed' || subject?.kind !== 'reference') return false;
  const within = outward(subject['to'] as Label);
  let returns = false;
  each(trigger['clause'], (node) => {
    const { object, to } = node as { object?: Node; to?: Node };
    const isThere = node.kind === 'move' && to?.['zone'] === 'battlefield';
    if (isThere && object?.kind === 'reference' && object['to'] === within) returns = true;
  });
  return returns;
}

/** "Put each other card exiled this way on the bottom": the way is that of the trigger. */
function speaksOfDeedsOf(trigger: Node, step: Node): boolean {
  const ways: string[] = [];
  each(step, (node) => {
    if (node.kind === 'thisWay') ways.push(...(DONE[String(node['done'])] ?? []));
  });
  let done = false;
  each(trigger['clause'], ({ action }) => {
    const kind = String((action as Node | undefined)?.kind);
    if (ways.some((way) => kind === way || kind === `${way}Until`)) done = true;
  });
  return done;
}

/** "If ..., it deals twice that much damage instead": instead of what the trigger deals. */
function hurtsTheSame(step: Node): boolean {
  let same = false;
  each(step, (node) => {
    if (node.kind === 'reference' && node['words'] === SAME_DAMAGED) same = true;
  });
  return same;
}

function each(node: unknown, found: (node: Node) => void): void {
  if (node === null || typeof node !== 'object') return;
  found(node as Node);
  for (const field in node) each((node as Node)[field], found);
}

/** What a sentence behind a delayed trigger says of the event around that goes by its outer name within. */
function inTermsOf(scope: Scope, trigger: Node, step: Node): Node {
  if (trigger.kind === 'delayed')
    eachReference(step, (node) => {
      if (scope.ofOuterEvents.has(node)) node['to'] = outward(node['to'] as Label);
    });
  return step;
}

/** The sentence becomes the last part of what the trigger does. */
function takeAlong(trigger: Node, step: Node, join: string): void {
  const clause = trigger['clause'] as Node;
  const joins = (clause['joins'] ?? []) as readonly string[];
  if (clause.kind === 'sequence' && joins[joins.length - 1]?.startsWith(BEHIND) === true) {
    clause['steps'] = [...(clause['steps'] as readonly Node[]), step];
    clause['joins'] = [...joins, BEHIND + join];
  } else trigger['clause'] = { kind: 'sequence', steps: [clause, step], joins: [BEHIND + join] };
}
