/** What is said of a spell while it is on the stack: with its X, and of spells that target it. CR 113.6, 601.2f, 615.12. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const BANE =
  "Bane | {X}{R} | Sorcery | | Bane deals X damage to any target. / If X is 3 or more, this spell can't be countered and the damage can't be prevented.";
const FIEND =
  "Fiend | {0} | Sorcery | | Fiend deals 3 damage to any target. / Hellbent — If you have one or fewer cards in hand, this spell can't be countered and the damage can't be prevented.";
const TORCH =
  'Torch | {X}{R} | Sorcery | | As long as Torch is on the stack, spells that target it cost {2} more to cast. / Torch deals X damage to any target.';
const DENY = 'Deny | {U} | Instant | | Counter target spell.';
const SHIELD = 'Shield | {0} | Enchantment | | Prevent all damage that would be dealt to you.';
const PING = 'Ping | {0} | Sorcery | | Ping deals 1 damage to any target.';
const mountains = Array.from({ length: 4 }, () => 'Mountain');

/** Ben's life after Bane with that X, which he counters or shields himself from. */
function bane(x: number, by: 'Deny' | 'Shield'): number {
  const game = table(
    [BANE, DENY, SHIELD],
    [
      { hand: ['Bane'], battlefield: mountains },
      by === 'Deny' ? { hand: ['Deny'], battlefield: ['Island'] } : { battlefield: ['Shield'] },
    ],
  );
  game.ann.casts('Bane', { x, targets: [game.ben.name] });
  if (by === 'Deny') game.ben.casts('Deny', { targets: ['Bane'] });
  return game.resolveAll().ben.life;
}

test('with such an X it is neither countered nor is its damage prevented, with less both (CR 107.3, 615.12)', () => {
  expect([bane(3, 'Deny'), bane(3, 'Shield')]).toEqual([17, 17]);
  expect([bane(2, 'Deny'), bane(2, 'Shield')]).toEqual([20, 20]);
});

test('only the damage of that spell cannot be prevented (CR 615.12)', () => {
  const game = table([FIEND, PING, SHIELD], [{ hand: ['Ping', 'Fiend', 'Ping'] }, ['Shield']]);
  plays(game.ann, 'Ping', game.ben.name);
  expect(game.ben.life).toBe(20);
  plays(game.ann, 'Fiend', game.ben.name);
  expect(game.ben.life).toBe(17);
});

test('with two cards left in hand it is a spell like others (CR 207.2c)', () => {
  const game = table([FIEND, PING, SHIELD], [{ hand: ['Ping', 'Fiend', 'Ping'] }, ['Shield']]);
  plays(game.ann, 'Fiend', game.ben.name);
  expect(game.ben.life).toBe(20);
});

test('spells that target it cost more, others and those of another spell do not (CR 601.2f)', () => {
  const canDeny = (islands: number, spell: string): boolean => {
    const game = table(
      [TORCH, PING, DENY],
      [
        { hand: ['Torch', 'Ping'], battlefield: mountains },
        { hand: ['Deny'], battlefield: Array.from({ length: islands }, () => 'Island') },
      ],
    );
    game.ann.casts(spell, { x: 1, targets: [game.ben.name] });
    game.answer([0]);
    return game.ben.can('cast', 'Deny');
  };
  expect([canDeny(2, 'Torch'), canDeny(3, 'Torch'), canDeny(1, 'Ping')]).toEqual([false, true, true]);
});
