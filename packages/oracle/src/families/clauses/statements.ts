/** Statements: somebody or something, and what it does or what is true of it. CR 608.2c. */
import type { Action, Clause, Noun, Rule } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Chain } from '../../kernel/chains.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import {
  changeVerb,
  duration,
  lastingVerb,
  noun,
  objectVerb,
  passiveVerb,
  payVerb,
  playerEvent,
  playerVerb,
  sourceVerb,
  subject,
  type Verb,
} from '../categories.ts';
import { copyForATime } from '../becoming/descriptions.ts';
import { attacksAsThough, ruleForATime, staysTapped, timeable } from '../rules/rule-steps.ts';
import { severalThings } from './listed-actions.ts';
import { splitSubject, UNSAID, withSubject } from './sequences.ts';
import { simultaneous } from './simultaneous.ts';
import { steppedApart } from './stepped-apart.ts';

/** What stands between two clauses. */
export type Join = Extract<Clause, { kind: 'sequence' }>['joins'][number];
/** Joins of things done together. */
export const AND_JOINS: readonly (readonly [Join, readonly string[]])[] = [
  ['and', ['and']],
  [',', [',']],
  [', and', [',', 'and']],
];
/** Joins of one thing after another. */
export const THEN_JOINS: readonly (readonly [Join, readonly string[]])[] = [[', then', [',', 'then']]];
const ALL_JOINS = [...AND_JOINS, ...THEN_JOINS];

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
/** Several of them joined: "draws a card, then discards a card". */
export const chain = (
  item: Category<Clause>,
  options: { first?: Category<Clause>; last?: Category<Clause> } = {},
): Category<Clause> => new Chain<Clause>('verbs', 'sequence', item, ALL_JOINS, options);
const playerSteps: Union<Clause> = category<Clause>(
  'verbs',
  playerStep,
  chain(playerStep),
  steppedApart(playerStep, chain),
  simultaneous(chain(playerStep)),
);
const may: Union<Clause> = category<Clause>(
  'may',
  phrase`may ${{ clause: playerSteps }}!bare`.means({ kind: 'may', actor: UNSAID }),
);
/** "... and may reveal a card": to choose new targets for a copy is part of copying it. CR 707.10c. */
const mayBesides: Category<Clause> = new Mapped<Clause, Clause>(
  'may',
  may,
  (tree) => (choosesTargets(tree) ? null : tree),
  (tree) => (choosesTargets(tree) ? [] : [tree]),
  ['may'],
);
function choosesTargets(tree: Clause): boolean {
  return tree.kind === 'may' && tree.clause.kind === 'do' && tree.clause.action.kind === 'chooseNewTargets';
}
/** What may follow a subject. The duration at the end of a coordination is for all of it. */
const predicate: Union<Clause> = category<Clause>(
  'something to do',
  playerSteps,
  may,
  chain(playerStep, { last: mayBesides }),
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
interface Said {
  kind: 'said';
  subject: Noun;
  clause: Clause;
}
/** "you create a Food token and a Clue token": every step has the subject as its actor. */
export const listing: Category<Clause> = new Mapped<Said, Clause>(
  'a statement',
  phrase`${{ subject }} ${{ clause: severalThings }}@subject`.means({ kind: 'said' }) as Category<Said>,
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
/** Somebody and what is said of them, in such a form. */
const stated = (form: Category<Said>, kinds: readonly Clause['kind'][]): Category<Clause> =>
  new Mapped<Said, Clause>(
    'a statement',
    form,
    ({ subject: who, clause: what }) => withSubject(what, who),
    (tree) => splitSubject(tree).map((split) => ({ kind: 'said', subject: split.subject, clause: split.clause })),
    kinds,
  );
/** Subject and predicate. */
export const statement: Category<Clause> = stated(
  phrase`${{ subject }} ${{ clause: predicate }}@subject`.means({ kind: 'said' }) as Category<Said>,
  ['do', 'may', 'rule', 'sequence', 'during'],
);
/** "target creature get +1/+1 until end of turn": subject and bare verb, after "have". */
export const haveClause: Category<Clause> = stated(
  phrase`${{ subject: noun }} ${{ clause: predicate }}!bare`.means({ kind: 'said' }) as Category<Said>,
  ['do', 'rule', 'sequence', 'during'],
);
may.add(phrase`may have ${{ clause: haveClause }}`.means({ kind: 'may', actor: UNSAID, have: true }));
/** What is forbidden or stated for a time that was said before it: "Until your next turn, those creatures can't block." */
const untimedRule = phrase`${{ rule: category<Rule>('what is true of it', timeable, attacksAsThough) }}^`.means({
  kind: 'rule',
}) as Category<Clause>;
const untimed: Union<Clause> = category<Clause>(
  'what is true of it',
  cant,
  playerCant,
  untimedRule,
  new Mapped<Clause, Clause>(
    'verbs',
    chain(category<Clause>('something to do', sharedStep, untimedRule)),
    (tree) => (statesRule(tree) ? tree : null),
    (tree) => (statesRule(tree) ? [tree] : []),
    ['sequence'],
  ),
);
function statesRule(tree: Clause): boolean {
  return tree.kind === 'sequence' && tree.steps.some((step) => step.kind === 'rule');
}
/** What is forbidden or stated, its duration said before it. */
export const statementForATime: Category<Clause> = stated(
  phrase`${{ subject }} ${{ clause: untimed }}@subject`.means({ kind: 'said' }) as Category<Said>,
  ['rule', 'sequence'],
);
