/** Rules that hold as long as the ability does, each one sentence. CR 604, 611. */
import type { DraftRule, Rule } from '@kitchen-table/language/core';
import { list, numeral, present, timesInWords, whose, words } from '../english.ts';
import { happens, toDo } from '../moods.ts';
import { sayPart } from '../durations.ts';
import { qualitiesOf } from '../nouns/qualities.ts';
import { sayMana } from '../deeds/mana.ts';
import { sayCost, symbols } from '../costs.ts';
import {
  amount,
  deedOf,
  described,
  eachOne,
  howLong,
  phrase,
  price,
  say,
  type Scope,
  severalOf,
  truth,
  unreachable,
} from '../speaking.ts';

/** Rules without steps of their own. */
export type Standing = Exclude<
  Rule,
  {
    kind:
      | 'cant'
      | 'must'
      | 'may'
      | 'replace'
      | 'redirect'
      | 'skipInstead'
      | 'entersWith'
      | 'changes'
      | 'asYou'
      | 'asFound'
      | 'openingHand'
      | 'revealsFirstDraw';
  }
>;

type Of<K extends Rule['kind']> = Extract<Rule, { kind: K }>;

export function standing(rule: Standing, scope: Scope): string {
  switch (rule.kind) {
    case 'costChange':
      return costChange(rule, scope);
    case 'preventRule':
      return prevented(rule, scope);
    case 'skipRule':
      return `${rule.actor === undefined ? 'you skip' : `${say(rule.actor, scope)} skips`} ${sayPart(rule.part, scope)}`;
    case 'doesntUntap':
      return words(
        verbOf(rule.object, "don't", scope),
        rule.entersTapped === true ? 'untap (and enters tapped)' : 'untap',
        `during ${sayPart(rule.part, scope)}`,
        rule.condition !== undefined && `if ${truth(rule.condition, scope)}`,
      );
    case 'alsoUntaps':
      return `${verbOf(rule.object, 'untap', scope)} also during ${sayPart(rule.part, scope)}`;
    case 'alsoDraws':
      return `${verbOf(rule.player, 'draw', scope)} a card also during ${sayPart(rule.part, scope)}`;
    case 'notTargetedAsCast':
      return `as it is cast, it can't target ${described(rule.whom, { several: true }, scope)}`;
    case 'tieIsChosen':
      return `you choose among ${described(rule.of, { several: true }, scope)} tied for the ${rule.extreme} ${rule.stat}`;
    case 'xNotZero':
      return "X can't be 0";
    case 'xAtMost':
      return `X can't be greater than ${amount(rule.most, scope)}`;
    case 'manaProduced':
      return words(
        `whenever ${happens(rule.event, scope)}, it makes`,
        rule.times !== undefined && `${timesInWords(rule.times)} as much`,
        rule.output !== undefined &&
          `${rule.oneOfIt === true ? 'only' : 'all its mana as'} ${sayMana(rule.output, scope)}`,
        'instead',
      );
    case 'attachesOnly':
      return `${say(rule.object, scope)} can be attached only to ${say(rule.to, scope)}`;
    case 'damageStays':
      return `damage stays on ${say(rule.object, scope)} during cleanup steps`;
    case 'spendOnX':
      return words(
        'only',
        rule.colors === 'chosen' ? 'mana of the chosen color' : `${list(rule.colors, 'and/or')} mana`,
        `can be spent on ${rule.whole === true ? 'its cost' : 'X'}`,
      );
    case 'keepsMana':
      return words(
        verbOf(rule.player, 'keep', scope),
        rule.mana === undefined ? 'unspent' : 'this',
        rule.color,
        'mana as steps and phases end',
      );
    case 'choosesBlocks':
      return `${verbOf(rule.player, 'choose', scope)} which creatures block and how`;
    case 'noMaximumHandSize':
      return `${verbOf(rule.player, 'have', scope)} no maximum hand size`;
    case 'blankIsChaos':
      return 'each blank roll of the planar die is a chaos roll';
    case 'mayEnd':
      return `you may ${price(rule.cost, scope)} at any time to end this effect`;
    case 'mayIgnore':
      return `${say(rule.by, scope)} may ${price(rule.cost, scope)} to ignore this for the turn`;
    case 'castOnly':
      return words(
        `${scope.self} can be cast only`,
        rule.during !== undefined && howLong(rule.during, scope),
        rule.condition !== undefined && `if ${truth(rule.condition, scope)}`,
      );
    case 'blocksOnly':
      return `${say(rule.object, scope)} can block only ${say(rule.whom, scope)}`;
    case 'additionalLand':
      return rule.count === 'any number'
        ? `${say(rule.player, scope)} may play any number of lands each turn`
        : `${say(rule.player, scope)} may play this many more lands each turn: ${amount(rule.count, scope)}`;
    case 'canBlockMore':
      return `${say(rule.object, scope)} can block ${rule.count === 'any number' ? 'any number of creatures' : `${amount(rule.count, scope)} more creatures each combat`}`;
    case 'mostDeclared':
      return `no more than ${rule.most === 1 ? 'one creature' : `${numeral(rule.most)} creatures`} can ${rule.act}${rule.whom === undefined ? '' : ` ${say(rule.whom, scope)}`} each combat`;
    case 'assignByToughness':
      return `${verbOf(rule.object, 'assign', scope)} combat damage equal to toughness, not power`;
    case 'assignsNoDamage':
      return `${verbOf(rule.object, 'assign', scope)} no combat damage`;
    case 'assignsAsUnblocked':
      return `you may have ${say(rule.object, scope)} assign combat damage as though not blocked`;
    case 'asThough':
      return asThough(rule, scope);
    default:
      return furtherStanding(rule, scope);
  }
}

