/** "This spell can't be copied", with cards read from text. CR 707.10. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const LINES = [
  'Firm | {0} | Instant | | This spell can’t be copied.\nYou gain 3 life.',
  'Plain | {0} | Instant | | You gain 3 life.',
  'Twin | {0} | Instant | | Copy target instant or sorcery spell.',
];

/** Ann's life after that spell, which was to be copied before it resolved. */
function lifeAfter(name: string): number {
  const game = table(LINES, [{ hand: [name, 'Twin'] }, {}]);
  game.ann.casts(name);
  game.ann.casts('Twin', { targets: [name] });
  return game.resolveAll().ann.life;
}

test('no copy is made of a spell that says so; another one is copied (CR 101.2 + 707.10)', () => {
  expect([lifeAfter('Firm'), lifeAfter('Plain')]).toEqual([23, 26]);
});
