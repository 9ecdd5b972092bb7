/** Creating tokens. CR 111, 701.6. */
import type { Ability, CardType, Color, Quantifier, TokenDescription } from '@kitchen-table/language/surface';
import { category, type Union, type Category } from '../../kernel/category.ts';
import { many, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { exceptions } from '../becoming/copy-exceptions.ts';
import { size } from '../values/sizes.ts';
import { expression, grantedAbility, noun, playerVerb, token } from '../categories.ts';
import { SUBTYPES } from '../descriptions/filters.ts';
import { cardName } from '../nouns/names.ts';
import { several } from '../values/values.ts';

const color = words<Color | 'colorless'>('a color', ['white', 'blue', 'black', 'red', 'green', 'colorless']);
const colors: Union<readonly (Color | 'colorless')[]> = category<readonly (Color | 'colorless')[]>(
  'colors',
  phrase`${{ one: color }}`.means((s) => [s.one]),
  series(color, { join: 'and' }),
);
const subtypes = many(words<string>('a subtype', SUBTYPES));
const types = many(
  terms<CardType>(
    'a card type',
    (['artifact', 'creature', 'enchantment', 'land'] as const).map((type) => [type, type] as const),
  ),
);
const abilities = category<readonly Ability[]>('abilities', series(grantedAbility, { join: 'and', least: 1 }));

/** Tokens that their name alone describes. CR 111.10. */
export const predefinedName: Category<string> = words<string>('a token', [
  'Treasure',
  'Food',
  'Clue',
  'Blood',
  'Powerstone',
  'Gold',
  'Map',
  'Junk',
  'Lander',
  'Shard',
  'Incubator',
  'Mutagen',
  'Walker',
]);
token.add(
  phrase`${{ size }} ${{ colors }} ${{ subtypes }} ${{ types }} token# [with ${{ abilities }}]`.means((s) => ({
    ...s.size,
    kind: 'token',
    colors: s.colors,
    subtypes: s.subtypes,
    types: s.types,
    abilities: s.abilities,
  })),
  phrase`${{ name: predefinedName }} token#`.means({ kind: 'predefinedToken' }),
);
token.add(
  phrase`${{ size }} ${{ colors }} ${{ subtypes }} ${{ types }} token# named ${{ name: cardName }} [with ${{ abilities }}]`.means(
    (s) => ({
      ...s.size,
      kind: 'token',
      name: s.name,
      colors: s.colors,
      subtypes: s.subtypes,
      types: s.types,
      abilities: s.abilities,
    }),
  ),
  phrase`${{ size }} ${{ colors }} ${{ subtypes }} ${{ types }} token# with ${{ abilities }} named ${{ name: cardName }}`.means(
    (s) => ({
      ...s.size,
      kind: 'token',
      name: s.name,
      colors: s.colors,
      subtypes: s.subtypes,
      types: s.types,
      abilities: s.abilities,
      words: 'name last',
    }),
  ),
  phrase`${{ colors }} ${{ types }} token# named ${{ name: cardName }} [with ${{ abilities }}]`.means((s) => ({
    kind: 'token',
    name: s.name,
    colors: s.colors,
    subtypes: [],
    types: s.types,
    abilities: s.abilities,
  })),
  phrase`${{ colors }} ${{ subtypes }} ${{ types }} token# [named ${{ name: cardName }}] [with ${{ abilities }}]`.means(
    (s) => ({
      kind: 'token',
      name: s.name,
      colors: s.colors,
      subtypes: s.subtypes,
      types: s.types,
      abilities: s.abilities,
    }),
  ),
);
/** "Fang, a legendary 3/3 white Dog creature token": the name first. */
const namedToken: Union<TokenDescription> = category<TokenDescription>(
  'a token with a name',
  phrase`${{ name: cardName }} , a legendary ${{ size }} ${{ colors }} ${{ subtypes }} ${{ types }} token [with ${{ abilities }}]`.means(
    (s) => ({
      ...s.size,
      kind: 'token',
      name: s.name,
      supertypes: ['legendary'],
      colors: s.colors,
      subtypes: s.subtypes,
      types: s.types,
      abilities: s.abilities,
    }),
  ),
  phrase`${{ name: cardName }} , a legendary ${{ colors }} ${{ types }} token [with ${{ abilities }}]`.means((s) => ({
    kind: 'token',
    name: s.name,
    supertypes: ['legendary'],
    colors: s.colors,
    subtypes: [],
    types: s.types,
    abilities: s.abilities,
  })),
);
/** Tokens that are copies. */
export const copies: Union<TokenDescription> = category<TokenDescription>(
  'a token',
  phrase`token# that 's a copy of ${{ of: noun }} , except ${{ except: exceptions }}`.means({ kind: 'tokenCopy' }),
  phrase`token# that 's a copy of ${{ of: noun }}`.means({ kind: 'tokenCopy' }),
);
const copiesPlural = category<TokenDescription>(
  'tokens',
  phrase`tokens that are copies of ${{ of: noun }} , except ${{ except: exceptions }}`.means({ kind: 'tokenCopy' }),
  phrase`tokens that are copies of ${{ of: noun }}`.means({ kind: 'tokenCopy' }),
);

/** CR 111.10: Aura tokens that are Roles. */
const role = category<TokenDescription>(
  'a Role',
  phrase`${{ name: words('a Role', ['Wicked Role', 'Cursed Role', 'Monster Role', 'Royal Role', 'Sorcerer Role', 'Young Hero Role', 'Virtuous Role']) }} token`.means(
    { kind: 'predefinedToken' },
  ),
);
const q = { kind: 'quantifier' } as const;
const how: Union<Quantifier> = category<Quantifier>(
  'how many',
  phrase`a`.means({ ...q, amount: 'a' }),
  phrase`${{ number: several }}`.means({ ...q, amount: 'number' }),
);
playerVerb.add(
  phrase`create~ ${{ token: namedToken }}`.means({
    kind: 'create',
    quantifier: { ...q, amount: 'a' },
    words: 'name first',
  }),
  phrase`[${{ words: terms<'as well'>('also', [['also', 'as well']]) }}] create~ ${{ quantifier: how }} ${{ token }}@quantifier`.means(
    {
      kind: 'create',
    },
  ),
  phrase`create~ ${{ quantifier: how }} tapped ${{ token }}@quantifier`.means((s) => ({
    kind: 'create',
    quantifier: s.quantifier,
    token: s.token,
    entering: { kind: 'entering', tapped: true },
  })),
  phrase`create~ ${{ quantifier: category<Quantifier>('a', phrase`a`.means({ ...q, amount: 'a' })) }} ${{ token }}@quantifier that 's tapped and attacking`.means(
    (s) => ({
      kind: 'create',
      quantifier: s.quantifier,
      token: s.token,
      entering: { kind: 'entering', tapped: true, attacking: true },
    }),
  ),
  phrase`create~ a ${{ token }} that 's blocking ${{ blockingWhom: noun }}`.means((s) => ({
    kind: 'create',
    quantifier: { ...q, amount: 'a' },
    token: s.token,
    entering: { kind: 'entering', blocking: true, blockingWhom: s.blockingWhom },
  })),
  phrase`create~ a ${{ token }} that 's tapped and attacking ${{ attackingWhom: noun }}`.means((s) => ({
    kind: 'create',
    quantifier: { ...q, amount: 'a' },
    token: s.token,
    entering: { kind: 'entering', tapped: true, attacking: true, attackingWhom: s.attackingWhom },
  })),
  phrase`create~ ${{ number: several }} ${{ token }}!plural that are tapped and attacking`.means((s) => ({
    kind: 'create',
    quantifier: { ...q, amount: 'number', number: s.number },
    token: s.token,
    entering: { kind: 'entering', tapped: true, attacking: true },
  })),
  phrase`create~ ${{ number: several }} of those tokens`.means((s) => ({
    kind: 'create',
    quantifier: { ...q, amount: 'number', number: s.number },
    token: { kind: 'predefinedToken', name: 'those' },
    words: 'of those tokens',
  })),
  phrase`create~ ${{ number: several }} of those tokens that are tapped and attacking`.means((s) => ({
    kind: 'create',
    quantifier: { ...q, amount: 'number', number: s.number },
    token: { kind: 'predefinedToken', name: 'those' },
    entering: { kind: 'entering', tapped: true, attacking: true },
    words: 'of those tokens',
  })),
  phrase`create~ a number of ${{ token }}!plural equal to ${{ number: expression }}`.means((s) => ({
    kind: 'create',
    quantifier: { ...q, amount: 'number', number: s.number },
    token: s.token,
    words: 'a number of',
  })),
  phrase`create~ a number of tapped ${{ token }}!plural equal to ${{ number: expression }}`.means((s) => ({
    kind: 'create',
    quantifier: { ...q, amount: 'number', number: s.number },
    token: s.token,
    entering: { kind: 'entering', tapped: true },
    words: 'a number of',
  })),
  phrase`create~ a ${{ token: role }} attached to ${{ attachedTo: noun }}`.means((s) => ({
    kind: 'create',
    quantifier: { ...q, amount: 'a' },
    token: s.token,
    entering: { kind: 'entering', attachedTo: s.attachedTo },
  })),
  phrase`create~ a tapped and attacking ${{ token }}`.means((s) => ({
    kind: 'create',
    quantifier: { ...q, amount: 'a' },
    token: s.token,
    entering: { kind: 'entering', tapped: true, attacking: true },
    words: 'before',
  })),
  phrase`create~ a tapped and attacking ${{ token: copies }}`.means((s) => ({
    kind: 'create',
    quantifier: { ...q, amount: 'a' },
    token: s.token,
    entering: { kind: 'entering', tapped: true, attacking: true },
    words: 'before',
  })),
  phrase`create~ a tapped ${{ token: copies }}`.means((s) => ({
    kind: 'create',
    quantifier: { ...q, amount: 'a' },
    token: s.token,
    entering: { kind: 'entering', tapped: true },
  })),
  phrase`create~ a ${{ token: copies }}`.means({ kind: 'create', quantifier: { ...q, amount: 'a' } }),
  phrase`create~ ${{ number: several }} ${{ token: copiesPlural }}`.means((s) => ({
    kind: 'create',
    quantifier: { ...q, amount: 'number', number: s.number },
    token: s.token,
  })),
);
