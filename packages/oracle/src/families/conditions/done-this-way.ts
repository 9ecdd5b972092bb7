/** Whether something was done "this way": by a step before of the same text, told by what was done or by who did it. CR 608.2c. */
import type { Condition, Filter, Noun, Quality, Quantifier } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { verbForms } from '../../kernel/inflect.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { condition, plainFilter } from '../categories.ts';
import { cardName } from '../nouns/names.ts';
import { quantifier } from '../nouns/quantifiers.ts';
import { numberWord } from '../values/values.ts';

type ThisWay = Extract<Quality, { kind: 'thisWay' }>;
type ThereIs = Extract<Condition, { kind: 'thereIs' }>;
/** What is counted. */
interface Counted {
  readonly quantifier?: Quantifier;
  readonly filter: Filter;
}
interface Undergone extends Counted {
  readonly words: string;
  readonly way: Pick<ThisWay, 'done' | 'words'>;
}
interface Did extends Counted {
  readonly by: Noun;
  readonly did: string;
  readonly where?: string;
}
const A: Quantifier = { kind: 'quantifier', amount: 'a' };
const NO: Quantifier = { kind: 'quantifier', amount: 'no' };
const NONE: Quantifier = { kind: 'quantifier', amount: 'no', singular: true };
const AMOUNTS: ReadonlySet<Quantifier['amount']> = new Set(['a', 'no', 'number', 'atLeast']);
/** What of more than one word tells those of which it was done. */
const told: Union<readonly Quality[]> = category<readonly Quality[]>(
  'more about it ("named", "that share a color")',
  phrase`with ${{
    names: terms<Quality>('what names', [
      ['the chosen name', { kind: 'ofTheChosen', what: 'name', words: 'with' }],
      ['different names', { kind: 'different', what: 'names' }],
    ]),
  }}`.means((s) => [s.names]),
  terms<readonly Quality[]>('more about it ("you control", "with flying")', [
    ['you control', [{ kind: 'controlledBy', player: { kind: 'you' } }]],
  ]),
  phrase`named ${{ name: category<string>('a name', words('~', ['~']), cardName) }}`.means((s) => [
    { kind: 'named', name: s.name },
  ]),
  phrase`that share a ${{
    what: terms('what is shared', [
      ['card type', 'card types'],
      ['creature type', 'creature types'],
      ['color', 'colors'],
    ] as const),
  }}`.means((s) => [{ kind: 'different', what: s.what, not: true }]),
);
const sort: Union<Filter> = category<Filter>(
  'a sort of object',
  plainFilter,
  phrase`${{ filter: plainFilter }}^ ${{ told }}`.means((s) => ({ ...s.filter, qualities: s.told })),
);
const howMany: Union<Quantifier> = category<Quantifier>(
  'how many',
  quantifier,
  phrase`at least ${{ number: numberWord }}`.means({ kind: 'quantifier', amount: 'atLeast', words: 'at least' }),
);
const HAPPENED = [
  'exiled',
  'destroyed',
  'discarded',
  'milled',
  'revealed',
  'sacrificed',
  'returned',
  'countered',
  'tapped',
  'created',
  'drawn',
  'chosen',
  'dealt damage',
  'removed',
  'put into a graveyard',
  'put into your graveyard',
  'put into their graveyard',
  'put into your hand',
  'put onto the battlefield',
] as const;
const way = terms<Undergone['way']>('what was done', [
  ...HAPPENED.map((done) => [done, { done }] as const),
  ['put into exile', { done: 'exiled', words: 'put into exile' }],
  ['returned to your hand', { done: 'put into your hand', words: 'returned' }],
]);
/** "a card", "one or more cards"; "four or more permanents" of those that one returns only. */
const oneOf = (said: Quantifier | undefined, many: boolean): Quantifier | null =>
  said?.amount === 'a' ||
  (said?.amount === 'atLeast' && said.number?.kind === 'number' && (many || said.number.number === 1))
    ? said
    : null;
