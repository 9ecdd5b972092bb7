/** "When this enters and whenever it attacks": one ability with several trigger conditions. CR 603.1, 603.2. */
import { expect, test } from 'vitest';
import { table } from '../support/rules-table.ts';

test('a card that dies or is discarded is the same card in both parts (CR 603.6c, 603.2)', () => {
  const cow = 'Sold Cow | {0} | Creature — Ox | 3/3 | When Sold Cow dies or when you discard it, you gain 4 life.';
  const drop = 'Let Go | {0} | Sorcery | | Target player discards a card.';
  const kill = 'Hot End | {0} | Instant | | Destroy target creature.';
  const game = table([cow, drop, kill], [{ hand: ['Let Go', 'Sold Cow'] }, {}]);
  game.ann.casts('Let Go', { targets: ['ann'] });
  game.resolveAll();
  expect([game.ann.life, game.ann.graveyard.includes('Sold Cow')]).toEqual([24, true]);
  const dies = table([cow, drop, kill], [{ hand: ['Hot End'], battlefield: ['Sold Cow'] }, {}]);
  dies.ann.casts('Hot End', { targets: ['Sold Cow'] });
  dies.resolveAll();
  expect(dies.ann.life).toBe(24);
});

test('an artifact that is sacrificed by its controller, and only that one (CR 701.17a, 603.2)', () => {
  const cake =
    'Flat Cake | {0} | Artifact — Food | | When Flat Cake enters and when you sacrifice it, you gain 2 life. / {0}, Sacrifice Flat Cake: You gain 1 life.';
  const game = table([cake], [{ hand: ['Flat Cake', 'Flat Cake'] }, {}]);
  game.ann.casts('Flat Cake');
  game.resolveAll();
  game.ann.casts('Flat Cake');
  game.resolveAll();
  expect(game.ann.life).toBe(24);
  game.ann.activates('Flat Cake');
  game.resolveAll();
  expect(game.ann.life).toBe(27);
});

test('a creature that enters and later attacks while saddled triggers each time (CR 603.2, 702.171b)', () => {
  const mount =
    'Big Mount | {0} | Creature — Elephant Mount | 5/5 | When Big Mount enters and whenever it attacks while saddled, you gain 3 life. / Saddle 1';
  const game = table([mount], [{ hand: ['Big Mount'], battlefield: ['Grizzly Bears'] }, {}]);
  game.ann.casts('Big Mount');
  game.resolveAll();
  expect(game.ann.life).toBe(23);
  game.to('PrecombatMain', 3);
  game.ann.activates('Big Mount');
  game.resolveAll();
  game.ann.attacks('Big Mount');
  game.to('EndOfCombat', 3);
  expect([game.ann.life, game.ben.life]).toEqual([26, 15]);
});

test('a draw that is skipped instead is skipped by whoever would draw (CR 614.10, 121.6)', () => {
  const portal =
    'Dark Portal | {0} | Artifact | | If an opponent would draw a card, that player skips that draw instead.';
  const gift = 'Free Gift | {0} | Sorcery | | Each player draws two cards.';
  const game = table([portal, gift], [{ hand: ['Free Gift'], battlefield: ['Dark Portal'] }, {}]);
  game.ann.casts('Free Gift');
  game.resolveAll();
  expect([game.ann.hand.length, game.ben.hand.length]).toEqual([2, 0]);
});
