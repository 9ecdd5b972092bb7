/** What mana may be spent on besides spells and abilities of a sort: special actions, costs with {X}. CR 106.6, 116.2. */
import type { Action, ManaUse } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { eachOne, filter, manaOutput, playerVerb, timedRule } from '../categories.ts';
import { spending } from './mana.ts';

type Spending = NonNullable<Extract<Action, { kind: 'addMana' }>['spendOnly']>;
const FACE_UP: readonly ManaUse[] = ['turning face up'];
const action = terms<readonly ManaUse[]>('a use of mana', [
  ['foretell a card from your hand', ['foretelling']],
  ['unlock a door', ['unlocking']],
  ['turn a permanent face up', FACE_UP],
]);
spending.add(
  phrase`cast ${{ castFilter: filter }}!plural or to turn creatures face up`.means((s) => ({
    castFilter: s.castFilter,
    uses: FACE_UP,
    words: 'creatures',
  })),
  phrase`cast your commander`.means({
    castFilter: {
      kind: 'filter',
      noun: { kind: 'words', words: [{ kind: 'classWord', word: 'commander' }] },
      qualities: [{ kind: 'ownedBy', player: { kind: 'you' } }],
    },
    words: 'your commander',
  }),
  phrase`turn permanents face up`.means({ uses: FACE_UP, words: 'permanents' }),
  phrase`${{ uses: action }} or cast a ${{ castFilter: filter }}`.means({ words: 'first' }),
  phrase`cast a ${{ castFilter: filter }} , unlock a door , or turn a permanent face up`.means((s) => ({
    castFilter: s.castFilter,
    uses: ['unlocking', 'turning face up'] as const,
    words: 'three',
  })),
  phrase`cast ${{ castFilter: filter }}!plural from a graveyard`.means((s) => ({
    castFilter: s.castFilter,
    from: { kind: 'place', zone: 'graveyard' },
    words: 'cast from a graveyard',
  })),
  phrase`cast a ${{ castFilter: filter }} from anywhere other than your hand`.means((s) => ({
    castFilter: s.castFilter,
    from: { kind: 'place', of: { kind: 'you' }, zone: 'hand', not: true },
    words: 'from elsewhere',
  })),
  phrase`cast a ${{ castFilter: filter }} or to gain a Class level`.means((s) => ({
    castFilter: s.castFilter,
    uses: ['gaining a level'] as const,
    words: 'level',
  })),
  phrase`cast a ${{ castFilter: filter }} , activate a ability of a ${{ activateFilter: filter }} , or pay a cost that contains {C}`.means(
    (s) => ({
      castFilter: s.castFilter,
      activateFilter: s.activateFilter,
      uses: ['costs with {C}'] as const,
      words: 'contains {C}',
    }),
  ),
  phrase`cast a ${{ castFilter: filter }} or a ${{ or: filter }} , or to activate a ability of a ${{ activateFilter: filter }}`.means(
    {
      words: 'cast, cast or activate',
    },
  ),
  phrase`cast ${{ castFilter: filter }}!plural and unlock doors`.means((s) => ({
    castFilter: s.castFilter,
    uses: ['unlocking'] as const,
    words: 'doors',
  })),
  phrase`cast a ${{ castFilter: filter }} or activate a equip ability`.means((s) => ({
    castFilter: s.castFilter,
    uses: ['equip'] as const,
    words: 'equip',
  })),
);
const only: Union<Spending> = category<Spending>(
  'a use of mana',
  phrase`to ${{ spendOnly: spending }}`.means((s) => s.spendOnly),
  phrase`on costs that contain {X}`.means({ uses: ['costs with X'], words: 'on' }),
);
playerVerb.add(
  phrase`add~ ${{ mana: manaOutput }} . ^ spend this mana only on costs that contain {X}`.means({
    kind: 'addMana',
    spendOnly: { uses: ['costs with X'], words: 'on' },
  }),
);
timedRule.add(
  phrase`add ${{ mana: manaOutput }} for each ${{ of: eachOne }} . ^ spend this mana only ${{ spendOnly: only }}`.means(
    (s) => ({
      kind: 'forEach',
      of: s.of,
      clause: { kind: 'do', action: { kind: 'addMana', mana: s.mana, spendOnly: s.spendOnly } },
      words: 'spent behind',
    }),
  ),
);
