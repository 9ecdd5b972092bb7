/** Effects that replace "the next time" something would happen: one event, and they are gone. CR 614.6, 615.8. */
import type { Noun } from '@kitchen-table/language/core';
import type { RuleOf } from '../../questions/in-force.ts';
import type { ContinuousEffect } from '../../vocabulary/effects.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { objectLabel } from '../../vocabulary/objects/object-labels.ts';
import { setEffects } from '../../vocabulary/game-notes.ts';

/**
 * Uses the effect up. What one source deals at the same time to several is one time (CR 615.8): until the events have
 * happened the effect goes on for that source alone. Gives the effect's timestamp.
 */
export function useUp(game: Game, { rule, timestamp }: RuleOf<'replace' | 'redirect'>, event: GameEvent): number {
  const effects: ContinuousEffect[] = [];
  for (const effect of game.effects) {
    if (effect.timestamp !== timestamp) effects.push(effect);
    else if (event.kind === 'damage') {
      const source: Noun = { kind: 'reference', to: objectLabel(event.source) };
      if (rule.kind === 'redirect') effects.push({ ...effect, rule: { ...rule, by: source } });
      else if (rule.would.kind === 'dealDamage')
        effects.push({ ...effect, rule: { ...rule, would: { ...rule.would, actor: source } } });
    }
  }
  setEffects(game, effects);
  return timestamp;
}

/** The events have happened: what was used is gone. */
export function dropUsed(game: Game, timestamps: readonly number[]): void {
  setEffects(
    game,
    game.effects.filter((effect) => !timestamps.includes(effect.timestamp)),
  );
}
