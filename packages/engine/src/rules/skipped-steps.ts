/** Steps, phases and turns that effects make a player skip. CR 500.11, 614.10. */
import type { Game } from '../vocabulary/game.ts';
import { Step } from '../vocabulary/steps.ts';
import { findPlayers } from '../questions/reading.ts';
import { rulesInForce } from '../questions/rules-in-force.ts';
import { isActivePlayer, playersActingWith } from '../questions/teams.ts';
import { setEffects } from '../vocabulary/door.ts';
import { mentions } from '../vocabulary/mentions.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { stepsOf } from './parts-of-a-turn.ts';

/** Whether the active player skips this step. */
export function isSkipped(game: Game, step: Step): boolean {
  // CR 103.8a: in a two-player game the starting player skips the first draw step.
  if (step === Step.Draw && game.turn === 1 && !game.rules.firstDraw) return true;
  if (!mentions(game, 'skipRule') && !mentions(game, 'skip')) return false;
  const rules = rulesInForce(game, 'skipRule');
  for (const { rule, context } of rules) {
    if (rule.part.step === 'turn' || !stepsOf(rule.part.step).includes(step)) continue;
    const players = rule.actor === undefined ? [context.controller] : findPlayers(game, rule.actor, context);
    if (players.some((active) => isActivePlayer(game, active))) return true; // CR 805.8
  }
  return false;
}

/** Whether the player skips the turn that would begin; an effect that skips one turn is used up. CR 500.11, 614.10a. */
export function skipsTurn(game: Game, player: PlayerId): boolean {
  if (!mentions(game, 'skipRule') && !mentions(game, 'skip')) return false;
  for (const { rule, context } of rulesInForce(game, 'skipRule')) {
    if (rule.part.step !== 'turn') continue;
    const players = rule.actor === undefined ? [context.controller] : findPlayers(game, rule.actor, context);
    if (!players.some((one) => playersActingWith(game, player).includes(one))) continue; // CR 805.8
    const used = game.effects.findIndex((effect) => effect.rule === rule && effect.context === context);
    if (used >= 0)
      setEffects(
        game,
        game.effects.filter((_, i) => i !== used),
      );
    return true;
  }
  return false;
}
