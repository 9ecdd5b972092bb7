/** Changes of characteristics: "gets +1/+1", "gains flying", "becomes a 3/3 creature". CR 611, 613. */
import { type Ability, type Action, type Color, COLORS, type Value } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Pattern, terms, verbs, words } from '../../kernel/words.ts';
import { keywordAbility } from '../abilities/keywords.ts';
import { size } from '../values/sizes.ts';
import { changeVerb, eachOne, grantedAbility, noun } from '../categories.ts';

type Get = Extract<Action, { kind: 'get' }>;
type Bonus = Pick<Get, 'power' | 'toughness' | 'negativePower' | 'negativeToughness'>;

function side(text: string): { value: Value; negative: boolean } {
  const digits = text.slice(1);
  return {
    value: digits === 'X' ? { kind: 'x' } : { kind: 'number', number: Number(digits) },
    negative: text[0] !== '+',
  };
}
const written = (value: Value, negative: boolean): string | null =>
  value.kind === 'x' || value.kind === 'number'
    ? (negative ? '-' : '+') + (value.kind === 'x' ? 'X' : String(value.number))
    : null;

/** "+2/-1". */
export const bonus: Pattern<Bonus> = new Pattern<Bonus>(
  '+N/+N',
  /^[+-](?:\d+|X)\/[+-](?:\d+|X)$/,
  ['+1/+1', '-1/-1', '+X/+X', '-X/-X', '+1/-1', '+X/+0'],
  (word) => {
    const [power, toughness] = word.split('/').map(side);
    return {
      power: power!.value,
      toughness: toughness!.value,
      ...(power!.negative ? { negativePower: true as const } : {}),
      ...(toughness!.negative ? { negativeToughness: true as const } : {}),
    };
  },
  (tree) => {
    if (
      !tree.power ||
      !tree.toughness ||
      Object.keys(tree).some((key) => !['power', 'toughness', 'negativePower', 'negativeToughness'].includes(key))
    )
      return null;
    const power = written(tree.power, tree.negativePower === true);
    const toughness = written(tree.toughness, tree.negativeToughness === true);
    return power && toughness ? `${power}/${toughness}` : null;
  },
);

const twice = (value: Value): Value => ({ kind: 'times', by: 2, of: value });
const half = (value: Value | undefined): Value | null => (value?.kind === 'times' && value.by === 2 ? value.of : null);
/** "twice -X/-X". */
const doubled: Category<Bonus> = new Mapped<Bonus, Bonus>(
  '+N/+N',
  bonus,
  (tree) => ({ ...tree, power: twice(tree.power), toughness: twice(tree.toughness) }),
  (tree) => {
    const [power, toughness] = [half(tree.power), half(tree.toughness)];
    return power === null || toughness === null ? [] : [{ ...tree, power, toughness }];
  },
);
const abilities = category<readonly Ability[]>(
  'abilities',
  series(grantedAbility, { join: 'and', least: 1 }),
  phrase`“ ^ ${{ one: keywordAbility }} , ${{ two: keywordAbility }} . ”`.means((s) => [
    { ...s.one, quoted: 'list' },
    { ...s.two, quoted: 'list' },
  ]),
);
/** Abilities of which there are many kinds, whichever: "all landwalk abilities". */
const anyKind: Union<Ability> = category<Ability>(
  'abilities',
  phrase`all ${{
    keyword: terms<string>('a keyword', [
      ['landwalk', 'landwalk'],
      ['“_ bands with other ”', 'bands with other'],
    ]),
  }} abilities`.means({ kind: 'keyword', words: 'all' }),
);
const lostAbilities = series(category<Ability>('abilities', grantedAbility, anyKind), { join: 'and', least: 1 });
/** Those that other objects have. CR 602.1, 606.1. */
const othersAbilities = terms<'activated' | 'loyalty'>('which abilities', [
  ['activated abilities', 'activated'],
  ['loyalty abilities', 'loyalty'],
]);
const AS_ANY_COLOR = 'as though it were mana of any color';
const whichMana = terms<'any' | Color>('which mana', [
  ['mana', 'any'],
  ...COLORS.map((color): readonly [string, Color] => [`${color} mana`, color]),
]);
const ALSO = words('also', ['also']);
const exceptSome = terms<'loyalty' | 'mana'>('which abilities', [
  ['except for loyalty abilities', 'loyalty'],
  ['except mana abilities', 'mana'],
]);
changeVerb.add(
  phrase`[${{ words: ALSO }}] get~ ${{ bonus }}`.means((s) => ({ ...s.bonus, kind: 'get', words: s.words })),
  phrase`get~ twice ${{ bonus: doubled }}`.means((s) => ({ ...s.bonus, kind: 'get' })),
  phrase`get~ ${{ bonus }} or ${{ orElse: bonus }}`.means((s) => ({ ...s.bonus, kind: 'get', orElse: s.orElse })),
  phrase`get~ ${{ bonus }} for each ${{ forEach: eachOne }}`.means((s) => ({
    ...s.bonus,
    kind: 'get',
    forEach: s.forEach,
  })),
  phrase`get~ a additional ${{ bonus }}`.means((s) => ({ ...s.bonus, kind: 'get', words: 'additional' })),
  phrase`[${{ words: ALSO }}] ${{
    verb: verbs('whether it gains or has', [
      ['gain~', 'gain'],
      ['have~', 'have'],
    ] as const),
  }}^ ${{ abilities }}`.means({ kind: 'gain' }),
  phrase`lose~ this ability`.means({ kind: 'gain', verb: 'lose', abilities: [], thisOne: true }),
  phrase`gain~ ~ 's other abilities`.means({ kind: 'gain', verb: 'gain', abilities: [], which: 'others' }),
  phrase`lose~ ${{ abilities: lostAbilities }}`.means({ kind: 'gain', verb: 'lose' }),
  phrase`have~ base power and toughness ${{ size }}`.means((s) => ({
    ...s.size,
    kind: 'setPowerToughness',
    words: 'base',
  })),
  phrase`have~ all ${{ which: othersAbilities }} of ${{ from: noun }} [${{ but: exceptSome }}]`.means({
    kind: 'gain',
    verb: 'have',
    abilities: [],
  }),
  phrase`have~ all ${{ which: othersAbilities }} of ${{ from: noun }} [${{ but: exceptSome }}] . ^ you may spend ${{ payableBy: whichMana }} ${AS_ANY_COLOR} to activate those abilities`.means(
    { kind: 'gain', verb: 'have', abilities: [] },
  ),
  phrase`gain~ all ${{ which: othersAbilities }} of ${{ from: noun }}`.means({
    kind: 'gain',
    verb: 'gain',
    abilities: [],
  }),
  phrase`gain~ all ${{
    types: terms('what types', [
      ['creature types', 'every creature type'],
      ['basic land types', 'every basic land type'],
    ] as const),
  }}`.means((s) => ({
    kind: 'become',
    verb: 'be',
    as: { kind: 'description', subtypeChoice: s.types, inAddition: 'types', words: 'gain' },
  })),
  phrase`lose~ all abilities`.means({ kind: 'gain', verb: 'lose', abilities: 'all' }),
);
