/** The one that a "for each" is being carried out for: what it is called there. CR 608.2d. */
import type { Filter } from '@kitchen-table/language/surface';
import { FIXED_LABELS } from '@kitchen-table/language/surface';
import { wordsOf, type Node } from './candidates.ts';
import { plain, type Scope } from './scope.ts';

/** "For each of them, that card ...", "for each money vote, ... the voter": the one of just now may be spoken of. */
export function speakOfEach(scope: Scope, those: Node): void {
  const votes = those.kind === 'units' && (those['value'] as Node).kind === 'votes';
  if (those.kind !== 'reference' && !votes) return;
  const filter = those['filter'] as Filter | undefined;
  scope.candidates.push(
    plain(scope, {
      label: () => FIXED_LABELS.each,
      sort: votes ? 'player' : 'object',
      number: 'one',
      words: votes ? new Set(['player', 'voter']) : filter ? wordsOf(filter) : null,
    }),
  );
}
