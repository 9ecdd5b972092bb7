/** What mana may be spent on, and what it can't: a sentence behind the mana that is added. CR 106.6, 116.2. */
import type { Action } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { eachOne, filter, manaOutput, origin, playerVerb, timedRule } from '../categories.ts';
import { spending } from './spending.ts';

type Spending = NonNullable<Extract<Action, { kind: 'addMana' }>['spendOnly']>;
const restriction: Union<Spending> = category<Spending>(
  'what mana may be spent on',
  phrase`spend this mana only to ${{ spendOnly: spending }}`.means((s) => s.spendOnly),
  phrase`spend this mana only on costs that contain {X}`.means({ uses: ['costs with X'], words: 'on' }),
  phrase`${{
    words: terms<string>('what it can not be spent on', [
      ["this mana can't be spent", "can't"],
      ["you can't spend this mana", "you can't"],
    ]),
  }} to cast ${{ not: filter }}!plural [from ${{ from: origin }}]`.means({}),
  phrase`this mana can't be spent to cast a ${{ not: filter }}`.means({ words: "can't, a" }),
  // CR 107.4b.
  phrase`this mana can't be spent to pay generic mana costs`.means({ anything: 'but generic', words: "can't" }),
);
playerVerb.add(phrase`add~ ${{ mana: manaOutput }} . ^ ${{ spendOnly: restriction }}`.means({ kind: 'addMana' }));
timedRule.add(
  phrase`add ${{ mana: manaOutput }} for each ${{ of: eachOne }} . ^ ${{ spendOnly: restriction }}`.means((s) => ({
    kind: 'forEach',
    of: s.of,
    clause: { kind: 'do', action: { kind: 'addMana', mana: s.mana, spendOnly: s.spendOnly } },
    words: 'spent behind',
  })),
);
