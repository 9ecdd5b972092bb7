/** What the words of a condition found goes on being spoken of in what follows it. CR 603.4, 608.2c. */
import type { Condition } from '@kitchen-table/language';
import { namedInCondition } from '../../questions/named-within.ts';
import { candidates } from '../../questions/nouns.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { bind } from '../bindings.ts';

/** "If a creature is destroyed this way, its controller ...": what made the condition true has a name. */
export function withFound(game: Game, condition: Condition | undefined, context: Context): Context {
  const noun = condition === undefined ? null : namedInCondition(condition);
  if (noun?.label === undefined) return context;
  const found = candidates(game, noun, context);
  return bind(context, noun.label, found, found.length);
}
