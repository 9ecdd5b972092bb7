/** "It adapts as though it had no +1/+1 counters on it". CR 609.4, 614.3, 701.43a. */
import { expect, test } from 'vitest';
import { table, uses } from '../support/text-table.ts';

const HELPER =
  'Small Helper | {1} | Creature — Mutant | 2/2 | {T}: The next time target Mutant you control adapts this turn, it adapts as though it had no +1/+1 counters on it.';
const LAMP =
  'Small Lamp | {1} | Artifact | | {0}: The next time target Mutant you control adapts this turn, it adapts as though it had no +1/+1 counters on it. You gain 1 life.';
const NEWT =
  'Small Newt | {1} | Creature — Mutant | 1/1 | {0}: Adapt 2. / Whenever one or more +1/+1 counters are put on Small Newt, you gain 3 life.';

const EFT = 'Small Eft | {1} | Creature — Mutant | 1/1 | {0}: Adapt 1.';

type Table = ReturnType<typeof table>;
const start = (): Table =>
  table([HELPER, LAMP, NEWT, EFT], [['Small Helper', 'Small Lamp', 'Small Newt', 'Small Eft'], []]);
/** The counters on the creature when it has been told to adapt. */
function adapts(game: Table, name = 'Small Newt'): number {
  game.ann.activates(name);
  game.resolveAll();
  return game.ann.permanent(name).counters['+1/+1'] ?? 0;
}

test('it adapts once although it has counters, and then no more (CR 701.43a)', () => {
  const game = start();
  expect([adapts(game), adapts(game)]).toEqual([2, 2]);
  uses(game.ann, 'Small Helper', 'Small Newt');
  expect([adapts(game), adapts(game)]).toEqual([4, 4]);
  expect(game.ann.life).toBe(26);
});

test('the next time may be one when it has none: then it is over (CR 614.3)', () => {
  const game = start();
  uses(game.ann, 'Small Helper', 'Small Newt');
  expect([adapts(game), adapts(game)]).toEqual([2, 2]);
});

test('two such effects are both about the same next time (CR 614.3)', () => {
  const game = start();
  expect(adapts(game)).toBe(2);
  uses(game.ann, 'Small Helper', 'Small Newt');
  uses(game.ann, 'Small Lamp', 'Small Newt');
  expect([adapts(game), adapts(game)]).toEqual([4, 4]);
});

test('no other creature adapts so, and none in the next turn (CR 611.2a)', () => {
  const game = start();
  expect([adapts(game), adapts(game, 'Small Eft')]).toEqual([2, 1]);
  uses(game.ann, 'Small Lamp', 'Small Newt');
  expect(adapts(game, 'Small Eft')).toBe(1);
  game.to('Upkeep', 2);
  expect(adapts(game)).toBe(2);
});
