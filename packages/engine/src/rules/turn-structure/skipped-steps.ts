/** Steps, phases and turns that effects make a player skip. CR 500.11, 614.10. */
import type { Game } from '../../vocabulary/game.ts';
import { THAT_TURN_LABEL } from '../../vocabulary/context.ts';
import { Step } from '../../vocabulary/turn-structure/steps.ts';
import { findPlayers } from '../../questions/reading.ts';
import { rulesInForce } from '../../questions/rules-in-force.ts';
import { isActivePlayer, playersActingWith, primaryPlayer } from '../../questions/players/teams.ts';
import { askYesNo, reason } from '../../questions/ask.ts';
import { holds } from '../../questions/conditions.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { stepsOf } from './parts-of-a-turn.ts';
import { note, setEffects } from '../../vocabulary/game-notes.ts';

/** Whether the active player skips this step. */
export function isSkipped(game: Game, step: Step): boolean {
  // CR 103.8a: in a two-player game the starting player skips the first draw step.
  if (step === Step.Draw && game.turn === 1 && !game.rules.firstDraw) return true;
  if (mentions(game, 'skipInstead') && isSkippedInstead(game, step, primaryPlayer(game, game.activePlayer), false))
    return true;
  if (!mentions(game, 'skipRule') && !mentions(game, 'skip')) return false;
  const rules = rulesInForce(game, 'skipRule');
  for (const { rule, context } of rules) {
    if (rule.part.step === 'turn' || !stepsOf(rule.part.step).includes(step)) continue;
    if (rule.part.thatTurn === true && context.bindings[THAT_TURN_LABEL]?.amount !== game.extraTurn) continue;
    const players = rule.actor === undefined ? [context.controller] : findPlayers(game, rule.actor, context);
    if (players.some((active) => isActivePlayer(game, active))) return true; // CR 805.8
  }
  return false;
}

/** Whether the player skips the turn that would begin; an effect that skips one turn is used up. CR 500.11, 614.10a. */
export function skipsTurn(game: Game, player: PlayerId, extra: boolean = false): boolean {
  if (mentions(game, 'skipInstead') && isSkippedInstead(game, 'turn', player, extra)) return true;
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

/** "If you would begin your turn, you may skip that turn instead. If you do, ..." CR 614.10, 614.10b. */
function isSkippedInstead(game: Game, part: Step | 'turn', player: PlayerId, extra: boolean): boolean {
  for (const { rule, context } of rulesInForce(game, 'skipInstead')) {
    const { step } = rule.part;
    if (step === 'turn' ? part !== 'turn' || (rule.extra === true && !extra) : stepsOf(step)[0] !== part) continue;
    const players = rule.actor === undefined ? [context.controller] : findPlayers(game, rule.actor, context);
    if (!players.includes(player)) continue;
    if (rule.condition !== undefined && !holds(game, rule.condition, context)) continue;
    const why = reason('Skip it?', context.source, '614.10');
    if (rule.may === true && !askYesNo(game, context.controller, why, 'Skip it', 'Begin it')) continue;
    if (rule.then !== undefined) note(game, 'afterSkip', [...game.afterSkip, { clause: rule.then, context }]);
    return true;
  }
  return false;
}

/** What a player does for having skipped something is the first thing in the next step that does begin. CR 614.10b. */
export function actAfterSkip(game: Game): void {
  const waiting = game.afterSkip;
  note(game, 'afterSkip', []);
  for (const { clause, context } of waiting) game.rules.execute(game, clause, context);
}
