/** The type of mana that was spent is noted, and such mana is added later. CR 106.1b, 607.2d. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const CHARM =
  'Small Charm | {0} | Artifact | | {1}, {T}: Put a charge counter on Small Charm. Note the type of mana spent to pay this activation cost. Activate only if there are no charge counters on Small Charm. / {T}, Remove a charge counter from Small Charm: Add one mana of Small Charm’s last noted type.';
const JAR =
  'Small Jar | {0} | Artifact | | {1}: Put a charge counter on Small Jar. Note the type of mana spent to pay this activation cost. / Remove a charge counter from Small Jar: Add two mana of Small Jar’s last noted type.';
const POOL = 'Small Waste | | Land | | {T}: Add {C}.';
const WAKE = 'Small Wake | {0} | Instant | | Untap target artifact.';
const FILL = 'Small Fill | {0} | Instant | | Put a charge counter on target artifact.';
const SPEND = 'Small Spend | {R} | Instant | | You gain 1 life.';

test.each([
  ['red', 'Mountain', true],
  ['green', 'Forest', false],
  ['colorless', 'Small Waste', false],
])('mana of the type that was spent is added: %s (CR 106.1b)', (_type, land, pays) => {
  const game = table(
    [CHARM, POOL, WAKE, SPEND],
    [{ battlefield: ['Small Charm', land], hand: ['Small Wake', 'Small Spend'] }, []],
  );
  game.ann.activates('Small Charm');
  game.resolveAll();
  expect(game.ann.permanent('Small Charm').counters['charge']).toBe(1);
  game.ann.casts('Small Wake', { targets: ['Small Charm'] });
  game.resolveAll();
  const pay = (): unknown => game.ann.casts('Small Spend').table.resolveAll();
  if (pays) {
    pay();
    expect([game.ann.life, game.ann.permanent('Small Charm').counters['charge'] ?? 0]).toEqual([21, 0]);
  } else expect(pay).toThrow();
});

test('where nothing has been noted no mana is added (CR 106.5)', () => {
  const game = table([CHARM, FILL, SPEND], [{ battlefield: ['Small Charm'], hand: ['Small Fill', 'Small Spend'] }, []]);
  game.ann.casts('Small Fill', { targets: ['Small Charm'] });
  game.resolveAll();
  expect(() => game.ann.casts('Small Spend')).toThrow();
});

test('of several the last one counts, for both counters (CR 607.2d)', () => {
  const game = table([JAR, SPEND], [{ battlefield: ['Small Jar', 'Forest', 'Mountain'], hand: ['Small Spend'] }, []]);
  game.ann.activates('Small Jar');
  game.resolveAll();
  game.ann.activates('Small Jar');
  game.resolveAll();
  game.ann.casts('Small Spend');
  game.resolveAll();
  expect(game.ann.life).toBe(21);
});
