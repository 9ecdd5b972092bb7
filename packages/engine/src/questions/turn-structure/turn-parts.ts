/** Steps and phases as cards name them. CR 500.1. */
import type { Duration, TurnPart } from '@kitchen-table/language/core';
import type { Game } from '../../vocabulary/game.ts';
import { type Context, THAT_COMBAT_LABEL, THAT_TURN_LABEL } from '../../vocabulary/context.ts';
import { Step, STEP_NAMES } from '../../vocabulary/turn-structure/steps.ts';
import { gameTally, turnsTally, turnTally } from '../../vocabulary/tallies.ts';
import { isActivePlayer } from '../players/teams.ts';
import { findPlayers } from '../reading.ts';

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

/** Under which name it is kept up to which step the turn has come, where it has gone back to earlier ones since. */
export const COME_TO = 'come to';

/** The steps at whose beginning something is, for "before" and "after" it. CR 506.7a-b, 506.7e: also when the step is skipped. */
const BEGINS_WITH = {
  attackers: Step.DeclareAttackers,
  blockers: Step.DeclareBlockers,
  combat: Step.BeginningOfCombat,
  'combat damage': Step.FirstStrikeDamage,
} as const;
/** The steps with which something is over. */
const OVER_WITH = {
  attackers: Step.DeclareAttackers,
  blockers: Step.DeclareBlockers,
  combat: Step.PostcombatMain,
  upkeep: Step.Draw,
} as const;

/**
 * "before attackers are declared", "after blockers are declared": whether now is on that side of it. "During combat" it is
 * that of any combat phase of the turn (CR 506.7c), else that of the first one (CR 506.7d, 503.2).
 */
export function isOnThatSide(game: Game, duration: Extract<Duration, { kind: 'duringPart' }>): boolean {
  const { before, after } = duration;
  if (before === undefined && after === undefined) return true;
  const come = duration.part.step === 'combat' ? game.step : (Math.max(game.step, turnTally(game, COME_TO)) as Step);
  return (before === undefined || come < BEGINS_WITH[before]) && (after === undefined || come >= OVER_WITH[after]);
}

/** Under which name it is counted how many steps (or phases) of that kind the turn has begun. */
export function begunTally(step: Step | TurnPart['step']): string {
  if (step === Step.PrecombatMain || step === Step.PostcombatMain) return 'begun:main phase';
  return `begun:${typeof step === 'number' ? (STEP_NAMES[step] as string) : step}`;
}

/** Whether it is the one of the turn that is meant. CR 505.1a. */
export function isThatOccurrence(game: Game, { step, occurrence }: TurnPart): boolean {
  if (occurrence === undefined) return true;
  if (occurrence === 'first three of the game') return gameTally(game, turnsTally(game.activePlayer)) <= 3;
  return turnTally(game, begunTally(step)) === (occurrence === 'first of the turn' ? 1 : 2);
}

/** Whether it is that of the extra turn, or the combat phase, that was made. CR 500.7, 500.8. */
export function isThatOne(game: Game, { thatTurn, thatCombat }: TurnPart, { bindings }: Context): boolean {
  if (thatTurn === true && bindings[THAT_TURN_LABEL]?.amount !== game.extraTurn) return false;
  return thatCombat !== true || bindings[THAT_COMBAT_LABEL]?.amount === addedCombat(game);
}

/** Whether now is within the named part of the turn. */
export function isWithin(game: Game, part: TurnPart, context: Context): boolean {
  if (part.of !== undefined && !findPlayers(game, part.of, context).some((player) => isActivePlayer(game, player)))
    return false;
  if (part.occurrence === 'first three of the game' && !isThatOccurrence(game, part)) return false;
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

/** The number of the combat phase that is going on, if an effect has added it; 0: none. CR 500.8. */
function addedCombat(game: Game): number {
  const next = game.extraSteps[0];
  if (next === undefined || game.step < Step.BeginningOfCombat || game.step >= Step.EndOfCombat) return 0;
  return next.step > game.step ? next.combat : 0;
}
