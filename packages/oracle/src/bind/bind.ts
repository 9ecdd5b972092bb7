/**
 * Binding: every reference gets the label of what it refers to. Rules, in order:
 *
 * 1. `unsaid` is the subject of the clause before it. "itself" is the subject of its own action.
 * 2. "of their choice" is the one who acts.
 * 3. A reference looks back over the ability in reading order: trigger, cost, steps. Its number (it / they), its sort
 *    (player or object: by its description, or by what is done with it) and its description ("that land") rule
 *    candidates out. A singular reference may mean each one of "each player"; "they" may be one player.
 * 4. Of those left, described ones ("that creature": something called a creature) win over undescribed ones.
 * 5. Then the latest step that has any wins. In it, for "it", the subject of a trigger event wins over its other roles;
 *    anything wins over the object itself, which speaks of itself by name, unless "if ~ is exiled" has just placed it.
 * 6. Who or what a reference stood for is spoken of again in that step, if the instruction or condition was about it
 *    ("counter that spell unless its controller pays", "if it shares a type with ~, reveal it"): it then wins over
 *    everything before and over the object itself, but not over what the step names for the first time. The two parties
 *    of one action are two ("attach that Equipment to it"): else it would be "itself".
 * 7. What an object is attached to is no "that creature" if anything else is; a list wins over its parts; what is
 *    described wins over what its description speaks of. What was exiled may be called a card (CR 400.7).
 * 8. Only what is known at that point can be meant (order.ts, branches.ts, later.ts): not what the instruction itself makes,
 *    nor what another branch or mode names; what a later trigger names is known only to the sentences that belong to it.
 * 9. What can't be is not meant: what was sacrificed or drawn does nothing on the battlefield, a token just created is no "card",
 *    "he" is the character whose card it is, and who is named only to say whose hand something goes to is not "they".
 * 10. More than one left is a tie, and none is a miss: both are refusals.
 */
import type { Ability, Reference, Value } from '@kitchen-table/language/surface';
import { type Candidate, clone, everyone, type Node } from './candidates.ts';
import { rank } from './reading-order.ts';
import { bindChosenNumber, bindChosenWord, kindOfEach, noteChosenWord, noteSpokenOf } from './chosen-words.ts';
import { visitCondition } from './conditions.ts';
import { bindDifference, noteCompared, saidAgain, OF_THOSE_TOKENS, THE_DIFFERENCE } from './difference.ts';
import { speakOfEach } from './each-one.ts';
import { introduce, introduceList, introduceNamed, introduceTheirs, labelOf, noteLibrary } from './introductions.ts';
import { FIXED_LABELS } from '@kitchen-table/language/surface';
import { bindAmount, bindReference } from './references.ts';
import { visitTrigger } from './trigger-events.ts';
import { visitBranches, visitRows } from './branches.ts';
import { bindWhoseTurn, visitLater, visitSequence } from './later.ts';
import { visitBehind, visitModes, visitUnless } from './order.ts';
import { noteTaken } from './rest.ts';
import { addResults } from './results.ts';
import { saidOfAbility } from './said-of-abilities.ts';
import { COUNTERS_SPOKEN_OF, spokenOfInPassing, withoutNotMeant } from './within-actions.ts';
import { emptyScope, plain, speaksOfTheRest, type BindingProblem, type Scope, type Walk } from './scope.ts';

/** Of the kind that was chosen. CR 122.1. */
const THAT_KIND = 'of that kind';

/** Binds the references of abilities that share them: gives new trees, or the references that could not be bound. */
export function bind(
  abilities: readonly Ability[],
  onChoice: Scope['onChoice'] = null,
): { abilities: Ability[] } | { problems: BindingProblem[] } {
  const copies = abilities.map(clone);
  const scope: Scope = { ...emptyScope(), onChoice, speaksOfTheRest: copies.some(speaksOfTheRest) };
  for (const copy of copies) visit(scope, copy as unknown as Node, null);
  return scope.problems.length > 0 ? { problems: scope.problems } : { abilities: copies };
}

