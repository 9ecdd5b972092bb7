/** Abilities: the paragraphs of a text box. CR 113.3, 602, 603. */
import type {
  Ability,
  ActivatedAbility,
  ActivationLimit,
  Clause,
  KeywordAbility,
  TriggeredAbility,
  Value,
} from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { many, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Pattern, terms, words } from '../../kernel/words.ts';
import { ABILITY_WORDS } from '../../lexicon/ability-words.ts';
import {
  ability,
  body,
  bodyAfterComma,
  clause,
  condition,
  cost,
  duration,
  eachOne,
  expression,
  grantedAbility,
  trigger,
} from '../categories.ts';
import { keywordAbility } from './keywords.ts';
import { roundedEachTime } from './rounded-each-time.ts';
import { flavorWord } from '../nouns/names.ts';
import { endingInModes, modal, mode, modesAfterStop } from './modes.ts';
import { instructionsAfterComma } from '../clauses/clauses.ts';
import { rules, staticAbility } from '../rules/statics.ts';
import { rolled, rolledAfterComma } from '../verbs/chance.ts';

/** "{2}" as a number. */
const costNumber = new Pattern<Value>(
  'a number of mana',
  /^\{\d+\}$/,
  ['{1}', '{2}', '{3}'],
  (word) => ({ kind: 'number', number: Number(word.slice(1, -1)) }),
  (tree) => (tree.kind === 'number' ? `{${tree.number}}` : null),
  'number',
);
const SORCERY_TOO = 'and only as a sorcery';
const timesInATurn = terms('so often', [
  ['once', 1],
  ['twice', 2],
  ['three times', 3],
] as const);
const moreOrLess = terms('more or less', [
  ['less', 'costLess'],
  ['more', 'costMore'],
] as const);
const limit: Union<ActivationLimit> = category<ActivationLimit>(
  'a limit',
  phrase`^ activate only as a sorcery .`.means({ kind: 'onlyAsSorcery' }),
  phrase`^ activate only once each turn .`.means({ kind: 'timesEachTurn', times: 1 }),
  phrase`^ activate only once .`.means({ kind: 'onlyOnce' }),
  phrase`^ activate only ${{ during: duration }} .`.means({ kind: 'onlyDuring' }),
  phrase`^ activate only if ${{ condition }} .`.means({ kind: 'onlyIf' }),
  phrase`^ you can't activate this ability ${{ during: duration }} .`.means({ kind: 'notDuring' }),
  phrase`^ activate only as a instant .`.means({ kind: 'onlyAsInstant' }),
  phrase`^ this ability costs ${{ value: costNumber }} less to activate if ${{ condition }} .`.means({
    kind: 'costLess',
  }),
  phrase`^ this ability costs ${{ value: costNumber }} less to activate during your turn .`.means((s) => ({
    kind: 'costLess',
    value: s.value,
    condition: { kind: 'turn', of: { kind: 'you' }, words: 'during' },
  })),
  phrase`^ any player may activate this ability .`.means({ kind: 'anyPlayer' }),
  phrase`^ any player may activate this ability but only as a sorcery .`.means({ kind: 'anyPlayer', sorcery: true }),
  phrase`^ any player may activate this ability but only ${{ during: duration }} .`.means({ kind: 'anyPlayer' }),
  phrase`^ only your opponents may activate this ability .`.means({ kind: 'onlyOpponents' }),
  phrase`^ only your opponents may activate this ability ${SORCERY_TOO} .`.means({
    kind: 'onlyOpponents',
    sorcery: true,
  }),
  phrase`^ activate no more than ${{ times: timesInATurn }} each turn .`.means({ kind: 'timesEachTurn' }),
  phrase`^ this ability costs {1} ${{ kind: moreOrLess }} to activate for each ${{ of: eachOne }} .`.means((s) => ({
    kind: s.kind,
    value: { kind: 'count', of: s.of },
  })),
  phrase`^ this ability costs {X} less to activate , where X is ${{ value: expression }} .`.means((s) => ({
    kind: 'costLess',
    value: s.value,
  })),
);
/** "as a sorcery", "once each turn", "if you control a Wall": what stands after "activate only". */
const onlyPart: Union<ActivationLimit> = category<ActivationLimit>(
  'a limit',
  phrase`as a sorcery`.means({ kind: 'onlyAsSorcery' }),
  phrase`once each turn`.means({ kind: 'timesEachTurn', times: 1 }),
  phrase`once`.means({ kind: 'onlyOnce' }),
  phrase`${{ during: duration }}`.means({ kind: 'onlyDuring' }),
  phrase`if ${{ condition }}`.means({ kind: 'onlyIf' }),
);
/** Limits, sentence by sentence, or two in one: "... and only once each turn". */
export const severalLimits: Union<readonly ActivationLimit[]> = category<readonly ActivationLimit[]>(
  'limits',
  phrase`^ activate only ${{ one: onlyPart }} and only ${{ two: onlyPart }} .`.means((s) => [s.one, s.two]),
  many(limit),
);
const limits = severalLimits;
const anyBody: Union<Clause> = category<Clause>('instructions', body, modal, rolled);
const anyBodyAfterComma: Union<Clause> = category<Clause>(
  'instructions',
  bodyAfterComma,
  modal,
  rolledAfterComma,
  endingInModes(instructionsAfterComma),
);

