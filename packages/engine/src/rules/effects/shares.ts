/** Divisions announced with the targets, found again on resolution. CR 601.2d, 608.2b. */
import type { Noun } from '@kitchen-table/language';
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
  if ((noun.kind !== 'select' && noun.kind !== 'anyTarget') || noun.quantifier.target !== true) return null;
  const facts = game.objects[context.stackObject]?.stack;
  const slot = facts?.targets.find((target) => target.label === noun.label && target.division !== null);
  if (slot === undefined || slot.division === null) return null;
  const { chosen, division } = slot;
  return recipients.map((entity) => division[chosen.indexOf(entity)] ?? 0);
}
