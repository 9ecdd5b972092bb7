/** Nouns: which objects or players. Targets, references, hosts, lists. CR 109, 115. */
import type { Filter, Noun, Quantifier, Reference, Select } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
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
} from '../categories.ts';
import { q } from './quantifiers.ts';
import './noun-numbers.ts';
import { anyTarget } from './any-target.ts';
import { chosenFirst, selects } from './selects.ts';
import { described } from '../descriptions/described-nouns.ts';
import { pronoun } from './pronoun.ts';
import { anyOne, eachChosen, eachOpponent, eachTeammate } from './opponents.ts';

const YOU: Noun = { kind: 'you' };

const EACH: Quantifier = { kind: 'quantifier', amount: 'each' };
const EACH_OTHER: Quantifier = { kind: 'quantifier', amount: 'each', other: true };

const plain = selects(plainFilter);
const full = selects(filter);
bare.add(full.bare);
countedNoun.add(full.counted, chosenFirst);
eachOne.add(
  phrase`${{ filter }}`.means({ kind: 'select', quantifier: EACH }),
  phrase`other ${{ filter }}`.means({ kind: 'select', quantifier: EACH_OTHER }),
);

const named = category<Noun>(
  'an object or player',
  terms<Noun>('an object or player', [
    ['~', { kind: 'self' }],
    ['@', { kind: 'self', granter: true }],
    ['this emblem', { kind: 'self', words: 'this emblem' }],
    ['you', YOU],
    ['your opponents', { kind: 'playerNoun', who: 'opponents' }],
    ['your teammates', { kind: 'playerNoun', who: 'teammates' }],
    ['your team', { kind: 'playerNoun', who: 'your team' }],
    ['defending player', { kind: 'playerNoun', who: 'defending' }],
    ['the defending player', { kind: 'playerNoun', who: 'defending', words: 'the' }],
    ['attacking player', { kind: 'playerNoun', who: 'attacking' }],
    ['the attacking player', { kind: 'playerNoun', who: 'attacking', words: 'the' }],
    ['the active player', { kind: 'playerNoun', who: 'active' }],
    ['your commander', { kind: 'commanderOf', player: YOU }],
    [
      'your Ring-bearer',
      {
        kind: 'select',
        quantifier: { ...q, amount: 'the', words: 'your' },
        filter: {
          kind: 'filter',
          noun: { kind: 'words', words: [{ kind: 'classWord', word: 'Ring-bearer' }] },
          qualities: [{ kind: 'controlledBy', player: YOU }],
        },
      },
    ],
    ['the monarch', { kind: 'playerNoun', who: 'monarch' }],
    ['it', pronoun('it')],
    ['each of your opponents', eachOpponent('each')],
    ['each of your teammates', eachTeammate],
    ['each of your other opponents', eachOpponent('each', true)],
    ['one of your opponents', eachOpponent('a')],
    ['another of your opponents', eachOpponent('a', true)],
    ['another one of your opponents', eachOpponent('a', true, 'another')],
    ['one or more of your opponents', eachOpponent('atLeast')],
    ['each friend', eachChosen('friend')],
    ['each foe', eachChosen('foe')],
  ]),
);

/** "enchanted creature". */
export const host: Union<Noun> = category<Noun>(
  'an object or player',
  phrase`enchanted ${{ filter: plainFilter }}`.means({ kind: 'host', how: 'enchanted' }),
  phrase`equipped ${{ filter: plainFilter }}`.means({ kind: 'host', how: 'equipped' }),
  phrase`fortified ${{ filter: plainFilter }}`.means({ kind: 'host', how: 'fortified' }),
);

const CARD: Filter = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } };
const objectPronoun = terms<Noun>('an object or player', [
  ['the rest of those cards', { kind: 'reference', to: null, words: 'the rest', rest: true, filter: CARD }],
  [
    'the rest of the revealed cards',
    { kind: 'reference', to: null, words: 'the rest', rest: true, filter: CARD, status: 'revealed' },
  ],
  [
    'the rest of the exiled cards',
    { kind: 'reference', to: null, words: 'the rest', rest: true, filter: CARD, status: 'exiled' },
  ],
  ['the rest of the cards', { kind: 'reference', to: null, words: 'the rest', rest: true, filter: CARD, many: true }],
  [
    'the rest of the cards revealed this way',
    { kind: 'reference', to: null, words: 'the rest', rest: true, filter: CARD, status: 'revealed', many: true },
  ],
  [
    'the rest of the cards exiled this way',
    { kind: 'reference', to: null, words: 'the rest', rest: true, filter: CARD, status: 'exiled', many: true },
  ],
  [
    'the last cards you looked at this way',
    { kind: 'reference', to: null, words: 'the', filter: CARD, status: 'looked at', many: true, thisWay: true },
  ],
  ['them', pronoun('they')],
  ['itself', pronoun('itself')],
  ['each of them', pronoun('each of them')],
  ['one of them', { ...pronoun('one of them'), one: true }],
  ['either of them', { ...pronoun('one of them'), one: true, either: true }],
  ['him', pronoun('he')],
  ['her', pronoun('she')],
  ['the rest', { ...pronoun('the rest'), rest: true }],
  ['the other', { ...pronoun('the other'), rest: true }],
]);
const subjectPronoun = terms<Noun>('an object or player', [
  ['they', pronoun('they')],
  ['he', pronoun('he')],
  ['she', pronoun('she')],
  ['each of them', pronoun('each of them')],
]);

