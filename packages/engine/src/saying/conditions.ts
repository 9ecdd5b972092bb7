/** Conditions: what must be true. CR 603.4, 604, 611.3. */
import type { Condition, Noun } from '@kitchen-table/language/core';
import { list, ordinal, past, type Phrase, present, timesInWords, whose, words } from './english.ts';
import { happened, happens } from './moods.ts';
import { sayPart } from './durations.ts';
import { comparison, someCounters } from './nouns/qualities.ts';
import { amount, described, howLong, phrase, say, type Scope, truth, unreachable } from './speaking.ts';

/** "you control an artifact". */
export function sayCondition(condition: Condition, scope: Scope): string {
  switch (condition.kind) {
    case 'controls':
      return controls(condition, scope);
    case 'opponentCount':
      return `the number of your opponents is ${comparison(condition.comparison)} ${amount(condition.to, scope)}`;
    case 'thereIs':
      return words(thereIs(condition.object, scope), condition.at !== undefined && '(as it was cast)');
    case 'is': {
      const subject = phrase(condition.subject, scope);
      const several = subject.person === 'many';
      const what = described(condition.filter, { several }, { ...scope, subject: subject.text });
      return isWhat(subject, condition.not === true, several ? what : a(what));
    }
    case 'compare':
      return `${amount(condition.left, scope)} is ${comparison(condition.comparison)} ${amount(condition.right, scope)}`;
    case 'has': {
      const what = condition.counter === undefined ? condition.what : `${condition.counter} counters`;
      return has(phrase(condition.player, scope), condition, what, scope);
    }
    case 'hasMore':
      return hasMore(condition, scope);
    case 'hasCounters':
      return `${say(condition.subject, scope)} has ${someCounters(condition.comparison, amount(condition.to, scope), condition.counter)}`;
    case 'hasKeyword': {
      const subject = phrase(condition.subject, scope);
      return `${subject.text} ${present(condition.not === true ? "don't" : 'have', subject)}${condition.not === true ? ' have' : ''} ${condition.keyword}`;
    }
    case 'mostCommonColor':
      return `${condition.color} is the most common color among ${say(condition.among, scope)}, also if tied`;
    case 'happenedEver':
      return `${condition.not === true ? 'it has never been so that ' : ''}${happened(condition.event, scope)} at any time`;
    case 'alsoDeclared':
      return `${say(condition.object, scope)} ${condition.act} together with it`;
    case 'activatedThisTurn':
      return `this ability has been activated ${amount(condition.times, scope)} or more times this turn`;
    case 'rolledDoubles':
      return 'the dice just rolled show the same';
    case 'targetsLegal':
      return 'every target is still legal';
    case 'happened':
      return hasHappened(condition, scope);
    case 'castFact':
      return castFact(condition, scope);
    case 'turn':
      return `it is ${condition.not === true ? 'not ' : ''}${whose(phrase(condition.of, scope), 'turn')}`;
    case 'duringPart':
      return `it is ${condition.not === true ? 'not ' : ''}${sayPart(condition.part, scope).replace(/^each /, 'a ')}`;
    case 'completedDungeon': {
      const player = phrase(condition.player, scope);
      return `${player.text} ${present('have', player)} ${condition.not === true ? 'not ' : ''}completed ${condition.dungeon ?? 'a dungeon'}`;
    }
    case 'mostVotes':
      return `“${condition.option}” gets the most votes${condition.tied === true ? ', or is tied for it' : ''}`;
    case 'isSticker':
      return `the sticker is a sticker of the kind ${condition.sticker}`;
    case 'isDayNight':
      return condition.what === 'neither' ? 'it is neither day nor night' : `it is ${condition.what}`;
    default:
      return furtherCondition(condition, scope);
  }
}

type First =
  | 'controls'
  | 'opponentCount'
  | 'thereIs'
  | 'is'
  | 'compare'
  | 'has'
  | 'hasMore'
  | 'hasCounters'
  | 'hasKeyword'
  | 'mostCommonColor'
  | 'happenedEver'
  | 'alsoDeclared'
  | 'activatedThisTurn'
  | 'rolledDoubles'
  | 'targetsLegal'
  | 'happened'
  | 'castFact'
  | 'turn'
  | 'duringPart'
  | 'completedDungeon'
  | 'mostVotes'
  | 'isSticker'
  | 'isDayNight';

function furtherCondition(condition: Exclude<Condition, { kind: First }>, scope: Scope): string {
  switch (condition.kind) {
    case 'designation':
      return designation(phrase(condition.player, scope), condition.what, condition.not === true);
    case 'first':
      return `it is ${condition.orBefore === true ? 'not later than ' : ''}the ${ordinal(condition.nth)} time this turn that ${happens(condition.event, scope)}`;
    case 'inZone': {
      const subject = phrase(condition.subject, scope);
      const above = condition.above;
      return words(
        isWhat(
          subject,
          condition.not === true,
          `${condition.zone === 'battlefield' ? 'on' : 'in'} ${zone(condition.zone)}`,
        ),
        above !== undefined &&
          `with ${amount(above.number, scope)} or more ${described(above.filter, { several: true }, scope)} ${above.directly === true ? 'directly ' : ''}above it`,
      );
    }
    case 'paired':
      return isWhat(phrase(condition.subject, scope), condition.not === true, 'paired with another creature');
    case 'shares': {
      const subject = phrase(condition.subject, scope);
      return `${subject.text} ${present('share', subject)} ${condition.not === true ? 'no' : 'a'} ${condition.what} with ${say(condition.with, scope)}`;
    }
    case 'manaSpent':
      return `${condition.color === 'the same' ? 'of mana of one color' : `of ${condition.color} mana`}, ${comparison(condition.comparison)} ${amount(condition.to, scope)} was spent to cast ${say(condition.subject, scope)}`;
    case 'hadToAttack':
      return `${say(condition.subject, scope)} had to attack this combat`;
    case 'anchorChosen':
      return `“${condition.word}” was chosen as ${scope.self} entered`;
    case 'not':
      return `it is not so that ${truth(condition.of, scope)}`;
    case 'allOf':
      return list(condition.of.map((each) => truth(each, scope)));
    case 'oneOf':
      return list(
        condition.of.map((each) => truth(each, scope)),
        'or',
      );
    default:
      return unreachable(condition);
  }
}

