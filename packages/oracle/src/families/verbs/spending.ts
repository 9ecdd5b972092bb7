/** What mana may be spent on: one use, or several behind one another. CR 106.6, 116.2. */
import type { Action, ManaUse } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Chain } from '../../kernel/chains.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { same } from '../../kernel/trees.ts';
import { terms } from '../../kernel/words.ts';
import { filter, origin } from '../categories.ts';

type Spending = NonNullable<Extract<Action, { kind: 'addMana' }>['spendOnly']>;
/** One use, and how it is said. */
type Use = Omit<Spending, 'words'> & { readonly said: string };
interface Uses {
  readonly kind: 'uses';
  readonly steps: readonly Use[];
  readonly joins: readonly string[];
}
const special = (said: string, ...uses: ManaUse[]): readonly [string, Use] => [said, { uses, said }];
/** What is no spell and no ability of a sort. */
const SPECIAL = [
  special('unlock a door', 'unlocking'),
  special('unlock doors', 'unlocking'),
  special('turn a permanent face up', 'turning face up'),
  special('turn permanents face up', 'turning face up'),
  special('turn creatures face up', 'turning face up'),
  special('foretell a card from your hand', 'foretelling'),
  special('foretell cards', 'foretelling'),
  special('gain a Class level', 'gaining a level'),
  special('activate a equip ability', 'equip'),
  special('pay a cost that contains {C}', 'costs with {C}'),
];
const use: Union<Use> = category<Use>(
  'a use of mana',
  phrase`cast ${{ castFilter: filter }}!plural`.means({ said: 'cast' }),
  phrase`cast a ${{ castFilter: filter }}`.means({ said: 'cast a' }),
  phrase`cast ${{ castFilter: filter }}!plural from ${{ from: origin }}`.means({ said: 'cast from' }),
  phrase`cast a ${{ castFilter: filter }} from ${{ from: origin }}`.means({ said: 'cast a from' }),
  phrase`${{ or: filter }}!plural`.means({ said: 'several' }),
  phrase`a ${{ or: filter }}`.means({ said: 'a' }),
  phrase`activate ${{
    said: terms<string>('abilities', [
      ['abilities of', 'abilities of'],
      ['abilities from', 'abilities from'],
    ]),
  }} ${{ activateFilter: filter }}!plural`.means({}),
  phrase`activate ${{
    said: terms<string>('abilities', [
      ['a ability of a', 'an ability of a'],
      ['abilities of a', 'abilities of a'],
    ]),
  }} ${{ activateFilter: filter }}`.means({}),
  terms<Use>('a use of mana', [
    ['activate abilities', { activates: 'any', said: 'abilities' }],
    ['activate a ability', { activates: 'any', said: 'an ability' }],
    [
      'cast your commander',
      {
        castFilter: {
          kind: 'filter',
          noun: { kind: 'words', words: [{ kind: 'classWord', word: 'commander' }] },
          qualities: [{ kind: 'ownedBy', player: { kind: 'you' } }],
        },
        said: 'your commander',
      },
    ],
    ...SPECIAL,
  ]),
);
const several: Category<Uses> = category<Uses>(
  'uses of mana',
  phrase`${{ one: use }}`.means((s) => ({ kind: 'uses', steps: [s.one], joins: [] })),
  new Chain<Uses>('uses of mana', 'uses', use, [
    ['or', ['or']],
    ['or to', ['or', 'to']],
    ['and', ['and']],
    [',', [',']],
    [', or', [',', 'or']],
    [', or to', [',', 'or', 'to']],
  ]),
);
/** What a use says of the mana, by how it is said. */
const FIELDS: Readonly<Record<string, readonly (keyof Spending)[]>> = {
  cast: ['castFilter'],
  'cast a': ['castFilter'],
  'cast from': ['castFilter', 'from'],
  'cast a from': ['castFilter', 'from'],
  several: ['or'],
  a: ['or'],
  'abilities of': ['activateFilter'],
  'abilities from': ['activateFilter'],
  'an ability of a': ['activateFilter'],
  'abilities of a': ['activateFilter'],
  abilities: ['activates'],
  'an ability': ['activates'],
  'your commander': ['castFilter'],
};
/** All uses together; null when they would not be told apart. "Cast a creature spell or an artifact spell" has one verb. */
function together({ steps, joins }: Uses): Spending | null {
  const whole: Record<string, unknown> = {};
  for (const [index, { said, uses, ...more }] of steps.entries()) {
    if (more.or !== undefined && (joins[index - 1] !== 'or' || steps[index - 1]!.castFilter === undefined)) return null;
    for (const [field, value] of Object.entries(more)) {
      if (field in whole) return null;
      whole[field] = value;
    }
    if (uses !== undefined) whole['uses'] = [...((whole['uses'] as ManaUse[] | undefined) ?? []), ...uses];
  }
  const words = steps.map(({ said }, index) => (index === 0 ? said : `${joins[index - 1]!} | ${said}`)).join(' | ');
  return { ...whole, words } as unknown as Spending;
}
function apart(tree: Partial<Spending>): Uses[] {
  const { words } = tree;
  if (words === undefined) return []; // What the engine says by itself has no wording: it can't be printed back.
  const said = words.split(' | ');
  const steps = said
    .filter((_, index) => index % 2 === 0)
    .map((each): Use => {
      const known = SPECIAL.find(([, { said: words }]) => words === each)?.[1];
      if (known !== undefined) return known;
      return { ...Object.fromEntries((FIELDS[each] ?? []).map((field) => [field, tree[field]])), said: each };
    });
  const uses: Uses = { kind: 'uses', steps, joins: said.filter((_, index) => index % 2 === 1) };
  return same(together(uses), tree) ? [uses] : [];
}
/** What mana may be spent on. CR 106.6. */
export const spending: Category<Spending> = new Mapped<Uses, Spending>('a use of mana', several, together, apart, [
  null,
]);
