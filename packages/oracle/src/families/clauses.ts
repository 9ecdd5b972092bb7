/** Clauses: what happens, sentence by sentence. CR 608.2c. */
import type { Action, Clause, Noun } from '@kitchen-table/language';
import { category, type Category, type Union } from '../kernel/category.ts';
import { Chain, Mapped } from '../kernel/lists.ts';
import { phrase } from '../kernel/phrase.ts';
import { words } from '../kernel/words.ts';
import {
  body,
  bodyAfterComma,
  changeVerb,
  clause,
  condition,
  duration,
  eachOne,
  expression,
  lastingVerb,
  noun,
  objectVerb,
  passiveVerb,
  payVerb,
  playerVerb,
  sourceVerb,
  subject,
  timedRule,
  trigger,
  turnPart,
  type Verb,
} from './categories.ts';
import { continues, spliced, splitSubject, UNSAID, withSubject } from './sequences.ts';
import { stillIs } from './descriptions.ts';
import { afterFlip, mayFollowFlip } from './verbs/chance.ts';
import { timedReplacement } from './replacements.ts';
import { steppedTrigger } from './triggers.ts';

type Join = Extract<Clause, { kind: 'sequence' }>['joins'][number];
const AND_JOINS: readonly (readonly [Join, readonly string[]])[] = [
  ['and', ['and']],
  [',', [',']],
  [', and', [',', 'and']],
];
const THEN_JOINS: readonly (readonly [Join, readonly string[]])[] = [[', then', [',', 'then']]];
const ALL_JOINS = [...AND_JOINS, ...THEN_JOINS];

/** Instructions: "draw a card". */
const imperative: Union<Clause> = category<Clause>(
  'an instruction',
  phrase`${{ action: playerVerb }}!bare`.means({ kind: 'do' }),
  phrase`${{ action: lastingVerb }}!bare`.means({ kind: 'do' }),
  phrase`${{ action: payVerb }}!bare`.means({ kind: 'do' }),
  phrase`${{ action: lastingVerb }}!bare ${{ during: duration }}`.means({ kind: 'do' }),
);
/** A predicate of a player, its subject unsaid. */
const playerStep: Union<Clause> = category<Clause>(
  'something to do',
  phrase`${{ action: playerVerb }}^`.means((s) => ({ kind: 'do', action: { ...s.action, actor: UNSAID } })),
  phrase`${{ action: payVerb }}^`.means((s) => ({ kind: 'do', action: { ...s.action, actor: UNSAID } })),
  phrase`${{ action: lastingVerb }}^`.means((s) => ({ kind: 'do', action: { ...s.action, actor: UNSAID } })),
  phrase`${{ action: lastingVerb }}^ ${{ during: duration }}`.means((s) => ({
    kind: 'do',
    action: { ...s.action, actor: UNSAID },
    during: s.during,
  })),
);
const bareVerb: Union<Verb> = category<Verb>('something to do', objectVerb, passiveVerb);
const cant: Union<Clause> = category<Clause>(
  "can't",
  phrase`can't ${{ action: bareVerb }}!bare`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'cant', action: { ...s.action, object: UNSAID } },
  })) as never,
  phrase`can't attack or block`.means({
    kind: 'rule',
    rule: { kind: 'cant', action: { kind: 'attack', object: UNSAID }, also: [{ kind: 'block', object: UNSAID }] },
  }),
);
/** A predicate of an object, its subject unsaid, without a duration. */
const objectStep: Union<Clause> = category<Clause>(
  'something to do',
  phrase`${{ action: objectVerb }}^`.means((s) => ({ kind: 'do', action: { ...s.action, object: UNSAID } })) as never,
  phrase`${{ action: changeVerb }}^`.means((s) => ({ kind: 'do', action: { ...s.action, object: UNSAID } })) as never,
  phrase`${{ action: sourceVerb }}^`.means((s) => ({ kind: 'do', action: { ...s.action, actor: UNSAID } })) as never,
);
const sharedStep: Union<Clause> = category<Clause>('something to do', objectStep, cant);
const lasting: Union<Clause> = category<Clause>(
  'something to do',
  phrase`${{ action: changeVerb }}^ ${{ during: duration }}`.means((s) => ({
    kind: 'do',
    action: { ...s.action, object: UNSAID },
    during: s.during,
  })) as never,
  phrase`${{ rule: cant }} ${{ during: duration }}`.means((s) => ({ ...s.rule, during: s.during })) as never,
);
const chain = (
  item: Category<Clause>,
  options: { first?: Category<Clause>; last?: Category<Clause> } = {},
): Category<Clause> => new Chain<Clause>('verbs', 'sequence', item, ALL_JOINS, options);
const playerSteps: Union<Clause> = category<Clause>('verbs', playerStep, chain(playerStep));
const may: Union<Clause> = category<Clause>(
  'may',
  phrase`may ${{ clause: playerSteps }}!bare`.means({ kind: 'may', actor: UNSAID }),
);
/** What may follow a subject. The duration at the end of a coordination is for all of it. */
const predicate: Union<Clause> = category<Clause>(
  'something to do',
  playerSteps,
  may,
  objectStep,
  lasting,
  chain(objectStep),
  phrase`${{ clause: chain(sharedStep) }}^ ${{ during: duration }}`.means({ kind: 'during' }),
  chain(category<Clause>('something to do', objectStep, lasting), { first: lasting }),
);
const said = phrase`${{ subject }} ${{ clause: predicate }}@subject`.means((s) => ({
  kind: 'said',
  subject: s.subject,
  clause: s.clause,
}));
interface Said {
  kind: 'said';
  subject: Noun;
  clause: Clause;
}
/** Subject and predicate. */
const statement: Category<Clause> = new Mapped<Said, Clause>(
  'a statement',
  said as Category<Said>,
  ({ subject: who, clause: what }) => withSubject(what, who),
  (tree) => splitSubject(tree).map((split) => ({ kind: 'said', subject: split.subject, clause: split.clause })),
  ['do', 'may', 'rule', 'sequence', 'during'],
);
/** "target creature get +1/+1 until end of turn": subject and bare verb, after "have". */
const haveClause: Category<Clause> = new Mapped<Said, Clause>(
  'a statement',
  phrase`${{ subject: noun }} ${{ clause: predicate }}!bare`.means((s) => ({
    kind: 'said',
    subject: s.subject,
    clause: s.clause,
  })) as Category<Said>,
  ({ subject: who, clause: what }) => withSubject(what, who),
  (tree) => splitSubject(tree).map((split) => ({ kind: 'said', subject: split.subject, clause: split.clause })),
  ['do', 'rule', 'sequence', 'during'],
);
const imperatives: Union<Clause> = category<Clause>('instructions', imperative, chain(imperative));
const youMay: Union<Clause> = category<Clause>(
  'you may',
  phrase`you may ${{ clause: imperatives }}`.means({ kind: 'may' }),
  phrase`you may have ${{ clause: haveClause }}`.means({ kind: 'may', words: 'have' }),
);

