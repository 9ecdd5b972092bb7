/** Clauses: what happens, sentence by sentence. CR 608.2c. */
import type { Action, Clause, Quantifier } from '@kitchen-table/language/surface';
import { keywordNames } from '../abilities/keywords.ts';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import {
  body,
  bodyAfterComma,
  clause,
  condition,
  duration,
  eachOne,
  lastingVerb,
  payVerb,
  playerVerb,
  subject,
  timedRule,
  trigger,
} from '../categories.ts';
import {
  AND_JOINS,
  chain,
  haveClause,
  type Join,
  listing,
  statement,
  statementForATime,
  THEN_JOINS,
} from './statements.ts';
import { spliced } from './sequences.ts';
import { severalThings } from './listed-actions.ts';
import { stillIs } from '../becoming/descriptions.ts';
import { afterFlip, mayFollowFlip } from '../verbs/chance.ts';
import { timedReplacement } from '../replacements/replacements.ts';
import { steppedTrigger } from '../events/triggers.ts';
import { aimsTheCopyBefore, endsInRider, mayFollow, multipliesItself, reachesTooFar } from './clause-order.ts';
import { whenDone } from './done-clauses.ts';
import { eachOnItsCondition } from './each-on-its-condition.ts';
import { otherwise } from './otherwise.ts';
import { inThatWay } from '../verbs/in-that-way.ts';
import { orTwice } from './repeated-actions.ts';
import { unlessSomebody } from './unless-clauses.ts';
import { whatXIs } from '../values/values-as-of.ts';

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
const imperatives: Union<Clause> = category<Clause>('instructions', imperative, chain(imperative));
const youMay: Union<Clause> = category<Clause>(
  'you may',
  phrase`[!asOften as many times as you choose ,] you may ${{ clause: imperatives }}`.means({ kind: 'may' }),
  phrase`you may ${{ one: playerVerb }}!bare or ${{ two: playerVerb }}!bare`.means((s) => ({
    kind: 'may',
    clause: {
      kind: 'modes',
      choose: { kind: 'modeCount', min: 1, max: 1, words: 'one' },
      modes: [
        { kind: 'mode', clause: { kind: 'do', action: s.one } },
        { kind: 'mode', clause: { kind: 'do', action: s.two } },
      ],
      asDone: true,
    },
  })),
  phrase`you may have ${{ clause: haveClause }}`.means({ kind: 'may', have: true }),
  phrase`you may repeat this process any number of times`.means({
    kind: 'may',
    clause: { kind: 'repeat', times: null, words: 'any number of times' },
  }),
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
);
const conjunction: Union<Clause> = category<Clause>(
  'clauses',
  segment,
  spliced('clauses', segment, AND_JOINS, { allowed: mayFollow }),
);
/** Targets are chosen all at once, none "for each": those are said with the first of them, in verbs/choices.ts. CR 601.2c. */
const anotherTarget = (tree: Clause): boolean => {
  if (tree.kind !== 'do' || tree.action.kind !== 'choose') return false;
  const { quantifier } = tree.action.what as { quantifier?: Quantifier };
  return quantifier?.target === true && quantifier.other === true;
};
const repeatable: Category<Clause> = new Mapped<Clause, Clause>(
  'an instruction',
  conjunction,
  (tree) => (anotherTarget(tree) ? null : tree),
  (tree) => (anotherTarget(tree) ? [] : [tree]),
);
const trailing: Union<Clause> = category<Clause>(
  'an instruction',
  phrase`${{ clause: repeatable }} for each ${{ of: eachOne }}`.means({ kind: 'forEach' }),
  phrase`${{ clause: conjunction }} if ${{ condition }}`.means({ kind: 'if', trailing: true }),
  phrase`${{ clause: conjunction }} instead of putting ${{ words: words('it', ['it', 'that card', 'them']) }} into your hand if ${{ condition }}`.means(
    { kind: 'if', trailing: true, instead: true },
  ),
  phrase`${{ clause: conjunction }} instead if ${{ condition }}`.means({ kind: 'if', trailing: true, instead: true }),
  phrase`${{ clause: conjunction }} if ${{ own: condition }} instead if ${{ condition }}`.means((s) => ({
    kind: 'if',
    condition: s.condition,
    clause: { kind: 'if', condition: s.own, clause: s.clause, trailing: true },
    trailing: true,
    instead: true,
  })),
  ...unlessSomebody(conjunction),
  phrase`${{ clause: conjunction }} unless ${{ condition }}`.means({ kind: 'if', trailing: true, unless: true }),
  phrase`${{ clause: conjunction }} ${{ trigger: steppedTrigger }}`.means({ kind: 'delayed', trailing: true }),
  phrase`${{ clause: conjunction }} ${{ trigger: steppedTrigger }} if ${{ condition }}`.means((s) => ({
    kind: 'delayed',
    trigger: s.trigger,
    clause: { kind: 'if', condition: s.condition, clause: s.clause, trailing: true },
    trailing: true,
  })),
);
const withinReach: Category<Clause> = new Mapped<Clause, Clause>(
  'an instruction',
  trailing,
  (tree) => (multipliesItself(tree) || reachesTooFar(tree) ? null : tree),
  (tree) => [tree],
);
/** With what stands behind and holds for the whole coordination. */
const modified: Union<Clause> = category<Clause>('an instruction', conjunction, withinReach);
const simple: Union<Clause> = category<Clause>(
  'clauses',
  modified,
  spliced('clauses', modified, THEN_JOINS, { allowed: mayFollow }),
);
/** Clauses that do not begin with a condition, so that a trigger's own condition has one reading. CR 603.4. */
const unconditional: Union<Clause> = category<Clause>('an instruction');
/** Said in front; "only" says who or what is left out of it. CR 614.15. */
const insteadFirst = terms<'instead first' | 'instead only'>('instead', [
  ['instead', 'instead first'],
  ['instead only', 'instead only'],
]);
const conditional: Union<Clause> = category<Clause>(
  'an instruction',
  phrase`if ${{ condition }} , ${{ clause }}`.means({ kind: 'if' }),
  phrase`if ${{ condition }} , ${{ clause: simple }} ( ${{ words: words('instead of what', ['instead of one', 'instead of two']) }} | instead )`.means(
    { kind: 'if', instead: true },
  ),
  phrase`if ${{ condition }} , ${{ words: insteadFirst }} ${{ clause: simple }}`.means({ kind: 'if', instead: true }),
);
/** Also of two subjects: "you can't lose the game and creatures can't attack you". */
const statementsForATime: Union<Clause> = category<Clause>(
  'what is true of it',
  statementForATime,
  spliced('what is true of them', statementForATime, AND_JOINS),
);
/** What stands in front holds for the rest of the sentence. */
const prefixed: Union<Clause> = category<Clause>(
  'an instruction',
  timedReplacement,
  phrase`${{ during: duration }} , ${{ clause: singleStep() }}`.means({ kind: 'during', leading: true }),
  phrase`${{ during: duration }} , ${{ clause: statementsForATime }}`.means({ kind: 'during', leading: true }),
  phrase`for each ${{ of: eachOne }} , ${{ clause }}`.means({ kind: 'forEach', leading: true }),
  phrase`repeat the following process ${{ value: orTwice }} . ^ ${{ clause }}`.means((s) => ({
    kind: 'forEach',
    of: { kind: 'units', value: s.value },
    clause: s.clause,
    leading: true,
    words: 'following process',
  })),
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
/** What X is there is said of what the mana does, not of the mana. CR 107.3. */
const withoutRider = (of: Category<Clause>): Category<Clause> =>
  new Mapped<Clause, Clause>(
    'an instruction',
    of,
    (tree) => (endsInRider(tree) ? null : tree),
    (tree) => (endsInRider(tree) ? [] : [tree]),
  );
const withX: Union<Clause> = category<Clause>(
  'an instruction',
  phrase`${{ clause: withoutRider(simple) }} , where X is ${{ value: whatXIs }}`.means({ kind: 'whereX' }),
  phrase`${{ clause: endingInQuote }} where X is ${{ value: whatXIs }}`.means({
    kind: 'whereX',
    words: 'behind a quotation',
  }),
);
/** "look at the top X cards of your library, where X is ..., then put them back": X said in the middle. */
const withXFirst: Union<Clause> = category<Clause>(
  'an instruction',
  phrase`${{ clause: withoutRider(conjunction) }} , where X is ${{ value: whatXIs }}`.means({ kind: 'whereX' }),
);
unconditional.add(
  simple,
  // "Draw a card for each profit vote and create a token for each ...": each part has what stands behind it.
  spliced('clauses', withinReach, [['and', ['and']]], { allowed: mayFollow }),
  spliced('clauses', modified, [...AND_JOINS, ...THEN_JOINS], { first: withXFirst, allowed: mayFollow }),
  prefixed,
  // "it can't be regenerated this turn, and if it would die this turn, exile it instead"
  spliced('clauses', segment, AND_JOINS, { last: timedReplacement, allowed: mayFollow }),
  withX,
  eachOnItsCondition(segment),
  spliced('clauses', modified, [...THEN_JOINS], { last: category<Clause>('an instruction', prefixed, conditional) }),
);
clause.add(unconditional, conditional);

otherwise.add(
  phrase`${{ clause: simple }} . ^ ${{ by: subject }} does the same`.means({ kind: 'sameBy' }),
  phrase`${{ clause: simple }} . ^ players ${{ deeds: inThatWay }}!bare the same way`.means({ kind: 'sameWay' }),
  phrase`${{ clause: simple }} . ^ each player ${{ deeds: inThatWay }}!singular the same way`.means({
    kind: 'sameWay',
    words: 'each player',
  }),
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
