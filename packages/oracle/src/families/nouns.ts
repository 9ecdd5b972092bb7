/** Nouns: which objects or players. Targets, references, hosts, lists. CR 109, 115. */
import type {
  Filter,
  Noun,
  NounWords,
  PlayerOf,
  Quantifier,
  Reference,
  Select,
  Status,
  Value,
} from '@kitchen-table/language';
import { category, type Category, type Union } from '../kernel/category.ts';
import { Form } from '../kernel/inflect.ts';
import { Mapped, series } from '../kernel/lists.ts';
import { agrees, formOf } from '../kernel/number.ts';
import { phrase } from '../kernel/phrase.ts';
import { terms, words } from '../kernel/words.ts';
import {
  atom,
  atomSubject,
  bare,
  countedNoun,
  eachOne,
  filter,
  noun,
  plainFilter,
  pointed,
  possessive,
  subject,
} from './categories.ts';
import { eachOfQuantifier, q, quantifier } from './quantifiers.ts';
import { count, numberWord, several, x } from './values.ts';

const pronoun = (words: Reference['words']): Reference => ({ kind: 'reference', to: null, words });
const YOU: Noun = { kind: 'you' };

const singular = (): Form => Form.singular;
const plural = (): Form => Form.plural;
agrees('you', plural);
agrees<Extract<Noun, { kind: 'nounList' }>>('nounList', (list) =>
  list.join === 'and' ? Form.plural : formOf(list.of[list.of.length - 1]),
);
agrees<Extract<Noun, { kind: 'playerNoun' }>>('playerNoun', (player) =>
  player.who === 'opponents' || player.who === 'teammates' ? Form.plural : Form.singular,
);
agrees<Reference>('reference', (reference) =>
  reference.many === true || ['they', 'those', 'the rest', 'both'].includes(reference.words)
    ? Form.plural
    : Form.singular,
);
agrees<Select>('select', (select) => formOf(select.quantifier));
agrees<PlayerOf>('playerOf', (player) => (player.words === 'one' ? Form.singular : formOf(player.of)));
agrees<Extract<Noun, { kind: 'anyTarget' }>>('anyTarget', (target) => formOf(target.quantifier));
agrees<Extract<Noun, { kind: 'libraryCards' }>>('libraryCards', (cards) => formOf(cards.count));
agrees<Extract<Noun, { kind: 'zoneOfPlayer' }>>('zoneOfPlayer', singular);
const BARE: Quantifier = { kind: 'quantifier', amount: 'bare' };
const OTHER: Quantifier = { kind: 'quantifier', amount: 'bare', other: true };
const EACH: Quantifier = { kind: 'quantifier', amount: 'each' };
const EACH_OTHER: Quantifier = { kind: 'quantifier', amount: 'each', other: true };

/** "enchanted Equipment", whose plural is the same, is what an Aura enchants. */
function looksLikeHost(tree: Noun): boolean {
  if (tree.kind !== 'select' || tree.filter.noun.kind !== 'words') return false;
  const [adjective] = tree.filter.adjectives ?? [];
  const last = tree.filter.noun.words[tree.filter.noun.words.length - 1];
  return (
    adjective?.kind === 'statusWord' &&
    adjective.status === 'enchanted' &&
    last?.kind === 'subtypeWord' &&
    last.subtype === 'Equipment'
  );
}

