/** What each prevention effect has prevented of damage that is dealt at once. CR 615.13. */
import { some } from '@kitchen-table/language/core';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Replacement } from './replacement-effects.ts';

type Prevented = Extract<GameEvent, { kind: 'damagePrevented' }>;

/** By the effect, and by who or what would have been dealt the damage. */
export type PreventedByEach = Map<string, Prevented>;

/** One effect, applied to damage from several sources at once, prevents once. */
export function notePrevented(
  all: PreventedByEach,
  by: Replacement,
  { to, amount, cause }: Extract<GameEvent, { kind: 'damage' }>,
  then: readonly GameEvent[],
): void {
  if (!prevents(by)) return;
  const left = then.reduce((sum, event) => (event.kind === 'damage' ? sum + event.amount : sum), 0);
  if (left >= amount) return;
  const key = `${by.key}:${to}`;
  const before = all.get(key)?.amount ?? 0;
  all.set(key, { kind: 'damagePrevented', to, amount: before + amount - left, cause, rule: '615.13' });
}

/** Whether it is a prevention effect: another replacement effect may change damage, too. CR 615.1a. */
function prevents(by: Replacement): boolean {
  switch (by.kind) {
    case 'prevent':
    case 'shield':
    case 'protection':
    case 'counter':
      return true;
    case 'replace':
      return some(by.inForce.rule.instead, (part) => part['kind'] === 'prevent');
    default:
      return false;
  }
}
