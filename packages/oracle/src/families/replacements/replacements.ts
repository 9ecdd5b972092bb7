/** Replacement effects: "if ... would ..., ... instead". CR 614. */
import type { Action, Clause, Noun, Rule, Value } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { counterName, counters } from '../counters/counters.ts';
import { count, numberWord, thatManyPlus } from '../values/values.ts';
import { otherwise } from '../clauses/otherwise.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import {
  clause,
  duration,
  lastingVerb,
  noun,
  objectVerb,
  origin,
  playerEvent,
  damagedEvent,
  playerVerb,
  rule,
  sourceVerb,
  subject,
  timedRule,
  type Verb,
} from '../categories.ts';

const role = (name: 'actor' | 'object' | 'to', verb: Union<Verb>): Union<Action> =>
  category<Action>(
    'an event',
    phrase`${{ subject }} would ${{ verb }}!bare`.means((s) => ({ ...s.verb, [name]: s.subject })) as never,
  );
const passive: Union<Verb> = category<Verb>(
  'an event',
  phrase`be put into ${{ to: origin }} from ${{ from: origin }}`.means({ kind: 'move', verb: 'put' }),
  phrase`be put into ${{ to: origin }}`.means({ kind: 'move', verb: 'put' }),
  phrase`be destroyed`.means({ kind: 'destroy' }),
);
/** "a creature would die". */
export const would: Union<Action> = category<Action>(
  'an event',
  role('actor', category<Verb>('something to do', playerVerb, playerEvent, lastingVerb, sourceVerb)),
  role('object', category<Verb>('something to do', objectVerb, passive)),
  role('to', damagedEvent),
);
would.add(
  phrase`${{ actor: subject }} would draw ${{
    amount: terms<Value>('how many or more', [
      ['one or more', { kind: 'atLeast', number: 1 }],
      ['two or more', { kind: 'atLeast', number: 2 }],
      ['three or more', { kind: 'atLeast', number: 3 }],
    ]),
  }} cards`.means({ kind: 'draw' }),
  phrase`[${{ sort: words('what damage', ['combat', 'noncombat']) }}] damage would be dealt to ${{ to: noun }}`.means({
    kind: 'dealDamage',
    passive: true,
    words: 'impersonal',
  }),
  phrase`one or more ${{ counter: counters }}!plural would be put on ${{ on: noun }}`.means({
    kind: 'putCounters',
    number: { kind: 'atLeast', number: 1 },
  }),
  phrase`${{ actor: noun }} would put one or more ${{ counter: counters }}!plural on ${{ on: noun }}`.means({
    kind: 'putCounters',
    number: { kind: 'atLeast', number: 1 },
  }),
);
/** What would happen, as a replacement looks for it. */
export const timed: Union<Action> = category<Action>('an event', would);
/** "it deals twice that much damage to that player instead" and other ways to say the same event with another number. */
const insteadClause: Union<Clause> = category<Clause>('an instruction', clause);
/** What is said behind it, also of what is done otherwise. */
const nextClause: Union<Clause> = category<Clause>('an instruction', clause, otherwise);
const prevents = (tree: Clause): boolean =>
  tree.kind === 'sequence'
    ? prevents(tree.steps[0]!)
    : tree.kind === 'do' && (tree.action.kind === 'prevent' || tree.action.kind === 'regenerate');
/** "they face that choice an additional time": what happens once more than it would. CR 701.53c. */
const onceMore: Union<Clause> = category<Clause>(
  'an instruction',
  phrase`${{ actor: subject }} face~actor that choice a additional time`.means((s) => ({
    kind: 'do',
    action: { kind: 'keywordAction', action: 'face it again', actor: s.actor },
  })),
);
/** "prevent that damage and put a counter on it": replaces without the word "instead". CR 615.1, 615.5. */
export const preventing: Category<Clause> = new Mapped<Clause, Clause>(
  'prevention',
  clause,
  (tree) => (prevents(tree) ? tree : null),
  (tree) => (prevents(tree) ? [tree] : []),
);
/** "prevent X of that damage". */
export const preventedPart: Union<Clause> = category<Clause>(
  'prevention',
  phrase`prevent X of that damage`.means({
    kind: 'do',
    action: { kind: 'prevent', amount: { kind: 'x' }, of: 'that damage' },
  }),
  phrase`you may prevent X of that damage`.means({
    kind: 'may',
    clause: { kind: 'do', action: { kind: 'prevent', amount: { kind: 'x' }, of: 'that damage' } },
  }),
);
/** What happens to the object that says so is a static ability of it, no instruction. */
const ofItself = (tree: Clause): boolean =>
  tree.kind === 'rule' &&
  tree.rule.kind === 'replace' &&
  (tree.rule.would as { object?: Noun }).object?.kind === 'self';
