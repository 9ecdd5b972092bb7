/** What is said of a noun further: whose it is, where it is, what it has or did. */
import type { Action, Comparison, Quality } from '@kitchen-table/language/core';
import { list, one, ordinal, past, type Phrase, present, whose, withArticle, words } from '../english.ts';
import { thatDid, thatDoes } from '../moods.ts';
import { abilitiesIn } from './descriptions.ts';
import { outOf } from './places.ts';
import { amount, described, howLong, phrase, say, type Scope, truth, unreachable } from '../speaking.ts';

/** All of them, in a row. */
export function qualitiesOf(qualities: readonly Quality[] | undefined, several: boolean, scope: Scope): string {
  return (qualities ?? []).map((each) => sayQuality(each, several, scope)).join(' ');
}

/** "a +1/+1 counter", "no counters", "3 or more charge counters". */
export function someCounters(how: Comparison, to: string, counter: string | null): string {
  const kind = counter === null ? '' : `${counter} `;
  if (how === 'equal' && to === '0') return `no ${kind}counters`;
  if (how === 'atLeast' && to === '1') return withArticle(`${kind}counter`);
  if (how === 'atLeast' && /^\d+$/.test(to)) return `${to} or more ${kind}counters`;
  if (how === 'atMost' && /^\d+$/.test(to)) return `${to} or fewer ${kind}counters`;
  return `${how === 'equal' ? 'exactly' : comparison(how)} ${to} ${kind}counters`;
}

/** "greater than", "at most". */
export function comparison(how: Comparison): string {
  switch (how) {
    case 'equal':
      return 'equal to';
    case 'not equal':
      return 'not equal to';
    case 'atLeast':
      return 'at least';
    case 'atMost':
      return 'at most';
    case 'over':
      return 'greater than';
    case 'under':
      return 'less than';
    default:
      return unreachable(how);
  }
}

/** Within what is asked of the thing described, that is what is spoken of, whatever else is described there. */
function ofDescribed(scope: Scope): Scope {
  return { ...scope, candidate: scope.subject, asked: true };
}

function did(who: Phrase, verb: string): string {
  return `${who.text} ${present(verb, who)}`;
}

function sayQuality(quality: Quality, several: boolean, scope: Scope): string {
  switch (quality.kind) {
    case 'controlledBy':
      return owning(quality, 'control', 'controlled', scope);
    case 'ownedBy':
      return owning(quality, 'own', 'owned', scope);
    case 'protectedBy':
      return `protected by ${say(quality.player, scope)}`;
    case 'withKeyword':
      return `${quality.not === true ? 'without' : 'with'} ${quality.keyword}`;
    case 'keywordAbility':
      return `of these keywords: ${list(quality.of, 'or')}`;
    case 'withOneOf':
      return `${quality.not === true ? 'without' : 'with'} ${list(quality.keywords, 'or')}`;
    case 'noAbilities':
      return 'with no abilities';
    case 'withSymbol':
      return `${quality.not === true ? 'without' : 'with'} ${quality.symbol === 'X' ? '{X}' : 'a Phyrexian symbol'} in its ${SYMBOL_OF[quality.of ?? 'mana cost']}`;
    case 'withManaCost':
      return `with mana cost ${list(
        quality.of.map((symbols) => symbols.map((symbol) => `{${symbol}}`).join('')),
        'or',
      )}`;
    case 'otherName':
      return `with a name other than those of ${say(quality.than, scope)}`;
    case 'withAbility':
      return `${quality.not === true ? 'without' : 'with'} ${abilitiesIn([quality.ability], scope)}`;
    case 'withManaAbility':
      return quality.not === true ? 'without mana abilities' : 'with a mana ability';
    case 'withActivated':
      return words(
        'with an activated ability',
        quality.tap === true && 'with {T} in its cost',
        quality.notMana === true && 'other than a mana ability',
      );
    case 'withStat':
      return `with ${quality.stat} ${comparison(quality.comparison)} ${amount(quality.to, ofDescribed(scope))}`;
    case 'withCounters':
      return `with ${someCounters(quality.comparison, amount(quality.to, scope), quality.counter)} on ${several ? 'them' : 'it'}`;
    case 'withExtreme':
      return words(
        `with the ${quality.extreme} ${quality.stat}`,
        quality.among !== undefined && `among ${described(quality.among, { several: true }, scope)}`,
      );
    case 'controlsMost':
      return `who controls the ${quality.fewest === true ? 'fewest' : 'most'} ${described(quality.of, { several: true }, scope)}`;
    case 'inZone':
      return inZone(quality, scope);
    case 'choseNumber':
      return `who ${quality.not === true ? 'did not choose' : 'chose'} the ${quality.which} number`;
    case 'choseWord':
      return `who chose “${quality.option}”`;
    case 'mostVoted':
      return 'with the most votes, also if tied';
    case 'fromZone':
      return `from ${quality.of === undefined ? list(quality.zone.map(zoneName), 'or') : whose(phrase(quality.of, scope), list(quality.zone, 'or'))}`;
    case 'named':
      return `${quality.not === true ? 'not ' : ''}named ${quality.name}`;
    case 'ofTheNoted':
      return `of the ${quality.what} noted in the draft`;
    case 'nameOf':
      return `with ${quality.same ? 'the same name as' : 'a name different from that of'} ${say(quality.as, scope)}`;
    case 'finalChapter':
      return `that is the final chapter ability of ${say(quality.of, scope)}`;
    case 'firstPrintedIn':
      return `with one of the ${quality.in.names.length} names first printed in ${quality.in.expansion}`;
    default:
      return furtherQuality(quality, several, scope);
  }
}

