/** What a click that does nothing is told when no rule says why; null: nothing, for it only shows the card. */
import type { Asked, Entity, ObjectView, Question, Snapshot } from './types.ts';
import { objectAsEntity } from './entities.ts';
import { hasType } from './groups.ts';
import { waitingWords } from './prompt-words.ts';
import { offersOf } from '../selection/acting.ts';
import { marksOf } from '../selection/answers.ts';
import type { Selection } from '../selection/selection.ts';

/** While nothing is asked of the viewer. */
export function wordsWhenIdle(snapshot: Snapshot, about: ObjectView | null): string | null {
  const own = about !== null && about.controller === snapshot.view.viewer;
  return own ? `${waitingWords(snapshot).title}.` : null;
}

/** With priority, on something that offers no action. */
export function wordsWithoutOffer(
  { view }: Snapshot,
  question: Asked<'priority'>,
  ids: readonly Entity[],
  about: ObjectView | null,
): string | null {
  if (about === null || about.controller !== view.viewer) return null;
  if (offersOf(question, ids, true).length > 0)
    return 'Its mana is spent for you when you pay for something; Q taps by hand.';
  if (hasType(about, 'land') && view.battlefield.every((one) => one.tapped || !ids.includes(objectAsEntity(one.id))))
    return 'It is tapped.';
  return 'There is nothing to do with it now.';
}

/** While something is chosen on the table. */
export function wordsWithoutChoice(question: Question, selection: Selection, ids: readonly Entity[]): string {
  const { legal } = marksOf(question, selection, false);
  if (!ids.some((id) => legal.has(id))) return 'It may not be chosen now.';
  if (question.kind === 'blockers') return 'Click a creature of yours first, then the attacker that it blocks.';
  return 'As many are chosen as may be: take one back first.';
}
