/** Sector designations of permanents. CR 702.158b. */
import type { GameObject } from './objects.ts';

export const SECTORS = ['alpha', 'beta', 'gamma'] as const;

export type Sector = (typeof SECTORS)[number];

/** Under this name the attacker stands when blockers are looked at: "in the same sector". */
export const FACING = '#facing';

/** The sector that the permanent is in; null when it has no designation. */
export function sectorOf(object: GameObject): Sector | null {
  const mark = object.memory.marks?.['sector'];
  return mark === undefined ? null : (SECTORS[mark - 1] ?? null);
}
