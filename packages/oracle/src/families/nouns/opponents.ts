/** Players named in more words than one: "each of your opponents", "any player". CR 102. */
import type { Noun } from '@kitchen-table/language/surface';
import { q } from './quantifiers.ts';

/** "any player may ...": whoever wants to. */
export function anyOne(word: 'player' | 'opponent'): Noun {
  return {
    kind: 'select',
    quantifier: { ...q, amount: 'each', words: 'any one' },
    filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word }] } },
  };
}
/** "each of your teammates". CR 102.3. */
export const eachTeammate: Noun = {
  kind: 'select',
  quantifier: { ...q, amount: 'each', words: 'of your' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'teammate' }] } },
};
/** "each of your opponents": opponents are always yours. */
export function eachOpponent(
  amount: 'each' | 'a' | 'atLeast',
  other?: true,
  words: 'of your' | 'another' = 'of your',
): Noun {
  return {
    kind: 'select',
    quantifier: {
      ...q,
      amount,
      ...(amount === 'atLeast' ? { number: { kind: 'number' as const, number: 1 } } : {}),
      ...(other === undefined ? {} : { other }),
      words,
    },
    filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'opponent' }] } },
  };
}
/** "For each player, choose friend or foe": those chosen as friends, or the others. CR 101.4. */
export function eachChosen(as: 'friend' | 'foe'): Noun {
  return {
    kind: 'select',
    quantifier: { ...q, amount: 'each' },
    filter: {
      kind: 'filter',
      noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] },
      qualities: [{ kind: 'thisWay', done: 'chosen', ...(as === 'foe' ? { not: true as const } : {}), words: as }],
    },
  };
}