function visit(scope: Scope, node: Node, parent: Node | null): void {
  if (visitCondition(scope, node, WALK)) return;
  if (node['counter'] === THAT_KIND) {
    if (!scope.kindsOfCounters) scope.problems.push({ words: 'of that kind', reason: 'nothing to refer to' });
  } else if (typeof node['counter'] === 'string') scope.counter = node['counter'];
  switch (node.kind) {
    case 'removeCounters':
      if (node['counter'] === null && COUNTERS_SPOKEN_OF.has(node['words'])) {
        // "Remove those counters": of the kind that was spoken of.
        node['counter'] = node['words'] === 'one' && scope.kindsOfCounters ? THAT_KIND : scope.counter;
        if (node['counter'] === null) scope.problems.push({ words: 'those counters', reason: 'nothing to refer to' });
      }
      break;
    case 'reference':
      bindReference(scope, node as unknown as Reference, parent);
      return;
    case 'amountOf':
      if (node['words'] === THE_DIFFERENCE) {
        if (!bindDifference(scope, node)) scope.problems.push({ words: THE_DIFFERENCE, reason: 'nothing to refer to' });
        return;
      }
      bindAmount(scope, node as unknown as Extract<Value, { kind: 'amountOf' }>, parent);
      return;
    case 'trigger':
      visitTrigger(scope, node, WALK);
      return;
    case 'replace':
      visitWithin(scope, () => visitReplacement(scope, node));
      return;
    case 'filter':
      saidOfAbility(node);
      scope.describing++;
      visitParts(scope, node);
      scope.describing--;
      return;
    case 'cant':
      if (node['unlessPaid']) {
        // "their controller": of those who are kept from it.
        const before = scope.candidates.length;
        visit(scope, node['action'] as Node, node);
        const kept = scope.candidates.splice(before).filter((each) => each.done === (node['action'] as Node).kind);
        scope.candidates.push(...kept);
        for (const also of (node['also'] as Node[] | undefined) ?? []) visit(scope, also, node);
        visit(scope, node['unlessPaid'] as Node, node);
        return;
      }
      if (node['cause']) {
        // "can't cause their controller to": of those that would cause it, not of whose they are.
        const before = scope.candidates.length;
        visit(scope, node['cause'] as Node, node);
        scope.candidates.push(...scope.candidates.splice(before).filter(({ noun }) => noun === node['cause']));
        visitParts(scope, node, ['action', 'also']);
        return;
      }
      break;
    case 'entering':
      visitEntering(scope, node, parent);
      return;
    case 'paired':
      scope.paired = true;
      return;
    case 'choose':
      noteChosenWord(scope, node);
      break;
    case 'chosenNumbers':
      scope.chosenNumber = node['which'] as string;
      return;
    case 'choseNumber':
      bindChosenNumber(scope, node);
      return;
    case 'choseWord':
      bindChosenWord(scope, node['option'] as string);
      return;
    case 'chosenColor':
      if (node['words'] === 'that') bindChosenWord(scope, 'color');
      else noteSpokenOf(scope, 'color');
      return;
    case 'thatColor':
      bindChosenWord(scope, 'color');
      return;
    case 'gain':
      if (node['which'] === 'chosen' && node['verb'] !== 'have') bindChosenWord(scope, 'ability');
      break;
    case 'ofTheChosen':
      if (node['words'] === 'that' || node['any'] === true) bindChosenWord(scope, nameOfChoice(node));
      else noteSpokenOf(scope, nameOfChoice(node));
      return;
    case 'chooseCounter':
      scope.kindsOfCounters = true;
      break;
    case 'forEach':
      if ((node['of'] as Node).kind === 'counterKinds' && node['leading'] === true) scope.kindsOfCounters = true;
      visitLoop(scope, node);
      return;
    case 'anyPlayer':
      // "... but only during their turn": of whoever activates it. CR 602.1.
      scope.step++;
      scope.candidates.push(
        plain(scope, { label: () => FIXED_LABELS.you, sort: 'player', number: 'one', words: new Set(['player']) }),
      );
      break;
    case 'do':
    case 'may':
    case 'rule':
      scope.step++;
      break;
    case 'if':
      scope.step++;
      visitBranches(scope, node, WALK);
      return;
    case 'ifDone':
      scope.step++;
      if (node['reflexive'] === true) visitLater(scope, node, () => visitBranches(scope, node, WALK));
      else visitBranches(scope, node, WALK);
      return;
    case 'unless':
      visitUnless(scope, node, WALK);
      return;
    case 'sequence':
      visitSequence(scope, node, WALK);
      return;
    case 'modes':
      visitModes(scope, node, WALK);
      return;
    case 'delayed':
      bindWhoseTurn(scope, node, WALK);
      visitLater(scope, node, () => visitWithin(scope, () => visitParts(scope, node)));
      return;
    case 'nounList':
      introduceList(scope, node, visitParts);
      return;
    case 'playerOf':
    case 'zoneOfPlayer':
      visitParts(scope, node);
      introduceTheirs(scope, node, parent);
      return;
    case 'create':
      if (node['words'] === OF_THOSE_TOKENS) {
        if (scope.lastToken === null) scope.problems.push({ words: OF_THOSE_TOKENS, reason: 'nothing to refer to' });
        else node['token'] = saidAgain(scope, scope.lastToken);
      } else scope.lastToken = node['token'] as Node;
      break;
    case 'separatePiles':
      visitPiles(scope, node);
      return;
    case 'anyTarget':
      scope.describing++;
      visitParts(scope, node);
      scope.describing--;
      introduce(scope, node);
      return;
    case 'select':
    case 'libraryCards':
    case 'graveyardCards':
      visitParts(scope, node);
      noteCompared(scope, node);
      noteTaken(scope, node, parent);
      introduce(scope, node);
      noteLibrary(scope, node);
      return;
    case 'host':
    case 'exiledWith':
    case 'usedToCraft':
    case 'madeWith':
    case 'self':
    case 'playerNoun':
    case 'commanderOf':
      introduceNamed(scope, node);
      return;
  }
  const grantedElsewhere =
    node.kind === 'triggered' || node.kind === 'activated' || node.kind === 'static' || node.kind === 'spell';
  if (grantedElsewhere && parent !== null) {
    const { onChoice, speaksOfTheRest: speaks } = scope;
    const inner: Scope = { ...emptyScope(), onChoice, speaksOfTheRest: speaks };
    visit(inner, node, null);
    scope.problems.push(...inner.problems);
    return;
  }
  visitParts(scope, node);
  noteLibrary(scope, node);
  if (
    parent &&
    (parent.kind === 'do' || parent.kind === 'may' || parent.kind === 'actionCost') &&
    parent['action'] === node
  )
    addResults(scope, node);
}

