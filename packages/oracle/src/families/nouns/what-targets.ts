/** "can't be the target of red spells or abilities from red sources", "any target that isn't a Dragon". CR 113.7, 115.1, 115.4. */
import type { Filter, Noun } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { anyTarget } from './any-target.ts';
import { bare, countedNoun, finalQuality, passiveVerb, plainFilter, pointed } from '../categories.ts';
import { q } from './quantifiers.ts';

const ABILITIES: Filter = {
  kind: 'filter',
  noun: { kind: 'words', words: [{ kind: 'classWord', word: 'ability' }] },
};
/** "abilities from red sources". */
const abilities: Union<Noun> = category<Noun>(
  'abilities',
  phrase`abilities from ${{ of: bare }}`.means((s) => ({
    kind: 'select',
    quantifier: { kind: 'quantifier', amount: 'bare' },
    filter: { ...ABILITIES, qualities: [{ kind: 'abilityOf', noun: s.of, words: 'from' }] },
  })),
);
const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const ANY: Extract<Noun, { kind: 'anyTarget' }> = {
  kind: 'anyTarget',
  quantifier: { ...q, amount: 'a', target: true },
};
const AN_OPPONENT: Noun = {
  kind: 'select',
  quantifier: { ...q, amount: 'a' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'opponent' }] } },
};
anyTarget.add(
  phrase`any target that isn't a ${{ filter: plainFilter }}`.means((s) => ({
    ...ANY,
    qualities: [{ kind: 'whose', condition: { kind: 'is', subject: RELATIVE, filter: s.filter, not: true } }],
  })),
  phrase`any target that was dealt damage this turn`.means({
    ...ANY,
    qualities: [{ kind: 'dealtDamage', when: { kind: 'thisTurn' }, words: 'that was' }],
  }),
  phrase`any target of a opponent 's choice`.means({
    kind: 'anyTarget',
    quantifier: { ...q, amount: 'a', target: true, chooser: AN_OPPONENT },
  }),
  phrase`any target of their choice`.means({
    kind: 'anyTarget',
    quantifier: { ...q, amount: 'a', target: true, chooser: { kind: 'reference', to: null, words: 'they' } },
  }),
);
finalQuality.add(
  phrase`that target~ ${{ one: pointed }} or ${{ two: countedNoun }}`.means((s) => ({
    kind: 'targeting',
    noun: { kind: 'nounList', of: [s.one, s.two], join: 'or' },
  })) as never,
);
passiveVerb.add(
  phrase`be the target of ${{ by: abilities }}`.means({ kind: 'becomeTarget' }),
  phrase`be the ( ${{ words: words('targets', ['targets']) }} | target ) of ${{ one: bare }} or ${{ two: abilities }}`.means(
    (s) => ({
      kind: 'becomeTarget',
      by: { kind: 'nounList', of: [s.one, s.two], join: 'or' },
      words: s.words,
    }),
  ) as never,
);