/** The selects over one category of descriptions. */
function selects(of: Category<Filter>): { counted: Union<Noun>; bare: Union<Noun> } {
  return {
    counted: category<Noun>(
      'an object or player',
      phrase`${{ quantifier }} ${{ filter: of }}@quantifier`.means({ kind: 'select' }),
      phrase`${{ quantifier: eachOfQuantifier }} ${{ filter: of }}!plural`.means({ kind: 'select' }),
      phrase`${{ quantifier }} ${{ filter: of }}@quantifier at random`.means((s) => ({
        kind: 'select',
        quantifier: { ...s.quantifier, atRandom: true },
        filter: s.filter,
      })),
      phrase`${{ quantifier }} ${{ filter: of }}@quantifier of ( their | his or her ) choice`.means((s) => ({
        kind: 'select',
        quantifier: { ...s.quantifier, chooser: pronoun('they') },
        filter: s.filter,
      })),
      phrase`${{ quantifier }} ${{ filter: of }}@quantifier of your choice`.means((s) => ({
        kind: 'select',
        quantifier: { ...s.quantifier, chooser: YOU },
        filter: s.filter,
      })),
      phrase`${{ quantifier }} ${{ filter: of }}@quantifier of an opponent 's choice`.means((s) => ({
        kind: 'select',
        quantifier: {
          ...s.quantifier,
          chooser: {
            kind: 'select',
            quantifier: { ...q, amount: 'a' },
            filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'opponent' }] } },
          },
        },
        filter: s.filter,
      })),
    ),
    bare: category<Noun>(
      'objects or players',
      new Mapped<Noun, Noun>(
        'objects or players',
        phrase`${{ filter: of }}!plural`.means({ kind: 'select', quantifier: BARE }),
        (tree) => (looksLikeHost(tree) ? null : tree),
        (tree) => [tree],
      ),
      phrase`other ${{ filter: of }}!plural`.means({ kind: 'select', quantifier: OTHER }),
    ),
  };
}
const plain = selects(plainFilter);
const full = selects(filter);
bare.add(full.bare);
countedNoun.add(full.counted);
eachOne.add(
  phrase`${{ filter }}`.means({ kind: 'select', quantifier: EACH }),
  phrase`other ${{ filter }}`.means({ kind: 'select', quantifier: EACH_OTHER }),
);

const named = category<Noun>(
  'an object or player',
  terms<Noun>('an object or player', [
    ['~', { kind: 'self' }],
    ['you', YOU],
    ['your opponents', { kind: 'playerNoun', who: 'opponents' }],
    ['your teammates', { kind: 'playerNoun', who: 'teammates' }],
    ['defending player', { kind: 'playerNoun', who: 'defending' }],
    ['the defending player', { kind: 'playerNoun', who: 'defending' }],
    ['the active player', { kind: 'playerNoun', who: 'active' }],
    ['the monarch', { kind: 'playerNoun', who: 'monarch' }],
    ['it', pronoun('it')],
  ]),
);

const anyTarget = category<Noun>(
  'any target',
  terms<Noun>('any target', [
    ['any target', { kind: 'anyTarget', quantifier: { ...q, amount: 'a', target: true } }],
    ['any other target', { kind: 'anyTarget', quantifier: { ...q, amount: 'a', target: true, other: true } }],
  ]),
);
anyTarget.add(
  phrase`up to ${{ number: count }} target#number`.means((s) => ({
    kind: 'anyTarget',
    quantifier: { ...q, amount: 'upTo', number: s.number, target: true },
  })),
  phrase`${{ number: several }} targets`.means((s) => ({
    kind: 'anyTarget',
    quantifier: { ...q, amount: 'number', number: s.number, target: true },
  })),
  phrase`any number of targets`.means({ kind: 'anyTarget', quantifier: { ...q, amount: 'anyNumber', target: true } }),
  phrase`one or two targets`.means({ kind: 'anyTarget', quantifier: { ...q, amount: 'oneOrTwo', target: true } }),
  phrase`one , two , or three targets`.means({
    kind: 'anyTarget',
    quantifier: { ...q, amount: 'oneToThree', target: true },
  }),
  phrase`each of up to ${{ number: count }} target#number`.means((s) => ({
    kind: 'anyTarget',
    quantifier: { ...q, amount: 'upTo', number: s.number, target: true, eachOf: true },
  })),
  phrase`each of ${{ number: several }} targets`.means((s) => ({
    kind: 'anyTarget',
    quantifier: { ...q, amount: 'number', number: s.number, target: true, eachOf: true },
  })),
);

