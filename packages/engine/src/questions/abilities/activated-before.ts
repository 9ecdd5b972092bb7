/** "If this ability has been activated four or more times this turn": how often it has been activated. CR 602.5b, 608.2h. */
import { type Condition, some } from '@kitchen-table/language/core';
import type { AbilityRecord } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { activatedTally, tallyTurn, turnTally } from '../../vocabulary/tallies.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';

type ActivatedThisTurn = Extract<Condition, { kind: 'activatedThisTurn' }>;

/** Pure memo: whether an ability asks about it. */
const memo = new WeakMap<object, boolean>();

/** Whether the words of the ability ask how often it was activated this turn. */
export function asksHowOften(ability: AbilityRecord['ability']): boolean {
  let asks = memo.get(ability);
  if (asks === undefined) memo.set(ability, (asks = some(ability, ({ kind }) => kind === 'activatedThisTurn')));
  return asks;
}

/** Counts an activation, if the words of the ability ask how often it was activated. */
export function noteActivation(game: Game, object: ObjectId, { ability, index, grantedBy }: AbilityRecord): void {
  if (asksHowOften(ability)) tallyTurn(game, activatedTally(object, index, grantedBy), 1);
}

/** How often the ability that asks has been activated this turn: one on the stack, or a mana ability, which never is there. */
export function timesActivated(game: Game, condition: ActivatedThisTurn, context: Context): number {
  const onStack = game.objects[context.stackObject]?.stack?.ability;
  const record =
    onStack ??
    characteristics(game, context.source).abilities.find(({ ability }) => some(ability, (part) => part === condition));
  return record === undefined ? 0 : turnTally(game, activatedTally(context.source, record.index, record.grantedBy));
}
