/** Numbers: every way a card says one. */
import type { Stat, Value } from '@kitchen-table/language/core';
import { list, numeral, type Phrase, whose } from './english.ts';
import { happened } from './moods.ts';
import { amountDone } from './nouns/participles.ts';
import { standsFor } from './nouns/references.ts';
import { amount, described, phrase, say, severalOf, type Scope, unreachable } from './speaking.ts';

/** What the number is, worked out as. */
export function sayValue(value: Value, scope: Scope): string {
  switch (value.kind) {
    case 'number':
      return String(value.number);
    case 'exactly':
      return `exactly ${value.number}`;
    case 'lessThan':
      return `less than ${amount(value.than, scope)}`;
    case 'atLeast':
      return `${numeral(value.number)} or more`;
    case 'x':
      return 'X';
    case 'count':
      return `the number of ${severalOf(value.of, scope)}`;
    case 'stat':
      return statOf(phrase(value.of, scope), value.stat);
    case 'extreme':
      return `the ${value.extreme} ${value.stat} among ${described(value.among, { several: true }, scope)}`;
    case 'total':
      return `the total ${value.stat} of ${severalOf(value.of, scope)}`;
    case 'countersOn':
      return `the number of ${value.counter === null ? '' : `${value.counter} `}counters on ${say(value.on, scope)}`;
    case 'devotion':
      return whose(
        phrase(value.player, scope),
        `devotion to ${value.chosen === true ? 'the chosen color' : list(value.colors)}`,
      );
    case 'amountOf':
      return amountOf(value, scope);
    case 'history':
      return history(value, scope);
    case 'sum':
      return `${amount(value.of[0], scope)} plus ${amount(value.of[1], scope)}`;
    case 'difference':
      return value.absolute === true
        ? `the difference between ${amount(value.of[0], scope)} and ${amount(value.of[1], scope)}`
        : `${amount(value.of[0], scope)} minus ${amount(value.of[1], scope)}`;
    case 'asOf':
      return `${amount(value.of, scope)} (as it is ${value.when === 'casting' ? 'while casting' : 'on resolving'})`;
    case 'greater':
      return `the greater of ${amount(value.of[0], scope)} and ${amount(value.of[1], scope)}`;
    case 'times':
      if (value.by === 1) return amount(value.of, scope);
      return value.by === 2
        ? `twice ${amount(value.of, scope)}`
        : `${numeral(value.by)} times ${amount(value.of, scope)}`;
    case 'half':
      return `${value.parts === 3 ? 'a third' : value.parts === 10 ? 'a tenth' : 'half'} of ${amount(value.of, scope)}, rounded ${value.rounded}`;
    case 'kindsAmong':
      return `the number of different ${value.what} among ${severalOf(value.of, scope)}`;
    case 'mostAlike':
      return `the most ${severalOf(value.of, scope)} that share a creature type`;
    case 'greatestOfPlayers':
      return `the ${value.least === true ? 'least' : 'greatest'} that ${value.among === undefined ? 'a player' : say(value.among, scope)} has of ${amount(value.of, { ...scope, candidate: 'that player' })}`;
    case 'manaSymbols':
      return `the number of ${list(value.colors, 'and/or')} mana symbols in the mana cost of ${say(value.of, scope)}`;
    case 'storedAlike':
      return `the most stored results on ${say(value.on, scope)} with the same value`;
    case 'paidAsEntered':
      return value.what === 'life'
        ? `the life paid as ${scope.self} entered`
        : `the number of ${described(value.of, { several: true }, scope)} sacrificed as ${scope.self} entered`;
    case 'noted':
      return value.what === 'highest number'
        ? 'the highest number noted in the draft'
        : 'the number of cards removed in the draft';
    case 'stickerLetters':
      return `the number of ${value.letters === 'unique vowels' ? 'different vowels' : `letters “${value.letters.letter}”`} on ${value.on === undefined ? 'that sticker' : `the name stickers of ${say(value.on, scope)}`}`;
    case 'totalOnStickers':
      return `the total ${value.stat} printed on stickers on ${say(value.on, scope)}`;
    case 'temptations':
      return `how often the Ring has tempted ${say(value.player, scope)}`;
    case 'chosenNumbers':
      return `the ${value.which} number chosen`;
    case 'votes':
      return `the number of votes for “${value.option}”`;
    case 'castFact':
      return castFact(value, scope);
    default:
      return unreachable(value);
  }
}

/** "your life total", "the power of the target creature". */
function statOf(of: Phrase, stat: Stat): string {
  return of.person === 'you' ? `your ${stat}` : whose(of, stat === 'hand size' ? 'number of cards in hand' : stat);
}

function amountOf({ to, what }: Extract<Value, { kind: 'amountOf' }>, scope: Scope): string {
  const introduced = to === null ? undefined : scope.named.get(to);
  const text =
    introduced?.action === null || introduced === undefined || introduced.noun !== null
      ? standsFor(to, scope).text
      : amountDone(introduced.action, what);
  return what === undefined || what === 'excess' || what.startsWith('flips') ? text : `${text} (${what})`;
}

function history(value: Extract<Value, { kind: 'history' }>, scope: Scope): string {
  const earlier = value.before === undefined ? '' : ` (before ${say(value.before, scope)})`;
  const deed = happened(value.event, scope) + earlier;
  switch (value.what) {
    case 'times':
      return `how many times ${deed} ${value.when}`;
    case 'amount':
      return `how much it came to that ${deed} ${value.when}`;
    case 'greatest':
      return `the most that it came to at once that ${deed} ${value.when}`;
    case 'objects':
      return `the number of those of which it is true that ${deed} ${value.when}`;
    default:
      return unreachable(value.what);
  }
}

function castFact(value: Extract<Value, { kind: 'castFact' }>, scope: Scope): string {
  const subject = value.subject === undefined ? scope.self : say(value.subject, scope);
  switch (value.fact) {
    case 'times kicked':
      return `the number of times ${value.keyword === undefined ? 'kicker' : `the ${value.keyword} cost`} was paid for ${subject}`;
    case 'times mutated':
      return `the number of times ${subject} has mutated`;
    case 'mana spent':
      return `the mana spent to cast ${subject}`;
    case 'snow mana spent':
      return `the snow mana spent to cast ${subject}`;
    case 'mana from':
      return `the mana from ${value.keyword ?? 'any source'} spent to cast ${subject}`;
    case 'colors of mana spent':
      return `the number of colors of mana spent to cast ${subject}`;
    case 'x':
      return `the X chosen for ${subject}`;
    case 'targets':
      return 'the number of targets';
    default:
      return unreachable(value.fact);
  }
}
