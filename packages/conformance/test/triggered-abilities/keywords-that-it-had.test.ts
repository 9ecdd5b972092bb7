/** "If it didn't have decayed": what is asked of what has died as it last was. CR 603.4, 603.10a, 608.2h. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const ROTTER =
  "Rotter | {0} | Enchantment | | Whenever another Zombie you control dies, if it didn't have decayed, create a 1/1 black Rat creature token.";
const PLAIN = 'Plain Zombie | {0} | Creature — Zombie | 2/2 |';
const DECAYED = 'Weak Zombie | {0} | Creature — Zombie | 2/2 | Decayed';
const GIVES = 'Curse | {0} | Enchantment | | Creatures you control have decayed.';
const DOOM = 'Doom | {0} | Sorcery | | Destroy target creature.';

function rats(zombie: string, more: readonly string[] = []): number {
  const game = table(
    [ROTTER, PLAIN, DECAYED, GIVES, DOOM],
    [{ hand: ['Doom'], battlefield: ['Rotter', zombie, ...more] }, {}],
  );
  plays(game.ann, 'Doom', zombie);
  return game.ann.battlefield.filter((name) => name === 'Rat Token' || name === 'Rat').length;
}

test('it had none, it had one of its own, or it was given one (CR 608.2h)', () => {
  expect([rats('Plain Zombie'), rats('Weak Zombie'), rats('Plain Zombie', ['Curse'])]).toEqual([1, 0, 0]);
});
