/** Counts against quantifiers, and nouns that mean players. CR 107.1c, 115.1. */
import type { Noun, Quantifier } from '@kitchen-table/language/core';
import type { Context } from '../vocabulary/context.ts';
import type { Game } from '../vocabulary/game.ts';
import { evaluate } from './reading.ts';

/** Whether so many are as many as the noun's quantifier asks for. */
export function enough(game: Game, noun: Noun, count: number, context: Context): boolean {
  if (noun.kind !== 'select') return count > 0;
  return quantityFits(game, noun.quantifier, count, context);
}

/** "two or more", "no", "exactly one": a count against a quantifier. */
export function quantityFits(game: Game, quantifier: Quantifier, count: number, context: Context): boolean {
  const wanted = quantifier.number === undefined ? 1 : evaluate(game, quantifier.number, context);
  switch (quantifier.amount) {
    case 'no':
      return count === 0;
    case 'atMost':
    case 'upTo':
      return count <= wanted;
    case 'number':
      if (quantifier.exactly === true) return count === wanted;
      return quantifier.number === undefined ? count >= 1 : count >= wanted;
    case 'atLeast':
      return count >= wanted;
    case 'a':
    case 'the':
    case 'each':
    case 'all':
    case 'bare':
    case 'anyNumber':
    case 'oneOrTwo':
    case 'oneToThree':
    case 'oneOfEach':
      return count >= 1;
    default:
      return unreachable(quantifier.amount);
  }
}

function unreachable(value: never): never {
  throw new Error(`no such quantifier: ${JSON.stringify(value)}`);
}
