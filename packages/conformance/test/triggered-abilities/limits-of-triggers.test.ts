/** What a triggered ability says behind its effects. CR 603.1a. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

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

test('"triggers only once" is once for that object, also in later turns; come back, it is another one (CR 603.2, 400.7)', () => {
  const game = table(
    [
      'Herald | {0} | Creature — Cat | 1/1 | Whenever you cast an instant spell, put a flying counter on this creature. This ability triggers only once.',
      'Hum | {0} | Instant | | You gain 1 life.',
      'Recall | {0} | Sorcery | | Return target creature to its owner’s hand.',
    ],
    [{ battlefield: ['Herald'], hand: ['Hum', 'Hum', 'Hum', 'Recall'] }, []],
  );
  const counters = () => game.ann.permanent('Herald').counters['flying'] ?? 0;
  plays(game.ann, 'Hum');
  expect(counters()).toBe(1);
  game.to('PrecombatMain', 3);
  plays(game.ann, 'Hum');
  expect(counters()).toBe(1);
  plays(game.ann, 'Recall', 'Herald');
  plays(game.ann, 'Herald');
  plays(game.ann, 'Hum');
  expect(counters()).toBe(1);
});