/** "one of those cards": some of what was named before. */
const some: Union<Value> = category<Value>('how many', numberWord, x);
const thoseNouns: Union<NounWords> = category<NounWords>(
  'objects or players',
  terms<NounWords>('objects or players', [
    ['cards', { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] }],
    ['creatures', { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] }],
    ['permanents', { kind: 'words', words: [{ kind: 'classWord', word: 'permanent' }] }],
    ['tokens', { kind: 'words', words: [{ kind: 'classWord', word: 'token' }] }],
  ]),
);
const copyWord = terms<Filter>(
  'a copy',
  [['copy', { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'copy' }] } }]],
  true,
);
const described = category<Noun>(
  'an object or player',
  phrase`that ${{ filter: plainFilter }}`.means({ kind: 'reference', to: null, words: 'that' }),
  phrase`the ${{ status: words<Status>('a status', ['sacrificed', 'exiled', 'discarded', 'revealed', 'chosen', 'returned', 'milled', 'tapped']) }} ${{ filter: plainFilter }}`.means(
    (s) => ({ kind: 'reference', to: null, words: 'the', status: s.status, filter: s.filter }),
  ),
  phrase`the ${{ status: words<Status>('a status', ['sacrificed', 'exiled', 'discarded', 'revealed', 'chosen', 'returned', 'milled']) }} ${{ filter: plainFilter }}!plural`.means(
    (s) => ({ kind: 'reference', to: null, words: 'the', status: s.status, many: true, filter: s.filter }),
  ),
  phrase`those ${{ filter: plainFilter }}!plural`.means({ kind: 'reference', to: null, words: 'those' }),
  phrase`the ${{ filter: copyWord }}`.means({ kind: 'reference', to: null, words: 'the' }),
  phrase`the ${{ filter: copyWord }}!plural`.means({ kind: 'reference', to: null, words: 'the', many: true }),
  phrase`that ${{ filter: copyWord }}`.means({ kind: 'reference', to: null, words: 'that' }),
  phrase`each of those ${{ filter: plainFilter }}!plural`.means({
    kind: 'reference',
    to: null,
    words: 'each of those',
  }),
  phrase`both ${{ filter: plainFilter }}!plural`.means({ kind: 'reference', to: null, words: 'both' }),
  phrase`the ${{ status: words<Status>('a status', ['created', 'attached', 'countered', 'copied', 'drawn', 'destroyed']) }} ${{ filter: plainFilter }}`.means(
    (s) => ({ kind: 'reference', to: null, words: 'the', status: s.status, filter: s.filter }),
  ),
  phrase`${{ number: some }} of those ${{ noun: thoseNouns }}!plural`.means((s) => ({
    kind: 'select',
    quantifier: { ...q, amount: 'number', number: s.number },
    filter: {
      kind: 'filter',
      noun: s.noun,
      qualities: [
        {
          kind: 'among',
          noun: { kind: 'reference', to: null, words: 'those', filter: { kind: 'filter', noun: s.noun } },
          words: 'of',
        },
      ],
    },
  })),
);

/** "enchanted creature". */
export const host: Union<Noun> = category<Noun>(
  'an object or player',
  phrase`enchanted ${{ filter: plainFilter }}`.means({ kind: 'host', how: 'enchanted' }),
  phrase`equipped ${{ filter: plainFilter }}`.means({ kind: 'host', how: 'equipped' }),
  phrase`fortified ${{ filter: plainFilter }}`.means({ kind: 'host', how: 'fortified' }),
);

const objectPronoun = terms<Noun>('an object or player', [
  ['them', pronoun('they')],
  ['itself', pronoun('itself')],
  ['each of them', pronoun('each of them')],
  ['one of them', pronoun('one of them')],
  ['him', pronoun('he')],
  ['her', pronoun('she')],
  ['the rest', pronoun('the rest')],
  ['the other', pronoun('the other')],
]);
const subjectPronoun = terms<Noun>('an object or player', [
  ['they', pronoun('they')],
  ['he', pronoun('he')],
  ['she', pronoun('she')],
  ['each of them', pronoun('each of them')],
]);

const determined = category<Noun>('an object or player', named, anyTarget, described, host);
atom.add(determined, plain.counted, objectPronoun);
atomSubject.add(determined, plain.counted, subjectPronoun);

