/** How many objects of a description that wants different ones there are. CR 201.2b. */
import type { Noun } from '@kitchen-table/language/core';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';
import { mostAlike } from '../targets/chosen-together.ts';

/** The number of them, or of different names (powers, mana values) among them; what has no name has none that differs. */
export function countDifferent(game: Game, noun: Noun, found: readonly Entity[]): number {
  const wanted = noun.kind === 'select' ? noun.filter.qualities?.find(({ kind }) => kind === 'different') : undefined;
  if (wanted?.kind !== 'different') return found.length;
  if (wanted.not === true) return mostAlike(game, wanted, found);
  const different = new Set<string | number>();
  for (const entity of found) {
    if (isPlayerEntity(entity)) continue;
    const { name, power, manaValue } = characteristics(game, entity as number as ObjectId);
    const value = wanted.what === 'names' ? name : wanted.what === 'powers' ? power : manaValue;
    if (value !== '' && !Number.isNaN(value)) different.add(value);
  }
  return different.size;
}
