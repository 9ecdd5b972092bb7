/** What a copy is not like the copied: "except it has flying and isn't legendary". CR 707.9. */
import type { Ability, Characteristics, Description, Filter, Noun, Value } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { description, grantedAbility, plainFilter, possessive } from '../categories.ts';
import { keywordName } from '../abilities/keywords.ts';
import { cardName } from '../nouns/names.ts';
import { countersList } from '../zones/places.ts';
import { size } from '../values/sizes.ts';
import { digits, x } from '../values/values.ts';

const IT: Noun = { kind: 'reference', to: null, words: 'it' };
const UNSAID: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const abilities: Category<readonly Ability[]> = series(grantedAbility, { join: 'and', least: 1 });
const HE: Noun = { kind: 'reference', to: null, words: 'he' };
const SHE: Noun = { kind: 'reference', to: null, words: 'she' };
const THEY: Noun = { kind: 'reference', to: null, words: 'they' };
const tokenNoun = (word: 'token' | 'copy'): Filter => ({
  kind: 'filter',
  noun: { kind: 'words', words: [{ kind: 'classWord', word }] },
});
const TOKEN: Noun = { kind: 'reference', to: null, words: 'the', filter: tokenNoun('token') };
const COPY: Noun = { kind: 'reference', to: null, words: 'the', filter: tokenNoun('copy') };
/** What the copy is called: whoever has a gender by it. CR 201.5. */
const who = terms<Noun>('who', [
  ['it', IT],
  ['he', HE],
  ['she', SHE],
  ['they', THEY],
  ['the token', TOKEN],
  ['the copy', COPY],
]);
/** The same with "is". */
const whoIs = terms<Noun>('who', [
  ["it 's", IT],
  ["he 's", HE],
  ["she 's", SHE],
  ["they're", THEY],
  ['the token is', TOKEN],
  ['the copy is', COPY],
]);
/** The same with "is not". */
const whoIsNot = terms<Noun>('who', [
  ["it isn't", IT],
  ["they aren't", THEY],
  ["the token isn't", TOKEN],
  ["the copy isn't", COPY],
]);
const whose = terms<Noun>('whose', [
  ['its', IT],
  ['his', HE],
  ['her', SHE],
]);
const LEGENDARY = ['legendary'] as const;
/** "isn't legendary if that creature is legendary": what is copied. CR 707.9b. */
function notIfLegendary(copied: string): readonly [string, Description] {
  const words = `if ${copied} is`;
  return [`legendary ${words} legendary`, { kind: 'description', supertypes: LEGENDARY, not: true, words }];
}
/** One of them. */
export const exception: Union<Characteristics> = category<Characteristics>(
  'an exception',
  phrase`${{ object: who }} have~object ${{
    which: terms<{ thisOne: true } | { which: 'others' }>('which abilities', [
      ['this ability', { thisOne: true }],
      ["~ 's other abilities", { which: 'others' }],
    ]),
  }}`.means((s) => ({ ...s.which, kind: 'gain', verb: 'have', object: s.object, abilities: [] })),
  phrase`${{ object: who }} have~object ${{ abilities }} and this ability`.means({
    kind: 'gain',
    verb: 'have',
    thisOne: true,
  }),
  phrase`${{ object: who }} have~object ${{ abilities }} [if that creature doesn't have ${{ lacking: keywordName }}]`.means(
    {
      kind: 'gain',
      verb: 'have',
    },
  ),
  phrase`${{ object: whoIs }} ${{ as: description }}`.means({ kind: 'become', verb: 'be' }),
  phrase`${{ object: whoIs }} ${{ size }}`.means((s) => ({
    kind: 'become',
    verb: 'be',
    object: s.object,
    as: { ...s.size, kind: 'description' },
  })),
  phrase`${{ object: whoIs }} ${{
    as: terms<Description>('whether it is legendary', [
      ['legendary', { kind: 'description', supertypes: LEGENDARY }],
      ['legendary in addition to its other types', { kind: 'description', supertypes: LEGENDARY, inAddition: 'types' }],
      ['not legendary', { kind: 'description', supertypes: LEGENDARY, not: true, words: 'not' }],
    ]),
  }}`.means({ kind: 'become', verb: 'be' }),
  phrase`${{ object: whoIsNot }} ${{
    as: terms<Description>('whether it is legendary', [
      ['legendary', { kind: 'description', supertypes: LEGENDARY, not: true }],
      ...['the spell', 'the chosen creature', 'that creature', 'that permanent', 'that Dragon'].map(notIfLegendary),
    ]),
  }}`.means({ kind: 'become', verb: 'be' }),
  phrase`${{ object: whose }} name is ${{ name: category<string>('a name', words('~', ['~']), cardName) }}`.means(
    (s) => ({
      kind: 'become',
      verb: 'be',
      object: s.object,
      as: { kind: 'description', name: s.name },
    }),
  ),
  phrase`it loses all ${{ loses: words('what it loses', ['other card types', 'creature types']) }}`.means((s) => ({
    kind: 'become',
    verb: 'be',
    object: IT,
    as: { kind: 'description', loses: s.loses },
  })),
  phrase`it doesn't copy ${{ of: possessive }} ${{ what: words<'color'>('a characteristic', ['color']) }}`.means({
    kind: 'notCopied',
    object: IT,
  }),
  phrase`it enters with ${{ counters: countersList }} on it [if it 's a ${{ as: plainFilter }}]`.means((s) => ({
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
  phrase`${{
    object: terms<Noun>('whose', [
      ['has starting loyalty', UNSAID],
      ['its starting loyalty is', IT],
      ['his starting loyalty is', HE],
      ['her starting loyalty is', SHE],
    ]),
  }} ${{ loyalty: category<Value>('a number', digits, x) }}`.means((s) => ({
    kind: 'become',
    verb: 'be',
    object: s.object,
    as: { kind: 'description', loyalty: s.loyalty },
  })),
  phrase`has this ability`.means({ kind: 'gain', verb: 'have', object: UNSAID, abilities: [], thisOne: true }),
);
const COMMA = ', and';
/** Two of them that a comma parts: the second has a subject of its own. */
const parted: Category<readonly Characteristics[]> = new Mapped<readonly Characteristics[], readonly Characteristics[]>(
  'exceptions',
  phrase`${{ one: exception }} , and ${{ two: exception }}`.means((s) => [s.one, s.two]) as never,
  ([one, two]) => (two?.kind === 'gain' && two.words === undefined ? [one!, { ...two, words: COMMA }] : null),
  ([one, two, three]) => {
    if (three !== undefined || two?.kind !== 'gain' || two.words !== COMMA) return [];
    const { words: _words, ...said } = two;
    return [[one!, said]];
  },
  [null],
);
/** Several exceptions. */
export const exceptions: Category<readonly Characteristics[]> = category<readonly Characteristics[]>(
  'exceptions',
  series(category<Characteristics>('an exception', exception, continued), { join: 'and', least: 1, first: exception }),
  parted,
);