type First =
  | 'costChange'
  | 'preventRule'
  | 'skipRule'
  | 'doesntUntap'
  | 'alsoUntaps'
  | 'alsoDraws'
  | 'notTargetedAsCast'
  | 'tieIsChosen'
  | 'xNotZero'
  | 'xAtMost'
  | 'manaProduced'
  | 'attachesOnly'
  | 'damageStays'
  | 'spendOnX'
  | 'keepsMana'
  | 'choosesBlocks'
  | 'noMaximumHandSize'
  | 'blankIsChaos'
  | 'mayEnd'
  | 'mayIgnore'
  | 'castOnly'
  | 'blocksOnly'
  | 'additionalLand'
  | 'canBlockMore'
  | 'mostDeclared'
  | 'assignByToughness'
  | 'assignsNoDamage'
  | 'assignsAsUnblocked'
  | 'asThough';

function furtherStanding(rule: Exclude<Standing, { kind: First }>, scope: Scope): string {
  switch (rule.kind) {
    case 'triggerAgain':
      return triggerAgain(rule, scope);
    case 'controlsSearching':
      return `you control ${phrase(rule.player, scope).text} while they search their own libraries`;
    case 'playerRule':
      return playerRule(rule, scope);
    case 'mostEachTurn': {
      const { subject } = deedOf(rule.action, scope, 'told');
      return `${subject.text} can't do this more than ${amount(rule.most, scope)} times each turn: ${toDo(rule.action, scope)}`;
    }
    case 'mostCounters':
      return `${say(rule.object, scope)} can't have more than ${amount(rule.most, scope)} ${rule.counter} counters`;
    case 'looksFurther':
      return `whenever you ${rule.each}, you may look at ${amount(rule.more, scope)} more cards`;
    case 'mayStayTapped':
      return `you may choose not to untap ${say(rule.object, scope)} during your untap step`;
    case 'spendAsAnyColor':
      return spendAsAnyColor(rule, scope);
    case 'lifeForMana':
      return `${verbOf(rule.player, 'may pay', scope)} ${amount(rule.life, scope)} life for each {${rule.symbols.join('}{')}} in a cost in place of that mana`;
    case 'revealed': {
      const { subject, verb, rest } = deedOf(rule.action, scope, 'told');
      return words(subject.text, present(verb, subject), rest);
    }
    case 'anyNumberInDeck':
      return `a deck can have ${rule.most === undefined ? 'any number' : `up to ${amount(rule.most, scope)}`} of this card`;
    case 'leastCost':
      return `each spell costs at least ${rule.least} mana`;
    case 'loyaltyCosts':
      return `loyalty abilities that ${say(rule.by, scope)} activates cost {${rule.more}} loyalty more`;
    case 'insteadOfKeywordCost':
      return words(
        `you may ${price(rule.cost, scope)} instead of the ${rule.keyword} cost`,
        rule.of !== undefined && `of ${say(rule.of, scope)}`,
        rule.first !== undefined &&
          `for the first such ability ${rule.first === 'each turn' ? 'each turn' : 'in each of your turns'}`,
      );
    case 'keywordUse':
      return `${say(rule.of, scope)} can ${rule.keyword} ${timesInWords(rule.times)} in each of your turns`;
    case 'loyaltyUse':
      return words(
        `loyalty abilities of ${say(rule.of, scope)} may be activated`,
        rule.instant === true && 'whenever you could cast an instant',
        rule.times !== undefined && `${timesInWords(rule.times)} each turn`,
        rule.more !== undefined && `${timesInWords(rule.more)} more`,
      );
    case 'changesRolls':
      return words(
        rule.onceEachTurn === true && 'once each turn,',
        'after you roll',
        rule.sides === undefined ? 'a die' : `a ${rule.sides}-sided die`,
        rule.natural !== undefined && `with a natural result of ${rule.natural}`,
        ', you may',
        rule.cost !== undefined && `${toDo(rule.cost, scope)} to`,
        rule.does === 'reroll' ? 'roll it again' : `add or subtract ${rule.by ?? 1}`,
      );
    case 'circleColors':
      return `${amount(rule.count, scope)} colors are circled as the deck is made`;
    case 'onlyForAnte':
      return 'it is in a deck only in games played for ante';
    case 'canBeCommander':
      return 'it can be your commander';
    case 'commanderColor':
      return 'if it is your commander, you choose a color before the game begins, which is its color';
    case 'startsTheGame':
      return 'you are the starting player';
    case 'drafting':
      return `in a draft: ${drafting(rule.does)}`;
    case 'smallerDeck':
      return 'your deck may be five cards smaller';
    case 'additionalVote':
      return rule.may === true ? 'you may vote once more' : 'you get one more vote';
    case 'onlyByVenturingInto':
      return `this dungeon is entered only by venturing into ${rule.quality}`;
    case 'noLegendRule':
      return `the “legend rule” doesn't apply${rule.to === undefined ? '' : ` to ${say(rule.to, scope)}`}`;
    default:
      return unreachable(rule);
  }
}

