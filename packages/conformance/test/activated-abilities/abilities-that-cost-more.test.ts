/** "This ability costs {1} more to activate for each ...". CR 601.2f, 602.2b. */
import { expect, test } from 'vitest';
import { table, uses } from '../support/text-table.ts';

const STONE =
  'Stone | {0} | Artifact | | {1}, {T}: You gain 3 life. This ability costs {1} more to activate for each card in your graveyard.';

test('for each card there one more mana, for none the printed cost; graveyards of opponents are nothing to it (CR 602.2b)', () => {
  const lands = (count: number): string[] => Array.from({ length: count }, () => 'Island');
  const rich = ['Island', 'Island', 'Island'];
  const empty = table([STONE], [{ battlefield: ['Stone', ...lands(1)] }, { graveyard: rich }]);
  expect(uses(empty.ann, 'Stone').ann.life).toBe(23);
  for (const [count, can] of [
    [2, false],
    [3, true],
  ] as const) {
    const game = table([STONE], [{ battlefield: ['Stone', ...lands(count)], graveyard: ['Shock', 'Shock'] }, {}]);
    expect(game.ann.can('activate', 'Stone')).toBe(can);
  }
});
