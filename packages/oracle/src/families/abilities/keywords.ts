/** Keyword abilities: their names, and what follows the name. CR 702. */
import type { Adjective, Cost, KeywordAbility } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Pattern, terms, words } from '../../kernel/words.ts';
import { cost, expression, filter, plainFilter } from '../categories.ts';
import { colorAdjective } from '../descriptions/filters.ts';
import { cardName } from '../nouns/names.ts';
import { manaSymbols } from '../values/symbols.ts';
import { amount, numberWord } from '../values/values.ts';

/** Keywords that stand alone. */
const BARE_KEYWORDS = [
  'deathtouch',
  'defender',
  'double strike',
  'first strike',
  'flash',
  'flying',
  'haste',
  'hexproof',
  'indestructible',
  'intimidate',
  'lifelink',
  'reach',
  'shroud',
  'trample',
  'vigilance',
  'banding',
  'flanking',
  'phasing',
  'shadow',
  'horsemanship',
  'fear',
  'provoke',
  'storm',
  'sunburst',
  'epic',
  'convoke',
  'haunt',
  'split second',
  'delve',
  'gravestorm',
  'changeling',
  'conspire',
  'persist',
  'wither',
  'retrace',
  'exalted',
  'cascade',
  'rebound',
  'infect',
  'battle cry',
  'living weapon',
  'undying',
  'soulbond',
  'unleash',
  'cipher',
  'evolve',
  'extort',
  'fuse',
  'dethrone',
  'hidden agenda',
  'prowess',
  'exploit',
  'menace',
  'devoid',
  'ingest',
  'myriad',
  'skulk',
  'melee',
  'partner',
  'undaunted',
  'improvise',
  'aftermath',
  'ascend',
  'assist',
  'jump-start',
  'mentor',
  'riot',
  'companion',
  'demonstrate',
  'daybound',
  'nightbound',
  'decayed',
  'training',
  'compleated',
  'enlist',
  'read ahead',
  'ravenous',
  'space sculptor',
  'living metal',
  'umbra armor',
  'totem armor',
  'for Mirrodin!',
  'bargain',
  'double agenda',
  'double team',
  'job select',
  'start your engines!',
  'increment',
  'paradigm',
  'storied',
  'islandwalk',
  'swampwalk',
  'mountainwalk',
  'forestwalk',
  'plainswalk',
  'desertwalk',
  'nonbasic landwalk',
  'legendary landwalk',
  'landwalk',
  "doctor 's companion",
  'choose a Background',
  'friends forever',
  'hideaway',
  'gift a card',
  'gift a Food',
  'gift a tapped Fish',
  'gift a Treasure',
  'snow landwalk',
  'snow swampwalk',
  'snow forestwalk',
  'snow mountainwalk',
  'snow islandwalk',
  'snow plainswalk',
  'tiered',
  'spree',
  'station',
  // Given to what has none: CR 702.62a.
  'suspend',
] as const;
/** Keywords with a number. */
const NUMBER_KEYWORDS = [
  'rampage',
  'fading',
  'amplify',
  'modular',
  'bushido',
  'soulshift',
  'dredge',
  'bloodthirst',
  'graft',
  'ripple',
  'vanishing',
  'absorb',
  'frenzy',
  'poisonous',
  'devour',
  'annihilator',
  'tribute',
  'renown',
  'crew',
  'fabricate',
  'afflict',
  'afterlife',
  'casualty',
  'toxic',
  'backup',
  'saddle',
  'hideaway',
  'mobilize',
  'firebending',
  'teamwork',
] as const;
/** Keywords with a cost. */
const COST_KEYWORDS = [
  'cycling',
  'equip',
  'ward',
  'kicker',
  'sticker kicker',
  'multikicker',
  'flashback',
  'madness',
  'morph',
  'megamorph',
  'echo',
  'cumulative upkeep',
  'buyback',
  'entwine',
  'ninjutsu',
  'commander ninjutsu',
  'transmute',
  'replicate',
  'recover',
  'fortify',
  'transfigure',
  'evoke',
  'prowl',
  'unearth',
  'level up',
  'miracle',
  'overload',
  'scavenge',
  'bestow',
  'outlast',
  'dash',
  'surge',
  'escalate',
  'embalm',
  'eternalize',
  'spectacle',
  'escape',
  'mutate',
  'encore',
  'foretell',
  'disturb',
  'cleave',
  'reconfigure',
  'blitz',
  'squad',
  'disguise',
  'plot',
  'offspring',
  'freerunning',
  'aura swap',
  'warp',
  'harmonize',
  'mayhem',
  'emerge',
  'sneak',
  'web-slinging',
  'landcycling',
  'basic landcycling',
  'artifact landcycling',
  'plainscycling',
  'islandcycling',
  'swampcycling',
  'mountaincycling',
  'forestcycling',
  'wizardcycling',
  'slivercycling',
  'specialize',
] as const;