/** One segment of a sentence. */
const segment: Union<Clause> = category<Clause>(
  'an instruction',
  imperative,
  statement,
  youMay,
  stillIs,
  timedRule,
  phrase`${{ object: subject }} don't~object untap during ${{ part: turnPart }}`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'doesntUntap', object: s.object, part: s.part },
  })),
);
/** What creatures do by themselves. CR 701.44, 701.50. */
const OWN_ACTIONS = ['explore', 'connive'];
/** "except it's a Spirit and it has ...": what follows belongs to the exception. */
function saysException(clause: Clause): boolean {
  const last = clause.kind === 'sequence' ? clause.steps[clause.steps.length - 1]! : clause;
  if (last.kind === 'may') return saysException(last.clause);
  if (last.kind !== 'do') return false;
  return last.action.kind === 'create'
    ? last.action.token.kind === 'tokenCopy' && last.action.token.except !== undefined
    : last.action.kind === 'becomeCopy' && last.action.except !== undefined;
}
const isInstruction = (each: Clause): boolean =>
  each.kind === 'do' &&
  !(each.action.kind === 'keywordAction' && OWN_ACTIONS.includes(each.action.action)) &&
  !('actor' in each.action) &&
  !continues(each) &&
  !['get', 'gain', 'become', 'attack', 'block', 'die', 'enter'].includes(each.action.kind);