/** "its controller", "that creature's owner", "their owners". */
const singlePlayerOf = category<Noun>('a player');
const severalPlayersOf = category<Noun>('players');
for (const relation of ['controller', 'owner'] as const) {
  const one = terms(relation, [[relation, relation]]);
  const several = terms(relation, [[relation + 's', relation]]);
  singlePlayerOf.add(
    phrase`its ${{ relation: one }}`.means((s) => ({ kind: 'playerOf', relation: s.relation, of: pronoun('it') })),
    phrase`the ${{ relation: one }} of ${{ of: plain.counted }}`.means((s) => ({
      kind: 'playerOf',
      relation: s.relation,
      of: s.of,
      words: 'the',
    })),
    phrase`his ${{ relation: one }}`.means((s) => ({ kind: 'playerOf', relation: s.relation, of: pronoun('he') })),
    phrase`her ${{ relation: one }}`.means((s) => ({ kind: 'playerOf', relation: s.relation, of: pronoun('she') })),
    phrase`their ${{ relation: one }}`.means((s) => ({
      kind: 'playerOf',
      relation: s.relation,
      of: pronoun('they'),
      words: 'one',
    })),
    phrase`${{ of: category<Noun>('an object or player', terms<Noun>('~', [['~', { kind: 'self' }]]), described, host, plain.counted) }} 's ${{ relation: one }}`.means(
      { kind: 'playerOf' },
    ),
  );
  severalPlayersOf.add(
    phrase`their ${{ relation: several }}`.means((s) => ({
      kind: 'playerOf',
      relation: s.relation,
      of: pronoun('they'),
    })),
    phrase`${{ of: described }} ' ${{ relation: several }}`.means({ kind: 'playerOf' }),
  );
}
const playerOf = category<Noun>('a player', singlePlayerOf, severalPlayersOf);
pointed.add(determined, objectPronoun, playerOf);
atom.add(playerOf);
atomSubject.add(playerOf);

possessive.add(
  terms<Noun>('whose ("your", "its")', [
    ['your', YOU],
    ['its', pronoun('it')],
    ['his', pronoun('he')],
    ['her', pronoun('she')],
    ['their', pronoun('they')],
  ]),
  phrase`${{ owner: category<Noun>('an object or player', named, described, host, plain.counted, singlePlayerOf) }} 's`.means(
    (s) => s.owner,
  ),
);

const single = category<Noun>('an object or player', determined, objectPronoun, playerOf, full.counted, full.bare);
const singleSubject = category<Noun>(
  'an object or player',
  determined,
  subjectPronoun,
  playerOf,
  full.counted,
  full.bare,
);
/** In lists every item but the last is free of qualities that could swallow the join. */
const listed = category<Noun>('an object or player', determined, full.counted, playerOf);
const qualifiedBare = full.bare;
/** "a creature that's a Food or a Golem" is one description: the second "a" is no noun of its own. */
const endsInDescription = (each: Noun): boolean =>
  each.kind === 'select' && each.filter.qualities?.[each.filter.qualities.length - 1]?.kind === 'whose';
const eitherNoun: Category<Noun> = new Mapped<Noun, Noun>(
  'an object or player',
  phrase`${{ of: series(listed, { join: 'or' }) }}`.means({ kind: 'nounList', join: 'or' }),
  (tree) => (tree.kind === 'nounList' && tree.of.slice(0, -1).some(endsInDescription) ? null : tree),
  (tree) => [tree],
);
noun.add(
  single,
  phrase`${{ of: series(listed, { join: 'and' }) }}`.means({ kind: 'nounList', join: 'and' }),
  eitherNoun,
  phrase`${{ of: series(listed, { join: 'and/or' }) }}`.means({ kind: 'nounList', join: 'and/or' }),
  phrase`${{ of: series(category<Noun>('an object or player', determined), { join: 'and', last: qualifiedBare }) }}`.means(
    {
      kind: 'nounList',
      join: 'and',
    },
  ),
  phrase`you or ${{ last: qualifiedBare }}`.means((s) => ({ kind: 'nounList', join: 'or', of: [YOU, s.last] })),
);
subject.add(
  singleSubject,
  phrase`${{ of: series(listed, { join: 'and' }) }}`.means({ kind: 'nounList', join: 'and' }),
  eitherNoun,
  phrase`${{ of: series(category<Noun>('an object or player', determined), { join: 'and', last: qualifiedBare }) }}`.means(
    {
      kind: 'nounList',
      join: 'and',
    },
  ),
);
