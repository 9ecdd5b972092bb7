import { expect, test } from 'vitest';
import { characteristics } from '../../src/index.ts';
import { act, card, creature, filter, number, self, spell, target } from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

const lose = (amount: number) =>
  act({ kind: 'loseLife', actor: { kind: 'playerNoun', who: 'opponents' }, amount: number(amount) });

const champion = creature('Test Champion', '1R', 2, 2, {
  kind: 'static',
  rules: [
    {
      kind: 'may',
      action: { kind: 'keywordAction', action: 'exert', object: self },
      asItAttacks: true,
      whenDone: lose(3),
    },
  ],
});

test('a creature exerted as it attacks stays tapped once, and what is linked to that triggers (CR 701.39a, 701.39d)', () => {
  const game = scenario([['Test Champion'], []], { cards: [champion] });
  game.ann.attacks('Test Champion');
  game.ann.answers('yesNo', [1]);
  game.to('DeclareAttackers');
  expect(game.ben.life).toBe(17);
  const tapped = (): number => game.ann.permanent('Test Champion').status & 1;
  game.to('PrecombatMain', 3);
  expect(tapped()).toBe(1);
  game.to('PrecombatMain', 5);
  expect(tapped()).toBe(0);
});

test('nothing happens when it is not exerted (CR 701.39d)', () => {
  const game = scenario([['Test Champion'], []], { cards: [champion] });
  game.ann.attacks('Test Champion');
  game.ann.answers('yesNo', [0]);
  game.to('DeclareAttackers');
  expect(game.ben.life).toBe(20);
  game.to('PrecombatMain', 3);
  expect(game.ann.permanent('Test Champion').status & 1).toBe(0);
});

const clash = card('Test Clash', {
  cost: 'R',
  types: ['sorcery'],
  abilities: [
    spell({
      kind: 'sequence',
      steps: [act({ kind: 'keywordAction', action: 'clash' }), { kind: 'ifDone', words: 'you win', clause: lose(4) }],
      joins: ['.'],
    }),
  ],
});

test('clash: the higher mana value wins; each player may put the own card on the bottom (CR 701.23a-d)', () => {
  for (const [mine, theirs, life] of [
    ['Hill Giant', 'Grizzly Bears', 16],
    ['Grizzly Bears', 'Hill Giant', 20],
    ['Grizzly Bears', 'Goblin Piker', 20],
  ] as const) {
    const game = scenario(
      [{ battlefield: ['Mountain'], hand: ['Test Clash'], library: [mine, 'Island'] }, { library: [theirs, 'Island'] }],
      { cards: [clash] },
    );
    game.ann.answers('yesNo', [1]);
    game.ben.answers('yesNo', [0]);
    game.ann.casts('Test Clash');
    game.resolveAll();
    expect(game.ben.life).toBe(life);
    expect(game.ann.library).toEqual([mine, 'Island']);
    expect(game.ben.library).toEqual(['Island', theirs]);
  }
});

const bend = card('Test Bend', {
  cost: 'R',
  types: ['sorcery'],
  abilities: [spell(act({ kind: 'keywordAction', action: 'earthbend', amount: number(3) }))],
});

test('earthbend: a land becomes a creature with haste, and comes back tapped when it dies', () => {
  const kill = card('Test Kill', {
    cost: 'R',
    types: ['sorcery'],
    abilities: [spell(act({ kind: 'destroy', object: target(filter('land')) }))],
  });
  const game = scenario([{ battlefield: ['Mountain', 'Mountain', 'Forest'], hand: ['Test Bend', 'Test Kill'] }, []], {
    cards: [bend, kill],
  });
  game.ann.casts('Test Bend', { targets: ['Forest'] });
  game.resolveAll();
  expect(game.ann.stats('Forest')).toBe('3/3');
  game.ann.casts('Test Kill', { targets: ['Forest'] });
  game.resolveAll();
  expect(game.ann.battlefield).toContain('Forest');
  const forest = game.ann.permanent('Forest');
  expect(forest.status & 1).toBe(1);
  expect(characteristics(game.game, forest.id).types & 8).toBe(0);
});
