/** What is said of what mana is spent on: "if that mana is spent on a creature spell, it gains haste". CR 106.6. */
import type { Action, Clause, Noun } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { clause, countedNoun, manaOutput, playerVerb } from '../categories.ts';
import { statementForATime } from '../clauses/statements.ts';

type Spending = NonNullable<Extract<Action, { kind: 'addMana' }>['spendOnly']>;
/** What happens, or what is true of the spell from then on: "that spell can't be countered". */
const then: Union<Clause> = category<Clause>('an instruction', clause, statementForATime);
/** What it is spent on: "a creature spell", "your commander". CR 903.3. */
const spentOn: Union<Noun> = category<Noun>(
  'a spell',
  countedNoun,
  terms<Noun>('a spell', [
    [
      'your commander',
      {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'a', words: 'your' },
        filter: {
          kind: 'filter',
          noun: { kind: 'words', words: [{ kind: 'classWord', word: 'commander' }] },
          qualities: [{ kind: 'ownedBy', player: { kind: 'you' } }],
        },
      },
    ],
  ]),
);
/** Said in the place of "if": it triggers. CR 603.2. */
const TRIGGERS = terms<true>('when', [['when', true]]);
const rider: Union<Spending> = category<Spending>(
  'what the mana does',
  phrase`( ${{ triggers: TRIGGERS }} | if ) ${{ words: words('what is done with it', ['that mana is spent on', 'that mana is spent to cast', 'this mana is spent to cast', 'you spend this mana to cast']) }} ${{ object: spentOn }} , ${{ clause: then }}`.means(
    (s) => ({
      anything: true,
      whenSpent: { object: s.object, clause: s.clause, triggers: s.triggers },
      words: s.words,
    }),
  ),
);
playerVerb.add(
  phrase`add~ ${{ mana: manaOutput }} . ^ ${{ spendOnly: rider }}`.means({ kind: 'addMana' }),
  phrase`add~ ${{ mana: manaOutput }} . ^ spend this mana only to cast ${{ object: countedNoun }} , and ${{ clause: then }}`.means(
    (s) => ({
      kind: 'addMana',
      mana: s.mana,
      spendOnly: { whenSpent: { object: s.object, clause: s.clause, only: true }, words: 'only, and' },
    }),
  ),
);
