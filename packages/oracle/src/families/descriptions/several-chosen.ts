/** Each of several chosen, the most that any player did, where something is and how it entered. CR 107.1, 608.2. */
import type { Noun } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { condition, countedNoun, description, eachOne, entering, filter, plainFilter } from '../categories.ts';
import { comparedToNumber } from '../values/comparisons.ts';

const IT: Noun = { kind: 'reference', to: null, words: 'it' };
const YOU: Noun = { kind: 'you' };
/** "that each have a different mana value X or less": two things are said of them. */
filter.add(
  phrase`${{ of: plainFilter }}^ that each have a different mana value ${{ bound: comparedToNumber }}`.means((s) => ({
    ...s.of,
    qualities: [
      { kind: 'different', what: 'mana values', words: 'that each have' },
      { ...s.bound, kind: 'withStat', stat: 'mana value', words: 'each different' },
    ],
  })) as never,
);
description.add(
  phrase`all creature types`.means({ kind: 'description', subtypeChoice: 'every creature type', words: 'all' }),
);
entering.add(phrase`attached to ${{ attachedTo: countedNoun }}`.means({ kind: 'entering' }));
condition.add(
  phrase`they're the monarch`.means({
    kind: 'designation',
    player: { kind: 'reference', to: null, words: 'they' },
    what: 'monarch',
  }),
  phrase`it 's ${{
    zone: terms('a zone', [
      ['on the battlefield', 'battlefield'],
      ['in your graveyard', 'graveyard'],
      ['in your hand', 'hand'],
    ] as const),
  }}`.means({ kind: 'inZone', subject: IT, words: "it's" }),
  phrase`it entered under your control`.means({
    kind: 'is',
    subject: IT,
    filter: {
      kind: 'filter',
      noun: { kind: 'words', words: [] },
      qualities: [{ kind: 'controlledBy', player: YOU }],
    },
    words: 'entered under',
  }),
);
eachOne.add(
  phrase`1 life you gained this turn`.means({
    kind: 'units',
    value: { kind: 'history', event: { kind: 'gainLife', actor: YOU }, what: 'amount', when: 'this turn' },
  }),
);