function verbOf(noun: Parameters<typeof phrase>[0], verb: string, scope: Scope): string {
  const subject = phrase(noun, scope);
  return `${subject.text} ${present(verb, subject)}`;
}

function costChange(rule: Of<'costChange'>, scope: Scope): string {
  const { of, by, symbols: mana, life, value, forEach, whenTargeting, whereX, condition } = rule;
  const what = 'kind' in of && of.kind === 'filter' ? described(of, { several: true }, scope) : severalOf(of, scope);
  const how = words(
    rule.upTo === true && 'up to',
    mana !== undefined && symbols(mana),
    value !== undefined && `{${amount(value, scope)}}`,
    life !== undefined && `${amount(life, scope)} life`,
  );
  return words(
    `to ${rule.toDo} ${what}`,
    by !== undefined && `(${rule.toDo} by ${say(by, scope)})`,
    `costs ${how} ${rule.change}`,
    forEach !== undefined && `for each ${eachOne(forEach, scope)}`,
    whereX !== undefined && `(X is ${amount(whereX, scope)})`,
    rule.minimumOne === true && '(but at least one mana)',
    rule.paying !== undefined && `if this is done as an additional cost: ${sayCost(rule.paying, scope)}`,
    rule.coloredOnly === true && '(only of its colored mana)',
    rule.thisWay === true && 'this way',
    rule.insteadOfTax === true &&
      'for each time before that you cast it from the command zone, and no more mana for that',
    rule.keyword !== undefined && `(only of its ${rule.keyword} cost)`,
    rule.notMana === true && '(not for mana abilities)',
    whenTargeting !== undefined && `if it targets ${say(whenTargeting, scope)}`,
    condition !== undefined && `if ${truth(condition, scope)}`,
  );
}

function prevented({ action }: Of<'preventRule'>, scope: Scope): string {
  const { rest } = deedOf(action, scope, 'told');
  return action.kind === 'prevent' ? `${rest} is prevented` : `it is prevented that ${happens(action, scope)}`;
}

