/** "Each of those creatures with flying": of what was named before, those that are so now. CR 608.2c, 608.2h. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const BIRD = 'Bird | {0} | Creature — Bird | 1/5 | Flying';
const BLAST =
  'Cold Blast | {X} | Sorcery | | Tap X target creatures. Cold Blast deals 2 damage to each of those creatures with flying.';
const MAZE =
  'Small Maze | {X} | Enchantment | | Flash / When Small Maze enters, tap X target creatures. Put two stun counters on each of those creatures you don’t control. / Tapped creatures you control have hexproof.';

test('only those targets that have it are dealt damage, and what was no target is not (CR 608.2c)', () => {
  const game = table(
    [BIRD, BLAST],
    [{ hand: ['Cold Blast'], battlefield: ['Plains', 'Plains'] }, ['Bird', 'Bird', 'Hill Giant']],
  );
  game.ann.casts('Cold Blast', { x: 2, targets: ['Bird', 'Hill Giant'] });
  game.resolveAll();
  const damaged = (name: string, index = 0): [number, number] => {
    const { damage, status } = game.ben.permanent(name, index);
    return [damage, status & 1];
  };
  expect([damaged('Bird'), damaged('Bird', 1), damaged('Hill Giant')]).toEqual([
    [2, 1],
    [0, 0],
    [0, 1],
  ]);
});

test('those that somebody else controls (CR 109.4)', () => {
  const game = table(
    [BIRD, MAZE],
    [{ hand: ['Small Maze'], battlefield: ['Plains', 'Plains', 'Bird'] }, ['Hill Giant']],
  );
  game.ann.casts('Small Maze', { x: 2 });
  game.ann.answers('targets', [0, 1]);
  game.resolveAll();
  const stunned = (player: typeof game.ann, name: string): number | undefined =>
    player.permanent(name).counters['stun'];
  expect([stunned(game.ann, 'Bird'), stunned(game.ben, 'Hill Giant')]).toEqual([undefined, 2]);
  expect([game.ann.permanent('Bird').status & 1, game.ben.permanent('Hill Giant').status & 1]).toEqual([1, 1]);
});
