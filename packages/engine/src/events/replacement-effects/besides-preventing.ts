/** What the text of a prevention effect does besides, each time that it has prevented damage. CR 615.5. */
import type { Clause, Label } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import type { Replacement } from './replacement-effects.ts';
import { outOfSight } from './what-happens-instead.ts';

/** What follows, the label under which it speaks of the damage prevented, and what its other words stand for. */
interface Besides {
  readonly clause: Clause;
  readonly label: Label;
  readonly context: Context;
}

/** What an effect does besides preventing; null when it does nothing else. Asked before a shield is used up. */
export function besidesOf(game: Game, by: Replacement): Besides | null {
  switch (by.kind) {
    case 'shield':
      return game.shields.find(({ id }) => id === by.shield)?.besides ?? null;
    case 'prevent': {
      const { rule, context } = by.inForce;
      const { action } = rule;
      return action.kind === 'prevent' && action.besides !== undefined && action.label !== undefined
        ? { clause: action.besides, label: action.label, context }
        : null;
    }
    default:
      return null;
  }
}

/** Carries it out with the damage that was prevented, immediately after that. CR 615.5. */
export function carryOutBesides(
  game: OpenGame,
  { clause, label, context }: Besides,
  event: Extract<GameEvent, { kind: 'damage' }>,
  left: readonly GameEvent[],
  used: readonly string[],
): void {
  const amount = left.reduce((rest, each) => (each.kind === 'damage' ? rest - each.amount : rest), event.amount);
  if (amount <= 0) return;
  outOfSight(game, used, clause, {
    ...context,
    bindings: { ...context.bindings, [label]: { entities: [], amount } },
  });
}
