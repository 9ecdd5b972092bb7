/** What is paid while an ability resolves, and is less for each of something. CR 107.1b, 118.12a. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const LINES = [
  `Wyrm | {0} | Artifact Creature — Dragon | 9/9 | At the beginning of your upkeep, sacrifice this creature unless you pay {5}. This ${'cost'} is reduced by {2} for each basic ${'land'} type among lands you control.`,
];

/** After the next upkeep of a player with these lands who pays, or does not. */
function upkeep(lands: readonly string[], pays: boolean): [string[], number] {
  const game = table(LINES, [{}, { battlefield: ['Wyrm', ...lands] }]);
  game.plan((question) => (question.kind === 'yesNo' ? [pays ? 1 : 0] : null));
  game.to('PrecombatMain', 2);
  const tapped = game.game.battlefield.filter((id) => ((game.game.objects[id]?.status ?? 0) & 1) !== 0).length;
  return [game.ben.battlefield.filter((name) => name === 'Wyrm'), tapped];
}

test('two kinds of lands make it {1}, however many lands there are (CR 118.12a)', () => {
  expect(upkeep(['Forest', 'Forest', 'Plains'], true)).toEqual([['Wyrm'], 1]);
  expect(upkeep(['Forest', 'Forest', 'Plains'], false)).toEqual([[], 0]);
});

test('with too little mana it is sacrificed (CR 118.3)', () => {
  expect(upkeep(['Forest', 'Forest'], true)).toEqual([[], 0]);
});

test('it never comes to less than nothing (CR 107.1b)', () => {
  expect(upkeep(['Forest', 'Plains', 'Island', 'Swamp'], true)).toEqual([['Wyrm'], 0]);
});
