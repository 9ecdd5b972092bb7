/** What something becomes or is: "a 3/3 green Elemental creature with haste". CR 205.1b, 613.1, 707. */
import type { Ability, CardType, Clause, Color, Description, Noun } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { many, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { cardName } from '../nouns/names.ts';
import { terms, verbs, words } from '../../kernel/words.ts';
import { changeVerb, description, duration, expression, filter, grantedAbility, noun, rule } from '../categories.ts';
import { SUBTYPES } from '../descriptions/filters.ts';
import { exceptions } from './copy-exceptions.ts';
import { size } from '../values/sizes.ts';

const color = words<Color | 'colorless'>('a color', ['white', 'blue', 'black', 'red', 'green', 'colorless']);
const colors: Union<readonly (Color | 'colorless')[]> = category<readonly (Color | 'colorless')[]>(
  'colors',
  phrase`${{ one: color }}`.means((s) => [s.one]),
  series(color, { join: 'and' }),
);
const CARD_TYPES: readonly CardType[] = ['artifact', 'creature', 'enchantment', 'land', 'planeswalker'];
const types: Category<readonly CardType[]> = many(
  terms<CardType>(
    'a card type',
    CARD_TYPES.map((type) => [type, type] as const),
    true,
  ),
);
const subtypes: Category<readonly string[]> = many(
  terms<string>(
    'a subtype',
    SUBTYPES.map((subtype) => [subtype, subtype] as const),
    true,
  ),
);
const oneSubtype: Category<string> = terms<string>(
  'a subtype',
  SUBTYPES.map((subtype) => [subtype, subtype] as const),
);
/** What something is no more: a card type or a subtype. */
const typeLost = terms<Pick<Description, 'types' | 'subtypes'>>('a card type', [
  ...CARD_TYPES.map((type) => [type, { types: [type] }] as const),
  ...SUBTYPES.map((subtype) => [subtype, { subtypes: [subtype] }] as const),
]);
const abilities: Category<readonly Ability[]> = series(grantedAbility, { join: 'and', least: 1 });
const supertypes = terms<readonly string[]>('a supertype', [
  ['legendary', ['legendary']],
  ['basic', ['basic']],
  ['snow', ['snow']],
]);

/** Without the article; at least one thing is said. */
export const bareDescription: Union<Description> = category<Description>(
  'a sort of object',
  phrase`${{ size }} [${{ colors }}] ${{ types }}^ [with ${{ abilities }}]`.means((s) => ({
    ...s.size,
    kind: 'description',
    colors: s.colors,
    types: s.types,
    abilities: s.abilities,
  })),
  phrase`${{ size }} [${{ colors }}] ${{ subtypes }} ${{ types }}^ [with ${{ abilities }}]`.means((s) => ({
    ...s.size,
    kind: 'description',
    colors: s.colors,
    subtypes: s.subtypes,
    types: s.types,
    abilities: s.abilities,
  })),
  phrase`${{ size }} [${{ colors }}] ${{ subtypes }}^ [with ${{ abilities }}]`.means((s) => ({
    ...s.size,
    kind: 'description',
    colors: s.colors,
    subtypes: s.subtypes,
    abilities: s.abilities,
  })),
  phrase`${{ supertypes }} ${{ size }} [${{ colors }}] [${{ subtypes }}] ${{ types }}^ [with ${{ abilities }}]`.means(
    (s) => ({
      ...s.size,
      kind: 'description',
      supertypes: s.supertypes,
      colors: s.colors,
      subtypes: s.subtypes,
      types: s.types,
      abilities: s.abilities,
    }),
  ),
  phrase`[${{ colors }}] [${{ subtypes }}] ${{ types }}^ with ${{ abilities }}`.means({ kind: 'description' }),
  phrase`[${{ colors }}] ${{ subtypes }}^ with ${{ abilities }}`.means({ kind: 'description' }),
  phrase`[${{ supertypes }}] [${{ colors }}] ${{ types }}^`.means({ kind: 'description' }),
  phrase`[${{ supertypes }}] [${{ colors }}] ${{ subtypes }}^`.means({ kind: 'description' }),
  phrase`[${{ supertypes }}] [${{ colors }}] ${{ subtypes }} ${{ types }}^`.means({ kind: 'description' }),
);
const chosenKind = terms<Description>('what was chosen', [
  ['the chosen type', { kind: 'description', subtypeChoice: 'the chosen type' }],
  ['the chosen color', { kind: 'description', colors: 'the chosen color' }],
]);
const added = words('what is kept', ['types', 'colors', 'creature types', 'land types', 'colors and types']);
description.add(
  phrase`a ${{ as: bareDescription }}`.means((s) => s.as),
  phrase`a ${{ as: bareDescription }} named ${{ name: cardName }}`.means((s) => ({ ...s.as, name: s.name })),
  phrase`${{ as: bareDescription }}!plural`.means((s) => ({ ...s.as, words: 'plural' })),
  phrase`a ${{ as: bareDescription }} in addition to its other ${{ inAddition: added }}`.means((s) => ({
    ...s.as,
    inAddition: s.inAddition,
  })),
  phrase`${{ as: bareDescription }}!plural in addition to their other ${{ inAddition: added }}`.means((s) => ({
    ...s.as,
    inAddition: s.inAddition,
    words: 'plural',
  })),
  phrase`a ${{ as: bareDescription }} that 's still a ${{ still: words('a type', ['land', 'planeswalker']) }}`.means(
    (s) => ({ ...s.as, inAddition: s.still }),
  ),
  phrase`${{ as: bareDescription }}!plural that are still lands`.means((s) => ({
    ...s.as,
    inAddition: 'land',
    words: 'plural',
  })),
  phrase`${{ colors }}`.means({ kind: 'description' }),
  phrase`the color or colors of your choice`.means({
    kind: 'description',
    colorChoice: 'one or more',
  }),
  phrase`the color of your choice`.means({ kind: 'description', colorChoice: 'one' }),
  phrase`the creature type of your choice`.means({
    kind: 'description',
    subtypeChoice: 'the creature type of your choice',
  }),
  phrase`the basic land type of your choice`.means({
    kind: 'description',
    subtypeChoice: 'the basic land type of your choice',
  }),
  phrase`${{ as: chosenKind }} in addition to its other ${{ inAddition: added }}`.means((s) => ({
    ...s.as,
    inAddition: s.inAddition,
  })),
  phrase`${{ as: chosenKind }} in addition to their other ${{ inAddition: added }}`.means((s) => ({
    ...s.as,
    inAddition: s.inAddition,
    words: 'plural',
  })),
  phrase`the chosen type`.means({ kind: 'description', subtypeChoice: 'the chosen type' }),
  phrase`that type`.means({ kind: 'description', subtypeChoice: 'the chosen type', chosenBefore: true }),
  phrase`the chosen color`.means({ kind: 'description', colors: 'the chosen color' }),
  phrase`that color`.means({ kind: 'description', colors: 'the chosen color', chosenBefore: true }),
  phrase`a [${{ colors }}] [${{ subtypes }}] [${{ types }}] with base power and toughness ${{ size }}`.means((s) => ({
    ...s.size,
    kind: 'description',
    colors: s.colors,
    subtypes: s.subtypes,
    types: s.types,
    words: 'base',
  })),
  phrase`a [${{ colors }}] [${{ subtypes }}] [${{ types }}] with base power and toughness ${{ size }} named ${{ name: cardName }}`.means(
    (s) => ({
      ...s.size,
      kind: 'description',
      name: s.name,
      colors: s.colors,
      subtypes: s.subtypes,
      types: s.types,
      words: 'base',
    }),
  ),
  phrase`a [${{ colors }}] [${{ subtypes }}] [${{ types }}] with base power and toughness ${{ size }} in addition to its other ${{ inAddition: added }}`.means(
    (s) => ({
      ...s.size,
      kind: 'description',
      colors: s.colors,
      subtypes: s.subtypes,
      types: s.types,
      inAddition: s.inAddition,
      words: 'base',
    }),
  ),
  phrase`a [${{ colors }}] [${{ subtypes }}] [${{ types }}] with base power and toughness ${{ size }} and ${{ abilities }}`.means(
    (s) => ({
      ...s.size,
      kind: 'description',
      colors: s.colors,
      subtypes: s.subtypes,
      types: s.types,
      abilities: s.abilities,
      words: 'base',
    }),
  ),
  phrase`a [${{ colors }}] [${{ subtypes }}] [${{ types }}] with base power and toughness ${{ size }} , ${{ one: grantedAbility }} , and ${{ two: grantedAbility }}`.means(
    (s) => ({
      ...s.size,
      kind: 'description',
      colors: s.colors,
      subtypes: s.subtypes,
      types: s.types,
      abilities: [s.one, s.two],
      words: 'base, list',
    }),
  ),
  phrase`${{ types }}!plural with base power and toughness ${{ size }}`.means((s) => ({
    ...s.size,
    kind: 'description',
    types: s.types,
    words: 'base, plural',
  })),
  phrase`a ${{ as: bareDescription }} with power and toughness each equal to ${{ value: expression }}`.means((s) => ({
    ...s.as,
    power: s.value,
    toughness: s.value,
    words: 'each equal',
  })),
  phrase`${{
    subtypeChoice: terms('every type', [
      ['every creature type', 'every creature type'],
      ['every non basic land type', 'every nonbasic land type'],
    ] as const),
  }}`.means({
    kind: 'description',
  }),
  phrase`all colors`.means({ kind: 'description', colors: 'all' }),
);

const IT: Noun = { kind: 'reference', to: null, words: 'it' };
const UNSAID: Noun = { kind: 'reference', to: null, words: 'unsaid' };
changeVerb.add(
  phrase`become~ ${{ as: description }}`.means({ kind: 'become', verb: 'become' }),
  phrase`be~ ${{ as: description }}`.means({ kind: 'become', verb: 'be' }),
  phrase`become~ copies of ${{ of: noun }} [, except ${{ except: exceptions }}]`.means({
    kind: 'becomeCopy',
    words: 'copies',
  }),
  phrase`become~ a copy of ${{ of: noun }} [, except ${{ except: exceptions }}]`.means({ kind: 'becomeCopy' }),
);
/** "becomes a copy of it until end of turn, except it has flying": the duration is said before the exceptions. */
export const copyForATime: Union<Clause> = category<Clause>(
  'something to do',
  phrase`become~ a copy of ${{ of: noun }} ${{ during: duration }} , except ${{ except: exceptions }}`.means((s) => ({
    kind: 'do',
    action: { kind: 'becomeCopy', object: UNSAID, of: s.of, except: s.except, words: 'for a time' },
    during: s.during,
  })),
);
changeVerb.add(
  phrase`isn't a ${{ lost: typeLost }}`.means((s) => ({
    kind: 'become',
    verb: 'be',
    as: { kind: 'description', ...s.lost, not: true },
  })),
  phrase`${{
    verb: verbs('whether it gains or loses', [
      ['gain~', 'gain'],
      ['lose~', 'lose'],
    ] as const),
  }}^ your choice of ${{ abilities: series(grantedAbility, { join: 'or' }) }}`.means({ kind: 'gain', choice: true }),
  phrase`lose~ ${{ abilities: series(grantedAbility, { join: 'or' }) }}`.means({
    kind: 'gain',
    verb: 'lose',
    choice: true,
    words: 'or',
  }),
  phrase`be~ also a ${{ subtypes: series(oneSubtype, { join: 'and' }) }}`.means((s) => ({
    kind: 'become',
    verb: 'be',
    as: { kind: 'description', subtypes: s.subtypes, inAddition: 'types', words: 'also' },
  })),
  phrase`be~ goaded`.means({ kind: 'goad' }),
);
rule.add(
  phrase`you may have ~ enter as a copy of any ${{ filter }} [, except ${{ except: exceptions }}]`.means((s) => ({
    kind: 'entersWith',
    object: { kind: 'self' },
    may: true,
    clause: {
      kind: 'do',
      action: {
        kind: 'becomeCopy',
        object: { kind: 'self' },
        of: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a', words: 'any' }, filter: s.filter },
        except: s.except,
      },
    },
  })),
  phrase`you may have ~ enter as a copy of ${{ of: noun }} [, except ${{ except: exceptions }}]`.means((s) => ({
    kind: 'entersWith',
    object: { kind: 'self' },
    may: true,
    clause: { kind: 'do', action: { kind: 'becomeCopy', object: { kind: 'self' }, of: s.of, except: s.except } },
  })),
);
rule.add(
  phrase`as ~ enters , you may have it become a copy of any ${{ filter }} ${{ during: duration }} [, except ${{ except: exceptions }}]`.means(
    (s) => ({
      kind: 'entersWith',
      object: { kind: 'self' },
      may: true,
      clause: {
        kind: 'do',
        action: {
          kind: 'becomeCopy',
          object: { kind: 'self' },
          of: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a', words: 'any' }, filter: s.filter },
          except: s.except,
        },
        during: s.during,
      },
    }),
  ),
);
const THEY: Noun = { kind: 'reference', to: null, words: 'they' };
rule.add(
  phrase`it 's still a ${{ still: words<CardType>('a type', ['land', 'artifact', 'planeswalker', 'enchantment']) }}`.means(
    (s) => ({
      kind: 'changes',
      action: {
        kind: 'become',
        verb: 'be',
        object: IT,
        as: { kind: 'description', types: [s.still], inAddition: 'still' },
      },
    }),
  ),
  phrase`they're still lands`.means({
    kind: 'changes',
    action: {
      kind: 'become',
      verb: 'be',
      object: THEY,
      as: { kind: 'description', types: ['land'], inAddition: 'still' },
    },
  }),
  phrase`it 's ${{ as: description }}`.means((s) => ({
    kind: 'changes',
    action: { kind: 'become', verb: 'be', object: IT, as: s.as, words: "it's" },
  })),
);
/** "It's still a land." CR 205.1b. */
export const stillIs: Union<Clause> = category<Clause>(
  'an instruction',
  phrase`it 's still a ${{ still: words<CardType>('a type', ['land', 'artifact', 'planeswalker', 'enchantment']) }}`.means(
    (s) => ({
      kind: 'do',
      action: {
        kind: 'become',
        verb: 'be',
        object: IT,
        as: { kind: 'description', types: [s.still], inAddition: 'still' },
      },
    }),
  ),
  phrase`it 's ${{ as: description }} [${{ during: duration }}]`.means((s) => ({
    kind: 'do',
    action: { kind: 'become', verb: 'be', object: IT, as: s.as, words: "it's" },
    during: s.during,
  })),
  phrase`they're ${{ as: description }}`.means((s) => ({
    kind: 'do',
    action: { kind: 'become', verb: 'be', object: THEY, as: s.as, words: "they're" },
  })),
  phrase`they're still lands`.means({
    kind: 'do',
    action: {
      kind: 'become',
      verb: 'be',
      object: { kind: 'reference', to: null, words: 'they' },
      as: { kind: 'description', types: ['land'], inAddition: 'still' },
    },
  }),
);
