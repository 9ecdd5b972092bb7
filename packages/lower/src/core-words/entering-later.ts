/** Whether it can be said how something enters, where a text says it of what it has spoken of. CR 614.1c. */
import type { Ability, Noun } from '@kitchen-table/language/core';
import type { Report } from './walk.ts';

/** Reports an "it enters with" of something that no step before it puts onto the battlefield, and that isn't a spell. */
export function reportEnteringLater(ability: Ability, report: Report): void {
  look(ability, report);
}

function look(node: unknown, report: Report): void {
  if (typeof node !== 'object' || node === null) return;
  const part = node as {
    readonly kind?: unknown;
    readonly forATime?: true;
    readonly once?: true;
    readonly object?: Noun;
  };
  if (part.kind === 'entersWith' && part.forATime === true && !isToCome(part.object as Noun, part.once === true))
    report('entersWith, of what has entered', 'enters');
  for (const [field, value] of Object.entries(part))
    if ((field !== 'ifCast' && field !== 'whenSpent') || !isOfTheSpell(value)) look(value, report);
}

/** "If you cast a spell this way, that creature enters with", "if that mana is spent on it": it is on its way. */
function isOfTheSpell(ifCast: unknown): boolean {
  const { object, clause } = ifCast as {
    object: { label?: unknown };
    clause: { rule?: { object?: { to?: unknown } } };
  };
  return object.label !== undefined && clause.rule?.object?.to === object.label;
}

/** A spell on its way to the battlefield, or whatever a description fits when it enters; `once`: what enters next of those. */
function isToCome(object: Noun, once: boolean): boolean {
  if (object.kind === 'reference') return object.to === 'event.object';
  return (
    object.kind === 'self' ||
    (object.kind === 'select' && (once || object.filter.qualities?.every(({ kind }) => kind !== 'among') !== false))
  );
}
