/** The chapters of a Saga. CR 714.2d. */
import type { Characteristics } from '../../vocabulary/objects/characteristics.ts';

/** The final chapter number: the greatest among its chapter abilities; 0 without any. CR 714.2d. */
export function finalChapter(saga: Characteristics): number {
  let last = 0;
  for (const { ability } of saga.abilities) if (ability.kind === 'chapter') last = Math.max(last, ...ability.chapters);
  return last;
}
