/** How long an effect lasts, and the steps and phases of turns. CR 611.2, 500.1. */
import type { Duration, TurnPart } from '@kitchen-table/language/core';
import { phrase, type Scope, say, truth, unreachable } from './speaking.ts';
import { whose, words } from './english.ts';
import { happens } from './moods.ts';

/** "until end of turn". */
export function sayDuration(duration: Duration, scope: Scope): string {
  switch (duration.kind) {
    case 'untilEndOfTurn':
      return 'until end of turn';
    case 'thisTurn':
      return 'this turn';
    case 'thisCombat':
      return 'this combat';
    case 'untilEndOfCombat':
      return 'until end of combat';
    case 'untilYourNextTurn':
      return `until the beginning of ${nextTurn(duration.of, scope)}`;
    case 'untilEndOfYourNextTurn':
      return `until the end of ${nextTurn(duration.of, scope)}`;
    case 'untilNextPart':
      return `until ${sayPart(duration.part, scope)}`;
    case 'forAsLongAs':
      return `for as long as ${truth(duration.condition, scope)}`;
    case 'untilLeaves':
      return `until ${say(duration.object, scope)} leaves the battlefield`;
    case 'untilHappens':
      return `until ${happens(duration.event, scope)}`;
    case 'untilCastFromExile':
      return `until ${say(duration.object, scope)} is cast from exile`;
    case 'untilAnotherIsExiled':
      return `until another card is exiled with ${scope.self}`;
    case 'untilPlaneswalk':
      return duration.awayFrom === undefined
        ? 'until a player planeswalks'
        : 'until a player planeswalks away from this plane';
    case 'restOfGame':
      return 'for the rest of the game';
    case 'inTurns':
      return `in every turn in which ${truth(duration.condition, scope)}`;
    case 'duringPart':
      return words(
        `during ${sayPart(duration.part, scope)}`,
        duration.before !== undefined && `before ${BOUNDS[duration.before]}`,
        duration.after !== undefined && `after ${BOUNDS[duration.after]}`,
      );
    case 'lastTurn':
      return 'last turn';
    case 'lastTurnOf':
      return `in the last turn of ${say(duration.of, scope)}`;
    case 'eachTurn':
      return 'each turn';
    default:
      return unreachable(duration);
  }
}

const BOUNDS = {
  attackers: 'attackers are declared',
  blockers: 'blockers are declared',
  combat: 'combat',
  'combat damage': 'combat damage is dealt',
  upkeep: 'the upkeep step',
} as const;

function nextTurn(of: Parameters<typeof phrase>[0] | undefined, scope: Scope): string {
  return of === undefined ? 'your next turn' : whose(phrase(of, scope), 'next turn');
}

/** "your upkeep", "each end step". */
export function sayPart(part: TurnPart, scope: Scope): string {
  const name = words(
    part.occurrence === 'first of the turn' && 'first',
    part.occurrence === 'second of the turn' && 'second',
    NAMES[part.step] ?? `${part.step} step`,
    part.occurrence === 'first three of the game' && '(one of the first three of the game)',
  );
  if (part.this === true) return `this ${name}`;
  if (part.thatCombat === true) return 'that combat phase';
  if (part.thatTurn === true) return `the ${name} of that extra turn`;
  const next = part.next === true ? 'next ' : '';
  if (part.of === undefined) return next === '' ? `each ${name}` : `the next ${name}`;
  const of = phrase(part.of, scope);
  if (of.person === 'you') return `your ${next}${name}`;
  return `${next === '' ? 'the' : 'the next'} ${name} of ${of.text}`;
}

const NAMES: Readonly<Record<string, string>> = {
  turn: 'turn',
  combat: 'combat phase',
  'main phase': 'main phase',
  'precombat main': 'precombat main phase',
  'postcombat main': 'postcombat main phase',
  'beginning of combat': 'beginning of combat',
  'end of combat': 'end of combat',
  upkeep: 'upkeep',
};
