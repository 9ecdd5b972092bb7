/** Unspent mana of a color, who chooses blocks, and abilities that can't be activated for a time. CR 106.4, 500.4, 509.1a, 602.5. */
import type { Clause, Color, Duration } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { clause, duration, possessive, rule, subject, timedRule } from '../categories.ts';
import { statementForATime } from '../clauses/statements.ts';

const color = words<Color>('a color', ['white', 'blue', 'black', 'red', 'green']);
rule.add(
  phrase`${{ player: subject }} don't~player lose unspent [${{ color }}] mana as steps and phases end`.means({
    kind: 'keepsMana',
  }),
);
const span = terms<Duration>('a duration', [
  ['this turn', { kind: 'thisTurn' }],
  ['this combat', { kind: 'thisCombat' }],
]);
const YOU = { kind: 'you' } as const;
timedRule.add(
  phrase`you choose which creatures block ${{ during: span }} and how those creatures block`.means({
    kind: 'rule',
    rule: { kind: 'choosesBlocks', player: YOU },
  }),
  phrase`you choose how those creatures block`.means({
    kind: 'rule',
    rule: { kind: 'choosesBlocks', player: YOU, words: 'how' },
    during: { kind: 'thisTurn' },
  }),
);
/** "its activated abilities can't be activated", as the last of several things that hold for a time. */
const inactive: Union<Clause> = category<Clause>(
  "can't",
  phrase`${{ object: possessive }} activated abilities can't be activated`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'cant', action: { kind: 'activate', object: s.object }, words: 'whose abilities' },
  })),
);
timedRule.add(inactive);
clause.add(
  phrase`${{ during: duration }} , ${{ one: statementForATime }} and ${{ two: inactive }}`.means((s) => ({
    kind: 'during',
    leading: true,
    during: s.during,
    clause: { kind: 'sequence', steps: [s.one, s.two], joins: ['and'] },
  })),
  phrase`${{ during: duration }} , ${{ one: statementForATime }} , and ${{ two: category<Clause>('a statement', inactive, statementForATime) }}`.means(
    (s) => ({
      kind: 'during',
      leading: true,
      during: s.during,
      clause: { kind: 'sequence', steps: [s.one, s.two], joins: [', and'] },
    }),
  ),
);
