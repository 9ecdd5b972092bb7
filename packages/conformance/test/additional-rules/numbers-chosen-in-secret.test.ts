/** "Each player secretly chooses a number": who chose the highest, and who the lowest. CR 101.4, 608.2e. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const SECRETLY =
  'Each player secretly chooses a number 0 or greater, then all players reveal those numbers ' +
  'simultaneously and determine the highest and lowest numbers revealed this way.';
const FORTUNE = `Hidden Fortune | {0} | Sorcery | | ${SECRETLY} You gain life equal to the lowest number. Hidden Fortune deals damage equal to the highest number to each player who chose that number. Each player who didn't choose the lowest number draws a card.`;

function fortune(...numbers: readonly number[]): { life: number[]; drawn: number[] } {
  const seats = numbers.map((_, i) => ({
    hand: i === 0 ? ['Hidden Fortune'] : [],
    library: ['Forest', 'Forest', 'Forest', 'Forest'],
  }));
  const game = table([FORTUNE], seats);
  game.plan((question) => (question.kind === 'chooseNumber' ? [numbers[question.player] as number] : null));
  const before = game.seats.map((seat) => seat.hand.length);
  before[0] = (before[0] as number) - 1;
  plays(game.ann, 'Hidden Fortune');
  return {
    life: game.seats.map((seat) => seat.life),
    drawn: game.seats.map((seat, i) => seat.hand.length - (before[i] as number)),
  };
}

test('the highest number is dealt to who chose it, and all but who chose the lowest draw (CR 608.2c)', () => {
  expect(fortune(3, 5, 1)).toEqual({ life: [21, 15, 20], drawn: [1, 1, 0] });
});

test('several players may have chosen the highest, and all the lowest at once (CR 608.2c)', () => {
  expect(fortune(4, 4, 2)).toEqual({ life: [18, 16, 20], drawn: [1, 1, 0] });
  expect(fortune(2, 2, 2)).toEqual({ life: [20, 18, 18], drawn: [0, 0, 0] });
});

test('they choose in turn order, and nobody is told what was chosen before (CR 101.4)', () => {
  const game = table([FORTUNE], [{ hand: ['Hidden Fortune'] }, {}, {}]);
  const asked: number[] = [];
  const told: string[] = [];
  game.plan((question) => {
    if (question.kind !== 'chooseNumber') return null;
    asked.push(question.player);
    told.push(JSON.stringify(question));
    return [717 + asked.length];
  });
  plays(game.ann, 'Hidden Fortune');
  expect(asked).toEqual([0, 1, 2]);
  expect(told.join()).not.toMatch(/71[89]/);
});
