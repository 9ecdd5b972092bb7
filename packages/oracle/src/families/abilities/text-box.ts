/** Text boxes: the paragraphs of one face, read one by one. CR 207.1, 113.2. */
import type {
  Ability,
  Clause,
  KeywordAbility,
  Noun,
  Rule,
  StaticAbility,
  Trigger,
} from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { many, Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { abilityWord, activated, spellAbility, triggered } from './abilities.ts';
import { ability, expression } from '../categories.ts';
import { exceptions } from '../becoming/copy-exceptions.ts';
import { x } from '../values/values.ts';
import { limitedKeyword } from './limited-keywords.ts';
import { levelStripe, stationStripe } from './layouts.ts';
import { staticAbility } from '../rules/statics.ts';
import { keywordAbility, keywordLine, keywordWithDash } from './keywords.ts';

type Paragraph = readonly Ability[];

const line: Category<Paragraph> = new Mapped<readonly KeywordAbility[], Paragraph>(
  'keyword abilities',
  keywordLine,
  (keywords) => keywords.map((keyword, index) => (index > 0 ? { ...keyword, sameLine: true } : keyword)),
  (abilities) => {
    const fits = abilities.every((each, index) => each.kind === 'keyword' && (each.sameLine === true) === index > 0);
    if (!fits) return [];
    return [
      abilities.map((each) => {
        const { sameLine: _sameLine, ...keyword } = each as KeywordAbility;
        return keyword;
      }),
    ];
  },
  [null],
);
/** "Flying; swampwalk": as older cards part them. */
const semicolons: Category<Paragraph> = new Mapped<readonly KeywordAbility[], Paragraph>(
  'keyword abilities',
  series(keywordAbility, { separator: [';'] }),
  (keywords) => keywords.map((keyword, index) => (index > 0 ? { ...keyword, sameLine: ';' } : keyword)),
  (abilities) =>
    abilities.length > 1 &&
    abilities.every((each, index) => each.kind === 'keyword' && (each.sameLine === ';') === index > 0)
      ? [
          abilities.map((each) => {
            const { sameLine: _sameLine, ...keyword } = each as KeywordAbility;
            return keyword;
          }),
        ]
      : [],
  [null],
);
/** "Gungnir — Equip {4}". */
const flavored: Category<Paragraph> = category<Paragraph>(
  'a keyword ability',
  phrase`^ ${{ abilityWord }} — ^ ${{ keyword: keywordAbility }}`.means((s) => [
    { ...s.keyword, abilityWord: s.abilityWord },
  ]),
  phrase`^ ${{ abilityWord }} — ^ ${{ keyword: limitedKeyword }}`.means((s) => [
    { ...s.keyword, abilityWord: s.abilityWord },
  ]),
);
const dashed: Category<Paragraph> = category<Paragraph>(
  'a keyword ability',
  // "Suspend X—{X}{R}. X can't be 0."
  phrase`${{ keyword: keywordAbility }} . ^ X can't be 0 .`.means((s) => [
    s.keyword,
    { kind: 'static', rules: [{ kind: 'xNotZero' }], sameLine: true },
  ]),
  // "Casualty X. The copy isn't legendary": what belongs to the keyword. CR 702.153a.
  phrase`casualty ${{ amount: x }} . ^ ${{ except: exceptions }} .`.means((s) => [
    { kind: 'keyword', keyword: 'casualty', amount: s.amount, except: s.except },
  ]),
  phrase`${{ keyword: keywordAbility }} . ^ ~ costs {X} less to cast this way , where X is ${{ whereX: expression }} .`.means(
    (s) => [
      s.keyword,
      {
        kind: 'static',
        rules: [
          {
            kind: 'costChange',
            of: { kind: 'self' },
            symbols: ['X'],
            change: 'less',
            toDo: 'cast',
            whereX: s.whereX,
            thisWay: true,
          },
        ],
        sameLine: true,
      },
    ],
  ),
  phrase`${{ one: keywordWithDash }}`.means((s) => [s.one]),
  phrase`${{ one: limitedKeyword }}`.means((s) => [s.one]),
);

/** Several static abilities in one paragraph: "Equipped creature gets +1/+1. As long as it's legendary, it has trample." */
function severalStatics(one: Category<Ability>): Category<Paragraph> {
  return new Mapped<readonly Ability[], Paragraph>(
    'sentences',
    many(one),
    (statics) =>
      statics.length < 2 || statics.some(asItEnters)
        ? null
        : statics.map((each, index) => (index > 0 && each.kind === 'static' ? { ...each, sameLine: true } : each)),
    (abilities) =>
      abilities.length > 1 &&
      abilities.every((each, index) => each.kind === 'static' && (each.sameLine === true) === index > 0)
        ? [
            abilities.map((each) => {
              const { sameLine: _sameLine, ...rest } = each as StaticAbility;
              return rest;
            }),
          ]
        : [],
    [null],
  );
}
/** "As it enters, ...": part of the sentence before. */
const asItEnters = (ability: Ability): boolean =>
  ability.kind === 'static' &&
  ability.rules.some((each) => each.kind === 'entersWith' && each.object.kind === 'reference');
/** Does a rule speak of the spell itself? Only such static abilities stand on instants and sorceries. CR 113.6, 604.6. */
function aboutItself(rule: Rule): boolean {
  switch (rule.kind) {
    case 'costChange':
      return rule.of.kind === 'self';
    case 'castOnly':
    case 'anyNumberInDeck':
    case 'onlyForAnte':
    case 'openingHand':
    case 'drafting':
      return true;
    case 'replace':
      return (rule.would as { object?: Noun }).object?.kind === 'self';
    case 'cant':
      if (rule.action.kind === 'prevent') return rule.action.of === 'that damage';
      return (rule.action as { object?: Noun }).object?.kind === 'self';
    case 'changes':
    case 'may':
      return (rule.action as { object?: Noun }).object?.kind === 'self';
    default:
      return false;
  }
}
/** "As long as ~ is on the stack, ...": of whatever it speaks then. CR 113.6b. */
const saysOnStack = ({ condition }: StaticAbility): boolean =>
  condition?.kind === 'inZone' && condition.subject.kind === 'self' && condition.zone === 'stack';
const spellStatic: Category<Ability> = new Mapped<Ability, Ability>(
  'a static ability',
  category<Ability>(
    'a static ability',
    staticAbility,
    phrase`^ ${{ abilityWord }} — ${{ ability: staticAbility }}`.means((s) => ({
      ...s.ability,
      abilityWord: s.abilityWord,
    })),
  ),
  (ability) =>
    ability.kind === 'static' && (ability.spellCost || saysOnStack(ability) || ability.rules.every(aboutItself))
      ? ability
      : null,
  (ability) => [ability],
);
/** "cast ~": nothing that the spell itself could still do. */
function castsItself(clause: Clause): boolean {
  return clause.kind === 'do' && clause.action.kind === 'cast' && clause.action.object.kind === 'self';
}
/** "~ is colorless": a statement, and no instruction. CR 604.3. */
function states(ability: Ability): boolean {
  if (ability.kind !== 'spell') return false;
  if (ability.clause.kind === 'rule') return !ability.clause.during && aboutItself(ability.clause.rule);
  if (ability.clause.kind === 'may') return !ability.clause.actor && castsItself(ability.clause.clause);
  if (ability.clause.kind === 'if' && ability.clause.clause.kind === 'may' && !ability.clause.otherwise)
    return !ability.clause.clause.actor && castsItself(ability.clause.clause.clause);
  if (ability.clause.kind !== 'do' || ability.clause.during) return false;
  const { action } = ability.clause;
  const stands =
    (action.kind === 'become' && action.verb === 'be') || (action.kind === 'gain' && action.verb === 'have');
  return stands && action.object.kind === 'self';
}
const instruction: Category<Ability> = new Mapped<Ability, Ability>(
  'instructions',
  spellAbility,
  (ability) => (states(ability) ? null : ability),
  (ability) => [ability],
);
/** "When you cycle ~": an ability that works where the card is, not an instruction of the spell. CR 113.6, 702.29c. */
function ofTheCard(trigger: Trigger): boolean {
  return (
    trigger.events.some(
      (event) =>
        ['cycle', 'discard', 'cast', 'move', 'keywordAction'].includes(event.kind) &&
        (event as { object?: Noun }).object?.kind === 'self',
    ) ||
    (trigger.condition?.kind === 'inZone' && trigger.condition.subject.kind === 'self')
  );
}
/** "Return ~ from your graveyard to your hand": it works where that card is. CR 113.6m. */
function movesItself(clause: Clause): boolean {
  const first = begins(clause);
  return (
    first.kind === 'do' &&
    first.action.kind === 'move' &&
    first.action.object.kind === 'self' &&
    first.action.from !== undefined
  );
}
/** "{2}, Discard ~: ...": the card does it from a hand. CR 113.6m. */
const spellActivated: Category<Ability> = new Mapped<Ability, Ability>(
  'an activated ability',
  category<Ability>(
    'an activated ability',
    activated,
    phrase`^ ${{ abilityWord }} — ${{ ability: activated }}`.means((s) => ({
      ...s.ability,
      abilityWord: s.abilityWord,
    })),
  ),
  (ability) =>
    ability.kind === 'activated' &&
    (movesItself(ability.clause) ||
      ability.cost.some(
        (part) =>
          part.kind === 'actionCost' &&
          (part.action.kind === 'discard' || part.action.kind === 'exile') &&
          part.action.object.kind === 'self',
      ))
      ? ability
      : null,
  (ability) => [ability],
  ['activated'],
);
const begins = (clause: Clause): Clause => (clause.kind === 'sequence' ? begins(clause.steps[0]!) : clause);
const spellTriggered: Category<Ability> = new Mapped<Ability, Ability>(
  'a triggered ability',
  category<Ability>(
    'a triggered ability',
    triggered,
    phrase`^ ${{ abilityWord }} — ${{ ability: triggered }}`.means((s) => ({
      ...s.ability,
      abilityWord: s.abilityWord,
    })),
  ),
  (ability) => (ability.kind === 'triggered' && ofTheCard(ability.trigger) ? ability : null),
  (ability) => [ability],
  ['triggered'],
);
const instructions: Category<Ability> = new Mapped<Ability, Ability>(
  'instructions',
  instruction,
  (ability) => {
    const first = ability.kind === 'spell' ? begins(ability.clause) : null;
    return first?.kind === 'delayed' && first.trailing !== true && ofTheCard(first.trigger) ? null : ability;
  },
  (ability) => [ability],
);
/** A paragraph of an instant or sorcery. */
export const spellParagraph: Union<Paragraph> = category<Paragraph>(
  'a keyword, a sentence, or an ability ("{T}: ...", "When ..., ...")',
  line,
  semicolons,
  flavored,
  dashed,
  phrase`${{ one: spellStatic }}`.means((s) => [s.one]),
  severalStatics(spellStatic),
  phrase`${{ one: spellTriggered }}`.means((s) => [s.one]),
  phrase`${{ one: spellActivated }}`.means((s) => [s.one]),
  phrase`^ forecast — ${{ ability: activated }}`.means((s) => [{ ...s.ability, keyword: 'forecast' }]),
  phrase`${{ one: instructions }}`.means((s) => [s.one]),
);
/** A paragraph of anything else. */
export const permanentParagraph: Union<Paragraph> = category<Paragraph>(
  'a keyword, a sentence, or an ability ("{T}: ...", "When ..., ...")',
  line,
  semicolons,
  flavored,
  dashed,
  phrase`${{ one: ability }}`.means((s) => [s.one]),
  severalStatics(staticAbility as Category<Ability>),
  phrase`${{ one: levelStripe }}`.means((s) => [s.one]),
  phrase`${{ one: stationStripe }}`.means((s) => [s.one]),
);