/** "cost: effect". */
export const activated: Union<ActivatedAbility> = category<ActivatedAbility>(
  'an activated ability',
  phrase`${{ cost }} : ${{ clause: anyBody }} [${{ limits }}]`.means({ kind: 'activated' }),
  phrase`${{ cost }} : ${{ choose: modesAfterStop }} ${{ limits }} ${{ modes: many(mode) }}`.means((s) => ({
    kind: 'activated',
    cost: s.cost,
    clause: { kind: 'modes', choose: s.choose, modes: s.modes },
    limits: s.limits,
    limitsFirst: true,
  })),
);
const loyalty = new Pattern<number | 'X' | '-X'>(
  'a loyalty cost',
  /^(?:[+−]?\d+|[+−]?X)$/,
  ['+1', '−1', '0', '−X'],
  (word) => (word === '−X' ? '-X' : word.endsWith('X') ? 'X' : Number(word.replace('−', '-'))),
  (amount) =>
    amount === '-X'
      ? '−X'
      : amount === 'X'
        ? '+X'
        : typeof amount !== 'number'
          ? null
          : amount > 0
            ? `+${amount}`
            : amount < 0
              ? `−${-amount}`
              : '0',
);
export const loyaltyAbility: Union<ActivatedAbility> = category<ActivatedAbility>(
  'a loyalty ability',
  phrase`${{ amount: loyalty }} : ${{ clause: anyBody }}`.means((s) => ({
    kind: 'activated',
    cost: [{ kind: 'loyaltyCost', amount: s.amount }],
    clause: s.clause,
  })),
);
/** "Whenever ..., effect." */
export const triggered: Union<TriggeredAbility> = category<TriggeredAbility>(
  'a triggered ability',
  phrase`^ ${{ trigger }} , ${{ clause: anyBodyAfterComma }}`.means({ kind: 'triggered' }),
  phrase`^ ${{ trigger }} , ${{ clause: anyBodyAfterComma }} ^ this ability triggers only ${{ timesEachTurn: timesInATurn }} each turn .`.means(
    { kind: 'triggered' },
  ),
  phrase`^ ${{ trigger }} , ${{ clause: anyBodyAfterComma }} ^ this ability triggers only ${{ timesInAll: timesInATurn }} .`.means(
    { kind: 'triggered' },
  ),
  phrase`^ ${{ trigger }} , ${{ clause: anyBodyAfterComma }} ^ this ability can't be countered .`.means({
    kind: 'triggered',
    uncounterable: true,
  }),
  phrase`^ ${{ trigger }} , ${{ clause: anyBodyAfterComma }} ^ this ability still resolves if its target becomes illegal .`.means(
    { kind: 'triggered', resolvesAnyway: true },
  ),
  phrase`^ ${{ trigger }} , if you haven't added mana with this ability this turn , ${{ clause: anyBodyAfterComma }}`.means(
    { kind: 'triggered', doneOnceEachTurn: true, words: 'added mana' },
  ),
  phrase`^ ${{ trigger }} , ${{ clause: anyBodyAfterComma }} ^ do this only once each turn .`.means({
    kind: 'triggered',
    doneOnceEachTurn: true,
  }),
);
const keyword: Union<KeywordAbility> = category<KeywordAbility>('a keyword ability', keywordAbility);
grantedAbility.add(
  keyword,
  phrase`“ ${{ cost }} : ^ ${{ clause }} ”`.means({ kind: 'activated', unended: true }),
  phrase`“ ${{ cost }} : ^ ${{ clause }} , ”`.means({ kind: 'activated', unended: ',' }),
  phrase`“ ^ ${{ trigger }} , ${{ clause: instructionsAfterComma }} ”`.means({ kind: 'triggered', unended: true }),
  phrase`“ ^ ${{ trigger }} , ${{ clause: instructionsAfterComma }} , ”`.means({ kind: 'triggered', unended: ',' }),
  phrase`“ ^ ${{ rules }} ”`.means({ kind: 'static', unended: true }),
  phrase`“ ^ ${{ rules }} , ”`.means({ kind: 'static', unended: ',' }),
  phrase`“ ^ ${{ ability: keyword }} . ”`.means((s) => ({ ...s.ability, quoted: true })),
  phrase`“ ${{ ability: category<Ability>('an ability', activated, triggered, staticAbility) }} ”`.means(
    (s) => s.ability,
  ),
);
const pattern = new Pattern<number>('a number', /^\d+$/, ['2'], Number, (level) =>
  typeof level === 'number' ? String(level) : null,
);
const chapterNumber: Category<number> = terms<number>('a chapter', [
  ['I', 1],
  ['II', 2],
  ['III', 3],
  ['IV', 4],
  ['V', 5],
  ['VI', 6],
]);
/** Keywords that stand before a dash and mean something. */
const WORDED_KEYWORDS = ['exhaust', 'boast', 'max speed', 'power-up', 'forecast', 'renew', 'solved', '∞'] as const;
/** A word in italics before an ability. */
export const abilityWord: Category<string> = category<string>(
  'an ability word',
  // "Council's" and "Scions'" are two tokens.
  terms<string>(
    'an ability word',
    ABILITY_WORDS.map((word) => [word.replaceAll(/(?<=\w)('s|(?<=s)') /g, ' $1 '), word]),
  ),
  flavorWord([...ABILITY_WORDS, ...WORDED_KEYWORDS, 'to solve', 'visit', 'prize', 'level']),
);
const wordless: Union<Ability> = category<Ability>('an ability', activated, loyaltyAbility, triggered, staticAbility);
/** A paragraph of a permanent. */
ability.add(
  wordless,
  phrase`^ ${{ abilityWord }} — ${{ ability: wordless }}`.means((s) => ({ ...s.ability, abilityWord: s.abilityWord })),
);
ability.add(
  phrase`^ ${{ keyword: words<string>('a keyword', WORDED_KEYWORDS) }} — ${{ ability: wordless }}`.means((s) => ({
    ...s.ability,
    keyword: s.keyword,
  })),
);
const instructionsOf: Category<Clause> = clause;
const spellBody: Union<Ability> = category<Ability>(
  'instructions',
  phrase`${{ clause: anyBody }}`.means({ kind: 'spell' }),
);
/** A paragraph of an instant or sorcery. */
export const spellAbility: Union<Ability> = category<Ability>(
  'an ability',
  spellBody,
  phrase`^ ${{ abilityWord }} — ${{ ability: spellBody }}`.means((s) => ({ ...s.ability, abilityWord: s.abilityWord })),
  phrase`^ ${{ abilityWord }} — ^ then ${{ clause: instructionsOf }} .`.means({ kind: 'spell', then: true }),
  roundedEachTime(anyBody),
);
const chapters: Union<Ability> = category<Ability>(
  'a chapter',
  phrase`${{ chapters: series(chapterNumber, { least: 1 }) }} — ${{ clause: anyBody }}`.means({ kind: 'chapter' }),
  phrase`${{ chapters: series(chapterNumber, { least: 1 }) }} — ^ ${{ abilityWord }} — ${{ clause: anyBody }}`.means({
    kind: 'chapter',
  }),
);
const classLevel: Union<Ability> = category<Ability>(
  'a class level',
  phrase`${{ cost }} : ^ level ${{ level: pattern }}`.means({ kind: 'classLevel', abilities: [] }),
);
ability.add(chapters, classLevel);
/** "To solve — ...": a trigger at the end step of its controller. CR 719.3a. */
ability.add(
  phrase`^ to solve — ^ ${{ condition }} .`.means((s) => ({
    kind: 'triggered',
    keyword: 'to solve',
    trigger: {
      kind: 'trigger',
      word: 'at',
      events: [{ kind: 'beginningOf', part: { kind: 'turnPart', step: 'end', of: { kind: 'you' } } }],
      condition: s.condition,
    },
    clause: { kind: 'do', action: { kind: 'keywordAction', action: 'solve', object: { kind: 'self' } } },
  })),
);
