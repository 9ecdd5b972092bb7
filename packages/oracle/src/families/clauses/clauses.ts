/** Clauses: what happens, sentence by sentence. CR 608.2c. */
import type { Action, Clause, Noun } from '@kitchen-table/language';
import { keywordNames } from '../abilities/keywords.ts';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Chain } from '../../kernel/chains.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import {
  body,
  bodyAfterComma,
  changeVerb,
  clause,
  condition,
  duration,
  eachOne,
  lastingVerb,
  noun,
  objectVerb,
  passiveVerb,
  payVerb,
  playerEvent,
  playerVerb,
  sourceVerb,
  subject,
  timedRule,
  trigger,
  turnPart,
  type Verb,
} from '../categories.ts';
import { spliced, splitSubject, UNSAID, withSubject } from './sequences.ts';
import { severalThings } from './listed-actions.ts';
import { ruleForATime, staysTapped, timeable } from '../rules/rule-steps.ts';
import { copyForATime, stillIs } from '../becoming/descriptions.ts';
import { afterFlip, mayFollowFlip } from '../verbs/chance.ts';
import { timedReplacement } from '../replacements/replacements.ts';
import { steppedApart } from './stepped-apart.ts';
import { steppedTrigger } from '../events/triggers.ts';
import { aimsTheCopyBefore, mayFollow, multipliesItself, reachesTooFar } from './clause-order.ts';
import { whenDone } from './done-clauses.ts';
import { otherwise } from './otherwise.ts';
import { unlessSomebody } from './unless-clauses.ts';
import { whatXIs } from '../values/values-as-of.ts';

type Join = Extract<Clause, { kind: 'sequence' }>['joins'][number];
const AND_JOINS: readonly (readonly [Join, readonly string[]])[] = [
  ['and', ['and']],
  [',', [',']],
  [', and', [',', 'and']],
];
const THEN_JOINS: readonly (readonly [Join, readonly string[]])[] = [[', then', [',', 'then']]];
const ALL_JOINS = [...AND_JOINS, ...THEN_JOINS];