/** Keywords as qualities: "with flying". */
export const keywordName: Category<string> = words<string>(
  'a keyword',
  [...BARE_KEYWORDS, ...NUMBER_KEYWORDS, ...COST_KEYWORDS, 'suspend'].filter(
    (each, index, all) => all.indexOf(each) === index,
  ),
);
/** Keywords in a list, those with variants too: "trample, landwalk, and protection". CR 702.1c. */
const anyKeyword = category<string>('a keyword', keywordName, words<string>('a keyword', ['protection']));
export const keywordNames: Union<readonly string[]> = category<readonly string[]>(
  'keywords',
  series(anyKeyword, { join: 'and' }),
);
const bareKeyword = words<string>('a keyword', BARE_KEYWORDS);
const numberKeyword = words<string>('a keyword', NUMBER_KEYWORDS);
/** Keywords with a cost. */
export const costKeyword: Category<string> = words<string>('a keyword', COST_KEYWORDS);

/** What protection and hexproof may be from. */
export type From = NonNullable<KeywordAbility['from']>[number];
/** What was chosen by a word for the object: cards of that sort. CR 607.2d. */
const ofTheChosen = (what: 'card type' | 'creature type' | 'name' | 'type'): From => ({
  kind: 'filter',
  noun: { kind: 'words', words: [] },
  qualities: [{ kind: 'ofTheChosen', what }],
});
/** One of it: a color, everything. */
export const fromOne: Union<From> = category<From>(
  'more about it ("you control", "with flying")',
  colorAdjective as Category<Adjective>,
  terms<From>('more about it ("you control", "with flying")', [
    ['everything', { kind: 'everything' }],
    ['all colors', { kind: 'everything', of: 'colors' }],
    ['each color', { kind: 'everything', of: 'each color' }],
    ["each color that 's not in your commander 's color identity", { kind: 'everything', of: 'other colors' }],
    ['each of your opponents', { kind: 'everything', of: 'your opponents' }],
    ['the chosen player', { kind: 'everything', of: 'the chosen player' }],
    ['the chosen color', { kind: 'chosenColor' }],
    ['the color of your choice', { kind: 'colorOfYourChoice' }],
    [
      'the card type of your choice',
      { kind: 'filter', noun: { kind: 'words', words: [] }, qualities: [{ kind: 'ofYourChoice', what: 'card type' }] },
    ],
    ['the chosen card type', ofTheChosen('card type')],
    ['the chosen type', ofTheChosen('type')],
    ['the chosen creature type', ofTheChosen('creature type')],
    ['the chosen card name', ofTheChosen('name')],
  ]),
);
/** Things of a sort. */
export const fromPlural: Union<From> = category<From>(
  'more about it ("you control", "with flying")',
  phrase`${{ filter }}!plural`.means((s) => s.filter),
);

const fromAny: Union<From> = category<From>('more about it ("you control", "with flying")', fromOne, fromPlural);
/** All that stands behind "protection from". */
export const from: Union<readonly From[]> = category<readonly From[]>(
  'qualities',
  phrase`${{ one: fromAny }}`.means((s) => [s.one]),
  phrase`${{ one: fromAny }} and from ${{ two: fromAny }}`.means((s) => [s.one, s.two]),
  phrase`${{ one: fromAny }} , from ${{ two: fromAny }} , and from ${{ three: fromAny }}`.means((s) => [
    s.one,
    s.two,
    s.three,
  ]),
);
/** A cost of mana alone. */
export const manaOnly: Union<Cost> = category<Cost>(
  'a mana cost',
  phrase`${{ symbols: manaSymbols }}`.means((s) => [{ kind: 'manaCost', symbols: s.symbols }]),
);

/** "3/2": the other power and toughness of a prototype card. CR 702.160. */
const printedSize = new Pattern<string>(
  'power/toughness',
  /^\d+\/\d+$/,
  ['3/2'],
  (word) => word,
  (text) => (typeof text === 'string' ? text : null),
);

