/** What is sacrificed as a permanent enters, for its abilities that refer to that. CR 607.2g. */
import { doneThisWay, NOTING } from '../../questions/resolving/this-way.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import type { Memory } from '../../vocabulary/objects/objects.ts';

/** What the steps do is noted where an ability asks for it later. */
export function noting(game: Game, context: Context): Context {
  if (!mentions(game, 'paidAsEntered')) return context;
  return { ...context, bindings: { ...context.bindings, [NOTING]: { entities: [], amount: 0 } } };
}

/** "As ~ enters, sacrifice any number of Forests": how many, for its other abilities. CR 607.2g. */
export function sacrificedFor(context: Context): Pick<Memory, 'paidAsEntered'> {
  const { length } = doneThisWay('sacrificed', context);
  return length === 0 ? {} : { paidAsEntered: length };
}
