/** Abilities that trigger as the step of a whole team begins. CR 805.4d. */
import { type Clause, type Trigger, some } from '@kitchen-table/language/core';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Match } from '../../questions/triggered-abilities/roles.ts';

type Found = readonly (readonly [Match, GameEvent])[];

/** Pure memo: whether the text speaks of "that player". */
const memo = new WeakMap<object, boolean>();

function speaksOfThatPlayer(node: object): boolean {
  let speaks = memo.get(node);
  if (speaks === undefined) {
    speaks = some(node, (part) => part['kind'] === 'reference' && part['to'] === 'event.player');
    memo.set(node, speaks);
  }
  return speaks;
}

/** One match for the whole team, unless the trigger, its "if" or its effect is about each player of it. CR 805.4d. */
export function oncePerTeam(game: Game, trigger: Trigger, clause: Clause, found: Found): Found {
  if (!game.rules.teams.sharedTurns || found.length < 2) return found;
  const kind = found[0]?.[1].kind;
  if ((kind !== 'beginStep' && kind !== 'beginTurn') || speaksOfThatPlayer(trigger) || speaksOfThatPlayer(clause))
    return found;
  return found.slice(0, 1);
}
