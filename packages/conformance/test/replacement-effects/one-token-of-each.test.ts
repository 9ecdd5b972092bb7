/** "If you would create a Food or Clue token, instead create one of each". CR 111.10, 614.1a, 614.5. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const WORKS =
  'Works | {0} | Artifact | | If you would create a Clue, Blood, or Food token, instead create one of each.';
const CAMP = 'Camp | {0} | Instant | | Create two Food tokens.';
const MIX = 'Mix | {0} | Sorcery | | Create a Food token and a Clue token.';
const GOLD = 'Gilding | {0} | Sorcery | | Create a Treasure token.';
const PROBE = 'Probe | {0} | Sorcery | | Investigate.';
const WATCH = 'Watch | {0} | Enchantment | | Whenever you investigate, you gain 1 life.';

function made(works: number, spell: string, by: 'ann' | 'ben' = 'ann'): Scenario {
  const battlefield = [...Array<string>(works).fill('Works'), 'Watch'];
  const game = table(
    [WORKS, CAMP, MIX, GOLD, PROBE, WATCH],
    [{ battlefield, hand: by === 'ann' ? [spell] : [] }, { hand: by === 'ben' ? [spell] : [] }],
  );
  return plays(game[by], spell);
}

function counted(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) if (!['Works', 'Watch'].includes(name)) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

test('two of one kind become two of each (CR 614.1a)', () => {
  expect(counted(made(1, 'Camp').ann.battlefield)).toEqual({ Food: 2, Clue: 2, Blood: 2 });
});

test('with two of them there are three times as many of each, with three nine times (CR 614.5)', () => {
  expect(counted(made(2, 'Camp').ann.battlefield)).toEqual({ Food: 6, Clue: 6, Blood: 6 });
  expect(counted(made(3, 'Camp').ann.battlefield)).toEqual({ Food: 18, Clue: 18, Blood: 18 });
});

test('each kind that would be created is replaced by itself (CR 614.6)', () => {
  expect(counted(made(1, 'Mix').ann.battlefield)).toEqual({ Food: 2, Clue: 2, Blood: 2 });
});

test('other tokens, and those of others, stay what they are (CR 614.1)', () => {
  expect(counted(made(1, 'Gilding').ann.battlefield)).toEqual({ Treasure: 1 });
  expect(counted(made(1, 'Camp', 'ben').ben.battlefield)).toEqual({ Food: 2 });
});

test('who investigates has done so once, and what is created instead is no investigating (CR 701.36a)', () => {
  const game = made(1, 'Probe');
  expect(counted(game.ann.battlefield)).toEqual({ Food: 1, Clue: 1, Blood: 1 });
  expect(game.ann.life).toBe(21);
});
