/** Steps and phases as cards name them. CR 500.1. */
import type { Duration, TurnPart } from '@kitchen-table/language';
import type { Game } from '../vocabulary/game.ts';
import type { Context } from '../vocabulary/context.ts';
import { Step } from '../vocabulary/steps.ts';
import { isActivePlayer } from './teams.ts';
import { findPlayers } from './reading.ts';

const STEP_OF: Readonly<Record<Exclude<TurnPart['step'], 'turn' | 'combat' | 'main phase'>, Step>> = {
  untap: Step.Untap,
  upkeep: Step.Upkeep,
  draw: Step.Draw,
  'precombat main': Step.PrecombatMain,
  'beginning of combat': Step.BeginningOfCombat,
  'declare attackers': Step.DeclareAttackers,
  'declare blockers': Step.DeclareBlockers,
  'combat damage': Step.CombatDamage,
  'end of combat': Step.EndOfCombat,
  'postcombat main': Step.PostcombatMain,
  end: Step.End,
  cleanup: Step.Cleanup,
};

/** Whether the beginning of the step (null: of the turn) is the beginning of the named part. CR 603.2b. */
export function watchesStep(named: TurnPart['step'], step: Step | null): boolean {
  switch (named) {
    case 'turn':
      return step === null;
    case 'combat':
      return step === Step.BeginningOfCombat;
    case 'main phase':
      return step === Step.PrecombatMain || step === Step.PostcombatMain;
    default:
      return step === STEP_OF[named];
  }
}

/** "before attackers are declared", "after blockers are declared": whether now is on that side of it, in this turn. */
export function isOnThatSide(game: Game, duration: Extract<Duration, { kind: 'duringPart' }>): boolean {
  switch (duration.before) {
    case 'attackers':
      if (game.step >= Step.DeclareAttackers) return false;
      break;
    case 'blockers':
      if (game.step >= Step.DeclareBlockers) return false;
      break;
    case 'combat damage':
      if (game.step >= Step.FirstStrikeDamage) return false;
      break;
    default:
  }
  return duration.after === undefined || game.step >= Step.DeclareBlockers;
}

/** Whether now is within the named part of the turn. */
export function isWithin(game: Game, part: TurnPart, context: Context): boolean {
  if (part.of !== undefined && !findPlayers(game, part.of, context).some((player) => isActivePlayer(game, player)))
    return false;
  switch (part.step) {
    case 'turn':
      return true;
    case 'combat':
      return game.step >= Step.BeginningOfCombat && game.step <= Step.EndOfCombat;
    case 'main phase':
      return game.step === Step.PrecombatMain || game.step === Step.PostcombatMain;
    case 'combat damage':
      return game.step === Step.CombatDamage || game.step === Step.FirstStrikeDamage;
    default:
      return game.step === STEP_OF[part.step];
  }
}
