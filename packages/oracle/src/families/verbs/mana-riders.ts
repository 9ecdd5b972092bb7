/** What is said of what mana is spent on: "if that mana is spent on a creature spell, it gains haste". CR 106.6. */
import type { Action, Clause } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { clause, countedNoun, manaOutput, playerVerb } from '../categories.ts';
import { statementForATime } from '../clauses/statements.ts';

type Spending = NonNullable<Extract<Action, { kind: 'addMana' }>['spendOnly']>;
/** What happens, or what is true of the spell from then on: "that spell can't be countered". */
const then: Union<Clause> = category<Clause>('an instruction', clause, statementForATime);
const rider: Union<Spending> = category<Spending>(
  'what the mana does',
  ...(
    [
      'if that mana is spent on',
      'if that mana is spent to cast',
      'if this mana is spent to cast',
      'if you spend this mana to cast',
    ] as const
  ).map((said) =>
    phrase`${said} ${{ object: countedNoun }} , ${{ clause: then }}`.means((s) => ({
      anything: true as const,
      whenSpent: { object: s.object, clause: s.clause },
      words: said as string,
    })),
  ),
  phrase`when you spend this mana to cast ${{ object: countedNoun }} , ${{ clause: then }}`.means((s) => ({
    anything: true,
    whenSpent: { object: s.object, clause: s.clause, triggers: true },
    words: 'when',
  })),
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
