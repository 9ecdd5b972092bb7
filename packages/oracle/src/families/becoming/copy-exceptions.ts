/** What a copy is not like the copied: "except it has flying and isn't legendary". CR 707.9. */
import type { Ability, Characteristics, Filter, Noun } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { description, grantedAbility, plainFilter, possessive } from '../categories.ts';
import { keywordName } from '../abilities/keywords.ts';
import { cardName } from '../nouns/names.ts';
import { countersList } from '../zones/places.ts';
import { size } from '../values/sizes.ts';

const IT: Noun = { kind: 'reference', to: null, words: 'it' };
const UNSAID: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const abilities: Category<readonly Ability[]> = series(grantedAbility, { join: 'and', least: 1 });
/** One of them. */
export const exception: Union<Characteristics> = category<Characteristics>(
  'an exception',
  phrase`it has ${{ abilities }}`.means({ kind: 'gain', verb: 'have', object: IT }),
  phrase`it 's ${{ as: description }}`.means({ kind: 'become', verb: 'be', object: IT }),
  phrase`it has this ability`.means({ kind: 'gain', verb: 'have', object: IT, abilities: [], thisOne: true }),
  phrase`it has ~ 's other abilities`.means({ kind: 'gain', verb: 'have', object: IT, abilities: [], which: 'others' }),
  phrase`it 's legendary`.means({
    kind: 'become',
    verb: 'be',
    object: IT,
    as: { kind: 'description', supertypes: ['legendary'] },
  }),
  phrase`it isn't legendary`.means({
    kind: 'become',
    verb: 'be',
    object: IT,
    as: { kind: 'description', supertypes: ['legendary'], not: true },
  }),
  phrase`it isn't legendary if the ${{
    copied: terms('what is copied', [
      ['spell', 'if it is'],
      ['chosen creature', 'if the chosen one is'],
    ] as const),
  }} is legendary`.means((s) => ({
    kind: 'become',
    verb: 'be',
    object: IT,
    as: { kind: 'description', supertypes: ['legendary'], not: true, words: s.copied },
  })),
);
for (const [who, said] of [
  ['they', { kind: 'reference', to: null, words: 'they' }],
  ['the token', { kind: 'reference', to: null, words: 'the', filter: tokenNoun('token') }],
  ['the copy', { kind: 'reference', to: null, words: 'the', filter: tokenNoun('copy') }],
] as const) {
  const object = said as Noun;
  const have = who === 'they' ? 'have' : 'has';
  const are = who === 'they' ? "they're" : `${who} is`;
  const arent = who === 'they' ? "they aren't" : `${who} isn't`;
  exception.add(
    phrase`${who} ${have} ${{ abilities }}`.means({ kind: 'gain', verb: 'have', object }),
    phrase`${are} ${{ as: description }}`.means({ kind: 'become', verb: 'be', object }),
    phrase`${are} ${{ size }}`.means((s) => ({
      kind: 'become',
      verb: 'be',
      object,
      as: { ...s.size, kind: 'description' },
    })),
    phrase`${are} not legendary`.means({
      kind: 'become',
      verb: 'be',
      object,
      as: { kind: 'description', supertypes: ['legendary'], not: true, words: 'not' },
    }),
    phrase`${arent} legendary`.means({
      kind: 'become',
      verb: 'be',
      object,
      as: { kind: 'description', supertypes: ['legendary'], not: true },
    }),
  );
}
function tokenNoun(word: 'token' | 'copy'): Filter {
  return { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word }] } };
}
exception.add(
  ...(['other card types', 'creature types'] as const).map((loses) =>
    phrase`it loses all ${loses}`.means({ kind: 'become', verb: 'be', object: IT, as: { kind: 'description', loses } }),
  ),
  phrase`it has ${{ abilities }} if that creature doesn't have ${{ lacking: keywordName }}`.means({
    kind: 'gain',
    verb: 'have',
    object: IT,
  }),
  phrase`it 's not legendary`.means({
    kind: 'become',
    verb: 'be',
    object: IT,
    as: { kind: 'description', supertypes: ['legendary'], not: true, words: 'not' },
  }),
  phrase`its name is ${{ name: category<string>('a name', words('~', ['~']), cardName) }}`.means((s) => ({
    kind: 'become',
    verb: 'be',
    object: IT,
    as: { kind: 'description', name: s.name },
  })),
  phrase`it 's legendary in addition to its other types`.means({
    kind: 'become',
    verb: 'be',
    object: IT,
    as: { kind: 'description', supertypes: ['legendary'], inAddition: 'types' },
  }),
  phrase`it has ${{ abilities }} and this ability`.means({
    kind: 'gain',
    verb: 'have',
    object: IT,
    thisOne: true,
  }),
);
const HE: Noun = { kind: 'reference', to: null, words: 'he' };
const SHE: Noun = { kind: 'reference', to: null, words: 'she' };
/** Whoever has a gender. */
const who = terms<Noun>('who', [
  ['he', HE],
  ['she', SHE],
]);
const whose = terms<Noun>('whose', [
  ['his', HE],
  ['her', SHE],
]);
exception.add(
  phrase`it 's ${{ size }}`.means((s) => ({
    kind: 'become',
    verb: 'be',
    object: IT,
    as: { ...s.size, kind: 'description' },
  })),
  phrase`${{ object: who }} has ${{ abilities }}`.means({ kind: 'gain', verb: 'have' }),
  phrase`${{ object: who }} has this ability`.means({ kind: 'gain', verb: 'have', abilities: [], thisOne: true }),
  phrase`${{ object: who }} 's ${{ as: description }}`.means({ kind: 'become', verb: 'be' }),
  phrase`${{ object: whose }} name is ${{ name: category<string>('a name', words('~', ['~']), cardName) }}`.means(
    (s) => ({
      kind: 'become',
      verb: 'be',
      object: s.object,
      as: { kind: 'description', name: s.name },
    }),
  ),
  phrase`it doesn't copy ${{ of: possessive }} ${{ what: words<'color'>('a characteristic', ['color']) }}`.means({
    kind: 'notCopied',
    object: IT,
  }),
  phrase`it enters with ${{ counters: countersList }} on it`.means((s) => ({
    kind: 'alsoEnters',
    object: IT,
    entering: { kind: 'entering', counters: s.counters },
  })),
  phrase`it enters with ${{ counters: countersList }} on it if it 's a ${{ as: plainFilter }}`.means((s) => ({
    kind: 'alsoEnters',
    object: IT,
    entering: { kind: 'entering', counters: s.counters },
    as: s.as,
  })),
);
/** What goes on with the subject of the exception before it: "except it isn't legendary and has haste". */
const continued: Union<Characteristics> = category<Characteristics>(
  'an exception',
  phrase`has ${{ abilities }}`.means({ kind: 'gain', verb: 'have', object: UNSAID }),
  phrase`is ${{ as: description }}`.means({ kind: 'become', verb: 'be', object: UNSAID }),
  phrase`has this ability`.means({ kind: 'gain', verb: 'have', object: UNSAID, abilities: [], thisOne: true }),
);
/** Several exceptions. */
export const exceptions: Category<readonly Characteristics[]> = series(
  category<Characteristics>('an exception', exception, continued),
  { join: 'and', least: 1, first: exception },
);
