/** The X of a spell, changed after it was cast. CR 107.3a. */
import type { Noun } from '@kitchen-table/language/core';
import type { Context } from '../../../vocabulary/context.ts';
import type { Game } from '../../../vocabulary/game.ts';
import type { ObjectId } from '../../../vocabulary/ids.ts';
import { setStackFacts } from '../../../vocabulary/objects/object-notes.ts';
import { resolveObjects } from '../choices/choosing.ts';
import { asEntities, doneTo, type Outcome } from '../outcome.ts';

/** "Double the value of X": nothing more is paid, and what its casting made trigger sees the new value. CR 107.3a, 107.3e. */
export function doubleValueOfX(game: Game, noun: Noun, context: Context): Outcome {
  const { objects, context: now } = resolveObjects(game, noun, context, {
    player: context.controller,
    purpose: 'choose',
    rule: '107.3a',
  });
  const doubled = objects.filter((id) => doubleXOf(game, id));
  return doneTo(now, asEntities(doubled));
}

function doubleXOf(game: Game, id: ObjectId): boolean {
  const stack = game.objects[id]?.stack ?? null;
  if (stack === null || stack.cast.x === null) return false;
  const x = 2 * stack.cast.x;
  setStackFacts(game, id, { ...stack, cast: { ...stack.cast, x }, context: { ...stack.context, x } });
  for (const other of game.stack) {
    const ability = game.objects[other]?.stack ?? null;
    if (ability?.kind !== 'triggered' || ability.source !== id) continue;
    setStackFacts(game, other, { ...ability, context: { ...ability.context, x } });
  }
  return true;
}