type First =
  | 'controlledBy'
  | 'ownedBy'
  | 'protectedBy'
  | 'withKeyword'
  | 'keywordAbility'
  | 'withOneOf'
  | 'noAbilities'
  | 'withSymbol'
  | 'withManaCost'
  | 'otherName'
  | 'withAbility'
  | 'withManaAbility'
  | 'withActivated'
  | 'withStat'
  | 'withCounters'
  | 'withExtreme'
  | 'controlsMost'
  | 'inZone'
  | 'choseNumber'
  | 'choseWord'
  | 'mostVoted'
  | 'fromZone'
  | 'named'
  | 'ofTheNoted'
  | 'nameOf'
  | 'finalChapter'
  | 'firstPrintedIn';

function furtherQuality(quality: Exclude<Quality, { kind: First }>, several: boolean, scope: Scope): string {
  switch (quality.kind) {
    case 'otherThan':
      return `other than ${say(quality.noun, scope)}`;
    case 'attachedTo':
      return `${quality.past === undefined ? '' : several ? 'that were ' : 'that was '}attached to ${say(quality.noun, scope)}`;
    case 'couldEnchant':
      return `that could enchant ${say(quality.whom, scope)}`;
    case 'exiledWith':
      return `exiled with ${quality.by === undefined ? scope.self : say(quality.by, scope)}`;
    case 'didSo':
      return quality.not === true ? 'who did not do that' : 'who did that';
    case 'usedToCraft':
      return `used to craft ${scope.self}`;
    case 'exiledBy':
      return `that ${quality.through === undefined ? '' : 'an ability controlled by '}${say(quality.player, scope)} exiled${quality.withIt === true ? ` with ${scope.self}` : ''}${quality.thisTurn === true ? ' this turn' : ''}`;
    case 'madeWith':
      return `${quality.how === 'created' ? 'created' : 'put onto the battlefield'} with ${quality.by === undefined ? scope.self : say(quality.by, scope)}`;
    case 'inParty':
      return `in ${whose(phrase(quality.player, scope), 'party')}`;
    case 'ofPlayer':
      return `who ${several ? 'are opponents' : 'is an opponent'} of ${say(quality.player, scope)}`;
    case 'castBy': {
      const who = phrase(quality.player, scope);
      return words(did(who, 'cast'), quality.from !== undefined && outOf(quality.from, scope));
    }
    case 'dealtDamage':
      return words(
        `that ${several ? 'were' : 'was'} dealt damage`,
        quality.by !== undefined && `by ${say(quality.by, scope)}`,
        howLong(quality.when, scope),
      );
    case 'among':
      return `from among ${say(quality.noun, scope)}`;
    case 'withBaseSize':
      return `with base power and toughness ${amount(quality.power, scope)}/${amount(quality.toughness, scope)}`;
    case 'thisWay':
      return words(
        quality.not === true && 'not',
        quality.counter !== undefined && `with ${quality.counter} counters`,
        quality.done,
        quality.by !== undefined && `by ${say(quality.by, scope)}`,
        'this way',
      );
    case 'abilityCountered':
      return `with an ability countered this way`;
    case 'ofTheChosen':
      return quality.any === true ? `of a ${quality.what} that a player chose` : `of the chosen ${quality.what}`;
    case 'share':
      return `that ${several ? 'share' : 'shares'} ${quality.not === true ? 'no' : 'a'} ${quality.what} with ${say(quality.with, scope)}`;
    case 'different':
      return quality.not === true ? `all with the same ${quality.what}` : `with different ${quality.what}`;
    case 'targeting':
      return `that ${several ? 'target' : 'targets'} ${quality.only === true ? 'only ' : ''}${say(quality.noun, scope)}`;
    case 'attacking':
      return `attacking ${say(quality.whom, scope)}`;
    case 'blocking':
      return `blocking ${quality.orBlocked === true ? 'or blocked by ' : ''}${say(quality.whom, scope)}`;
    case 'blockedBy':
      return `blocked by ${say(quality.whom, scope)}`;
    case 'that': {
      const deed = quality.when === undefined && quality.thisWay !== true ? thatDoes : thatDid;
      return words(
        quality.not === true ? 'of which it is not so: it' : 'that',
        saysOnlyWho(quality.event)
          ? (LIFE[quality.event.kind] ?? past(quality.event.kind, ONE))
          : deed(quality.event, scope, several),
        quality.thisWay === true && 'this way',
        quality.when !== undefined && howLong(quality.when, scope),
      );
    }
    case 'whose':
      return `such that${quality.asChosen === true ? ' as it is chosen' : ''} ${truth(quality.condition, ofDescribed(scope))}`;
    case 'putThereFrom':
      return words(
        `put there from ${zoneName(quality.zone)}`,
        quality.when !== undefined && howLong(quality.when, scope),
      );
    case 'drawnThisTurn':
      return 'drawn this turn';
    case 'enteredThisTurn':
      return 'that entered this turn';
    case 'beingAttacked':
      return words(
        `${quality.not === true ? 'not ' : ''}being attacked`,
        quality.by !== undefined && `by ${say(quality.by, scope)}`,
      );
    case 'controlledSinceTurnBegan':
      return `that ${did(phrase(quality.player, scope), 'control')} since the turn began`;
    case 'ofYourChoice':
      return `of one ${quality.what} of your choice`;
    case 'inSector':
      return quality.sector === undefined ? 'in each sector' : `in sector ${quality.sector}`;
    case 'sameSector':
      return 'in the same sector';
    case 'abilityOf':
      return `of ${say(quality.noun, scope)}`;
    case 'nthCast':
      return nthCast(quality, scope);
    case 'hasInset':
      return `that ${several ? 'have' : 'has'} an ${quality.inset}`;
    case 'withSticker':
      return `with a ${quality.sticker === null ? '' : `${quality.sticker} `}sticker on it`;
    case 'wordsInName':
      return `with ${comparison(quality.comparison)} ${amount(quality.to, scope)} words in its name`;
    case 'singleTarget':
      return quality.orMore === true ? 'with one or more targets' : 'with a single target';
    case 'wonSubgame':
      return quality.not === true ? "who didn't win the subgame" : 'who won the subgame';
    case 'parity':
      return `with ${quality.is === 'chosen' ? 'the chosen kind of (odd or even)' : quality.is} ${quality.stat}`;
    case 'totalStat':
      return `with total ${quality.stat} ${comparison(quality.comparison)} ${amount(quality.to, scope)}`;
    default:
      return unreachable(quality);
  }
}