/** The same of none, where "a" or a plural is said of what was not done. */
const negated = (said: Quantifier | undefined): Quantifier | null =>
  said === undefined ? NO : said.amount === 'a' && Object.keys(said).length === 2 ? NONE : null;
const asSaid = ({ singular }: Quantifier): Pick<Counted, 'quantifier'> => (singular === true ? { quantifier: A } : {});
const thereIs = (counted: Counted & { quantifier: Quantifier }, how: ThisWay, said: string): ThereIs => ({
  kind: 'thereIs',
  object: {
    kind: 'select',
    quantifier: counted.quantifier,
    filter: { ...counted.filter, qualities: [...(counted.filter.qualities ?? []), how] },
  },
  words: said,
});
/** What is counted, and in which way it was done. */
function apart(tree: Condition): (Counted & { quantifier: Quantifier; how: ThisWay; said: string }) | null {
  if (tree.kind !== 'thereIs' || tree.object.kind !== 'select' || tree.words === undefined) return null;
  const { quantifier: many, filter } = tree.object;
  const how = filter.qualities?.at(-1);
  if (how?.kind !== 'thisWay' || !AMOUNTS.has(many.amount)) return null;
  const { qualities = [], ...rest } = filter;
  const others = qualities.slice(0, -1);
  const plain = others.length === 0 ? rest : { ...rest, qualities: others };
  return { quantifier: many, filter: plain, how, said: tree.words };
}
const isOrWas = terms<string>('whether it was done', [
  ['is', 'is done'],
  ['was', 'was'],
  ['are', 'are done'],
  ['were', 'were'],
]);
const undergone: Category<Condition> = new Mapped<Undergone, Condition>(
  'a condition',
  phrase`${{ quantifier: howMany }} ${{ filter: sort }}@quantifier ${{ words: isOrWas }} ${{ way }} this way`.means(
    {},
  ) as Category<Undergone>,
  ({ quantifier: many, filter, words: said, way: done }) =>
    AMOUNTS.has(many!.amount) ? thereIs({ quantifier: many!, filter }, { kind: 'thisWay', ...done }, said) : null,
  (tree) => {
    const said = apart(tree);
    if (said === null || said.how.by !== undefined) return [];
    const { kind: _kind, ...done } = said.how;
    return [{ quantifier: said.quantifier, filter: said.filter, words: said.said, way: done as Undergone['way'] }];
  },
  ['thereIs'],
);
/** What players do, by what it is called when it is done; of what is put or returned, by where it goes. */
const VERBS: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  create: 'created',
  draw: 'drawn',
  discard: 'discarded',
  sacrifice: 'sacrificed',
  exile: 'exiled',
  reveal: 'revealed',
  mill: 'milled',
  destroy: 'destroyed',
  tap: 'tapped',
  return: {
    '': 'returned',
    'to your hand': 'put into your hand',
    'to the battlefield': 'put onto the battlefield',
  },
  put: {
    'into your hand': 'put into your hand',
    'onto the battlefield': 'put onto the battlefield',
  },
};
/** What is done with one's own: who did it is told by whose they were. */
const WITH_ONES_OWN: ReadonlySet<string> = new Set(['create', 'draw', 'discard', 'sacrifice', 'mill']);
/** What others do is told of the same, and of what is exiled and revealed. */
const TOLD_OF_OTHERS: ReadonlySet<string> = new Set([...WITH_ONES_OWN, 'exile', 'reveal']);
interface Deed {
  readonly verb: string;
  readonly not: boolean;
}
/** All that may be said that somebody did or not, by the verb. */
const DEEDS: ReadonlyMap<string, Deed> = new Map(
  Object.keys(VERBS).flatMap((verb): [string, Deed][] => {
    const [present, third, , past] = verbForms(verb);
    return [
      ...[present!, third!, past!].map((said): [string, Deed] => [said, { verb, not: false }]),
      ...["don't", "doesn't", "didn't"].map((not): [string, Deed] => [`${not} ${verb}`, { verb, not: true }]),
    ];
  }),
);
/** Where it is put, and that it is done this way. */
const whereTo = terms<string>('this way', [
  ['this way', ''],
  ...['to your hand', 'to the battlefield', 'into your hand', 'onto the battlefield'].map((where): [string, string] => [
    `${where} this way`,
    where,
  ]),
]);
/** "If you reveal three cards with different names": that it is this way is plain where so much is asked. */
const UNSAID = 'unsaid';
const isPlain = ({ qualities = [] }: Filter): boolean => qualities.some(({ kind }) => kind === 'different');
const YOU: Noun = { kind: 'you' };
const player: Filter = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } };
const doer = terms<Noun>('a player', [
  ['you', YOU],
  ['that player', { kind: 'reference', to: null, words: 'that', filter: player }],
  ['the player', { kind: 'reference', to: null, words: 'the', filter: player }],
  ['they', { kind: 'reference', to: null, words: 'they' }],
  ['a opponent', { kind: 'playerNoun', who: 'opponents' }],
]);
/** "You didn't put a card into your hand this way" asks of all steps before: done-clauses.ts. */
function doneBy({ verb, not }: Deed, where: string): string | undefined {
  const done = VERBS[verb]!;
  if (not && where === 'into your hand') return undefined;
  return typeof done === 'string' ? (where === '' ? done : undefined) : done[where];
}
const did: Category<Condition> = new Mapped<Did, Condition>(
  'a condition',
  phrase`${{ by: doer }} ${{ did: words('what was done', [...DEEDS.keys()]) }} [${{ quantifier: howMany }}] ${{ filter: sort }}@quantifier [${{ where: whereTo }}]`.means(
    {},
  ) as Category<Did>,
  ({ by, did: said, quantifier: many, filter, where }) => {
    const deed = DEEDS.get(said)!;
    if (where === undefined) {
      if (deed.verb !== 'reveal' || by.kind !== 'you' || many?.amount !== 'number' || !isPlain(filter)) return null;
      return thereIs({ quantifier: many, filter }, { kind: 'thisWay', done: 'revealed' }, `${said}, ${UNSAID}`);
    }
    const done = doneBy(deed, where);
    const you = by.kind === 'you';
    const counted = deed.not ? negated(many) : oneOf(many, you && deed.verb === 'return');
    if (done === undefined || counted === null || (!you && !TOLD_OF_OTHERS.has(deed.verb))) return null;
    const how: ThisWay =
      you && !WITH_ONES_OWN.has(deed.verb) ? { kind: 'thisWay', done } : { kind: 'thisWay', done, by };
    return thereIs({ quantifier: counted, filter }, how, where === '' ? said : `${said}, ${where}`);
  },
  (tree) => {
    const parts = apart(tree);
    const [said = '', where = ''] = parts?.said.split(', ') ?? [];
    const deed = DEEDS.get(said);
    if (parts === null || deed === undefined) return [];
    const many = deed.not ? asSaid(parts.quantifier) : { quantifier: parts.quantifier };
    return [
      { by: parts.how.by ?? YOU, did: said, ...many, filter: parts.filter, ...(where === UNSAID ? {} : { where }) },
    ];
  },
  ['thereIs'],
);
/** "a creature card was milled this way", "you don't discard a land card this way". */
export const doneThisWay: Union<Condition> = category<Condition>('a condition', undergone, did);
condition.add(
  doneThisWay,
  phrase`a ${{ filter: sort }} enters this way`.means((s) => ({
    kind: 'thereIs',
    object: {
      kind: 'select',
      quantifier: A,
      filter: { ...s.filter, qualities: [{ kind: 'thisWay', done: 'put onto the battlefield' }] },
    },
    words: 'enters',
  })),
  phrase`fewer than ${{ number: numberWord }} ${{ filter: sort }}!plural ${{ words: isOrWas }} ${{ done: words('what was done', HAPPENED) }} this way`.means(
    (s) => ({
      kind: 'not',
      of: {
        kind: 'thereIs',
        object: {
          kind: 'select',
          quantifier: { kind: 'quantifier', amount: 'atLeast', number: s.number },
          filter: { ...s.filter, qualities: [{ kind: 'thisWay', done: s.done }] },
        },
        words: s.words,
      },
    }),
  ) as never,
);
