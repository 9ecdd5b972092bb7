/** Whom or what a creature is attacking, and what it haunts. CR 508.1b, 702.55. */
import type { Filter, Noun } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { terms } from '../../kernel/words.ts';
import { noun, pointed } from '../categories.ts';
import { IT } from '../conditions/condition-words.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const THAT_CREATURE: Noun = {
  kind: 'reference',
  to: null,
  words: 'that',
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
};
const PLAYER_OR_PLANESWALKER: Filter = {
  kind: 'filter',
  noun: {
    kind: 'alternatives',
    join: 'or',
    of: [
      { kind: 'alternative', words: [{ kind: 'classWord', word: 'player' }] },
      { kind: 'alternative', words: [{ kind: 'typeWord', type: 'planeswalker' }] },
    ],
  },
};
const PLAYER: Filter = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } };
/** The one for which it is true that a creature is attacking it. */
const attackedBy = (of: Filter, attacker: Noun): Noun => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'the' },
  filter: {
    ...of,
    qualities: [
      {
        kind: 'whose',
        condition: {
          kind: 'is',
          subject: attacker,
          filter: {
            kind: 'filter',
            noun: { kind: 'words', words: [] },
            qualities: [{ kind: 'attacking', whom: RELATIVE }],
          },
        },
        words: 'attacked',
      },
    ],
  },
});
const attacked: Union<Noun> = category<Noun>(
  'whom it is attacking',
  terms<Noun>('whom it is attacking', [
    ["the player or planeswalker it 's attacking", attackedBy(PLAYER_OR_PLANESWALKER, IT)],
    ['the player or planeswalker that creature is attacking', attackedBy(PLAYER_OR_PLANESWALKER, THAT_CREATURE)],
    ["the player it 's attacking", attackedBy(PLAYER, IT)],
    ['the player that creature is attacking', attackedBy(PLAYER, THAT_CREATURE)],
    ['the player ~ is attacking', attackedBy(PLAYER, { kind: 'self' })],
    ['the player or planeswalker ~ is attacking', attackedBy(PLAYER_OR_PLANESWALKER, { kind: 'self' })],
  ]),
);
noun.add(attacked);
pointed.add(attacked);
