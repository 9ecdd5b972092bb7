/** Why something was not done, as values. */
import type { Illegal } from '@kitchen-table/engine';

/** Why something was not done; nothing changed. */
export type Refusal = { kind: 'refused'; rule: string; because: string } | { kind: 'error'; sentence: string };

/** An act against the rules of Magic. */
export function refusal(illegal: Illegal): Refusal {
  return { kind: 'refused', rule: illegal.rule, because: illegal.because };
}

/** Anything else, as one sentence. */
export function problem(sentence: string): Refusal {
  return { kind: 'error', sentence };
}