/** How something enters is said in other words. */
const notEntering: Category<Action> = new Mapped<Action, Action>(
  'an event',
  timed,
  (tree) => (tree.kind === 'enter' ? null : tree),
  (tree) => (tree.kind === 'enter' ? [] : [tree]),
);
const replacement: Union<Rule> = category<Rule>(
  'a replacement',
  phrase`if ${{ would: timed }} , ${{ instead: insteadClause }} instead`.means({ kind: 'replace' }),
  phrase`if ${{ would: timed }} , ${{ first: insteadClause }} instead . ^ ${{ second: nextClause }}`.means((s) => ({
    kind: 'replace',
    would: s.would,
    instead: { kind: 'sequence', steps: [s.first, s.second], joins: ['.'] },
    words: 'instead in the middle',
  })),
  phrase`if ${{ would: notEntering }} , ${{ first: insteadClause }} instead . ^ ${{ second: clause }} . ^ ${{ third: clause }}`.means(
    (s) => ({
      kind: 'replace',
      would: s.would,
      instead: { kind: 'sequence', steps: [s.first, s.second, s.third], joins: ['.', '.'] },
      words: 'instead in the middle',
    }),
  ),
  phrase`if ${{ would: timed }} , ${{ instead: onceMore }}`.means({ kind: 'replace', words: 'once more' }),
  phrase`if ${{ would: timed }} , ${{ instead: preventing }}`.means({ kind: 'replace', prevents: true }),
  phrase`if ${{ would: timed }} , ${{ first: preventing }} . ^ ${{ second: clause }}`.means((s) => ({
    kind: 'replace',
    would: s.would,
    instead: { kind: 'sequence', steps: [s.first, s.second], joins: ['.'] },
    prevents: true,
  })),
  phrase`if ${{ would: timed }} , instead ${{ instead: insteadClause }}`.means({
    kind: 'replace',
    words: 'instead first',
  }),
  phrase`if a effect would put one or more counters on ${{ on: noun }} , it puts twice that many of those counters on ${{ there: noun }} instead`.means(
    (s) => ({
      kind: 'replace',
      would: { kind: 'putCounters', number: { kind: 'atLeast', number: 1 }, counter: null, on: s.on },
      byEffect: true,
      instead: {
        kind: 'do',
        action: {
          kind: 'putCounters',
          number: { kind: 'times', by: 2, of: { kind: 'amountOf', to: null, words: 'that many' } },
          counter: 'of that kind',
          on: s.there,
        },
      },
      words: 'it puts',
    }),
  ),
);
rule.add(replacement);
/** The same for a time, in a spell or ability: "if that creature would die this turn, exile it instead". */
export const timedReplacement: Union<Clause> = category<Clause>(
  'a replacement',
  phrase`the next time ${{ would: timed }} ${{ during: duration }} , ${{ instead: preventing }}`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'replace', would: s.would, instead: s.instead, once: true, prevents: true },
    during: s.during,
  })),
  phrase`the next time ${{ would: timed }} ${{ during: duration }} , ${{ instead: insteadClause }} instead`.means(
    (s) => ({
      kind: 'rule',
      rule: { kind: 'replace', would: s.would, instead: s.instead, once: true },
      during: s.during,
    }),
  ),
  phrase`the next time ${{ would: timed }} ${{ during: duration }} , instead ${{ instead: insteadClause }}`.means(
    (s) => ({
      kind: 'rule',
      rule: { kind: 'replace', would: s.would, instead: s.instead, once: true, words: 'instead first' },
      during: s.during,
    }),
  ),
  phrase`if ${{ would: timed }} ${{ during: duration }} , ${{ instead: preventing }}`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'replace', would: s.would, instead: s.instead, prevents: true },
    during: s.during,
  })),
  new Mapped<Clause, Clause>(
    'a replacement',
    phrase`if ${{ would: timed }} , ${{ instead: insteadClause }} instead`.means((s) => ({
      kind: 'rule',
      rule: { kind: 'replace', would: s.would, instead: s.instead },
    })) as Category<Clause>,
    (tree) => (ofItself(tree) ? null : tree),
    (tree) => [tree],
  ),
  phrase`if ${{ would: timed }} and it wasn't cast , ${{ instead: insteadClause }} instead`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'replace', would: s.would, notCast: true, instead: s.instead },
  })),
  phrase`if ${{ would: timed }} , ${{ instead: insteadClause }} instead of putting it anywhere else`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'replace', would: s.would, instead: s.instead, words: 'anywhere else' },
  })),
  phrase`( ${{ words: words('each time', ['each time']) }} | if ) ${{ would: timed }} ${{ during: duration }} , ${{ instead: insteadClause }} instead`.means(
    (s) => ({
      kind: 'rule',
      rule: { kind: 'replace', would: s.would, instead: s.instead, words: s.words },
      during: s.during,
    }),
  ),
);
/** "that many plus one +1/+1 counters": how many there are instead. */
const insteadNumber: Union<Value> = category<Value>('how many', count, thatManyPlus);
timedRule.add(
  phrase`${{ number: insteadNumber }} ${{ counter: counterName }} counters are put on ${{ on: noun }}`.means((s) => ({
    kind: 'do',
    action: { kind: 'putCounters', number: s.number, counter: s.counter, on: s.on, words: 'are put' },
  })),
  phrase`that many ${{ counter: counterName }} counters minus ${{ less: numberWord }} are put on ${{ on: noun }}`.means(
    (s) => ({
      kind: 'do',
      action: {
        kind: 'putCounters',
        number: { kind: 'difference', of: [{ kind: 'amountOf', to: null, words: 'that many' }, s.less] },
        counter: s.counter,
        on: s.on,
        words: 'are put',
      },
    }),
  ),
);
playerVerb.add(
  phrase`put~ ${{ number: thatManyPlus }} ${{ counter: counterName }} counters on ${{ on: noun }}`.means({
    kind: 'putCounters',
  }),
);