function asThough(rule: Of<'asThough'>, scope: Scope): string {
  if (rule.action.kind === 'dealDamage' && rule.as !== undefined) {
    const to = rule.action.to === undefined ? '' : `to ${say(rule.action.to, scope)}`;
    return words('all damage', to, 'is dealt as though by a source', qualitiesOf([rule.as], false, scope));
  }
  const { subject, verb, rest } = deedOf(rule.action, scope, 'spoken of');
  const crewing = rule.action.kind === 'keywordAction';
  return words(
    crewing && 'object' in rule.action && rule.action.object !== undefined
      ? say(rule.action.object, scope)
      : subject.text,
    'can',
    crewing ? `crew Vehicles${rule.saddles === undefined ? '' : ' and saddle Mounts'}` : words(verb, rest),
    'as though',
    rule.as !== undefined && qualitiesOf([rule.as], false, scope),
    rule.byToughness === true && 'its power were its toughness',
    rule.more !== undefined && `its power were ${amount(rule.more, scope)} greater`,
  );
}

function triggerAgain(rule: Of<'triggerAgain'>, scope: Scope): string {
  const { event, ability, of, condition } = rule;
  return words(
    event !== undefined && `whenever ${happens(event, scope)},`,
    ability === undefined ? 'triggered abilities' : described(ability, { several: true }, scope),
    of !== undefined && `of ${say(of, scope)}`,
    of === undefined && ability === undefined && rule.never !== true && 'of permanents you control',
    rule.never === true ? "don't trigger" : 'trigger once more',
    condition !== undefined && `as long as ${truth(condition, scope)}`,
  );
}

function playerRule(rule: Of<'playerRule'>, scope: Scope): string {
  const player = phrase(rule.player, scope);
  const value = rule.value === undefined ? '' : amount(rule.value, scope);
  switch (rule.what) {
    case 'maximum hand size':
      return `${whose(player, 'maximum hand size')} is ${value}`;
    case 'greater maximum hand size':
      return `${whose(player, 'maximum hand size')} is ${value} greater`;
    case 'smaller maximum hand size':
      return `${whose(player, 'maximum hand size')} is ${value} smaller`;
    case 'damage leaves 1 life':
      return `damage that would bring ${player.text} below 1 life leaves 1 life`;
    case 'draws from the bottom':
      return `${verbOf(rule.player, 'draw', scope)} from the bottom of the library, not from its top`;
    case 'spells only as sorceries':
      return `${player.text} can cast spells only when they could cast a sorcery`;
    case 'spells only in own turns':
      return `${player.text} can cast spells only in their own turns`;
    case 'spells and abilities only in own turns':
      return `${player.text} can cast spells and activate abilities only in their own turns`;
    default:
      return unreachable(rule.what);
  }
}

function spendAsAnyColor(rule: Of<'spendAsAnyColor'>, scope: Scope): string {
  return words(
    say(rule.player, scope),
    'may spend',
    rule.mana,
    `mana as though it were mana of ${rule.as ?? (rule.anyType === true ? 'any type' : 'any color')}`,
    rule.on !== undefined && `to cast ${say(rule.on, scope)}`,
    rule.activating !== undefined &&
      `to activate abilities ${rule.given === true ? 'given to' : 'of'} ${say(rule.activating, scope)}`,
  );
}

function drafting(does: DraftRule): string {
  switch (does.kind) {
    case 'draftFaceUp':
      return 'it is drafted face up';
    case 'revealAsDrafted':
      return `it is revealed as it is drafted, and this is noted or done: ${does.note}`;
    case 'noteDrafted':
      return `the ${does.what} of a drafted ${does.card} may be noted`;
    case 'removeDrafted':
      return `a drafted card may be taken out of the draft ${does.how}`;
    case 'draftAdditional':
      return `a card more may be drafted from a pack (then: ${does.then})`;
    case 'draftWholePack':
      return 'a whole pack may be drafted at once';
    case 'draftAtRandom':
      return `${list([String(does.cards)])} cards are drafted at random while it is face up`;
    case 'turnDownToLook':
      return `it may be turned face down to look at ${does.at}`;
    case 'takeLastCards':
      return 'the last card of each pack is passed to you';
    case 'tradeAfterDraft':
      return 'a card may be traded after the draft';
    default:
      return unreachable(does);
  }
}