/** What may also be allowed for a time: "look at that card for as long as it remains exiled". */
const permitted: Category<Action> = new Mapped<Action, Action>(
  'something to do',
  playerVerb,
  (tree) => (tree.kind === 'look' || tree.kind === 'cast' ? tree : null),
  (tree) => (tree.kind === 'look' || tree.kind === 'cast' ? [tree] : []),
);
/** Instructions: "draw a card". */
const imperative: Union<Clause> = category<Clause>(
  'an instruction',
  phrase`${{ action: playerVerb }}!bare`.means({ kind: 'do' }),
  phrase`${{ action: lastingVerb }}!bare`.means({ kind: 'do' }),
  phrase`${{ action: payVerb }}!bare`.means({ kind: 'do' }),
  phrase`${{ action: lastingVerb }}!bare ${{ during: duration }}`.means({ kind: 'do' }),
  phrase`${{ clause: severalThings }}!bare`.means((s) => s.clause),
  phrase`${{ action: permitted }}!bare ${{ during: duration }}`.means({ kind: 'do' }),
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
const playerCant: Union<Clause> = category<Clause>(
  "can't",
  phrase`can't ${{ action: category<Verb>('something to do', playerVerb, lastingVerb, playerEvent) }}!bare`.means(
    (s) => ({
      kind: 'rule',
      rule: { kind: 'cant', action: { ...s.action, actor: UNSAID } },
    }),
  ) as never,
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
  phrase`${{ rule: playerCant }} ${{ during: duration }}`.means((s) => ({ ...s.rule, during: s.during })) as never,
  phrase`${{ rule: timeable }}^ ${{ during: duration }}`.means({ kind: 'rule' }),
  phrase`${{ rule: staysTapped }}^ ${{ during: duration }}`.means({ kind: 'rule' }),
  copyForATime,
  ruleForATime,
);
const chain = (
  item: Category<Clause>,
  options: { first?: Category<Clause>; last?: Category<Clause> } = {},
): Category<Clause> => new Chain<Clause>('verbs', 'sequence', item, ALL_JOINS, options);
const playerSteps: Union<Clause> = category<Clause>(
  'verbs',
  playerStep,
  chain(playerStep),
  steppedApart(playerStep, chain),
);
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
  phrase`${{ rule: staysTapped }}^`.means({ kind: 'rule' }),
  chain(objectStep),
  phrase`${{ clause: chain(sharedStep) }}^ ${{ during: duration }}`.means({ kind: 'during' }),
  chain(objectStep, { last: phrase`${{ rule: staysTapped }}^`.means({ kind: 'rule' }) }),
  chain(
    category<Clause>('something to do', objectStep, lasting, phrase`${{ rule: staysTapped }}^`.means({ kind: 'rule' })),
    { first: lasting },
  ),
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
/** "you create a Food token and a Clue token": every step has the subject as its actor. */
const listing: Category<Clause> = new Mapped<Said, Clause>(
  'a statement',
  phrase`${{ subject }} ${{ clause: severalThings }}@subject`.means((s) => ({
    kind: 'said',
    subject: s.subject,
    clause: s.clause,
  })) as Category<Said>,
  ({ subject: who, clause: what }) =>
    what.kind !== 'sequence'
      ? null
      : {
          ...what,
          steps: what.steps.map(
            (step, index): Clause =>
              step.kind === 'do'
                ? { ...step, action: { ...step.action, actor: index === 0 ? who : UNSAID } as Action }
                : step,
          ),
        },
  (tree) => {
    if (tree.kind !== 'sequence') return [];
    const who = tree.steps[0]?.kind === 'do' ? (tree.steps[0].action as { actor?: Noun }).actor : undefined;
    if (!who) return [];
    return [
      {
        kind: 'said',
        subject: who,
        clause: {
          ...tree,
          steps: tree.steps.map((step): Clause => {
            if (step.kind !== 'do') return step;
            const { actor: _actor, ...action } = step.action as { actor?: Noun };
            return { ...step, action: action as Action };
          }),
        },
      },
    ];
  },
  ['sequence'],
);
/** Subject and predicate. */
const statement: Category<Clause> = new Mapped<Said, Clause>(
  'a statement',
  said as Category<Said>,
  ({ subject: who, clause: what }) => withSubject(what, who),
  (tree) => splitSubject(tree).map((split) => ({ kind: 'said', subject: split.subject, clause: split.clause })),
  ['do', 'may', 'rule', 'sequence', 'during'],
);
/** "target creature get +1/+1 until end of turn": subject and bare verb, after "have". */
export const haveClause: Category<Clause> = new Mapped<Said, Clause>(
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
may.add(phrase`may have ${{ clause: haveClause }}`.means({ kind: 'may', actor: UNSAID, words: 'have' }));
const imperatives: Union<Clause> = category<Clause>('instructions', imperative, chain(imperative));
const youMay: Union<Clause> = category<Clause>(
  'you may',
  phrase`you may ${{ clause: imperatives }}`.means({ kind: 'may' }),
  phrase`you may ${{ one: playerVerb }}!bare or ${{ two: playerVerb }}!bare`.means((s) => ({
    kind: 'may',
    clause: {
      kind: 'modes',
      choose: { kind: 'modeCount', min: 1, max: 1, words: 'one' },
      modes: [
        { kind: 'mode', clause: { kind: 'do', action: s.one } },
        { kind: 'mode', clause: { kind: 'do', action: s.two } },
      ],
      words: 'or',
    },
  })),
  phrase`you may have ${{ clause: haveClause }}`.means({ kind: 'may', words: 'have' }),
);

/** One segment of a sentence. */
const segment: Union<Clause> = category<Clause>(
  'an instruction',
  imperative,
  statement,
  listing,
  youMay,
  stillIs,
  timedRule,
  phrase`${{ object: subject }} don't~object untap during ${{ part: turnPart }}`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'doesntUntap', object: s.object, part: s.part },
  })),
);
const conjunction: Union<Clause> = category<Clause>(
  'clauses',
  segment,
  spliced('clauses', segment, AND_JOINS, { allowed: mayFollow }),
);
const trailing: Union<Clause> = category<Clause>(
  'an instruction',
  phrase`${{ clause: conjunction }} for each ${{ of: eachOne }}`.means({ kind: 'forEach' }),
  phrase`${{ clause: conjunction }} if ${{ condition }}`.means({ kind: 'if', trailing: true }),
  phrase`${{ clause: conjunction }} instead of putting ${{ words: words('it', ['it', 'that card', 'them']) }} into your hand if ${{ condition }}`.means(
    { kind: 'if', trailing: true, instead: true },
  ),
  phrase`${{ clause: conjunction }} instead if ${{ condition }}`.means({ kind: 'if', trailing: true, instead: true }),
  ...unlessSomebody(conjunction),
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
  phrase`if ${{ condition }} , instead ${{ clause: simple }}`.means({
    kind: 'if',
    instead: true,
    words: 'instead first',
  }),
);
/** What is forbidden or stated for a time that was said before it: "Until your next turn, those creatures can't block." */
const untimed: Union<Clause> = category<Clause>(
  'what is true of it',
  cant,
  playerCant,
  phrase`${{ rule: timeable }}^`.means({ kind: 'rule' }),
  new Mapped<Clause, Clause>(
    'verbs',
    chain(sharedStep),
    (tree) => (statesRule(tree) ? tree : null),
    (tree) => (statesRule(tree) ? [tree] : []),
    ['sequence'],
  ),
);
function statesRule(tree: Clause): boolean {
  return tree.kind === 'sequence' && tree.steps.some((step) => step.kind === 'rule');
}
/** What is forbidden or stated, its duration said before it. */
export const statementForATime: Category<Clause> = new Mapped<Said, Clause>(
  'a statement',
  phrase`${{ subject }} ${{ clause: untimed }}@subject`.means((s) => ({
    kind: 'said',
    subject: s.subject,
    clause: s.clause,
  })) as Category<Said>,
  ({ subject: who, clause: what }) => withSubject(what, who),
  (tree) => splitSubject(tree).map((split) => ({ kind: 'said', subject: split.subject, clause: split.clause })),
  ['rule', 'sequence'],
);
/** What stands in front holds for the rest of the sentence. */
const prefixed: Union<Clause> = category<Clause>(
  'an instruction',
  timedReplacement,
  phrase`${{ during: duration }} , ${{ clause: singleStep() }}`.means({ kind: 'during', leading: true }),
  phrase`${{ during: duration }} , ${{ clause: statementForATime }}`.means({ kind: 'during', leading: true }),
  phrase`for each ${{ of: eachOne }} , ${{ clause }}`.means({ kind: 'forEach', leading: true }),
  phrase`${{ trigger }} , ${{ clause: unconditional }}`.means({ kind: 'delayed' }),
  whenDone,
);
function singleStep(): Category<Clause> {
  return clause;
}
/** What ends in a quotation with the comma in it: "tokens with 'This token can't block,' where X is ...". */
const saysQuoteBefore = (tree: Clause): boolean => JSON.stringify(tree).includes('"unended":","');
const endingInQuote: Category<Clause> = new Mapped<Clause, Clause>(
  'an instruction',
  simple,
  (tree) => (saysQuoteBefore(tree) ? tree : null),
  (tree) => (saysQuoteBefore(tree) ? [tree] : []),
);
const withX: Union<Clause> = category<Clause>(
  'an instruction',
  phrase`${{ clause: simple }} , where X is ${{ value: whatXIs }}`.means({ kind: 'whereX' }),
  phrase`${{ clause: endingInQuote }} where X is ${{ value: whatXIs }}`.means({
    kind: 'whereX',
    words: 'behind a quotation',
  }),
);
/** "look at the top X cards of your library, where X is ..., then put them back": X said in the middle. */
const withXFirst: Union<Clause> = category<Clause>(
  'an instruction',
  phrase`${{ clause: conjunction }} , where X is ${{ value: whatXIs }}`.means({ kind: 'whereX' }),
);
unconditional.add(
  simple,
  spliced('clauses', modified, [...AND_JOINS, ...THEN_JOINS], { first: withXFirst, allowed: mayFollow }),
  prefixed,
  withX,
  spliced('clauses', modified, [...THEN_JOINS], { last: category<Clause>('an instruction', prefixed, conditional) }),
);
clause.add(unconditional, conditional);

