/** More that is said of things and players: what they are not, what was done to them this turn, some of your opponents. CR 105.2, 109.2, 608.2i. */
import type { Filter, Noun } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { bare, eachOne, quality } from '../categories.ts';
import { terms, words } from '../../kernel/words.ts';
import { qualities } from './filters.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const THIS_TURN = { kind: 'thisTurn' } as const;
const OPPONENT: Filter = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'opponent' }] } };
quality.add(
  phrase`whose power and toughness aren't equal`.means({
    kind: 'whose',
    condition: {
      kind: 'compare',
      left: { kind: 'stat', stat: 'power', of: RELATIVE },
      comparison: 'not equal',
      right: { kind: 'stat', stat: 'toughness', of: RELATIVE },
    },
    words: "aren't equal",
  }) as never,
  phrase`that ${{ words: words('whether it was', ['was', 'were']) }} ${{
    event: terms('what was done', [
      ['turned face up', { kind: 'turnedFaceUp' }],
      ['milled', { kind: 'mill' }],
      ['cast', { kind: 'cast' }],
    ] as const),
  }} this turn`.means((s) => ({
    kind: 'that',
    event: { ...s.event, object: RELATIVE },
    when: THIS_TURN,
    words: s.words,
  })),
);
/** "your opponents who lost life this turn": some of them. */
const few = (amount: 'bare' | 'each', filter: Filter): Noun => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount, words: 'of your' },
  filter,
});
bare.add(
  phrase`your opponents ${{ said: qualities }}`.means((s) => few('bare', { ...OPPONENT, qualities: s.said })) as never,
);
eachOne.add(
  phrase`of your opponents ${{ said: qualities }}`.means((s) =>
    few('each', { ...OPPONENT, qualities: s.said }),
  ) as never,
);