/** "you draw a card and lose 1 life" has one subject: an instruction does not follow a player's statement. */
const mayFollow = (left: Clause, right: Clause): boolean => {
  if (saysException(left) && right.kind === 'do' && right.action.kind === 'gain' && right.action.verb === 'have')
    return false;
  if (!isInstruction(right.kind === 'sequence' ? right.steps[0]! : right)) return true;
  const last = left.kind === 'sequence' ? left.steps[left.steps.length - 1]! : left;
  if (last.kind === 'may') return false;
  return !(last.kind === 'do' && 'actor' in last.action && last.action.kind !== 'dealDamage');
};
const conjunction: Union<Clause> = category<Clause>(
  'clauses',
  segment,
  spliced('clauses', segment, AND_JOINS, { allowed: mayFollow }),
);
/** "gets +1/+1 for each", "pay {1} for each": these multiply a number of their own, and attach to the last verb only. */
function multipliesItself(tree: Clause): boolean {
  if (tree.kind !== 'forEach') return false;
  let last = tree.clause;
  while (last.kind === 'sequence' || last.kind === 'may')
    last = last.kind === 'sequence' ? last.steps[last.steps.length - 1]! : last.clause;
  return (
    last.kind === 'do' &&
    last.during === undefined &&
    (last.action.kind === 'get' || last.action.kind === 'pay') &&
    last.action.forEach === undefined
  );
}
/** What stands behind holds for steps joined by "and", but not for those before a "then". */
function reachesTooFar(tree: Clause): boolean {
  if (!('clause' in tree)) return false;
  const inner = tree.clause.kind === 'may' ? tree.clause.clause : tree.clause;
  return inner.kind === 'sequence' && inner.joins.includes(', then');
}
const trailing: Union<Clause> = category<Clause>(
  'an instruction',
  phrase`${{ clause: conjunction }} for each ${{ of: eachOne }}`.means({ kind: 'forEach' }),
  phrase`${{ clause: conjunction }} if ${{ condition }}`.means({ kind: 'if', trailing: true }),
  phrase`${{ clause: conjunction }} unless ${{ actor: subject }} ${{ action: category<Action>('something to do', playerVerb, payVerb) }}@actor`.means(
    { kind: 'unless' },
  ),
  phrase`${{ clause: conjunction }} unless ${{ condition }}`.means({ kind: 'if', trailing: true, unless: true }),
  phrase`${{ clause: conjunction }} ${{ trigger: steppedTrigger }}`.means({ kind: 'delayed', trailing: true }),
);
/** With what stands behind and holds for the whole coordination. */
const modified: Union<Clause> = category<Clause>(
  'an instruction',
  conjunction,
  new Mapped<Clause, Clause>(
    'an instruction',
    trailing,
    (tree) => (multipliesItself(tree) || reachesTooFar(tree) ? null : tree),
    (tree) => [tree],
  ),
);
const simple: Union<Clause> = category<Clause>(
  'clauses',
  modified,
  spliced('clauses', modified, THEN_JOINS, { allowed: mayFollow }),
);
/** Clauses that do not begin with a condition, so that a trigger's own condition has one reading. CR 603.4. */
const unconditional: Union<Clause> = category<Clause>('an instruction');
const conditional: Union<Clause> = category<Clause>(
  'an instruction',
  phrase`if ${{ condition }} , ${{ clause }}`.means({ kind: 'if' }),
  phrase`if ${{ condition }} , ${{ clause: simple }} instead`.means({ kind: 'if', instead: true }),
);
/** What stands in front holds for the rest of the sentence. */
const prefixed: Union<Clause> = category<Clause>(
  'an instruction',
  timedReplacement,
  phrase`${{ during: duration }} , ${{ clause: singleStep() }}`.means({ kind: 'during', leading: true }),
  phrase`for each ${{ of: eachOne }} , ${{ clause }}`.means({ kind: 'forEach', leading: true }),
  phrase`${{ trigger }} , ${{ clause: unconditional }}`.means({ kind: 'delayed' }),
  phrase`if you do , ${{ clause }}`.means({ kind: 'ifDone', words: 'you do' }),
  phrase`if you don't , ${{ clause }}`.means({ kind: 'ifDone', words: 'you do', not: true }),
  phrase`when you do , ${{ clause }}`.means({ kind: 'ifDone', words: 'you do', reflexive: true }),
  phrase`if ${{ words: words('they', ['they']) }} do , ${{ clause }}`.means({ kind: 'ifDone' }),
  phrase`if ${{ words: words('who', ['that player', 'the player', 'its controller', 'a player', 'no one', 'that opponent']) }} does , ${{ clause }}`.means(
    { kind: 'ifDone' },
  ),
  phrase`if ${{ words: words('they', ['they']) }} don't , ${{ clause }}`.means({ kind: 'ifDone', not: true }),
  phrase`if ${{ words: words('who', ['that player', 'the player', 'its controller']) }} doesn't , ${{ clause }}`.means({
    kind: 'ifDone',
    not: true,
  }),
);
function singleStep(): Category<Clause> {
  return clause;
}
const withX: Union<Clause> = category<Clause>(
  'an instruction',
  phrase`${{ clause: simple }} , where X is ${{ value: expression }}`.means({ kind: 'whereX' }),
);
unconditional.add(
  simple,
  prefixed,
  withX,
  spliced('clauses', modified, [...THEN_JOINS], { last: category<Clause>('an instruction', prefixed, conditional) }),
);
clause.add(unconditional, conditional);

const otherwise: Union<Clause> = category<Clause>(
  'otherwise',
  phrase`if ${{ condition }} , ${{ clause }} . ^ otherwise , ${{ otherwise: clause }}`.means({ kind: 'if' }),
);
const sentence: Union<Clause> = category<Clause>('a sentence', clause, otherwise, afterFlip);
const SENTENCE_JOINS: readonly (readonly [Join, readonly string[]])[] = [
  ['.', ['.']],
  ['. Then', ['.', 'then']],
];
const sentences: Union<Clause> = category<Clause>(
  'sentences',
  sentence,
  spliced('sentences', sentence, SENTENCE_JOINS, { allowed: mayFollowFlip }),
);
const firstUnconditional: Union<Clause> = category<Clause>('a sentence', unconditional, otherwise);
const sentencesAfterComma: Union<Clause> = category<Clause>(
  'sentences',
  firstUnconditional,
  spliced('sentences', sentence, SENTENCE_JOINS, { first: firstUnconditional, allowed: mayFollowFlip }),
);
body.add(phrase`^ ${{ clause: sentences }} .`.means((s) => s.clause));
bodyAfterComma.add(phrase`${{ clause: sentencesAfterComma }} .`.means((s) => s.clause));
