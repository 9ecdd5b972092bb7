/** Positions of a game put away on the way, and the one from which it is gone on with. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import type { SavedPosition, Session } from '@kitchen-table/engine';
import type { StoredDecision } from '../store/store.ts';
import type { StoredPosition } from '../store/stored-positions.ts';
import { named, programFingerprint } from './program.ts';

const packed = promisify(gzip);

/** The position where the running segment began, as it is stored; null where it can't be written. */
export async function positionToKeep(session: Session): Promise<StoredPosition | null> {
  const position = session.position();
  if ('kind' in position || position.after === 0) return null;
  const { after } = position;
  const decisions = fingerprintOfDecisions(session.decisions.slice(0, after));
  const content = await packed(JSON.stringify(position));
  return { after, program: programFingerprint(), decisions, position: content.toString('base64') };
}

/**
 * The one from which these decisions are gone on with; null where none fits. People take back their own last decisions: it is
 * the last one before all of those, else the oldest.
 */
export function fittingPosition(
  stored: readonly StoredPosition[],
  decisions: readonly StoredDecision[],
): StoredPosition | null {
  const made = decisions.map(({ decision }) => decision);
  const fitting = stored.filter(
    ({ after, program, decisions: led }) =>
      after <= made.length && program === programFingerprint() && led === fingerprintOfDecisions(made.slice(0, after)),
  );
  const before = firstThatMayBeTakenBack(decisions);
  return fitting.find(({ after }) => after <= before) ?? fitting.at(-1) ?? null;
}

/** The first of the decisions that were somebody's own last. */
function firstThatMayBeTakenBack(decisions: readonly StoredDecision[]): number {
  const last = new Map<unknown, number>();
  for (const [n, { decision, automatic }] of decisions.entries())
    if (!automatic) last.set((decision as { player?: unknown }).player, n);
  return Math.min(decisions.length, ...last.values());
}

/** Unpacks it; throws where it is damaged. */
export function unpacked({ position }: StoredPosition): SavedPosition {
  return JSON.parse(gunzipSync(Buffer.from(position, 'base64')).toString()) as SavedPosition;
}

function fingerprintOfDecisions(decisions: readonly unknown[]): string {
  return named(createHash('sha256').update(JSON.stringify(decisions)));
}