/** A keyword ability as it stands on a line of its own, or in a list. */
export const keywordAbility: Union<KeywordAbility> = category<KeywordAbility>(
  'a keyword ability',
  phrase`${{ keyword: bareKeyword }}`.means({ kind: 'keyword' }),
  // Given without a cost, or a number, of their own. CR 702.62, 702.63b.
  phrase`${{ keyword: words<string>('a keyword', ['suspend', 'vanishing']) }}`.means({ kind: 'keyword' }),
  phrase`${{ keyword: numberKeyword }} ${{ amount }}`.means({ kind: 'keyword' }),
  phrase`kicker ${{ one: manaOnly }} and/or ${{ two: manaOnly }}`.means((s) => ({
    kind: 'keyword',
    keyword: 'kicker',
    cost: [{ kind: 'eitherCost', of: [s.one, s.two] }],
  })),
  phrase`devour ${{ filter: plainFilter }} ${{ amount }}`.means({ kind: 'keyword', keyword: 'devour' }),
  phrase`modular —_ sunburst`.means({ kind: 'keyword', keyword: 'modular', detail: 'sunburst' }),
  phrase`${{ keyword: costKeyword }} ${{ cost: manaOnly }}`.means({ kind: 'keyword' }),
  phrase`protection from ${{ from }}`.means({ kind: 'keyword', keyword: 'protection' }),
  phrase`hexproof from ${{ from }}`.means({ kind: 'keyword', keyword: 'hexproof' }),
  phrase`affinity for ${{ filter }}!plural`.means({ kind: 'keyword', keyword: 'affinity' }),
  phrase`suspend ${{ amount }} —_ ${{ cost: manaOnly }}`.means({ kind: 'keyword', keyword: 'suspend' }),
  phrase`reinforce ${{ amount }} —_ ${{ cost: manaOnly }}`.means({ kind: 'keyword', keyword: 'reinforce' }),
  phrase`awaken ${{ amount }} —_ ${{ cost: manaOnly }}`.means({ kind: 'keyword', keyword: 'awaken' }),
  phrase`impending ${{ amount }} —_ ${{ cost: manaOnly }}`.means({ kind: 'keyword', keyword: 'impending' }),
  phrase`splice onto Arcane ${{ cost: manaOnly }}`.means({ kind: 'keyword', keyword: 'splice', detail: 'onto Arcane' }),
  phrase`equip ${{ filter: plainFilter }} ${{ cost: manaOnly }}`.means({ kind: 'keyword', keyword: 'equip' }),
  phrase`protection from ${{ one: fromAny }} or from ${{ two: fromOne }}`.means((s) => ({
    kind: 'keyword',
    keyword: 'protection',
    from: [s.one, s.two],
    detail: 'or',
  })),
  phrase`${{ filter: plainFilter }} offering`.means({ kind: 'keyword', keyword: 'offering' }),
  phrase`champion a ${{ filter: plainFilter }}`.means({ kind: 'keyword', keyword: 'champion' }),
  phrase`craft with ${{ filter: plainFilter }} ${{ cost: manaOnly }}`.means({ kind: 'keyword', keyword: 'craft' }),
  phrase`craft with ${{ amount: numberWord }} [${{ detail: words('at least', ['or more']) }}] [${{ filter: plainFilter }}!plural] ${{ cost: manaOnly }}`.means(
    { kind: 'keyword', keyword: 'craft' },
  ),
  phrase`prototype ${{ cost: manaOnly }} — ${{ detail: printedSize }}`.means({ kind: 'keyword', keyword: 'prototype' }),
  phrase`enchant ${{ filter }}`.means({ kind: 'keyword', keyword: 'enchant' }),
  phrase`More Than Meets the Eye ${{ cost: manaOnly }}`.means({ kind: 'keyword', keyword: 'more than meets the eye' }),
  phrase`partner —_ ${{ detail: words('partners', ['friends forever', 'character select', 'father & son', 'survivors']) }}`.means(
    {
      kind: 'keyword',
      keyword: 'partner',
    },
  ),
  phrase`partner with ${{ name: cardName }}`.means((s) => ({
    kind: 'keyword',
    keyword: 'partner with',
    filter: {
      kind: 'filter',
      noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
      qualities: [{ kind: 'named', name: s.name }],
    },
  })),
  phrase`${{ keyword: numberKeyword }} X , where X is ${{ amount: expression }}`.means({
    kind: 'keyword',
    detail: 'where X is',
  }),
);
/** Keywords whose cost is no mana cost, with a dash and a full stop: "Equip—Sacrifice a creature." */
export const keywordWithDash: Union<KeywordAbility> = category<KeywordAbility>(
  'a keyword ability',
  phrase`${{ keyword: costKeyword }} —_ ${{ cost }} .`.means({ kind: 'keyword', detail: 'dash' }),
  phrase`${{ keyword: numberKeyword }} X , where X is ${{ amount: expression }} .`.means({
    kind: 'keyword',
    detail: 'where X is.',
  }),
);
const inSeries = series(category<KeywordAbility>('a keyword ability', keywordAbility), { least: 1 });
/** A line of keyword abilities. */
export const keywordLine: Category<readonly KeywordAbility[]> = inSeries;
