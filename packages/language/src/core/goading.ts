/** What being goaded demands of a creature. CR 701.38b. */
import type { Noun, Rule } from './nodes.ts';

const OTHERS: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'each' },
  filter: {
    kind: 'filter',
    noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] },
    qualities: [{ kind: 'otherThan', noun: { kind: 'you' } }],
  },
};

/** What being goaded demands of a creature: to attack, and another player than you. CR 701.38b. */
export function goading(object: Noun): readonly Rule[] {
  return [
    { kind: 'must', action: { kind: 'attack', object }, goaded: true },
    { kind: 'must', action: { kind: 'attack', object, whom: OTHERS } },
  ];
}
