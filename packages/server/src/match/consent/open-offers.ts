/** What the people at a table have been asked and have not all answered: kept with the table, so that a restarted server asks on. */
import type { KeptFix } from './board-fixes.ts';
import type { KeptVotes } from './seat-votes.ts';
import type { TakeBackRequest } from './take-back.ts';

/** It as it is kept. */
export interface KeptOffers {
  /** After how many decisions: a decision that was made since answers who asked to take one back. */
  readonly decisions: number;
  readonly takeBack: { readonly by: number; readonly to: number; readonly open: readonly number[] } | null;
  readonly votes: KeptVotes;
  readonly fix: KeptFix | null;
}

/** The offers of a table, as they are kept. */
export function keptOffers(
  decisions: number,
  request: TakeBackRequest | null,
  votes: KeptVotes,
  fix: KeptFix | null,
): KeptOffers {
  const takeBack = request === null ? null : { by: request.by, to: request.to, open: [...request.open] };
  return { decisions, takeBack, votes, fix };
}

/** Who still asks to take a decision back; null when a decision was made since that was kept. */
export function requestOf(kept: KeptOffers | null, decisions: number): TakeBackRequest | null {
  if (kept === null || kept.takeBack === null || kept.decisions !== decisions) return null;
  const { by, to, open } = kept.takeBack;
  return { by, to, open: new Set(open) };
}
