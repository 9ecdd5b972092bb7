/** "... unless its controller pays {2}": what somebody may do so that the rest is not done. CR 118.12a. */
import type { Action, Clause } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { noun, payVerb, playerVerb, sourceVerb, subject } from '../categories.ts';
import { manaSymbols } from '../values/symbols.ts';

const doing: Union<Action> = category<Action>('something to do', playerVerb, payVerb);

/** Such clauses, of what would be done otherwise. */
export function unlessSomebody(what: Category<Clause>): readonly Category<Clause>[] {
  return [
    phrase`${{ clause: what }} unless ${{ actor: subject }} ${{ action: doing }}@actor`.means({ kind: 'unless' }),
    phrase`${{ clause: what }} unless ${{ actor: subject }} ${{ action: doing }}@actor or ${{ or: doing }}@actor`.means(
      {
        kind: 'unless',
      },
    ),
    phrase`${{ clause: what }} unless ${{ actor: subject }} pay~actor ${{ symbols: manaSymbols }} or ${{ other: manaSymbols }}`.means(
      (s) => ({
        kind: 'unless',
        clause: s.clause,
        actor: s.actor,
        action: {
          kind: 'pay',
          cost: [
            {
              kind: 'eitherCost',
              of: [[{ kind: 'manaCost', symbols: s.symbols }], [{ kind: 'manaCost', symbols: s.other }]],
            },
          ],
        },
      }),
    ),
    phrase`${{ clause: what }} unless ${{ actor: subject }} have~actor ${{ source: noun }} ${{ action: sourceVerb }}!bare`.means(
      (s) => ({
        kind: 'unless',
        clause: s.clause,
        actor: s.actor,
        action: { ...s.action, actor: s.source },
        words: 'has',
      }),
    ),
  ] as unknown as readonly Category<Clause>[];
}
