/** Conditions and amounts of what was done this turn: attacked with, cast, drawn, rolled, surveilled. CR 603.4, 608.2i. */
import type { Action, Condition, Filter, Noun, Quantifier, Value } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { atom, atomSubject, condition, countedNoun, eachOne, expression, noun, plainFilter } from '../categories.ts';
import { numberWord } from '../values/values.ts';

const YOU: Noun = { kind: 'you' };
const THIS_TURN = { kind: 'thisTurn' } as const;
const A: Quantifier = { kind: 'quantifier', amount: 'a' };
const a = (filter: Filter): Noun => ({ kind: 'select', quantifier: A, filter });
/** "one or more Dragons of yours", as attackers. */
const yours = (of: Filter): Noun =>
  a({ ...of, qualities: [...(of.qualities ?? []), { kind: 'controlledBy', player: YOU }] });
const thisTurn = (event: Action, what: 'times' | 'amount' | 'objects', said?: string): Value => ({
  kind: 'history',
  event,
  what,
  when: 'this turn',
  ...(said === undefined ? {} : { words: said }),
});
/** What you attacked with, in the turn that is spoken of. */
export const attackedThen: Union<Condition> = category<Condition>(
  'what was done',
  phrase`you attacked with a ${{ filter: plainFilter }}`.means((s) => ({
    kind: 'happened',
    event: { kind: 'attack', object: a({ ...s.filter, qualities: [{ kind: 'controlledBy', player: YOU }] }) },
    when: THIS_TURN,
  })),
  phrase`you attacked with ${{ times: numberWord }} or more ${{ filter: plainFilter }}!plural`.means((s) => ({
    kind: 'happened',
    event: {
      kind: 'attack',
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'atLeast', number: s.times },
        filter: { ...s.filter, qualities: [{ kind: 'controlledBy', player: YOU }] },
      },
    },
    when: THIS_TURN,
  })),
  phrase`you attacked with ${{ filter: plainFilter }}!plural`.means((s) => ({
    kind: 'happened',
    event: {
      kind: 'attack',
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'bare' },
        filter: { ...s.filter, qualities: [{ kind: 'controlledBy', player: YOU }] },
      },
    },
    when: THIS_TURN,
  })),
  phrase`you attacked with ~`.means({
    kind: 'happened',
    event: { kind: 'attack', object: { kind: 'self' } },
    when: THIS_TURN,
  }),
);
condition.add(
  phrase`${{ of: attackedThen }} this turn`.means((s) => ({ ...s.of, words: 'you attacked with' }) as never),
  phrase`( ${{ object: terms<Noun>('you have', [["you've", YOU]]) }} | ${{ object: atomSubject }} has ) been dealt damage [by ${{ by: countedNoun }}] this turn`.means(
    (s) => ({
      kind: 'happened',
      event: { kind: 'dealDamage', actor: s.by, to: s.object, passive: true },
      when: THIS_TURN,
      words: 'has been',
    }),
  ),
  phrase`you've put one or more +1/+1 counters on ${{ on: noun }} this turn`.means((s) => ({
    kind: 'happened',
    event: {
      kind: 'putCounters',
      actor: YOU,
      number: { kind: 'number', number: 1 },
      counter: '+1/+1',
      on: s.on,
    },
    when: THIS_TURN,
    words: 'perfect, one or more',
  })),
);
eachOne.add(
  phrase`${{ filter: plainFilter }} you attacked with this turn`.means((s) => ({
    kind: 'units',
    value: thisTurn({ kind: 'attack', object: yours(s.filter) }, 'objects', 'attacked with'),
  })),
);
expression.add(
  phrase`the total amount of noncombat damage dealt to ${{ to: atom }} this turn`.means((s) =>
    thisTurn({ kind: 'dealDamage', sort: 'noncombat', to: s.to, passive: true }, 'amount', 'the total amount'),
  ),
  terms<Value>('the most damage', [
    [
      'the greatest amount of damage dealt by a source to a permanent or player this turn',
      { kind: 'history', event: { kind: 'dealDamage' }, what: 'greatest', when: 'this turn' },
    ],
  ]),
  phrase`the total life lost by ${{ actor: atom }} this turn`.means((s) =>
    thisTurn({ kind: 'loseLife', actor: s.actor }, 'amount', 'the total life'),
  ),
  phrase`the total amount of life ${{ actor: atomSubject }} ${{
    said: terms('when', [
      ['lost', 'the total amount'],
      ['have lost', 'the total amount, perfect'],
    ] as const),
  }} this turn`.means((s) => thisTurn({ kind: 'loseLife', actor: s.actor }, 'amount', s.said)),
);