/** Within a text with an event of its own, whose roles are not those of the event around it. CR 603.7, 614.1. */
function visitWithin(scope: Scope, visitIt: () => void): void {
  scope.within++;
  visitIt();
  scope.within--;
}

function visitReplacement(scope: Scope, node: Node): void {
  const would = node['would'] as Node;
  if (would.kind === 'putCounters' && would['counter'] === null) scope.kindsOfCounters = true;
  visitTrigger(scope, { kind: 'trigger', events: [would] } as unknown as Node, WALK);
  for (const key of ['condition', 'instead', 'skips'])
    if (node[key] && typeof node[key] === 'object') visit(scope, node[key] as Node, node);
}

/** How conditions and what is counted go on to their parts. */
const WALK: Walk = { visit, visitParts };

/** What it is attached to, attacks or blocks as it enters is something else than itself. */
function visitEntering(scope: Scope, node: Node, parent: Node | null): void {
  const { attachedTo, attackingWhom, blockingWhom, ...rest } = node;
  visitParts(scope, rest as Node);
  const own = scope.candidates.filter((each) => each.noun !== undefined && each.noun === parent?.['object']);
  if (own.length > 0) scope.candidates = scope.candidates.filter((each) => !own.includes(each));
  for (const part of [attachedTo, attackingWhom, blockingWhom]) if (part) visit(scope, part as Node, node);
  scope.candidates.push(...own);
}

/** One pile goes here, the other there. CR 700.3. */
function visitPiles(scope: Scope, node: Node): void {
  for (const key of ['actor', 'of', 'chooser']) if (node[key]) visit(scope, node[key] as Node, node);
  for (const key of ['chosen', 'other'] as const) {
    const label = key === 'chosen' ? FIXED_LABELS.chosenPile : FIXED_LABELS.otherPile;
    const action = (node[key] as { action: Node } | undefined)?.action;
    if (action === undefined) continue;
    (action['object'] as Node)['to'] = label;
    visitParts(scope, { actor: action['actor'], to: action['to'], entering: action['entering'] });
  }
}

/** Nouns that name what they mean. */
const NAMING: ReadonlySet<unknown> = new Set(['self', 'host', 'select', 'anyTarget', 'libraryCards', 'graveyardCards']);

