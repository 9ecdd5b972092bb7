/** Tokens described in other orders: colors behind, the name in front, how they enter behind their abilities. CR 111. */
import type { Ability, CardType, Color, Quantifier, TokenDescription } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { many, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { grantedAbility, playerVerb, token } from '../categories.ts';
import { SUBTYPES } from '../descriptions/filters.ts';
import { cardName } from '../nouns/names.ts';
import { size } from '../values/sizes.ts';
import { copies } from './tokens.ts';
import { several } from '../values/values.ts';

const q = { kind: 'quantifier' } as const;
const color = words<Color | 'colorless'>('a color', ['white', 'blue', 'black', 'red', 'green', 'colorless']);
const subtypes = many(words<string>('a subtype', SUBTYPES));
const types = many(
  terms<CardType>(
    'a card type',
    (['artifact', 'creature', 'enchantment', 'land'] as const).map((type) => [type, type] as const),
  ),
);
const abilities = category<readonly Ability[]>('abilities', series(grantedAbility, { join: 'and', least: 1 }));

token.add(
  phrase`${{ size }} ${{ subtypes }} ${{ types }} token# that 's ${{ colors: series(color, { join: 'and' }) }}`.means(
    (s) => ({
      ...s.size,
      kind: 'token',
      colors: s.colors,
      subtypes: s.subtypes,
      types: s.types,
      words: 'colors last',
    }),
  ),
);
/** "Fang, a legendary colorless Equipment artifact token": no size. */
const namedFirst: Union<TokenDescription> = category<TokenDescription>(
  'a token with a name',
  phrase`${{ name: cardName }} , a legendary ${{ color }} ${{ subtypes }} ${{ types }} token [with ${{ abilities }}]`.means(
    (s) => ({
      kind: 'token',
      name: s.name,
      supertypes: ['legendary'],
      colors: [s.color],
      subtypes: s.subtypes,
      types: s.types,
      abilities: s.abilities,
    }),
  ),
);
const aOrSeveral: Union<Quantifier> = category<Quantifier>(
  'a or several',
  phrase`a`.means({ ...q, amount: 'a' }),
  phrase`${{ number: several }}`.means({ ...q, amount: 'number' }),
);
playerVerb.add(
  phrase`create~ ${{ token: namedFirst }}`.means({
    kind: 'create',
    quantifier: { ...q, amount: 'a' },
    words: 'name first',
  }),
  phrase`create~ ${{ quantifier: aOrSeveral }} ${{ token }}@quantifier that 's~quantifier attacking`.means((s) => ({
    kind: 'create',
    quantifier: s.quantifier,
    token: s.token,
    entering: { kind: 'entering', attacking: true },
  })),
  phrase`create~ a ${{ token: copies }} and that 's tapped and attacking`.means((s) => ({
    kind: 'create',
    quantifier: { ...q, amount: 'a' },
    token: s.token,
    entering: { kind: 'entering', tapped: true, attacking: true },
    words: 'and that',
  })),
);
