/** Whether it is now such a part of such a turn: "during your upkeep", "during combat". CR 500.1. */
import type { Duration, TurnPart } from '@kitchen-table/language/core';
import { findPlayers } from '../../questions/reading.ts';
import { isOnThatSide } from '../../questions/turn-structure/turn-parts.ts';
import { isActivePlayer } from '../../questions/players/teams.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { Step } from '../../vocabulary/turn-structure/steps.ts';

const STEPS: Readonly<Record<TurnPart['step'], readonly Step[]>> = {
  untap: [Step.Untap],
  upkeep: [Step.Upkeep],
  draw: [Step.Draw],
  'precombat main': [Step.PrecombatMain],
  'beginning of combat': [Step.BeginningOfCombat],
  'declare attackers': [Step.DeclareAttackers],
  'declare blockers': [Step.DeclareBlockers],
  'combat damage': [Step.FirstStrikeDamage, Step.CombatDamage],
  'end of combat': [Step.EndOfCombat],
  'postcombat main': [Step.PostcombatMain],
  end: [Step.End],
  cleanup: [Step.Cleanup],
  turn: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  combat: [
    Step.BeginningOfCombat,
    Step.DeclareAttackers,
    Step.DeclareBlockers,
    Step.FirstStrikeDamage,
    Step.CombatDamage,
    Step.EndOfCombat,
  ],
  'main phase': [Step.PrecombatMain, Step.PostcombatMain],
};

/** The steps that a part of a turn has. */
export function stepsOf(part: TurnPart['step']): readonly Step[] {
  return STEPS[part];
}

/** Whether the game is in that part of the turn of one of those players. */
export function isDuringPart(game: Game, part: TurnPart, context: Context): boolean {
  if (!STEPS[part.step].includes(game.step)) return false;
  return part.of === undefined || findPlayers(game, part.of, context).some((player) => isActivePlayer(game, player));
}

/** Whether it is now, of those durations that name a time in a turn. */
export function isNow(game: Game, duration: Duration, context: Context): boolean {
  return duration.kind === 'duringPart'
    ? isDuringPart(game, duration.part, context) && isOnThatSide(game, duration)
    : true;
}
