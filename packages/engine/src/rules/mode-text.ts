/** A mode in a few words, for the question: the page prints the full text from the card. */
import type { Clause } from '@kitchen-table/language';

/** What the mode is called. */
export function modeText(modal: Extract<Clause, { kind: 'modes' }>, index: number): string {
  const mode = modal.modes[index] as (typeof modal.modes)[number];
  if (mode.label !== undefined) return mode.label;
  return firstVerb(mode.clause) ?? `mode ${index + 1}`;
}

function firstVerb(clause: Clause): string | null {
  if (clause.kind === 'do') return clause.action.kind;
  if (clause.kind === 'sequence') return clause.steps[0] === undefined ? null : firstVerb(clause.steps[0]);
  return 'clause' in clause ? firstVerb(clause.clause) : null;
}
