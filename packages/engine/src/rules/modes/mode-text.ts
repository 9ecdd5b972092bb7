/** What a mode is called, for the question: its own label, or what it does. CR 700.2. */
import type { Clause } from '@kitchen-table/language/core';
import { modeInWords } from '../../saying/questions.ts';

export function modeText(modal: Extract<Clause, { kind: 'modes' }>, index: number): string {
  const mode = modal.modes[index] as (typeof modal.modes)[number];
  return mode.label ?? modeInWords(modal, mode.clause);
}