/** "you control", "controlled by each opponent". */
function owning(
  quality: Extract<Quality, { kind: 'controlledBy' | 'ownedBy' }>,
  verb: string,
  done: string,
  scope: Scope,
): string {
  const who = phrase(quality.player, scope);
  const was = quality.kind === 'controlledBy' && quality.past === true;
  if (quality.not === true) return `that ${who.text} ${present("don't", who)} ${verb}`;
  if (was) return `that ${who.text} ${done}`;
  return who.text.split(' ').length <= 2 ? did(who, verb) : `${done} by ${who.text}`;
}

function inZone(quality: Extract<Quality, { kind: 'inZone' }>, scope: Scope): string {
  if (quality.of !== undefined)
    return `in ${whose(phrase(quality.of, scope), list(quality.zone, 'or'))}${quality.all === true ? ' (all of them)' : ''}`;
  return quality.all === true ? `in any ${list(quality.zone, 'or')}` : inZones(quality.zone);
}

/** "in exile", "on the battlefield or in the command zone". */
function inZones(zones: readonly string[]): string {
  const isOn = (zone: string): boolean => zone === 'battlefield' || zone === 'stack';
  if (!zones.some(isOn)) return `in ${list(zones.map(zoneName), 'or')}`;
  return list(
    zones.map((zone) => `${isOn(zone) ? 'on' : 'in'} ${zoneName(zone)}`),
    'or',
  );
}

function zoneName(zone: string): string {
  if (zone === 'exile' || zone === 'anywhere') return zone;
  if (zone === 'outside') return 'outside the game';
  if (zone === 'anywhere but the battlefield') return 'anywhere other than the battlefield';
  return ['battlefield', 'stack', 'command', 'ante'].includes(zone)
    ? `the ${zone}${zone === 'command' || zone === 'ante' ? ' zone' : ''}`
    : `a ${zone}`;
}

function nthCast(quality: Extract<Quality, { kind: 'nthCast' }>, scope: Scope): string {
  const which =
    quality.every === true
      ? 'each from now on this turn'
      : quality.nth === 'next'
        ? 'the next'
        : `the ${ordinal(quality.nth)} each turn`;
  const who = phrase(quality.player, scope);
  return words(
    `(${which} that ${did(who, 'cast')}`,
    quality.from !== undefined && outOf(quality.from, scope),
    quality.ownTurns === true && 'in their own turns',
    quality.ofAll === true && 'of all such spells together',
  ).concat(')');
}

/** "who did so": lower/src/passes/resolving/deeds-said.ts puts the verb there, and nothing but who did it. */
function saysOnlyWho(event: Action): boolean {
  return Object.keys(event).every((field) => field === 'kind' || field === 'actor');
}

/** "An opponent who lost life": with no number. CR 119.3. */
const LIFE: Readonly<Record<string, string>> = { loseLife: 'lost life', gainLife: 'gained life' };
const ONE: Phrase = one('one');

const SYMBOL_OF = {
  'mana cost': 'mana cost',
  'activation cost': 'activation cost',
  'either cost': 'mana cost or activation cost',
} as const;
