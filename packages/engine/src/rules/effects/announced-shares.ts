/** Divisions announced with the targets, found again on resolution. CR 601.2d, 608.2b. */
import type { Label, Noun } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity } from '../../vocabulary/ids.ts';

/** What each of the recipients was to receive; null when the noun was no target that was divided among. */
export function dividedShares(
  game: Game,
  noun: Noun,
  recipients: readonly Entity[],
  context: Context,
): readonly number[] | null {
  const { label } = noun as { readonly label?: Label };
  const slot = game.objects[context.stackObject]?.stack?.targets.find(
    (target) => target.label === label && target.division !== null,
  );
  if (slot === undefined) return null;
  const { chosen } = slot;
  const division = slot.division as readonly number[];
  return recipients.map((entity) => division[chosen.indexOf(entity)] ?? 0);
}
