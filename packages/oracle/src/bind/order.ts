/**
 * What is known when. A name is known once the instruction that makes it is done: not in what says whether, how often or
 * how much of it is done, and not in another mode. CR 608.2c, 700.2.
 */
import type { AmountCandidate, Candidate, Node } from './candidates.ts';
import type { ChosenWord } from './chosen-words.ts';
import type { Scope, Walk } from './scope.ts';

/** What is withheld for a while. */
export interface Withheld {
  readonly candidates: readonly Candidate[];
  readonly amounts: readonly AmountCandidate[];
  readonly words: readonly ChosenWord[];
}

/** How far the walk had come. */
export interface Mark {
  readonly candidates: number;
  readonly amounts: number;
  readonly words: number;
}

export const markOf = ({ candidates, amounts, chosenWords }: Scope): Mark => ({
  candidates: candidates.length,
  amounts: amounts.length,
  words: chosenWords.length,
});

/** Takes away what was named since the mark, as far as it is to be withheld. */
export function withhold(
  scope: Scope,
  mark: Mark,
  isNamed: (each: Candidate) => boolean,
  isCounted: (each: AmountCandidate) => boolean,
): Withheld {
  const since = scope.candidates.splice(mark.candidates);
  const named = new Set(since.filter((each) => each.again === undefined && !hasNameOfItsOwn(each) && isNamed(each)));
  // What is spoken of again stays known if it was known before.
  const gone = since.filter((each) => named.has(each.again ?? each));
  scope.candidates.push(...since.filter((each) => !gone.includes(each)));
  const amounts = scope.amounts.splice(mark.amounts);
  const counted = amounts.filter(isCounted);
  scope.amounts.push(...amounts.filter((each) => !counted.includes(each)));
  return { candidates: gone, amounts: counted, words: [] };
}

/** The object itself, what it is attached to, the player whose turn it is: known wherever they are not spoken of. */
function hasNameOfItsOwn({ self, host, noun, resultOf, role }: Candidate): boolean {
  return self || host === true || (noun === undefined && resultOf === undefined && role === 'plain');
}

export function giveBack(scope: Scope, { candidates, amounts, words }: Withheld): void {
  scope.chosenWords.push(...words);
  scope.candidates.push(...candidates);
  scope.amounts.push(...amounts);
}

/** Everything that was named since the mark; targets, announced before anything is done, stay if asked for. CR 601.2c. */
export function withholdAll(scope: Scope, mark: Mark, targets: 'targets stay' | 'targets too'): Withheld {
  const named = withhold(
    scope,
    mark,
    (each) => targets === 'targets too' || !each.target,
    () => true,
  );
  return { ...named, words: scope.chosenWords.splice(mark.words) };
}

/** What the instructions do that are done after it is known how much, or how often: all of them, or those from the first that says X. */
function resultsAfter(clause: Node, from: 'all' | 'X'): (each: { readonly resultOf?: Node }) => boolean {
  const actions: Node[] = [];
  collectActions(clause, actions);
  const first = from === 'all' ? 0 : actions.findIndex(saysX);
  const later = new Set(first < 0 ? actions.slice(-1) : actions.slice(first));
  return ({ resultOf }) => resultOf !== undefined && later.has(resultOf);
}

function collectActions(node: unknown, actions: Node[]): void {
  if (node === null || typeof node !== 'object') return;
  const { action } = node as { action?: Node };
  if (action !== undefined) actions.push(action);
  for (const field in node) collectActions((node as Node)[field], actions);
}

function saysX(node: unknown): boolean {
  if (node === null || typeof node !== 'object') return false;
  if ((node as Node).kind === 'x' || (node as Node)['count'] === 'x') return true;
  for (const field in node) if (saysX((node as Node)[field])) return true;
  return false;
}

