/** What mana may be spent on besides spells and abilities of a sort: special actions, costs with {X}. CR 106.6, 116.2. */
import type { Action } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { eachOne, manaOutput, playerVerb, timedRule } from '../categories.ts';
import { spending } from './spending.ts';

type Spending = NonNullable<Extract<Action, { kind: 'addMana' }>['spendOnly']>;
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
