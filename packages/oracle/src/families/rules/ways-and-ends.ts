/** Ways to cast that tell what comes of it, costs that are counted, and things as they enter or are turned up. CR 601.3, 614.1c, 708.11. */
import type { Clause, Noun, Rule } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import {
  atom,
  atomSubject,
  changeVerb,
  clause,
  condition,
  eachOne,
  expression,
  filter,
  noun,
  quality,
  rule,
  subject,
} from '../categories.ts';
import { costKeyword } from '../abilities/keywords.ts';
import { ownedPlace } from '../zones/places.ts';
import { rules } from './statics.ts';
import { numberWord } from '../values/values.ts';

const SELF: Noun = { kind: 'self' };
/** "As ~ enters or is turned face up, ...": two rules of one sentence. */
interface Both {
  kind: 'both';
  object: Noun;
  clause: Clause;
}
const BOTH = 'as, or turned up';
rules.add(
  new Mapped<Both, readonly Rule[]>(
    'what is true of it',
    phrase`as ${{ object: subject }} enter~object or be~object turned face up , ${{ clause }}`.means({
      kind: 'both',
    }) as Category<Both>,
    ({ object, clause: done }) => [
      { kind: 'entersWith', object, clause: done, words: BOTH },
      { kind: 'entersWith', object, clause: done, turnedUp: true, words: BOTH },
    ],
    (tree) => {
      const [first] = tree;
      if (tree.length !== 2 || first?.kind !== 'entersWith' || first.words !== BOTH || !first.clause) return [];
      return [{ kind: 'both', object: first.object, clause: first.clause }];
    },
    [null],
  ),
);
rule.add(
  phrase`you may cast ~ as though it had flash if it targets ${{ whenTargeting: noun }}`.means((s) => ({
    kind: 'may',
    action: { kind: 'cast', object: SELF },
    asThough: 'flash',
    whenTargeting: s.whenTargeting,
  })),
  phrase`you may cast ~ from ${{ from: ownedPlace }} or from exile`.means((s) => ({
    kind: 'may',
    action: { kind: 'cast', object: SELF, from: { ...(s.from as object), or: 'exile', words: 'or from' } as never },
  })),
);
rules.add(
  phrase`${{ object: subject }} can't attack ${{ whom: noun }} unless ${{ payer: atomSubject }} pay~payer {X} [for each ${{ forEach: eachOne }}] , where X is ${{ x: expression }}`.means(
    (s): readonly Rule[] => [
      {
        kind: 'cant',
        action: { kind: 'attack', object: s.object as Noun, whom: s.whom as Noun },
        unlessPaid: {
          kind: 'pay',
          cost: [{ kind: 'manaCost', symbols: ['X'] }],
          forEach: s.forEach as Noun,
          x: s.x as never,
          actor: s.payer as Noun,
        },
      },
    ],
  ) as never,
);
/** "has encore {X}, where X is its mana value". */
changeVerb.add(
  phrase`have~ ${{ keyword: costKeyword }} {X} , where X is ${{ amount: expression }}`.means((s) => ({
    kind: 'gain',
    verb: 'have',
    abilities: [
      {
        kind: 'keyword',
        keyword: s.keyword as string,
        cost: [{ kind: 'manaCost', symbols: ['X'] }],
        amount: s.amount as never,
        detail: 'where X is',
      },
    ],
    words: 'where X is',
  })) as never,
);
condition.add(
  phrase`a ${{ filter }} also ${{
    act: terms<'attack' | 'block'>('what it does', [
      ['attacks', 'attack'],
      ['blocks', 'block'],
    ]),
  }}`.means((s) => ({
    kind: 'alsoDeclared',
    act: s.act,
    object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
  })),
  phrase`at least ${{ number: numberWord }} other creatures ${{ act: words('what they do', ['attack', 'block']) }}`.means(
    (s) => ({
      kind: 'alsoDeclared',
      act: s.act,
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'atLeast', number: s.number, other: true },
        filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
      },
    }),
  ),
);
quality.add(
  phrase`dealt damage by ${{ by: atom }}`.means({ kind: 'dealtDamage', when: { kind: 'thisTurn' }, words: 'unsaid' }),
  phrase`dealt damage this turn by ${{ by: atom }}`.means({
    kind: 'dealtDamage',
    when: { kind: 'thisTurn' },
    words: 'this turn by',
  }),
);
