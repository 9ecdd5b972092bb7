/** Descriptions of objects and players: adjectives, nouns, and (in qualities.ts) what follows. CR 109.2. */
import type {
  Adjective,
  Alternative,
  CardType,
  ClassWord,
  NounWord,
  NounWords,
  Quality,
  Status,
  Supertype,
} from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped, series, many, Many } from '../../kernel/lists.ts';
import type { Form } from '../../kernel/inflect.ts';
import { phrase } from '../../kernel/phrase.ts';
import { allowNon } from '../../kernel/tokens.ts';
import { Pattern, terms } from '../../kernel/words.ts';
import { adjectiveList, filter, finalQuality, plainFilter, quality } from '../categories.ts';
import { abilityFilter } from '../nouns/ability-nouns.ts';
import * as subtypes from '../../lexicon/subtypes.ts';

const CARD_TYPES: readonly CardType[] = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'planeswalker',
  'sorcery',
  'plane',
  'phenomenon',
  'scheme',
  'conspiracy',
];
const CLASS_WORDS: readonly ClassWord[] = [
  'permanent',
  'spell',
  'card',
  'token',
  'source',
  'ability',
  'commander',
  'outlaw',
  'Ring-bearer',
];
const PLAYER_WORDS: readonly ClassWord[] = ['player', 'opponent', 'teammate'];
const COLOR_WORDS = ['white', 'blue', 'black', 'red', 'green', 'colorless', 'multicolored', 'monocolored'] as const;
const SUPERTYPES: readonly Supertype[] = ['basic', 'legendary', 'snow', 'world'];
const STATUSES: readonly Status[] = [
  'tapped',
  'untapped',
  'attacking',
  'blocking',
  'blocked',
  'unblocked',
  'face-down',
  'face-up',
  'modified',
  'suspended',
  'historic',
  'enchanted',
  'equipped',
  'goaded',
  'suspected',
  'solved',
  'harnessed',
  'stickered',
  'activated',
  'triggered',
  'loyalty',
  'saddled',
  'renowned',
  'monstrous',
  'transformed',
  'mana',
];
/** Every card type that cards name. */
export const TYPES: readonly string[] = CARD_TYPES;
/** Every color that cards name. */
export const COLORS: readonly string[] = COLOR_WORDS;
/** Every subtype that cards name. */
export const SUBTYPES: readonly string[] = [
  ...new Set([
    ...subtypes.CREATURE_TYPES,
    ...subtypes.LAND_TYPES,
    ...subtypes.ARTIFACT_TYPES,
    ...subtypes.ENCHANTMENT_TYPES,
    ...subtypes.PLANESWALKER_TYPES,
    ...subtypes.SPELL_TYPES,
    ...subtypes.BATTLE_TYPES,
    'Blinkmoth',
    'Mine',
  ]),
];

allowNon([...CARD_TYPES, ...CLASS_WORDS, ...COLOR_WORDS, ...SUPERTYPES, ...STATUSES, ...SUBTYPES]);