function a(what: string): string {
  if (/ with /.test(what) && /^(with|without) /.test(what)) return what;
  return /^(an?|the|no|one|all|not) /.test(what) ? what : /^[aeiou]/i.test(what) ? `an ${what}` : `a ${what}`;
}

function isWhat(subject: Phrase, not: boolean, what: string): string {
  return `${subject.text} ${present('be', subject)} ${not ? 'not ' : ''}${what}`;
}

function zone(name: string): string {
  return name === 'exile'
    ? 'exile'
    : name === 'graveyard' || name === 'hand' || name === 'library'
      ? `a ${name}`
      : `the ${name}`;
}

function controls(condition: Extract<Condition, { kind: 'controls' }>, scope: Scope): string {
  const player = phrase(condition.player, scope);
  const verb = condition.owned === true ? 'own and control' : 'control';
  const object = say(condition.object, scope);
  const did = condition.past === true ? past(verb, player).replace('owned and control', 'owned and controlled') : null;
  const text =
    condition.not === true
      ? `${player.text} ${present("don't", player)} ${verb} ${object}`
      : `${player.text} ${did ?? present(verb, player)} ${object}`;
  return condition.at === undefined ? text : `${text} (as it was cast)`;
}

function thereIs(object: Noun, scope: Scope): string {
  const said = phrase(object, scope);
  return `there ${said.person === 'many' ? 'are' : 'is'} ${said.text}`;
}

function has(
  player: Phrase,
  { comparison: how, to }: Extract<Condition, { kind: 'has' }>,
  what: string,
  scope: Scope,
): string {
  const said = amount(to, scope);
  if (how === 'equal' && said === '0') return `${player.text} ${present('have', player)} no ${what}`;
  if (how === 'atLeast') return `${player.text} ${present('have', player)} ${said} or more ${what}`;
  if (how === 'atMost') return `${player.text} ${present('have', player)} ${said} or less of this: ${what}`;
  return `${player.text} ${present('have', player)} ${how === 'equal' ? 'exactly' : comparison(how)} ${said} ${what}`;
}

function hasMore(condition: Extract<Condition, { kind: 'hasMore' }>, scope: Scope): string {
  const player = phrase(condition.player, scope);
  const than = say(condition.than, scope);
  const more = `${condition.by === undefined ? '' : `at least ${amount(condition.by, scope)} `}${condition.fewer === true ? 'fewer' : 'more'}`;
  if (typeof condition.of === 'string')
    return `${player.text} ${present('have', player)} ${more} ${condition.of} than ${than}`;
  return `${player.text} ${present('control', player)} ${more} ${described(condition.of, { several: true }, scope)} than ${than}`;
}

function hasHappened(condition: Extract<Condition, { kind: 'happened' }>, scope: Scope): string {
  const { times, total, sameOne, keyword } = condition;
  return words(
    condition.not === true && 'it is not so that',
    happened(condition.event, scope),
    keyword !== undefined && `for its ${keyword} cost`,
    times !== undefined &&
      `${times.kind === 'number' ? timesInWords(times.number) : amount(times, scope)} or more often`,
    total !== undefined && `by ${amount(total, scope)} or more in all`,
    sameOne === true && '(all by one and the same)',
    howLong(condition.when, scope),
  );
}

function castFact(condition: Extract<Condition, { kind: 'castFact' }>, scope: Scope): string {
  const { fact, by, keyword, from, symbols, source, not } = condition;
  return words(
    not === true && 'it is not so that',
    say(condition.subject, scope),
    'was',
    FACTS[fact] ?? (/^(cast|kicked|bargained|escaped|foretold)/.test(fact) ? fact : `cast using ${fact}`),
    keyword !== undefined && `(${keyword})`,
    by !== undefined && `by ${phrase(by, scope).text}`,
    from !== undefined &&
      `(${from.not === true ? 'not ' : ''}${from.zone}${from.anywhere === true ? ', anywhere' : ''}${from.of === undefined ? '' : ` of ${say(from.of, scope)}`})`,
    symbols !== undefined && symbols.map((symbol) => `{${symbol}}`).join(''),
    source !== undefined && say(source, scope),
  );
}

/** Facts of how something was cast, behind "was". */
const FACTS: Readonly<Record<string, string>> = {
  'cast from': 'cast from this zone',
  'cast from hand': 'cast by you from your hand',
  'mana from': 'cast with mana produced by',
  'cast during main phase': 'cast during their main phase',
  'mana spent': 'cast with this mana spent on it:',
  'its cost paid': 'cast for this cost:',
  'additional cost paid': 'cast with its additional cost paid',
  'first of the game': 'the first spell that you cast in this game',
  gift: 'cast with its gift promised',
  tribute: 'given its tribute',
  'new since your last upkeep': 'not under your control at the beginning of your last upkeep',
};

function designation(player: Phrase, what: string, not: boolean): string {
  const isHeld = what === 'initiative' || what === "city's blessing" || what === 'max speed';
  const text = `${player.text} ${present(isHeld ? 'have' : 'be', player)}`;
  return `${not ? 'it is not so that ' : ''}${text} ${what === 'max speed' ? '' : 'the '}${what}`;
}
