/** The steps that are still to come in a turn, and what effects add to them. CR 500.8, 500.9, 721. */
import type { TurnAction } from '@kitchen-table/language/core';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import { newEffectId } from '../../vocabulary/game-notes.ts';
import { opened } from '../../vocabulary/door.ts';
import { Step, type StepToCome } from '../../vocabulary/turn-structure/steps.ts';
import { COME_TO } from '../../questions/turn-structure/turn-parts.ts';

/** The step that follows by itself; null: none. CR 500.1. */
export function normalNext(step: Step): Step | null {
  if (step === Step.Cleanup) return null;
  if (step === Step.DeclareBlockers) return Step.CombatDamage;
  return (step + 1) as Step;
}

/** The steps still to come in this turn. */
function stepsToCome(game: Game): readonly StepToCome[] {
  if (game.extraSteps.length > 0) return game.extraSteps;
  const steps: StepToCome[] = [];
  for (let step = normalNext(game.step); step !== null; step = normalNext(step)) steps.push({ step, combat: 0 });
  return steps;
}

/** Where the first combat phase to come ends. */
export function endOfCombatIn(coming: readonly StepToCome[]): number {
  return coming.findIndex(({ step }) => step === Step.EndOfCombat);
}

const COMBAT: readonly Step[] = [
  Step.BeginningOfCombat,
  Step.DeclareAttackers,
  Step.DeclareBlockers,
  Step.CombatDamage,
  Step.EndOfCombat,
];
/** The step that ends every turn. CR 514. */
export const CLEANUP: StepToCome = { step: Step.Cleanup, combat: 0 };

/** Behind what phases may be added: the one that it is, or the first of its kind in the turn. */
export type PlaceInTurn = Exclude<NonNullable<TurnAction['after']>, 'step'>;
/** The last step of the phase. */
const LAST_OF = { 'first second main phase': Step.PostcombatMain, 'first combat phase': Step.EndOfCombat } as const;

/**
 * Adds phases after the current one, the last added first, or after the first of the turn of that kind, if that is not
 * over. Gives the number by which an effect goes on about the combat phase; 0: nothing was added. CR 500.8.
 */
export function addPhases(sealed: Game, phases: readonly ('combat' | 'main')[], after: PlaceInTurn): number {
  const game = opened(sealed);
  const coming = stepsToCome(game);
  const at = after === 'phase' ? restOfPhase(game, coming) : endOfFirst(game, coming, LAST_OF[after]);
  if (at < 0) return 0;
  const combat = newEffectId(game);
  const added = phases.flatMap((phase) =>
    phase === 'combat' ? COMBAT.map((step) => ({ step, combat })) : [{ step: Step.PostcombatMain, combat: 0 }],
  );
  insert(game, coming, at, added);
  return combat;
}

/** Adds steps after the current step or phase, the last added first. CR 500.8, 500.9. */
export function addSteps(sealed: Game, steps: readonly Step[], after: 'step' | 'phase'): void {
  const game = opened(sealed);
  const coming = stepsToCome(game);
  const added = steps.map((step) => ({ step, combat: 0 }));
  insert(game, coming, after === 'phase' ? restOfPhase(game, coming) : 0, added);
}

function insert(game: OpenGame, coming: readonly StepToCome[], at: number, added: readonly StepToCome[]): void {
  // NOT-CR: behind the ending phase another cleanup step ends the turn.
  const ending = at === coming.length ? [CLEANUP] : coming.slice(at);
  game.extraSteps = [...coming.slice(0, at), ...added, ...ending];
}

/** How many steps are left of the phase: later steps of it, before those that have been added. */
function restOfPhase(game: Game, coming: readonly StepToCome[]): number {
  let rest = 0;
  let last = game.step;
  while (rest < coming.length) {
    const next = (coming[rest] as StepToCome).step;
    if (next <= last || phaseOf(next) !== phaseOf(game.step)) break;
    last = next;
    rest++;
  }
  return rest;
}

/** Where the first phase of the turn that ends with that step is over; -1: it was over before. */
function endOfFirst(game: Game, coming: readonly StepToCome[], last: Step): number {
  if (game.step > last || (game.turnTallies[COME_TO] ?? 0) > last) return -1;
  return game.step === last ? 0 : coming.findIndex(({ step }) => step === last) + 1;
}

/** The phases as numbers: beginning, the main phases, combat, ending. CR 500.1. */
function phaseOf(step: Step): number {
  if (step <= Step.Draw) return 0;
  if (step === Step.PrecombatMain) return 1;
  if (step <= Step.EndOfCombat) return 2;
  return step === Step.PostcombatMain ? 3 : 4;
}

/** Ends the turn's remaining steps but cleanup. CR 721.1d. */
export function skipToCleanup(game: OpenGame): void {
  game.extraSteps = [CLEANUP];
}

/** Ends the remaining steps of the combat phase. CR 721.2d. */
export function skipToPhaseAfterCombat(game: OpenGame): void {
  const coming = stepsToCome(game);
  // In the end of combat step nothing of the phase is left.
  game.extraSteps = game.step === Step.EndOfCombat ? coming : coming.slice(endOfCombatIn(coming) + 1);
}
