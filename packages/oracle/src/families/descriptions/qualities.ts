/** What follows a noun: whose it is, where it is, what it has. */
import { THAT_PLAYER_OR_CONTROLLER } from '../nouns/that-player.ts';
import type { Condition, Filter, Noun, Quality, Stat, ZoneName } from '@kitchen-table/language/surface';
import { category, type Category } from '../../kernel/category.ts';
import { Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import {
  atom,
  atomSubject,
  countedNoun,
  plainFilter,
  pointed,
  filter,
  finalQuality,
  origin,
  possessive,
  quality,
} from '../categories.ts';
import { keywordName } from '../abilities/keywords.ts';
import { cardName } from '../nouns/names.ts';
import { comparedRight, comparedToNumber, comparedToValue } from '../values/comparisons.ts';
import { manaSymbols } from '../values/symbols.ts';
import { plainNumber, stat } from '../values/values.ts';

/** Who or what the description is about: "that died", "who controls". */
const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const CARDS: Filter = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } };
/** Zones with an owner. */
export const ownedZone: Category<ZoneName> = terms<ZoneName>('a zone', [
  ['graveyard', 'graveyard'],
  ['hand', 'hand'],
  ['library', 'library'],
]);
const zoneList = category<readonly ZoneName[]>(
  'zones',
  phrase`${{ zone: ownedZone }}`.means((s) => [s.zone]),
);

