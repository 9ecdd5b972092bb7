/** "A spell cast this way": the one that the step before let a player cast. CR 608.2c. */
import type { Noun } from '@kitchen-table/language/surface';
import { type Category, category } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { condition, countedNoun, plainFilter, pointed } from '../categories.ts';
import { IT } from './condition-words.ts';

export const castThisWay = phrase`a ${{ filter: plainFilter }} cast this way`.means((s) => ({
  kind: 'reference',
  to: null,
  words: 'that',
  filter: s.filter,
  thisWay: true,
})) as Category<Noun>;

/** "The two spells have the same mana value": what the card would be as a spell, and the spell of the event. CR 601.3e. */
condition.add(
  phrase`${{ subject: countedNoun }} has only one target and that target is ${{ noun: category<Noun>('an object', countedNoun, pointed) }}`.means(
    (s) => ({
      kind: 'is',
      subject: s.subject,
      filter: {
        kind: 'filter',
        noun: { kind: 'words', words: [] },
        qualities: [{ kind: 'singleTarget' }, { kind: 'targeting', noun: s.noun }],
      },
      words: 'only one target',
    }),
  ),
  phrase`the two spells have the same mana value`.means({
    kind: 'is',
    subject: IT,
    filter: {
      kind: 'filter',
      noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] },
      qualities: [
        { kind: 'withStat', stat: 'mana value', comparison: 'equal', to: { kind: 'stat', stat: 'mana value', of: IT } },
      ],
    },
    words: 'the two spells',
  }),
);
