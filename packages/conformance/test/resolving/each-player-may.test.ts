/** "Each player may ...": all choose in turn order, then everybody acts at the same time. CR 101.4, 608.2e. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const OPENING = 'Opening | {0} | Sorcery | | Each player may put a creature card from their hand onto the battlefield.';

test('a copy that enters together with a creature does not see it (CR 608.2e, 614.12)', () => {
  const lines = [
    OPENING,
    'Giant | {0} | Creature — Giant | 5/5 |',
    'Mimic | {0} | Creature — Shapeshifter | 0/1 | You may have this creature enter as a copy of any Giant on the battlefield.',
  ];
  const game = table(lines, [{ hand: ['Opening', 'Giant'] }, { hand: ['Mimic'] }]);
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  game.ann.casts('Opening');
  game.resolveAll();
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Giant'], ['Mimic']]);
});

test('what triggers on one of them sees the others enter with it (CR 603.6a)', () => {
  const lines = [
    OPENING,
    'Host | {0} | Creature — Human | 1/1 | Whenever another creature enters, you gain 1 life.',
    'Ox | {0} | Creature — Ox | 2/2 |',
  ];
  const game = table(lines, [{ hand: ['Opening', 'Ox'] }, { hand: ['Host'] }]);
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  game.ann.casts('Opening');
  game.resolveAll();
  expect(game.ben.life).toBe(21);
});

test('who declines does nothing, and those who are asked later are asked before anything happens (CR 101.4)', () => {
  const lines = [
    'Tithe | {0} | Sorcery | | Each player may sacrifice a creature. You gain 1 life for each creature sacrificed this way.',
    'Watcher | {0} | Creature — Human | 1/1 | Whenever another creature dies, you lose 1 life.',
  ];
  const game = table(lines, [{ hand: ['Tithe'], battlefield: ['Watcher'] }, ['Watcher', 'Grizzly Bears']]);
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  game.plan((question) =>
    question.kind === 'chooseObjects' && question.player === 1 ? [game.indexOf(question.from, 'Grizzly Bears')] : null,
  );
  game.ann.casts('Tithe');
  game.resolveAll();
  // Both died together: each Watcher saw the Bears die, Ann's own as it died.
  expect([game.ann.life, game.ben.life, game.ben.battlefield]).toEqual([21, 18, ['Watcher']]);
});
