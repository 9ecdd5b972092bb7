/** What is spoken of within one action only, and what is not: "that creature's controller sacrifices it". CR 608.2c. */
import type { Candidate, Node } from './candidates.ts';
import { knownLabel } from './fitting.ts';
import type { Scope } from './scope.ts';

/** "Remove those counters": of a kind that was said before. */
export const COUNTERS_SPOKEN_OF: ReadonlySet<unknown> = new Set([
  'those',
  'them',
  'all of them',
  'all of them from it',
  'them all',
  'all of those',
  'one',
]);

/** What a part of an action speaks of in passing, so that "it" may mean that in the parts behind it. Spoken of since so many. */
export function spokenOfInPassing(scope: Scope, node: Node, key: string, since: number): readonly Candidate[] {
  const said = inPassing(node, key);
  if (said?.kind !== 'reference' || scope.describing > 0) return [];
  const meant = scope.meant.slice(since).findLast((each): each is Candidate => 'role' in each);
  if (meant === undefined || meant.self || meant.sort === 'player' || typeof said['to'] !== 'string') return [];
  const { within: _within, done: _done, ...known } = meant;
  const again: Candidate = { ...known, role: 'plain', step: scope.step, again: meant };
  scope.candidates.push(again);
  return [again];
}

function inPassing(node: Node, key: string): Node | undefined {
  const value = node[key] as Node;
  // "That creature's controller sacrifices it."
  if (key === 'actor' && value.kind === 'playerOf' && isIt(node['object'])) return value['of'] as Node;
  // "~ deals damage equal to that spell's power to its controller."
  if (key === 'amount' && node.kind === 'dealDamage' && value.kind === 'stat' && !isIt(value['of']))
    return value['of'] as Node;
  // "Those creatures ... during their controllers' next untap steps": of those creatures.
  return key === 'object' && value['many'] === true ? value : undefined;
}

function isIt(node: unknown): boolean {
  return (node as Node | undefined)?.kind === 'reference' && (node as Node)['words'] === 'it';
}

/** Visits a part of an action without what that part does not speak of. */
export function withoutNotMeant(scope: Scope, node: Node, key: string, visitIt: () => void): void {
  const isOut = notMeantIn(scope, node, key);
  if (isOut === null) {
    visitIt();
    return;
  }
  const before = scope.candidates;
  scope.candidates = before.filter((each) => !isOut(each));
  const left = scope.candidates.length;
  visitIt();
  scope.candidates = [...before, ...scope.candidates.slice(left)];
}

function notMeantIn({ candidates }: Scope, node: Node, key: string): ((each: Candidate) => boolean) | null {
  // "Excess damage is dealt to that creature's controller": of what was dealt the damage, not of what dealt it. CR 120.4a.
  if (key === 'excessTo' && candidates.some(({ noun }) => noun === node['to']))
    return ({ noun }) => noun !== node['to'];
  // "Return a card from its owner's graveyard": whose graveyard the card is chosen from, the card cannot say.
  const { quantifier } = (node['object'] ?? {}) as { quantifier?: { target?: true } };
  if (key === 'from' && quantifier !== undefined && quantifier.target !== true)
    return ({ noun }) => noun !== undefined && noun === node['object'];
  return null;
}

/** Who goes on doing something, not said again, is spoken of again: "that player chooses a permanent and exiles it, then they ...". */
export function speakOfActorAgain(scope: Scope, actor: Node): void {
  const meant = scope.candidates.findLast((each) => each.sort === 'player' && knownLabel(each) === actor['to']);
  if (meant !== undefined && meant.step < scope.step)
    scope.candidates.push({ ...meant, step: scope.step, again: meant.again ?? meant });
}