/** "Draw a card for each counter on it", "draw a card if it has flying": what is drawn is not yet known. */
export function visitBehind(scope: Scope, node: Node, behind: readonly string[], { visitParts }: Walk): void {
  const mark = markOf(scope);
  visitParts(scope, node, ['clause']);
  const isLater = resultsAfter(node['clause'] as Node, node.kind === 'whereX' ? 'X' : 'all');
  // "Exile the top X cards, where X is their total power": which cards those are, X decides. CR 107.3c.
  const isOther = node.kind === 'whereX' ? ({ noun }: Candidate): boolean => saysX(noun) : isChosenLater;
  const isNamedLater = (each: Candidate): boolean => isLater(each) || isOther(each);
  const results = withhold(scope, mark, isNamedLater, isLater);
  const before = scope.candidates.length;
  visitParts(scope, node, behind);
  // "For each card discarded this way": what is only counted is not spoken of again, if the instruction chooses others.
  if (node.kind === 'forEach' && results.candidates.some(({ done }) => done === 'choose'))
    scope.candidates.push(...scope.candidates.splice(before).filter((each) => !isOnlyCounted(each, node)));
  giveBack(scope, results);
  // "Choose a card from it for each creature": seen from outside there may be one for each.
  if (node.kind !== 'forEach') return;
  for (const each of scope.candidates.slice(mark.candidates)) if (isOneForEach(each)) each.number = 'many';
}

function isOnlyCounted({ noun }: Candidate, { of }: Node): boolean {
  return noun !== undefined && noun === of;
}

function isOneForEach({ done, target, number, resultOf }: Candidate): boolean {
  return number === 'one' && ((done === 'choose' && !target) || resultOf?.kind === 'create');
}

/** "Discard a card unless its kicker was paid": which card, is chosen after that is asked. CR 608.2d. */
function isChosenLater({ noun, target, depth }: Candidate): boolean {
  if (noun === undefined || target || depth !== 0) return false;
  const amount = (noun['quantifier'] as { amount?: string } | undefined)?.amount;
  return amount === 'a' || amount === 'number' || amount === 'upTo' || amount === 'anyNumber';
}

/** "Create a token unless that creature's controller pays": the token is not there. How many it would be, is said. CR 118.12a. */
export function visitUnless(scope: Scope, node: Node, { visitParts }: Walk): void {
  // "Unless target player pays, that player loses life": who pays is said before what happens.
  if (node['words'] === 'first') {
    visitParts(scope, node, ['actor', 'action', 'or']);
    visitParts(scope, node, ['clause']);
    return;
  }
  const mark = markOf(scope);
  visitParts(scope, node, ['clause']);
  const isLater = resultsAfter(node['clause'] as Node, 'all');
  const chosen = scope.candidates.slice(mark.candidates).filter(isChosenLater);
  const labels = new Set(chosen.map(({ noun }) => noun?.['label']));
  // "Returns a permanent to its owner's hand unless they pay": the owner of what is not chosen yet is nobody.
  const isOfChosen = ({ noun }: Candidate): boolean =>
    noun?.kind === 'playerOf' && labels.has((noun['of'] as Node)['to'] ?? null);
  const isNamedLater = (each: Candidate): boolean => isLater(each) || isChosenLater(each) || isOfChosen(each);
  const results = withhold(scope, mark, isNamedLater, () => false);
  visitParts(scope, node, ['actor', 'action', 'or']);
  giveBack(scope, results);
}

/** What one mode names, another does not know. CR 700.2. */
export function visitModes(scope: Scope, node: Node, { visit, visitParts }: Walk): void {
  visitParts(scope, node, ['actor', 'chooser', 'choose']);
  const ofModes: Withheld[] = [];
  for (const mode of node['modes'] as readonly Node[]) {
    const mark = markOf(scope);
    visit(scope, mode, node);
    const named = withholdAll(scope, mark, 'targets too');
    for (const each of named.candidates) each.ofMode = mode;
    ofModes.push(named);
  }
  for (const each of ofModes) giveBack(scope, each);
}
