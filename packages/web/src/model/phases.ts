/** The phase bar: eleven cells over the engine's steps. CR 500.1. */
import type { StopStep } from './types.ts';

/** One cell of the phase bar. */
export interface PhaseCell {
  readonly label: string;
  readonly title: string;
  /** What happens there, in a sentence or two, and where it is written. */
  readonly help: string;
  readonly rule: string;
  /** The view's step names that light it. */
  readonly steps: readonly string[];
  readonly stops: readonly StopStep[];
  readonly combat: boolean;
}

const cell = (
  label: string,
  title: string,
  help: string,
  rule: string,
  steps: readonly string[],
  stops: readonly StopStep[],
  combat = false,
): PhaseCell => ({
  label,
  title,
  help,
  rule,
  steps,
  stops,
  combat,
});

/** In turn order; nobody gets priority in the untap step, so it has no stop (CR 502.4). */
export const PHASE_CELLS: readonly PhaseCell[] = [
  cell(
    'Untap',
    'Untap step',
    'Permanents of the player whose turn it is untap. Nobody can act.',
    '502.3',
    ['untap'],
    [],
  ),
  cell(
    'Upkeep',
    'Upkeep',
    'What happens “at the beginning of your upkeep” happens. Players may act.',
    '503.1',
    ['upkeep'],
    ['upkeep'],
  ),
  cell('Draw', 'Draw step', 'The player draws a card. Then players may act.', '504.1', ['draw'], ['draw']),
  cell(
    'Main 1',
    'First main phase',
    'The player casts spells of every kind and plays one land a turn.',
    '505.6b',
    ['precombat main'],
    ['precombat main'],
  ),
  cell(
    'Begin',
    'Beginning of combat',
    'The last moment before attackers are chosen.',
    '507.1',
    ['beginning of combat'],
    ['beginning of combat'],
    true,
  ),
  cell(
    'Attack',
    'Declare attackers',
    'Creatures that attack are chosen, and whom they attack; they tap.',
    '508.1',
    ['declare attackers'],
    ['declare attackers'],
    true,
  ),
  cell(
    'Block',
    'Declare blockers',
    'The attacked players choose which creatures block which attackers.',
    '509.1',
    ['declare blockers'],
    ['declare blockers'],
    true,
  ),
  cell(
    'Damage',
    'Combat damage',
    'Creatures that fight deal damage at once; first strike deals it in a step before.',
    '510.1',
    ['first strike damage', 'combat damage'],
    ['first strike damage', 'combat damage'],
    true,
  ),
  cell(
    'End cbt',
    'End of combat',
    'Combat ends; creatures leave it when the step is over.',
    '511.3',
    ['end of combat'],
    ['end of combat'],
    true,
  ),
  cell(
    'Main 2',
    'Second main phase',
    'As the first main phase, with what combat has taught.',
    '505.6b',
    ['postcombat main'],
    ['postcombat main'],
  ),
  cell(
    'End turn',
    'End step and cleanup',
    '“At the beginning of the end step” happens. Then the hand is cut to seven, damage and effects of the turn end.',
    '514.1',
    ['end', 'cleanup'],
    ['end'],
  ),
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