/** What an ability of the same object did to them: linked abilities. CR 607.2, 702.55b, 702.167c. */
const linkedNoun = terms<Noun>('an object or player', [
  ['the creature it haunts', { kind: 'linked', what: 'haunted creature' }],
  ['the creature ~ haunts', { kind: 'linked', what: 'haunted creature', words: '~' }],
  ['the exiled card used to craft it', { kind: 'linked', what: 'card used to craft' }],
  ['the exiled card used to craft ~', { kind: 'linked', what: 'card used to craft', words: '~' }],
  ['the exiled cards used to craft it', { kind: 'linked', what: 'cards used to craft' }],
  ['the exiled cards used to craft ~', { kind: 'linked', what: 'cards used to craft', words: '~' }],
]);
const determined = category<Noun>('an object or player', named, anyTarget, described, host, linkedNoun);
atom.add(determined, plain.counted, objectPronoun);
atomSubject.add(determined, plain.counted, subjectPronoun);

/** "its controller", "that creature's owner", "their owners". */
const singlePlayerOf = category<Noun>('a player');
const severalPlayersOf = category<Noun>('players');
const oneRelation = terms<'controller' | 'owner'>('controller or owner', [
  ['controller', 'controller'],
  ['owner', 'owner'],
]);
const severalRelations = terms<'controller' | 'owner'>('controllers or owners', [
  ['controllers', 'controller'],
  ['owners', 'owner'],
]);
singlePlayerOf.add(
  phrase`${{
    of: terms<Noun>('whose', [
      ['its', pronoun('it')],
      ['his', pronoun('he')],
      ['her', pronoun('she')],
    ]),
  }} ${{ relation: oneRelation }}`.means((s) => ({ kind: 'playerOf', relation: s.relation, of: s.of })),
  phrase`the ${{ relation: oneRelation }} of ${{ of: full.counted }}`.means((s) => ({
    kind: 'playerOf',
    relation: s.relation,
    of: s.of,
    words: 'the',
  })),
  phrase`their ${{ relation: oneRelation }}`.means((s) => ({
    kind: 'playerOf',
    relation: s.relation,
    of: pronoun('they'),
    words: 'one',
  })),
  phrase`${{ of: category<Noun>('an object or player', terms<Noun>('~', [['~', { kind: 'self' }]]), described, host, plain.counted) }} 's ${{ relation: oneRelation }}`.means(
    { kind: 'playerOf' },
  ),
);
severalPlayersOf.add(
  phrase`their ${{ relation: severalRelations }}`.means((s) => ({
    kind: 'playerOf',
    relation: s.relation,
    of: pronoun('they'),
  })),
);
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

const single = category<Noun>(
  'an object or player',
  determined,
  objectPronoun,
  playerOf,
  full.counted,
  chosenFirst,
  full.bare,
);
const singleSubject = category<Noun>(
  'an object or player',
  determined,
  subjectPronoun,
  playerOf,
  full.counted,
  full.bare,
);
/** In lists every item but the last is free of qualities that could swallow the join. */
const listed = category<Noun>('an object or player', determined, full.counted, chosenFirst, playerOf);
const qualifiedBare = full.bare;
/** "a creature that's a Food or a Golem", "a spell that targets you or a Golem": one description, the second "a" is no noun of its own. */
const endsInDescription = (each: Noun): boolean =>
  each.kind === 'select' &&
  ['whose', 'share', 'nameOf', 'targeting'].includes(each.filter.qualities?.at(-1)?.kind ?? '');
/** "a permanent other than that creature or this Equipment": the exception is both of them. */
const endsInException = (each: Noun, next: Noun): boolean =>
  each.kind === 'select' &&
  each.filter.qualities?.at(-1)?.kind === 'otherThan' &&
  (next.kind === 'self' || next.kind === 'reference');
const eitherNoun: Category<Noun> = new Mapped<Noun, Noun>(
  'an object or player',
  phrase`${{ of: series(listed, { join: 'or' }) }}`.means({ kind: 'nounList', join: 'or' }),
  (tree) =>
    tree.kind === 'nounList' &&
    tree.of.some(
      (each, at) =>
        at > 0 && (endsInDescription(tree.of[at - 1] as Noun) || endsInException(tree.of[at - 1] as Noun, each)),
    )
      ? null
      : tree,
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
/** "those players each", "you and that player each": what follows is done by each of them. */
const severally = category<Select | Reference | Extract<Noun, { kind: 'nounList' }>>(
  'objects or players',
  full.counted as Category<Select>,
  full.bare as Category<Select>,
  described as Category<Reference>,
  terms<Reference>('they', [['they', pronoun('they')]]),
  phrase`${{ of: series(listed, { join: 'and' }) }}`.means({ kind: 'nounList', join: 'and' }),
);
subject.add(
  terms<Noun>('a player', [
    ['any player', anyOne('player')],
    ['any opponent', anyOne('opponent')],
  ]),
  phrase`${{ all: severally }} each`.means((s) => ({ ...s.all, each: true })) as Category<Noun>,
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
