/** Abilities as things that are spoken of: whose they are, of what, equip abilities. CR 109.2, 113. */
import type { Filter, Noun, NounWord, NounWords } from '@kitchen-table/language/surface';
import { type Category, category, type Union } from '../../kernel/category.ts';
import { many } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { adjectiveList, bare, countedNoun, pointed, possessive } from '../categories.ts';

const abilityNoun = category<NounWords>(
  'an ability',
  phrase`${{ words: many(terms<NounWord>('an ability', [['ability', { kind: 'classWord', word: 'ability' }]], true)) }}^`.means(
    {
      kind: 'words',
    },
  ),
);
const sourceOfAbility = category<Noun>('its source', countedNoun, pointed, bare);
/** Abilities by what they are of, or by their keyword. */
export const abilityFilter: Union<Filter> = category<Filter>(
  'an ability',
  phrase`equip ${{ noun: abilityNoun }}^`.means((s) => ({
    kind: 'filter',
    noun: s.noun,
    qualities: [{ kind: 'withKeyword', keyword: 'equip' }],
  })),
  phrase`equip ${{ noun: abilityNoun }}^ you activate`.means((s) => ({
    kind: 'filter',
    noun: s.noun,
    qualities: [
      { kind: 'castBy', player: { kind: 'you' } },
      { kind: 'withKeyword', keyword: 'equip' },
    ],
  })),
  phrase`[${{ adjectives: adjectiveList }}] ${{ noun: abilityNoun }}^ of ${{ of: sourceOfAbility }}`.means((s) => ({
    kind: 'filter',
    adjectives: s.adjectives,
    noun: s.noun,
    qualities: [{ kind: 'abilityOf', noun: s.of }],
  })),
  phrase`[${{ adjectives: adjectiveList }}] ${{ noun: abilityNoun }}^ from ${{ of: countedNoun }}`.means((s) => ({
    kind: 'filter',
    adjectives: s.adjectives,
    noun: s.noun,
    qualities: [{ kind: 'abilityOf', noun: s.of, words: 'from' }],
  })),
  phrase`[${{ adjectives: adjectiveList }}] ${{ noun: abilityNoun }}^ ${{ player: pointed }} control from ${{ of: countedNoun }}`.means(
    (s) => ({
      kind: 'filter',
      adjectives: s.adjectives,
      noun: s.noun,
      qualities: [
        { kind: 'controlledBy', player: s.player },
        { kind: 'abilityOf', noun: s.of, words: 'from' },
      ],
    }),
  ),
);
const owners: Union<Noun> = category<Noun>(
  'whose abilities',
  possessive,
  phrase`${{ of: bare }} '`.means((s) => s.of) as Category<Noun>,
);
/** "enchanted artifact's activated abilities", "planeswalkers' loyalty abilities". */
export const abilitiesOfThings: Union<Noun> = category<Noun>(
  'abilities of something',
  phrase`${{ of: owners }} ${{ status: words('a sort of ability', ['activated', 'loyalty']) }} abilities`.means(
    (s) => ({
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'bare' },
      filter: {
        kind: 'filter',
        adjectives: [{ kind: 'statusWord', status: s.status }],
        noun: { kind: 'words', words: [{ kind: 'classWord', word: 'ability' }] },
        qualities: [{ kind: 'abilityOf', noun: s.of, words: 'whose' }],
      },
    }),
  ) as never,
);
