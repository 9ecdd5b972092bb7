/** Abilities: the paragraphs of a text box. CR 113.3, 602, 603. */
import type {
  Ability,
  ActivatedAbility,
  ActivationLimit,
  Clause,
  KeywordAbility,
  TriggeredAbility,
} from '@kitchen-table/language';
import { category, type Category, type Union } from '../kernel/category.ts';
import { many, series } from '../kernel/lists.ts';
import { phrase } from '../kernel/phrase.ts';
import { Pattern, terms, words } from '../kernel/words.ts';
import { ABILITY_WORDS } from '../lexicon/ability-words.ts';
import {
  ability,
  body,
  bodyAfterComma,
  condition,
  cost,
  duration,
  eachOne,
  expression,
  grantedAbility,
  trigger,
} from './categories.ts';
import { keywordAbility } from './keywords.ts';
import { modal } from './modes.ts';
import { staticAbility } from './statics.ts';

const limit: Union<ActivationLimit> = category<ActivationLimit>(
  'a limit',
  phrase`^ activate only as a sorcery .`.means({ kind: 'onlyAsSorcery' }),
  phrase`^ activate only once each turn .`.means({ kind: 'timesEachTurn', times: 1 }),
  phrase`^ activate only once .`.means({ kind: 'onlyOnce' }),
  phrase`^ activate only ${{ during: duration }} .`.means({ kind: 'onlyDuring' }),
  phrase`^ activate only if ${{ condition }} .`.means({ kind: 'onlyIf' }),
  phrase`^ any player may activate this ability .`.means({ kind: 'anyPlayer' }),
  phrase`^ any player may activate this ability but only as a sorcery .`.means({ kind: 'anyPlayer', sorcery: true }),
  phrase`^ any player may activate this ability but only ${{ during: duration }} .`.means({ kind: 'anyPlayer' }),
  phrase`^ only your opponents may activate this ability .`.means({ kind: 'onlyOpponents' }),
  phrase`^ activate no more than twice each turn .`.means({ kind: 'timesEachTurn', times: 2 }),
  phrase`^ activate no more than three times each turn .`.means({ kind: 'timesEachTurn', times: 3 }),
  phrase`^ activate only twice each turn .`.means({ kind: 'timesEachTurn', times: 2 }),
  phrase`^ this ability costs {1} less to activate for each ${{ of: eachOne }} .`.means((s) => ({
    kind: 'costLess',
    value: { kind: 'count', of: s.of },
  })),
  phrase`^ this ability costs {X} less to activate , where X is ${{ value: expression }} .`.means((s) => ({
    kind: 'costLess',
    value: s.value,
  })),
);
/** "... and only once each turn": two limits in one sentence. */
const severalLimits: Union<readonly ActivationLimit[]> = category<readonly ActivationLimit[]>(
  'limits',
  phrase`^ activate only as a sorcery and only once each turn .`.means(() => [
    { kind: 'onlyAsSorcery' },
    { kind: 'timesEachTurn', times: 1 },
  ]),
  phrase`^ activate only if ${{ condition }} and only once each turn .`.means((s) => [
    { kind: 'onlyIf', condition: s.condition },
    { kind: 'timesEachTurn', times: 1 },
  ]),
  phrase`^ activate only if ${{ condition }} and only as a sorcery .`.means((s) => [
    { kind: 'onlyIf', condition: s.condition },
    { kind: 'onlyAsSorcery' },
  ]),
  phrase`^ activate only ${{ during: duration }} and only once each turn .`.means((s) => [
    { kind: 'onlyDuring', during: s.during },
    { kind: 'timesEachTurn', times: 1 },
  ]),
  phrase`^ activate only ${{ during: duration }} and only if ${{ condition }} .`.means((s) => [
    { kind: 'onlyDuring', during: s.during },
    { kind: 'onlyIf', condition: s.condition },
  ]),
  many(limit),
);
const limits = severalLimits;
const anyBody: Union<Clause> = category<Clause>('instructions', body, modal);
const anyBodyAfterComma: Union<Clause> = category<Clause>('instructions', bodyAfterComma, modal);

/** "cost: effect". */
export const activated: Union<ActivatedAbility> = category<ActivatedAbility>(
  'an activated ability',
  phrase`${{ cost }} : ${{ clause: anyBody }} [${{ limits }}]`.means({ kind: 'activated' }),
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
const loyaltyAbility: Union<ActivatedAbility> = category<ActivatedAbility>(
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
  phrase`^ ${{ trigger }} , ${{ clause: anyBodyAfterComma }} ^ this ability triggers only once each turn .`.means({
    kind: 'triggered',
    timesEachTurn: 1,
  }),
);
const keyword: Union<KeywordAbility> = category<KeywordAbility>('a keyword ability', keywordAbility);
grantedAbility.add(
  keyword,
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
/** A word in italics before an ability. */
export const abilityWord: Category<string> = words<string>('an ability word', ABILITY_WORDS);
const wordless: Union<Ability> = category<Ability>('an ability', activated, loyaltyAbility, triggered, staticAbility);
/** A paragraph of a permanent. */
ability.add(
  wordless,
  phrase`^ ${{ abilityWord }} — ${{ ability: wordless }}`.means((s) => ({ ...s.ability, abilityWord: s.abilityWord })),
);
ability.add(
  phrase`^ ${{ keyword: words<string>('a keyword', ['exhaust', 'boast', 'max speed', 'power-up', 'forecast', 'renew', 'solved']) }} — ${{ ability: wordless }}`.means(
    (s) => ({ ...s.ability, keyword: s.keyword }),
  ),
);
const spellBody: Union<Ability> = category<Ability>(
  'instructions',
  phrase`${{ clause: anyBody }}`.means({ kind: 'spell' }),
);
/** A paragraph of an instant or sorcery. */
export const spellAbility: Union<Ability> = category<Ability>(
  'an ability',
  spellBody,
  phrase`^ ${{ abilityWord }} — ${{ ability: spellBody }}`.means((s) => ({ ...s.ability, abilityWord: s.abilityWord })),
);
const chapters: Union<Ability> = category<Ability>(
  'a chapter',
  phrase`${{ chapters: series(chapterNumber, { least: 1 }) }} — ${{ clause: anyBody }}`.means({ kind: 'chapter' }),
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
