/** Additional costs that are paid with any number of things, and spells that are cheaper for each. CR 118.8, 601.2b, 601.2f. */
import { expect, test } from 'vitest';
import { table } from '../support/rules-table.ts';

const BEARS = ['Grizzly Bears', 'Grizzly Bears', 'Grizzly Bears'];
const GIFT =
  'Grim Gift | {8}{G} | Sorcery | | As an additional cost to cast this spell, you may sacrifice any number of green creatures. This spell costs {3} less to cast for each creature sacrificed this way. / You gain 9 life.';

test('each creature that is sacrificed makes the spell cheaper, never the colored mana (CR 601.2f, 118.7)', () => {
  const game = table([GIFT], [{ hand: ['Grim Gift'], battlefield: [...BEARS, 'Forest'] }, {}]);
  game.ann.answers('chooseObjects', (question) => ('from' in question ? question.from.map((_, index) => index) : []));
  game.ann.casts('Grim Gift');
  game.resolve();
  expect([game.ann.life, game.ann.battlefield]).toEqual([29, ['Forest']]);
});

test('as few may be sacrificed as leave a cost that can be paid (CR 601.2b, 601.2h)', () => {
  const forests = ['Forest', 'Forest', 'Forest', 'Forest'];
  const game = table([GIFT], [{ hand: ['Grim Gift'], battlefield: [...BEARS, ...forests] }, {}]);
  const asked: number[] = [];
  game.ann.answers('chooseObjects', (question) => {
    if ('min' in question) asked.push(question.min);
    return [0, 1];
  });
  game.ann.casts('Grim Gift');
  game.resolve();
  expect([asked, game.ann.life, game.ann.battlefield.length]).toEqual([[2], 29, 5]);
  const poor = table([GIFT], [{ hand: ['Grim Gift'], battlefield: ['Grizzly Bears', ...forests.slice(1)] }, {}]);
  expect(poor.ann.can('cast', 'Grim Gift')).toBe(false);
});

test('nothing need be sacrificed where all the mana is paid (CR 118.8b)', () => {
  const forests = new Array<string>(9).fill('Forest');
  const game = table([GIFT], [{ hand: ['Grim Gift'], battlefield: [...BEARS, ...forests] }, {}]);
  game.ann.answers('chooseObjects', []);
  game.ann.casts('Grim Gift');
  game.resolve();
  expect([game.ann.life, game.ann.battlefield.length]).toEqual([29, 12]);
});

test('a creature tapped for the cost gives no mana for the same spell (CR 601.2g, 601.2h)', () => {
  const tree = 'Sap Tree | {G} | Creature — Treefolk | 0/3 | {T}: Add {G}.';
  const song =
    'Tired Song | {4}{G} | Sorcery | | As an additional cost to cast this spell, you may tap any number of untapped green creatures you control. This spell costs {2} less to cast for each creature tapped this way. / You gain 9 life.';
  const game = table(
    [tree, song],
    [{ hand: ['Tired Song'], battlefield: ['Sap Tree', 'Grizzly Bears', 'Forest'] }, {}],
  );
  game.ann.answers('chooseObjects', (question) => ('from' in question ? question.from.map((_, index) => index) : []));
  game.ann.casts('Tired Song');
  game.resolve();
  expect(game.ann.life).toBe(29);
});

test('cards exiled from the hand lessen what X costs (CR 107.3a, 601.2f)', () => {
  const march =
    'Long Parade | {X}{G} | Instant | | As an additional cost to cast this spell, you may exile any number of creature cards from your hand. This spell costs {3} less to cast for each card exiled this way. / You gain X life.';
  const game = table(
    [march],
    [{ hand: ['Long Parade', 'Grizzly Bears', 'Grizzly Bears'], battlefield: ['Forest'] }, {}],
  );
  game.ann.answers('chooseObjects', [0, 1]);
  game.ann.casts('Long Parade', { x: 6 });
  game.resolve();
  expect([game.ann.life, game.ann.exile, game.ann.hand]).toEqual([26, ['Grizzly Bears', 'Grizzly Bears'], []]);
});

test('a text may count what was sacrificed to pay (CR 608.2c)', () => {
  const rage =
    'Low Rage | {G} | Instant | | As an additional cost to cast this spell, you may sacrifice any number of green creatures. / You gain 1 life. For each creature sacrificed this way, you gain 4 life.';
  const game = table([rage], [{ hand: ['Low Rage'], battlefield: [...BEARS, 'Forest'] }, {}]);
  game.ann.answers('chooseObjects', [0, 2]);
  game.ann.casts('Low Rage');
  game.resolve();
  expect([game.ann.life, game.ann.battlefield]).toEqual([29, ['Grizzly Bears', 'Forest']]);
});

test('a card exiled to cast a creature is exiled with the creature (CR 607.2b)', () => {
  const walker =
    'Tomb Walker | {G} | Creature — Zombie | 2/2 | As an additional cost to cast this spell, you may exile a green creature card from your graveyard. / Whenever Tomb Walker attacks, if a card is exiled with it, it gets +X/+X until end of turn, where X is the toughness of the exiled card.';
  const game = table([walker], [{ hand: ['Tomb Walker'], battlefield: ['Forest'], graveyard: ['Grizzly Bears'] }, {}]);
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Tomb Walker');
  game.resolve();
  game.ann.attacks('Tomb Walker');
  game.to('EndOfCombat', 3);
  expect([game.ann.exile, game.ben.life]).toEqual([['Grizzly Bears'], 16]);
});

test('what was sacrificed before makes it cheaper too, and what pays for it counts once (CR 601.2f, 601.2h)', () => {
  const whale =
    "Old Whale | {9}{G} | Creature — Whale | 4/4 | As an additional cost to cast this spell, you may sacrifice any number of green creatures. This spell costs {3} less to cast for each creature sacrificed this way and {3} less to cast for each other creature you've sacrificed this turn.";
  const altar = 'Low Altar | {0} | Artifact | | Sacrifice a creature: You gain 1 life.';
  const game = table(
    [whale, altar],
    [
      { hand: ['Old Whale'], battlefield: [...BEARS.slice(1), 'Low Altar', 'Forest', 'Forest', 'Forest', 'Forest'] },
      {},
    ],
  );
  game.ann.activates('Low Altar');
  game.resolve();
  expect([game.ann.life, game.ann.can('cast', 'Old Whale')]).toEqual([21, true]);
  game.ann.answers('chooseObjects', [0]);
  game.ann.casts('Old Whale');
  game.resolve();
  expect(game.ann.battlefield).toContain('Old Whale');
  const poor = table(
    [whale, altar],
    [{ hand: ['Old Whale'], battlefield: [...BEARS.slice(1), 'Low Altar', 'Forest', 'Forest', 'Forest'] }, {}],
  );
  poor.ann.activates('Low Altar');
  poor.resolve();
  expect(poor.ann.can('cast', 'Old Whale')).toBe(false);
});
