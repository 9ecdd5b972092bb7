/** "Lands with mana abilities", which whoever doesn't pay taps, losing their unspent mana. CR 106.4, 118.12a, 605.1. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const SINK =
  'Small Sink | {X} | Instant | | Counter target spell unless its controller pays {X}. If that player doesn’t, they lose all unspent mana and tap all lands with mana abilities they control.';
const DRAIN =
  'Small Drain | {0} | Instant | | Counter target spell unless its controller pays {2}. If that player doesn’t, they tap all untapped lands with mana abilities they control.';
const TOWER = 'Old Tower | | Land | | {T}: You gain 1 life.';
const GIFT = 'Small Gift | {0} | Sorcery | | You gain 5 life.';
const cards = [SINK, DRAIN, TOWER, GIFT];

/** Ann answers Ben's spell; what is tapped then, and Ben's life. */
function answered(answer: string, x: number | undefined, pays: boolean): readonly unknown[] {
  const game = table(cards, [
    { battlefield: ['Island'], hand: [answer] },
    { battlefield: ['Forest', 'Forest', 'Old Tower'], hand: ['Small Gift'] },
  ]);
  game.to('PrecombatMain', 2);
  game.ben.answers('yesNo', [pays ? 1 : 0]);
  game.ben.casts('Small Gift');
  game.ann.casts(answer, { targets: ['Small Gift'], ...(x === undefined ? {} : { x }) });
  game.resolveAll();
  const tapped = (name: string, index = 0): number => game.ben.permanent(name, index).status & 1;
  return [game.ben.life, tapped('Forest') + tapped('Forest', 1), tapped('Old Tower')];
}

test('who does not pay has every land with a mana ability tapped, and no other (CR 118.12a, 605.1a)', () => {
  expect(answered('Small Sink', 1, false)).toEqual([20, 2, 0]);
  expect(answered('Small Drain', undefined, false)).toEqual([20, 2, 0]);
});

test('who pays taps what pays, and the spell resolves (CR 118.12a)', () => {
  expect(answered('Small Sink', 1, true)).toEqual([25, 1, 0]);
  expect(answered('Small Drain', undefined, true)).toEqual([25, 2, 0]);
});