/** Visits the parts of a node, or those asked for, in reading order. */
function visitParts(scope: Scope, node: Node, only?: readonly string[]): void {
  const keys = Object.keys(node).filter((key) => typeof node[key] === 'object' && only?.includes(key) !== false);
  if (keys.length > 1) keys.sort((left, right) => rank(left, node) - rank(right, node));
  const { actor: outerActor, actsAgain } = scope;
  if ('actor' in node) scope.actsAgain = (node['actor'] as Node | undefined)?.['words'] === 'unsaid';
  if (node.kind === 'dealDamage' && (node['actor'] as Node | undefined)?.kind === 'self') scope.selfDealtDamage = true;
  const isAction = 'actor' in node || 'object' in node;
  const passing: Candidate[] = [];
  for (const key of keys) {
    // After a condition in front, rules are a step of their own; so is what is said of what was cast.
    if (node.kind === 'static' && key === 'rules' && node['conditionTrailing'] !== true) scope.step++;
    if (key === 'ifCast') scope.step++;
    const mark = scope.candidates.length;
    const value = node[key];
    const spoken = scope.meant.length;
    if (key === 'except' && Array.isArray(value)) scope.inException = true;
    if (key === 'results' && Array.isArray(value)) visitRows(scope, value, node, WALK);
    else if (Array.isArray(value)) for (const each of value) visitPart(scope, each, node);
    else withoutNotMeant(scope, node, key, () => visitPart(scope, value, node));
    if (isAction) passing.push(...spokenOfInPassing(scope, node, key, spoken));
    if (key === 'except') scope.inException = false;
    // What a noun names takes part in the action under that name: see rule 6.
    const named = scope.candidates[scope.candidates.length - 1];
    if (named && scope.candidates.length > mark && NAMING.has((value as Node).kind)) named.within = node;
    const getsCounters = key === 'on' && node.kind === 'putCounters';
    if (key === 'object' || key === 'what' || getsCounters)
      for (const candidate of scope.candidates.slice(mark)) {
        if (!getsCounters) candidate.done = String(node.kind);
        // Each of them does it: what is one for each is several in all.
        if (
          everyone(node['actor'] as Node | undefined) &&
          candidate.number === 'one' &&
          !candidate.self &&
          candidate.sort === 'object'
        )
          candidate.number = 'either';
      }
    if ((key === 'to' && node.kind === 'dealDamage') || (key === 'on' && node.kind === 'putCounters')) {
      const label = labelOf(scope, value as Node);
      if (label) scope.lastDamaged = label;
    }
    if (
      isAction &&
      (key === 'actor' || (key === 'object' && !('actor' in node))) &&
      value &&
      typeof value === 'object'
    ) {
      const label = labelOf(scope, value as Node);
      if (label) scope.lastSubject = label;
      // "Its controller may have it deal damage to any target of their choice": only players choose.
      if (key === 'actor' && (value as Node)['words'] !== 'it') scope.actor = label;
    }
  }
  if (passing.length > 0) scope.candidates = scope.candidates.filter((each) => !passing.includes(each));
  scope.actor = outerActor;
  scope.actsAgain = actsAgain;
}

function visitPart(scope: Scope, value: unknown, parent: Node): void {
  if (value !== null && typeof value === 'object') visit(scope, value as Node, parent);
}

/** What is chosen, as it is called afterwards. */
function nameOfChoice({ what }: Node): string {
  return String(what).replace('card name', 'name');
}

/** In "for each creature, ...", "it" is the one being done. */
function visitLoop(scope: Scope, node: Node): void {
  if (node['leading'] !== true) {
    scope.step++;
    visitBehind(scope, node, ['of'], WALK);
    return;
  }
  scope.step++;
  const mark = scope.candidates.length;
  visit(scope, node['of'] as Node, node);
  for (const candidate of scope.candidates.slice(mark)) if (candidate.number === 'either') candidate.number = 'one';
  const those = node['of'] as Node;
  speakOfEach(scope, those);
  // "For each color among them, add one mana of that color": the one of just now.
  const chosen = scope.chosenWords;
  const counted = (those.kind === 'units' ? those['value'] : those) as Node;
  const each = kindOfEach(counted);
  if (each !== null) scope.chosenWords = [new Set(each)];
  visit(scope, node['clause'] as Node, node);
  scope.chosenWords = chosen;
  // Seen from outside there may be one for each.
  for (const candidate of scope.candidates.slice(mark))
    if (candidate.role === 'plain' && !candidate.self && candidate.number === 'one') candidate.number = 'many';
}
