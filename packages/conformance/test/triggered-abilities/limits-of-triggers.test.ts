/** What a triggered ability says behind its effects. CR 603.1a. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const OX = 'Ox | {0} | Creature — Ox | 3/3 | When this creature enters, you gain 3 life.';
const BULL =
  'Bull | {0} | Creature — Ox | 3/3 | When this creature enters, you gain 3 life. This ability can’t be countered.';
const STIFLE = 'Hush | {0} | Instant | | Counter target triggered ability.';

test('that it can’t be countered holds while the ability is on the stack, and is no part of its effect (CR 603.1a)', () => {
  for (const [name, life] of [
    ['Ox', 20],
    ['Bull', 23],
  ] as const) {
    const game = table([OX, BULL, STIFLE], [{ hand: [name] }, { hand: ['Hush'] }]);
    game.ann.casts(name);
    game.resolve();
    expect(game.stack).toEqual([name]);
    game.ben.casts('Hush', { targets: [name] });
    expect(game.resolveAll().ann.life).toBe(life);
  }
});