otherwise.add(
  phrase`${{ clause: simple }} . ^ the same is true for ${{ keywords: keywordNames }}`.means({ kind: 'sameFor' }),
  phrase`${{ clause: conjunction }} if ${{ condition }} . ^ otherwise , ${{ otherwise: clause }}`.means({
    kind: 'if',
    trailing: true,
  }),
);
const sentence: Union<Clause> = category<Clause>(
  'a sentence',
  clause,
  otherwise,
  afterFlip,
  phrase`${{ clause: simple }} . ^ X is ${{ value: whatXIs }}`.means({ kind: 'whereX', words: 'a sentence' }),
);
const mayFollowSentence = (left: Clause, right: Clause): boolean =>
  mayFollowFlip(left, right) && !aimsTheCopyBefore(left, right);
const SENTENCE_JOINS: readonly (readonly [Join, readonly string[]])[] = [
  ['.', ['.']],
  ['. Then', ['.', 'then']],
];
const sentences: Union<Clause> = category<Clause>(
  'sentences',
  sentence,
  spliced('sentences', sentence, SENTENCE_JOINS, { allowed: mayFollowSentence }),
);
const firstUnconditional: Union<Clause> = category<Clause>('a sentence', unconditional, otherwise);
/** Sentences after a comma, without the last full stop. */
export const instructionsAfterComma: Union<Clause> = category<Clause>(
  'sentences',
  firstUnconditional,
  spliced('sentences', sentence, SENTENCE_JOINS, { first: firstUnconditional, allowed: mayFollowSentence }),
);
body.add(phrase`^ ${{ clause: sentences }} .`.means((s) => s.clause));
bodyAfterComma.add(phrase`${{ clause: instructionsAfterComma }} .`.means((s) => s.clause));
