/** Whom something blocked or attacked earlier, what attacked together, and crews: cards as text. CR 506.4, 508.1, 509.1, 608.2i. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

test('those that it blocked this turn, and no other attacker (CR 509.1)', () => {
  const vanguard =
    'Grim Guard | {0} | Creature — Human | 1/4 | When ~ blocks, at end of combat, destroy all creatures it blocked this turn.';
  const game = table([vanguard], [{ battlefield: ['Grizzly Bears', 'Hill Giant'] }, { battlefield: ['Grim Guard'] }]);
  game.ann.attacks(['Grizzly Bears', 'Hill Giant']);
  game.ben.blocks([['Grim Guard', 'Hill Giant']]);
  game.throughCombat();
  game.resolveAll();
  game.to('PostcombatMain').resolveAll();
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Grizzly Bears'], ['Grim Guard']]);
});

test('the players whom it attacked this turn (CR 508.1b)', () => {
  const angel =
    'Odd Angel | {0} | Creature — Angel | 1/1 | At the beginning of your end step, each player ~ attacked this turn loses 4 life.';
  const game = table([angel], [{ battlefield: ['Odd Angel', 'Grizzly Bears'] }, {}, {}]);
  game.ann.attacks('Odd Angel', 'cat');
  game.to('End').resolveAll();
  expect([game.ann.life, game.ben.life, game.cat.life]).toEqual([20, 20, 15]);
});

test('one of each attacked in the same combat; two of one kind are not enough (CR 506.1)', () => {
  const mate =
    'Odd Mate | {0} | Enchantment | | Whenever you attack, if a Goblin and a Bear attacked this combat, you gain 5 life.';
  const goblin = 'Keen Goblin | {0} | Creature — Goblin | 1/1 | Haste';
  const bear = 'Keen Bear | {0} | Creature — Bear | 1/1 | Haste';
  const cards = [mate, goblin, bear];
  const one = table(cards, [{ battlefield: ['Odd Mate', 'Keen Goblin', 'Keen Goblin', 'Keen Bear'] }, {}]);
  one.ann.attacks(['Keen Goblin', 'Keen Goblin']);
  one.to('DeclareBlockers');
  expect(one.ann.life).toBe(20);
  const both = table(cards, [{ battlefield: ['Odd Mate', 'Keen Goblin', 'Keen Bear'] }, {}]);
  both.ann.attacks(['Keen Goblin', 'Keen Bear']);
  both.to('DeclareBlockers');
  expect(both.ann.life).toBe(25);
});

test('a Vehicle knows who crewed it this turn (CR 702.122)', () => {
  const barge =
    'Odd Barge | {0} | Artifact — Vehicle | 3/3 | Crew 1 / Whenever ~ attacks, if a Bear crewed it this turn, you gain 2 life.';
  const cards = [barge, 'Deck Bear | {0} | Creature — Bear | 1/1 |', 'Deck Elf | {0} | Creature — Elf | 1/1 |'];
  const game = table(cards, [{ battlefield: ['Odd Barge', 'Deck Bear'] }, {}]);
  uses(game.ann, 'Odd Barge');
  game.ann.attacks('Odd Barge');
  game.to('DeclareBlockers');
  expect(game.ann.life).toBe(22);
  const elf = table(cards, [{ battlefield: ['Odd Barge', 'Deck Elf'] }, {}]);
  uses(elf.ann, 'Odd Barge');
  elf.ann.attacks('Odd Barge');
  elf.to('DeclareBlockers');
  expect(elf.ann.life).toBe(20);
});

test('for each opponent who had two lands enter this turn (CR 603.6a)', () => {
  const share =
    'Odd Share | {0} | Sorcery | | You gain 3 life for each opponent who had two or more lands enter the battlefield under their control this turn.';
  const grow =
    'Grow Both | {0} | Instant | | Search your library for up to three Forest cards, put them onto the battlefield, then shuffle.';
  const game = table(
    [share, grow],
    [
      { hand: ['Odd Share'] },
      { hand: ['Grow Both'], library: ['Forest', 'Forest', 'Island'] },
      { hand: ['Grow Both'], library: ['Forest', 'Shock'] },
    ],
  );
  for (const player of [game.ben, game.cat])
    player.answers('chooseObjects', (question) =>
      question.kind === 'chooseObjects' ? question.from.map((_card, index) => index) : [-1],
    );
  game.ben.casts('Grow Both', {});
  game.cat.casts('Grow Both', {});
  game.resolveAll();
  plays(game.ann, 'Odd Share');
  expect(game.ben.battlefield).toHaveLength(2);
  expect(game.ann.life).toBe(23);
});
