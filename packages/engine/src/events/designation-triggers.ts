/** The triggered abilities that come with being the monarch. CR 722.2. */
import type { Clause } from '@kitchen-table/language';
import { TypeBit } from '../vocabulary/characteristics.ts';
import { NO_BINDINGS } from '../vocabulary/context.ts';
import type { PendingTrigger } from '../vocabulary/effects.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Game } from '../vocabulary/game.ts';
import { entityPlayer, isPlayerEntity, NO_OBJECT, objectEntity, type PlayerId } from '../vocabulary/ids.ts';
import { Step } from '../vocabulary/steps.ts';
import { characteristics } from '../questions/characteristics.ts';

const DRAW: Clause = { kind: 'do', action: { kind: 'draw', amount: { kind: 'number', number: 1 } } };
const CROWN: Clause = {
  kind: 'do',
  action: {
    kind: 'becomeMonarch',
    actor: { kind: 'playerOf', relation: 'controller', of: { kind: 'reference', to: 'event.source', words: 'it' } },
  },
};

/** They have no source and are controlled by the monarch. CR 722.2. */
export function designationTriggers(game: Game, events: readonly GameEvent[], found: PendingTrigger[]): void {
  const monarch = game.monarch as PlayerId;
  for (const event of events) {
    if (event.kind === 'beginStep' && event.step === Step.End && event.player === monarch)
      found.push(trigger(monarch, DRAW, event));
    if (event.kind !== 'damage' || !event.combat || !isPlayerEntity(event.to) || entityPlayer(event.to) !== monarch)
      continue;
    if ((characteristics(game, event.source).types & TypeBit.Creature) === 0) continue;
    const made = trigger(monarch, CROWN, event);
    found.push({
      ...made,
      context: {
        ...made.context,
        bindings: { 'event.source': { entities: [objectEntity(event.source)], amount: event.amount } },
      },
    });
  }
}

function trigger(monarch: PlayerId, clause: Clause, event: GameEvent): PendingTrigger {
  const context = { source: NO_OBJECT, controller: monarch, bindings: NO_BINDINGS, x: null, stackObject: NO_OBJECT };
  return { controller: monarch, source: NO_OBJECT, ability: null, clause, trigger: null, context, event };
}