const pluralZones = terms<readonly ZoneName[]>('zones', [
  ['graveyards', ['graveyard']],
  ['hands', ['hand']],
  ['libraries', ['library']],
]);
/** "the creature" is none of several: what follows it belongs to it ("the creature tapped this way"). */
const saidWholly: Category<Noun> = new Mapped<Noun, Noun>(
  'an object or player',
  pointed,
  (tree) => (tree.kind === 'reference' && tree.words === 'the' && tree.status === undefined ? null : tree),
  (tree) => [tree],
);
const eitherSaid = category<Noun>(
  'an object or player',
  phrase`${{ of: series(saidWholly, { join: 'or' }) }}`.means({ kind: 'nounList', join: 'or' }),
);
/** What gave the ability that says so. */
export const granter: Category<Noun> = terms<Noun>('what gave this', [['@', { kind: 'self', granter: true }]]);
/** What is said in front of what a thing does now: "that's blocking". */
const THAT_IS = terms<"that's">("that's", [["that 's", "that's"]]);
const youOrIt = terms<Noun>('you or it', [
  ['you', { kind: 'you' }],
  ['it', { kind: 'reference', to: null, words: 'it' }],
]);
const shared = words('what is shared', [
  'color',
  'creature type',
  'card type',
  'name',
  'mana value',
  'land type',
  'permanent type',
]);
interface OfStats {
  readonly of: readonly Stat[];
  readonly compared: Pick<Compare, 'comparison' | 'right'>;
}
type Compare = Extract<Condition, { kind: 'compare' }>;
/** "Base power or toughness" would be another thing. */
const ofAnObject = words<Stat>('a stat', ['mana value', 'power', 'toughness']);
/** "with mana value, power, or toughness 4 or greater": one of them. */
const eitherStat: Category<Quality> = new Mapped<OfStats, Quality>(
  quality.name,
  phrase`with ${{ of: series(ofAnObject, { join: 'or' }) }} ${{ compared: comparedRight }}`.means(
    {},
  ) as Category<OfStats>,
  ({ of, compared: said }) => ({
    kind: 'whose',
    condition: {
      kind: 'oneOf',
      of: of.map((each) => ({ ...said, kind: 'compare', left: { kind: 'stat', stat: each, of: RELATIVE } })),
    },
    words: 'with',
  }),
  (tree) => {
    if (tree.kind !== 'whose' || tree.words !== 'with' || tree.condition.kind !== 'oneOf') return [];
    const parts = tree.condition.of.filter((each): each is Compare => each.kind === 'compare');
    const of = parts.flatMap(({ left }) => (left.kind === 'stat' ? [left.stat] : []));
    if (of.length !== tree.condition.of.length) return [];
    const { comparison, right } = parts[0]!;
    return [{ of, compared: { comparison, right } }];
  },
  ['whose'],
);
quality.add(
  phrase`that share~ a ${{ what: shared }} with ${{ with: pointed }}`.means({ kind: 'share' }),
  phrase`that shares at least one ${{ what: shared }} with ${{ with: pointed }}`.means({
    kind: 'share',
    words: 'at least one',
  }),
  phrase`with ${{
    many: terms<{ readonly orMore?: true }>('how many targets', [
      ['a single target', {}],
      ['one or more targets', { orMore: true }],
    ]),
  }}`.means((s) => ({ ...s.many, kind: 'singleTarget' })),
  phrase`with total ${{ stat }} ${{ compared: comparedToNumber }}`.means((s) => ({
    ...s.compared,
    kind: 'totalStat',
    stat: s.stat,
  })),
  phrase`with total ${{ stat }} ${{ to: plainNumber }} or more`.means({
    kind: 'totalStat',
    comparison: 'atLeast',
    words: 'or more',
  }),
  phrase`that targets only ${{ noun: pointed }}`.means({ kind: 'targeting', only: true }),
  phrase`that 's attacking ${{ whom: atom }}`.means({ kind: 'attacking', words: "that's" }),
  phrase`that died this turn`.means({
    kind: 'that',
    event: { kind: 'die', object: RELATIVE },
    when: { kind: 'thisTurn' },
  }),
  phrase`that dealt damage this turn`.means({
    kind: 'that',
    event: { kind: 'dealDamage', actor: RELATIVE },
    when: { kind: 'thisTurn' },
  }),
  phrase`that dealt damage to ${{ to: youOrIt }} this turn`.means((s) => ({
    kind: 'that',
    event: { kind: 'dealDamage', actor: RELATIVE, to: s.to },
    when: { kind: 'thisTurn' },
  })),
  phrase`that entered [${{ words: words('where', ['the battlefield']) }}] this turn`.means({ kind: 'enteredThisTurn' }),
  phrase`drawn this turn`.means({ kind: 'drawnThisTurn' }),
  phrase`that 's a ${{ a: plainFilter }} or a ${{ b: plainFilter }}`.means((s) => ({
    kind: 'whose',
    condition: {
      kind: 'oneOf',
      of: [
        { kind: 'is', subject: RELATIVE, filter: s.a },
        { kind: 'is', subject: RELATIVE, filter: s.b },
      ],
    },
  })),
  phrase`from among those exiled cards`.means({
    kind: 'among',
    noun: { kind: 'reference', to: null, words: 'those', status: 'exiled', filter: CARDS },
  }),
  phrase`from among the ${{ status: words('a status', ['milled', 'exiled', 'revealed', 'discarded']) }} cards`.means(
    (s) => ({
      kind: 'among',
      noun: { kind: 'reference', to: null, words: 'the', status: s.status, many: true, filter: CARDS },
    }),
  ),
  phrase`from among the cards ${{ status: words('a status', ['milled', 'exiled', 'revealed', 'discarded']) }} this way`.means(
    (s) => ({
      kind: 'among',
      noun: { kind: 'reference', to: null, words: 'the', status: s.status, many: true, filter: CARDS },
      words: 'this way',
    }),
  ),
  phrase`from among cards exiled with ( ${{ by: granter }} | ~ )`.means({ kind: 'exiledWith', words: 'among' }),
  phrase`${{ player: atomSubject }} ${{
    did: terms<{ kind: 'controlledBy'; past: true } | Omit<Extract<Quality, { kind: 'exiledBy' }>, 'player'>>(
      'what they did',
      [
        ['controlled', { kind: 'controlledBy', past: true }],
        ['exiled', { kind: 'exiledBy' }],
        ['exiled with ~', { kind: 'exiledBy', withIt: true }],
        ['exiled with ~ this turn', { kind: 'exiledBy', withIt: true, thisTurn: true }],
      ],
    ),
  }}`.means((s) => ({ ...s.did, player: s.player })),
  phrase`in your party`.means({ kind: 'inParty', player: { kind: 'you' } }),
  phrase`you have`.means({ kind: 'ofPlayer', player: { kind: 'you' } }),
  phrase`with ${{
    words: terms<'with' | 'one of' | 'chosen names'>('which name', [
      ['the chosen name', 'with'],
      ['one of the chosen names', 'one of'],
      ['the chosen names', 'chosen names'],
    ]),
  }}`.means({ kind: 'ofTheChosen', what: 'name' }),
  phrase`dealt damage this way`.means({ kind: 'thisWay', done: 'dealt damage' }),
  phrase`from it`.means({ kind: 'among', noun: { kind: 'reference', to: null, words: 'it' }, words: 'from it' }),
  phrase`from among them`.means({ kind: 'among', noun: { kind: 'reference', to: null, words: 'they' } }),
  phrase`from among those ${{ filter: plainFilter }}!plural`.means((s) => ({
    kind: 'among',
    noun: { kind: 'reference', to: null, words: 'those', filter: s.filter },
  })),
  phrase`${{ words: words('of whom it is said', ['that was', 'that were', 'that has been', 'who was']) }} dealt damage this turn`.means(
    { kind: 'dealtDamage', when: { kind: 'thisTurn' } },
  ),
  phrase`${{ player: atomSubject }} [!already already] control~player`.means({ kind: 'controlledBy' }),
  phrase`${{ player: atomSubject }} don't~player control`.means({ kind: 'controlledBy', not: true }),
  phrase`that player or that planeswalker 's controller controls`.means({
    kind: 'controlledBy',
    player: THAT_PLAYER_OR_CONTROLLER,
  }),
  phrase`${{ player: atomSubject }} own~player`.means({ kind: 'ownedBy' }),
  phrase`${{ player: atomSubject }} don't~player own`.means({ kind: 'ownedBy', not: true }),
  phrase`${{ player: atomSubject }} cast~player`.means({ kind: 'castBy' }),
  phrase`[${{ words: words('said of it', ['that']) }}] ${{ player: atomSubject }} cast~player from ${{ from: origin }}`.means(
    {
      kind: 'castBy',
    },
  ),
  phrase`with ${{ stat }} ${{ compared: comparedToNumber }}`.means((s) => ({
    ...s.compared,
    kind: 'withStat',
    stat: s.stat,
  })),
  phrase`with mana cost ${{ one: manaSymbols }} or ${{ other: manaSymbols }}`.means((s) => ({
    kind: 'withManaCost',
    of: [s.one, s.other],
  })),
  phrase`with a activated ability that isn't a mana ability`.means({ kind: 'withActivated', notMana: true }),
  phrase`with activated abilities that aren't mana abilities`.means({
    kind: 'withActivated',
    notMana: true,
    words: 'several',
  }),
  phrase`${{
    said: terms<{ not?: true }>('whether it has it', [
      ['with', {}],
      ['without', { not: true }],
    ]),
  }} ${{
    symbol: terms<'X' | 'P'>('a symbol', [
      ['{X}', 'X'],
      ['{P}', 'P'],
    ]),
  }} in its# mana cost#`.means((s) => ({ ...s.said, kind: 'withSymbol', symbol: s.symbol })),
  phrase`with ${{ keyword: keywordName }}`.means({ kind: 'withKeyword' }),
  phrase`without ${{ keyword: keywordName }}`.means({ kind: 'withKeyword', not: true }),
  phrase`with the greatest ${{ stat }}`.means({ kind: 'withExtreme', extreme: 'greatest' }),
  phrase`named ${{ name: words('~', ['~']) }}`.means({ kind: 'named' }),
  phrase`named ${{ name: cardName }}`.means({ kind: 'named' }),
  phrase`not named ${{ name: words('~', ['~']) }}`.means({ kind: 'named', not: true }),
  phrase`in ${{ of: possessive }} ${{ zone: zoneList }}`.means({ kind: 'inZone' }),
  phrase`in exile`.means({ kind: 'inZone', zone: ['exile'] }),
  phrase`in exile and in your graveyard`.means({
    kind: 'inZone',
    zone: ['exile', 'graveyard'],
    words: 'exile and your graveyard',
  }),
  phrase`on the battlefield`.means({ kind: 'inZone', zone: ['battlefield'] }),
  phrase`${{ words: words('elsewhere', ["that aren't on the battlefield", 'not on the battlefield']) }}`.means({
    kind: 'inZone',
    zone: ['hand', 'library', 'graveyard', 'exile', 'stack', 'command'],
  }),
  phrase`in a graveyard`.means({ kind: 'inZone', zone: ['graveyard'] }),
  phrase`in graveyards`.means({ kind: 'inZone', zone: ['graveyard'], words: 'graveyards' }),
  phrase`in graveyards and libraries`.means({
    kind: 'inZone',
    zone: ['graveyard', 'library'],
    words: 'graveyards and libraries',
  }),
  phrase`in each graveyard`.means({ kind: 'inZone', zone: ['graveyard'], words: 'each' }),
  phrase`[${{ words: words('all of them together', ['total']) }}] in all graveyards`.means({
    kind: 'inZone',
    zone: ['graveyard'],
    all: true,
  }),
  phrase`other than ${{ noun: saidWholly }}`.means({ kind: 'otherThan' }),
  phrase`other than ${{ noun: eitherSaid }}`.means({ kind: 'otherThan' }),
  phrase`attached to ${{ noun: pointed }}`.means({ kind: 'attachedTo' }),
  phrase`[${{ words: THAT_IS }}] blocking ${{ whom: pointed }}`.means({ kind: 'blocking' }),
  phrase`blocked by ${{ whom: pointed }}`.means({ kind: 'blockedBy' }),
  phrase`attacking ${{ whom: pointed }}`.means({ kind: 'attacking' }),
  phrase`of the chosen ${{ what: words('a choice', ['color', 'type', 'creature type', 'name', 'card type']) }}`.means({
    kind: 'ofTheChosen',
  }),
  phrase`of that ${{ what: words('a choice', ['color', 'type', 'creature type', 'card type']) }}`.means({
    kind: 'ofTheChosen',
    words: 'that',
  }),
  phrase`with that name`.means({ kind: 'ofTheChosen', what: 'name', words: 'that' }),
  phrase`with ${{ of: possessive }} ${{ stat }}`.means((s) => ({
    kind: 'withStat',
    stat: s.stat,
    comparison: 'equal',
    to: { kind: 'stat', stat: s.stat, of: s.of },
    words: 'the same',
  })),
  phrase`exiled with it`.means({ kind: 'exiledWith', words: 'it' }),
  phrase`in your opponents ' ${{ zone: pluralZones }}`.means((s) => ({
    kind: 'inZone',
    zone: s.zone,
    of: { kind: 'playerNoun', who: 'opponents' },
    words: 'plural',
  })),
  eitherStat,
  phrase`of the ${{ what: words('a choice', ['color', 'creature type', 'card type']) }} of your choice`.means({
    kind: 'ofYourChoice',
  }),
  phrase`in the ${{ what: words('a choice', ['sector']) }} of your choice`.means({ kind: 'ofYourChoice' }),
  phrase`in each sector`.means({ kind: 'inSector' }),
  phrase`in the same sector`.means({ kind: 'sameSector' }),
  phrase`with different ${{ what: words('what differs', ['names', 'powers', 'mana values', 'controllers']) }}`.means({
    kind: 'different',
  }),
  phrase`exiled with ( ${{ by: granter }} | ~ )`.means({ kind: 'exiledWith' }),
  phrase`used to craft ( ${{ words: words('it', ['it']) }} | ~ )`.means({ kind: 'usedToCraft' }),
  phrase`created with ( ${{ words: words('it', ['it']) }} | ~ )`.means({ kind: 'madeWith', how: 'created' }),
  phrase`put onto the battlefield with ( ${{ by: granter }} | ~ )`.means({ kind: 'madeWith', how: 'put' }),
  phrase`${{ done: words('done', ['exiled', 'destroyed', 'revealed', 'discarded', 'sacrificed', 'milled', 'returned', 'countered', 'tapped', 'created', 'drawn', 'chosen', 'put into a graveyard', 'put into graveyards', 'put into your graveyard', 'put into their graveyard', 'put onto the battlefield', 'removed', 'goaded']) }} this way`.means(
    { kind: 'thisWay' },
  ),
  phrase`that ${{ done: words('done', ['died', 'phased out']) }} this way`.means({ kind: 'thisWay' }),
  phrase`with the same name as ${{ as: pointed }}`.means({ kind: 'nameOf', same: true }),
  phrase`that target~ ${{ noun: pointed }}`.means({ kind: 'targeting' }),
  phrase`dealt damage [by ${{ by: atom }}] ${{ when: terms('this turn', [['this turn', { kind: 'thisTurn' } as const]]) }}`.means(
    { kind: 'dealtDamage' },
  ),
  phrase`dealt damage`.means({ kind: 'recipientOfEvent' }),
);
finalQuality.add(
  phrase`that 's a ${{ a: plainFilter }} , a ${{ b: plainFilter }} , or a ${{ c: plainFilter }}`.means((s) => ({
    kind: 'whose',
    condition: {
      kind: 'oneOf',
      of: [
        { kind: 'is', subject: RELATIVE, filter: s.a },
        { kind: 'is', subject: RELATIVE, filter: s.b },
        { kind: 'is', subject: RELATIVE, filter: s.c },
      ],
    },
  })),
  phrase`with a activated ability`.means({ kind: 'withActivated' }),
  phrase`who control~ ${{ object: countedNoun }}`.means((s) => ({
    kind: 'whose',
    condition: { kind: 'controls', player: RELATIVE, object: s.object },
  })),
  phrase`that shares a ${{ what: shared }} with ${{ with: countedNoun }}`.means({ kind: 'share' }),
  phrase`with a different name than ${{ than: category<Noun>('an object', countedNoun, pointed) }}`.means({
    kind: 'otherName',
  }),
  phrase`other than ${{ noun: countedNoun }}`.means({ kind: 'otherThan' }),
  phrase`[${{ words: THAT_IS }}] attached to ${{ noun: countedNoun }}`.means({ kind: 'attachedTo' }),
  phrase`[${{ words: THAT_IS }}] blocking ${{ whom: countedNoun }}`.means({ kind: 'blocking' }),
  phrase`attacking ${{ whom: countedNoun }}`.means({ kind: 'attacking' }),
  phrase`with the same name as ${{ as: countedNoun }}`.means({ kind: 'nameOf', same: true }),
  phrase`that target~ ${{ noun: countedNoun }}`.means({ kind: 'targeting' }),
  phrase`with ${{ stat }} ${{ compared: comparedToValue }}`.means((s) => ({
    ...s.compared,
    kind: 'withStat',
    stat: s.stat,
  })),
  phrase`with the ${{
    said: terms<Pick<Extract<Quality, { kind: 'withExtreme' }>, 'extreme' | 'words'>>('an extreme', [
      ['greatest', { extreme: 'greatest' }],
      ['least', { extreme: 'least' }],
      ['lowest', { extreme: 'least', words: 'lowest' }],
    ]),
  }} ${{ stat }} among ${{ among: filter }}!plural`.means((s) => ({
    ...s.said,
    kind: 'withExtreme',
    stat: s.stat,
    among: s.among,
  })),
);
