/** The phase bar: eleven cells over the engine's steps. CR 500.1. */
import type { StopStep } from './types.ts';

/** One cell of the phase bar. */
export interface PhaseCell {
  readonly label: string;
  readonly title: string;
  /** The view's step names that light it. */
  readonly steps: readonly string[];
  readonly stops: readonly StopStep[];
  readonly combat: boolean;
}

const cell = (
  label: string,
  title: string,
  steps: readonly string[],
  stops: readonly StopStep[],
  combat = false,
): PhaseCell => ({
  label,
  title,
  steps,
  stops,
  combat,
});

/** In turn order; nobody gets priority in the untap step, so it has no stop (CR 502.4). */
export const PHASE_CELLS: readonly PhaseCell[] = [
  cell('Untap', 'Untap step', ['untap'], []),
  cell('Upkeep', 'Upkeep', ['upkeep'], ['upkeep']),
  cell('Draw', 'Draw step', ['draw'], ['draw']),
  cell('Main 1', 'First main phase', ['precombat main'], ['precombat main']),
  cell('Begin', 'Beginning of combat', ['beginning of combat'], ['beginning of combat'], true),
  cell('Attack', 'Declare attackers', ['declare attackers'], ['declare attackers'], true),
  cell('Block', 'Declare blockers', ['declare blockers'], ['declare blockers'], true),
  cell(
    'Damage',
    'Combat damage',
    ['first strike damage', 'combat damage'],
    ['first strike damage', 'combat damage'],
    true,
  ),
  cell('End cbt', 'End of combat', ['end of combat'], ['end of combat'], true),
  cell('Main 2', 'Second main phase', ['postcombat main'], ['postcombat main']),
  cell('End turn', 'End step and cleanup', ['end', 'cleanup'], ['end']),
];

/** Step numbers as log lines carry them, in words. */
export const STEP_LABELS: readonly string[] = [
  'Untap',
  'Upkeep',
  'Draw',
  'Main 1',
  'Beginning of combat',
  'Attackers',
  'Blockers',
  'First strike damage',
  'Combat damage',
  'End of combat',
  'Main 2',
  'End step',
  'Cleanup',
];