const typeWord: Category<NounWord> = terms<NounWord>(
  'a card type',
  CARD_TYPES.map((type) => [type, { kind: 'typeWord', type }] as const),
  true,
);
type SubtypeWord = Extract<NounWord, { kind: 'subtypeWord' }>;
const subtypeWord: Category<SubtypeWord> = terms<SubtypeWord>(
  'a subtype',
  SUBTYPES.map((subtype) => [subtype.replace(/'s$/, " 's"), { kind: 'subtypeWord', subtype }] as const),
  true,
);
const classWord: Category<NounWord> = terms<NounWord>(
  'an object or player',
  CLASS_WORDS.map((word) => [word, { kind: 'classWord', word }] as const),
  true,
);
const playerWord = terms<NounWord>(
  'a player',
  PLAYER_WORDS.map((word) => [word, { kind: 'classWord', word }] as const),
  true,
);

/** "white", "colorless". */
export const colorAdjective: Category<Adjective> = terms<Adjective>(
  'a color',
  COLOR_WORDS.map((color) => [color, { kind: 'colorWord', color }] as const),
);
const supertypeAdjective = terms<Adjective>(
  'a supertype',
  SUPERTYPES.map((supertype) => [supertype, { kind: 'supertypeWord', supertype }] as const),
);
const statusAdjective = terms<Adjective>(
  'a status',
  STATUSES.map((status) => [status, { kind: 'statusWord', status }] as const),
);
const typeAdjective = terms<Adjective>(
  'a card type',
  CARD_TYPES.map((type) => [type, { kind: 'typeAdjective', type }] as const),
);
const subtypeAdjective = terms<Adjective>(
  'a subtype',
  SUBTYPES.map((subtype) => [subtype, { kind: 'subtypeAdjective', subtype }] as const),
);
const classAdjective = terms<Adjective>(
  'an object or player',
  CLASS_WORDS.map((word) => [word, { kind: 'classAdjective', word }] as const),
);
const powerToughness = new Pattern<Adjective>(
  'power/toughness',
  /^(?:\d+|X)\/(?:\d+|X)$/,
  ['1/1', 'X/X'],
  (word) => {
    const [power, toughness] = word
      .split('/')
      .map((part) => (part === 'X' ? ({ kind: 'x' } as const) : ({ kind: 'number', number: Number(part) } as const)));
    return { kind: 'powerToughness', power: power!, toughness: toughness! };
  },
  (adjective) => {
    if (adjective.kind !== 'powerToughness') return null;
    const side = (value: (typeof adjective)['power']): string =>
      value.kind === 'x' ? 'X' : value.kind === 'number' ? String(value.number) : '?';
    return `${side(adjective.power)}/${side(adjective.toughness)}`;
  },
  'powerToughness',
);

const notAdjective =
  phrase`non ${{ of: category<Adjective>('after non', colorAdjective, supertypeAdjective, statusAdjective, typeAdjective, subtypeAdjective, classAdjective) }}`.means(
    { kind: 'non' },
  );
const simple = category<Adjective>(
  'an adjective',
  colorAdjective,
  supertypeAdjective,
  statusAdjective,
  notAdjective,
  powerToughness,
);
const either = (of: Union<Adjective>): Union<Adjective> =>
  category<Adjective>(
    'adjectives',
    phrase`${{ of: series(of, { join: 'or' }) }}`.means({ kind: 'anyOf', join: 'or' }),
    phrase`${{ of: series(of, { join: 'and' }) }}`.means({ kind: 'anyOf', join: 'and' }),
    phrase`${{ of: series(of, { join: 'and/or' }) }}`.means({ kind: 'anyOf', join: 'and/or' }),
    phrase`${{ one: of }} and all ${{ other: of }}`.means((s) => ({
      kind: 'anyOf',
      of: [s.one, s.other],
      join: 'and',
      words: 'all',
    })),
  );
const kindAdjective = category<Adjective>('a type', typeAdjective, subtypeAdjective);
const eitherKind = either(kindAdjective);
/** "nonland, nontoken": two negations in a row take a comma. */
class Adjectives extends Many<Adjective> {
  protected override between(left: Adjective, right: Adjective): readonly string[] {
    return left.kind === 'non' && right.kind === 'non' ? [','] : [];
  }
  protected override optionalBetween = ',';
}
/** "tapped white or blue". */
export const adjectives: Adjectives = new Adjectives(
  'adjectives',
  category<Adjective>('an adjective', simple, either(simple)),
);

adjectiveList.add(adjectives);

const modifier = category<NounWord>('an object or player', typeWord, subtypeWord, classWord);
/** Cards write "Ninja" and "Ninjas" of several. */
const ninjas = terms<NounWord>(
  'a subtype',
  (['Ninjas', 'Spawns', 'Djinns', 'Efreets'] as const).map((words) => [
    words,
    { kind: 'subtypeWord', subtype: words.slice(0, -1), words },
  ]),
);
const plainHead = category<NounWord>('an object or player', typeWord, subtypeWord, ninjas);
const plainWords = new Many<NounWord>(
  'nouns',
  category<NounWord>(
    'an object or player',
    plainHead,
    terms<NounWord>('an object or player', [['commander', { kind: 'classWord', word: 'commander' }]]),
  ),
  plainHead,
);
const classWords = new Many<NounWord>('nouns', modifier, category<NounWord>('an object or player', classWord));
const playerWords = many(category<NounWord>('a player', playerWord));

const bareAlternative = category<Alternative>(
  'an object or player',
  phrase`${{ words: plainWords }}^`.means({ kind: 'alternative' }),
);
const singleClass = category<Alternative>(
  'an object or player',
  phrase`${{ words: many(category<NounWord>('an object or player', classWord, playerWord)) }}^`.means({
    kind: 'alternative',
  }),
);
const objectClass = category<Alternative>(
  'an object or player',
  phrase`${{ words: many(category<NounWord>('an object or player', classWord)) }}^`.means({ kind: 'alternative' }),
);
const playerClass = category<Alternative>(
  'an object or player',
  phrase`${{ words: many(category<NounWord>('an object or player', playerWord)) }}^`.means({ kind: 'alternative' }),
);
const describedPlain = category<Alternative>(
  'an object or player',
  phrase`${{ adjectives }} ${{ words: plainWords }}^`.means({ kind: 'alternative' }),
);
const classAlternative = category<Alternative>(
  'an object or player',
  phrase`[${{ adjectives }}] ${{ words: classWords }}^`.means({ kind: 'alternative' }),
);
/** "basic land card": at the end of alternatives that share only the last word. */
const describedClass = category<Alternative>(
  'an object or player',
  phrase`${{ adjectives }} ${{ words: classWords }}^`.means({ kind: 'alternative' }),
);
/** "and/or other planeswalkers": others than the object that says it. */
const otherPlain = category<Alternative>(
  'an object or player',
  phrase`other ${{ words: plainWords }}^`.means((s) => ({
    kind: 'alternative',
    words: s.words,
    qualities: [{ kind: 'otherThan', noun: { kind: 'self' }, words: 'other' }],
  })),
);
const anyPlain = category<Alternative>('an object or player', bareAlternative, describedPlain);

const JOINS = ['or', 'and', 'and/or'] as const;
const alternatives = (
  first: Union<Alternative>,
  item: Union<Alternative>,
  last: Union<Alternative>,
): Union<NounWords> => {
  const found = category<NounWords>('objects or players');
  for (const join of JOINS)
    found.add(phrase`${{ of: series(item, { join, first, last }) }}^`.means({ kind: 'alternatives', join }));
  return found;
};
/** Alternatives that share the adjectives before them. */
const sharing = alternatives(
  bareAlternative,
  bareAlternative,
  category<Alternative>('an object or player', bareAlternative, singleClass),
);
/** Alternatives each with adjectives of its own. */
const apart = category<NounWords>(
  'objects or players',
  alternatives(anyPlain, anyPlain, describedPlain),
  alternatives(classAlternative, classAlternative, classAlternative),
  alternatives(singleClass, singleClass, bareAlternative),
  alternatives(objectClass, objectClass, playerClass),
  alternatives(playerClass, playerClass, objectClass),
  alternatives(bareAlternative, bareAlternative, describedClass),
  phrase`${{ of: series(otherPlain, { join: 'and/or', first: bareAlternative, last: otherPlain }) }}^`.means({
    kind: 'alternatives',
    join: 'and/or',
  }),
);
const oneNoun = category<NounWords>(
  'objects or players',
  phrase`${{ words: plainWords }}^`.means({ kind: 'words' }),
  phrase`${{ words: classWords }}^`.means({ kind: 'words' }),
  phrase`${{ words: playerWords }}^`.means({ kind: 'words' }),
);
/** "instant or sorcery" before "card". */
const classOnly = category<NounWords>(
  'objects or players',
  phrase`${{ words: many(category<NounWord>('an object or player', classWord)) }}^`.means({ kind: 'words' }),
);

class Qualities extends Many<Quality> {
  /** "cards that have flying from among them": each of them agrees with the noun. */
  protected override formBeforeLast(form: Form): Form {
    return form;
  }
}
/** Everything that is said after a noun. */
export const qualities: Many<Quality> = new Qualities(
  quality.name,
  quality,
  category<Quality>('more about it ("you control", "with flying")', quality, finalQuality),
);

const kinds: Adjectives = new Adjectives(
  'adjectives',
  category<Adjective>('an adjective', simple, either(simple)),
  eitherKind,
);

/** "blue or artifact" before "card": a color, or a status, or a type. */
const mixedKinds: Adjectives = new Adjectives(
  'adjectives',
  category<Adjective>('an adjective', simple),
  new Mapped<Adjective, Adjective>(
    'adjectives',
    phrase`${{ of: series(category<Adjective>('an adjective', colorAdjective, supertypeAdjective, statusAdjective, kindAdjective, notAdjective), { join: 'or' }) }}`.means(
      { kind: 'anyOf', join: 'or' },
    ),
    (tree) => (isMixed(tree) ? tree : null),
    (tree) => (isMixed(tree) ? [tree] : []),
    ['anyOf'],
  ),
);
function isMixed(tree: Adjective): boolean {
  if (tree.kind !== 'anyOf') return false;
  const isKind = (each: Adjective): boolean => each.kind === 'typeAdjective' || each.kind === 'subtypeAdjective';
  return isKind(tree.of[tree.of.length - 1]!) && !tree.of.every(isKind);
}
/** "Vampire or Wizard" before "creature card". */
const subtypeKinds: Adjectives = new Adjectives(
  'adjectives',
  category<Adjective>('an adjective', simple),
  either(category<Adjective>('a subtype', subtypeAdjective)),
);
/** "Adventure instant or sorcery" before "spell": either of them, of that subtype. */
const kindsOfSubtype: Adjectives = new Adjectives(
  'adjectives',
  category<Adjective>('a subtype', subtypeAdjective),
  category<Adjective>(
    'types',
    phrase`${{ of: series(typeAdjective, { join: 'or' }) }}`.means({ kind: 'anyOf', join: 'or' }),
  ),
);
const typedClass = category<NounWords>(
  'objects',
  phrase`${{ words: new Many<NounWord>('nouns', typeWord, category<NounWord>('an object', classWord)) }}^`.means({
    kind: 'words',
  }),
);
plainFilter.add(
  phrase`kicked ${{ noun: oneNoun }}^`.means((s) => ({
    kind: 'filter',
    adjectives: [{ kind: 'statusWord', status: 'kicked' }],
    noun: s.noun,
  })),
  phrase`[${{ adjectives }}] ${{ noun: oneNoun }}^`.means({ kind: 'filter' }),
  phrase`${{ adjectives: kinds }} ${{ noun: classOnly }}^`.means({ kind: 'filter' }),
  phrase`${{ adjectives: mixedKinds }} ${{ noun: oneNoun }}^`.means({ kind: 'filter' }),
  phrase`${{ adjectives: kindsOfSubtype }} ${{ noun: classOnly }}^`.means({ kind: 'filter' }),
  phrase`${{ adjectives: subtypeKinds }} ${{ noun: typedClass }}^`.means({ kind: 'filter' }),
  phrase`[${{ adjectives }}] ${{ noun: sharing }}^`.means({ kind: 'filter' }),
  phrase`${{ noun: apart }}^`.means({ kind: 'filter' }),
);
filter.add(
  abilityFilter,
  plainFilter,
  phrase`${{ filter: plainFilter }}^ ${{ qualities }}^`.means((s) => ({ ...s.filter, qualities: s.qualities })),
);
/** Words for kinds of tokens and creatures, used by other families. */
export { classWord, subtypeWord, typeWord };
