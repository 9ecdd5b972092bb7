/**
 * "If ..., this. Otherwise, that", "this. If ..., that instead": only one of both is done. What one names is not known to the
 * other; afterwards only that is known which both name, and it has one name. CR 608.2c, 614.15.
 */
import type { Label } from '@kitchen-table/language/surface';
import type { AmountCandidate, Candidate, Node } from './candidates.ts';
import { chosenInEither } from './chosen-words.ts';
import { noteCounted } from './counted.ts';
import { giveBack, markOf, visitBehind, withhold, withholdAll, type Mark, type Withheld } from './order.ts';
import type { Scope, Walk } from './scope.ts';

/** Visits a condition with its branches. */
export function visitBranches(scope: Scope, node: Node, walk: Walk): void {
  const first = visitAsked(scope, node, walk);
  if (node['otherwise'] === undefined) giveBack(scope, first);
  else
    visitOther(scope, first, () => {
      const mark = markOf(scope);
      walk.visitParts(scope, node, ['otherwise']);
      return withholdAll(scope, mark, 'targets stay');
    });
}

/** The words of whom damage is dealt to that does not say so: "it deals double that damage instead". */
export const SAME_DAMAGED = 'as before, unsaid';

/** Damage dealt instead of other damage is dealt to the same, where it does not say to whom. CR 614.6. */
function damageToTheSame(scope: Scope, clause: Node): void {
  const action = clause.kind === 'do' ? (clause['action'] as Node) : null;
  if (action?.kind === 'dealDamage' && action['to'] === undefined && scope.lastDamaged !== null)
    action['to'] = { kind: 'reference', to: null, words: SAME_DAMAGED };
}

/** "This. If ..., that instead": the step that is replaced has been visited since the mark. */
export function visitInstead(scope: Scope, step: Node, mark: Mark, walk: Walk): void {
  scope.step++;
  damageToTheSame(scope, step['clause'] as Node);
  const first = withholdAll(scope, mark, 'targets stay');
  // "Creatures you control get +1/+1. If ..., those creatures get +2/+2 instead": they are all that are so described.
  const described = first.candidates.filter(isWholeSort);
  visitOther(scope, first, () => {
    scope.candidates.push(...described);
    const second = visitAsked(scope, step, walk);
    scope.candidates = scope.candidates.filter((each) => !described.includes(each));
    return second;
  });
}

/** What follows from one result of a roll, another does not know, but for what all fits that was described. CR 706.3. */
export function visitRows(scope: Scope, rows: readonly Node[], roll: Node, { visit }: Walk): void {
  const ofRows: Withheld[] = [];
  const described: Candidate[] = [];
  for (const row of rows) {
    scope.candidates.push(...described);
    const mark = markOf(scope);
    visit(scope, row, roll);
    const named = withholdAll(scope, mark, 'targets too');
    scope.candidates = scope.candidates.filter((each) => !described.includes(each));
    described.push(...named.candidates.filter(isWholeSort));
    ofRows.push(named);
  }
  for (const each of ofRows) giveBack(scope, each);
}

/** All that a description fits: nothing has to be chosen. */
function isWholeSort({ noun, target, sort }: Candidate): boolean {
  const amount = (noun?.['quantifier'] as { amount?: string } | undefined)?.amount;
  return (
    !target &&
    sort === 'object' &&
    noun?.kind === 'select' &&
    (amount === 'bare' || amount === 'all' || amount === 'each')
  );
}

/** Visits the condition, and the clause, whose names are then withheld. */
function visitAsked(scope: Scope, node: Node, walk: Walk): Withheld {
  if (node['instead'] !== true) return visitParts(scope, node, walk);
  scope.replacing++;
  const names = visitParts(scope, node, walk);
  scope.replacing--;
  return names;
}

function visitParts(scope: Scope, node: Node, walk: Walk): Withheld {
  const asked = ['condition', 'actor'];
  if (node['trailing'] !== true) {
    walk.visitParts(scope, node, asked);
    noteCounted(scope, node['condition'] as Node | undefined);
    const mark = markOf(scope);
    walk.visitParts(scope, node, ['clause']);
    return withholdAll(scope, mark, 'targets stay');
  }
  const mark = markOf(scope);
  visitBehind(scope, node, asked, walk);
  const inClause = nodesOf(node['clause'] as Node);
  return withhold(
    scope,
    mark,
    (each) => !each.target && inClause.has(each.noun ?? each.resultOf),
    () => true,
  );
}

/** Visits what is done in the place of something else; how much that would have been, is said. */
function visitOther(scope: Scope, first: Withheld, visitIt: () => Withheld): void {
  const said = first.amounts.flatMap(onlySaid);
  scope.amounts.push(...said);
  if (first.candidates.length > 0) scope.withholding++;
  const second = visitIt();
  if (first.candidates.length > 0) scope.withholding--;
  scope.amounts = scope.amounts.filter((each) => !said.includes(each));
  const amounts = second.amounts.filter((each) => each.said === undefined);
  giveBack(scope, {
    candidates: ofBoth(first.candidates, second.candidates),
    amounts: amounts.length > 0 ? amounts : first.amounts,
    words: chosenInEither(first.words, second.words),
  });
}

/** "You gain life equal to its power. Otherwise, you lose that much life": as much as was said, though nothing of it was done. */
function onlySaid(amount: AmountCandidate): readonly AmountCandidate[] {
  const { resultOf } = amount;
  const quantifier = resultOf?.['quantifier'] as Node | undefined;
  const said = (resultOf?.['amount'] ?? resultOf?.['number'] ?? quantifier?.['number']) as Node | undefined;
  return typeof said === 'object' ? [{ ...amount, said: () => said }] : [];
}

/** What both name, each once: whichever was done, it goes by one name. What only one of both names, when both name something, is left out. */
function ofBoth(first: readonly Candidate[], second: readonly Candidate[]): readonly Candidate[] {
  const both: Candidate[] = [];
  for (const sort of ['object', 'player', 'either'] as const) {
    const ofFirst = whole(first, sort);
    const ofSecond = whole(second, sort);
    if (ofFirst.length === 0 || ofSecond.length === 0) both.push(...ofFirst, ...ofSecond);
    else if (ofFirst.length === 1 && ofSecond.length === 1) both.push(eitherOf(ofFirst[0]!, ofSecond[0]!));
  }
  return both;
}

function whole(named: readonly Candidate[], sort: Candidate['sort']): readonly Candidate[] {
  const parts = new Set(named.flatMap((each) => each.parts ?? []));
  return named.filter((each) => each.sort === sort && each.again === undefined && !parts.has(each));
}

function eitherOf(first: Candidate, second: Candidate): Candidate {
  const words = first.words === null || second.words === null ? null : new Set([...first.words, ...second.words]);
  const number = first.number === second.number ? first.number : 'many';
  return {
    ...second,
    words,
    number,
    label: () => {
      const nodes = [first, second].map(({ noun, resultOf }) => noun ?? resultOf ?? {});
      const known = nodes.map((node) => node['label'] as Label | undefined).find((label) => label !== undefined);
      const label = known ?? second.label();
      for (const node of nodes) node['label'] = label;
      return label;
    },
  };
}

function nodesOf(clause: Node): Set<unknown> {
  const nodes = new Set<unknown>();
  const collect = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    nodes.add(node);
    for (const field in node) collect((node as Node)[field]);
  };
  collect(clause);
  return nodes;
}
