/** "If it wasn't put onto the battlefield with this ability": what the same ability put there sets it off no more. CR 603.4, 607.2c. */
import { describe, expect, test } from 'vitest';
import { chooses, plays, table } from '../support/text-table.ts';

const WOOD =
  'Old Wood | {0} | Enchantment | | Whenever another permanent you control enters, if it wasn’t put onto the battlefield with this ability, you may put a creature card with equal or lesser mana value from your hand onto the battlefield.';
const cards = [
  WOOD,
  'Elk | {2} | Creature — Elk | 2/2 |',
  'Ox | {1} | Creature — Ox | 2/2 |',
  'Ant | {0} | Creature — Insect | 1/1 |',
];
const lands = ['Forest', 'Forest'];

test('a permanent that is cast brings another of no greater mana value, which brings none (CR 603.4)', () => {
  const game = table(cards, [
    { battlefield: ['Old Wood', ...lands], hand: ['Elk', 'Ox', 'Ant', 'Hill Giant'], library: ['Forest'] },
    {},
  ]);
  game.ann.answers('yesNo', [1]);
  const offered: string[][] = [];
  game.ann.answers('chooseObjects', (question) => {
    if (question.kind !== 'chooseObjects') return [-1];
    offered.push(question.from.map((id) => game.game.objects[id]?.record.card.name ?? ''));
    return [game.indexOf(question.from, 'Ox')];
  });
  plays(game.ann, 'Elk');
  expect(offered.map((names) => [...names].sort())).toEqual([['Ant', 'Ox']]);
  expect([...game.ann.battlefield].sort()).toEqual(['Elk', 'Forest', 'Forest', 'Old Wood', 'Ox']);
});

test('what the ability of another one has put there brings a further one (CR 607.2c)', () => {
  const game = table(cards, [{ battlefield: ['Old Wood', 'Old Wood', ...lands], hand: ['Elk', 'Ox', 'Ant'] }, {}]);
  game.ann.answers('yesNo', [1]);
  game.ann.answers('yesNo', [1]);
  chooses(game.ann, 'Ox');
  chooses(game.ann, 'Ant');
  plays(game.ann, 'Elk');
  expect(game.ann.hand).toEqual([]);
});

test('a land counts as nothing, and nobody has to put anything (CR 202.3a, 603.5)', () => {
  const game = table(cards, [{ battlefield: ['Old Wood'], hand: ['Forest', 'Ox', 'Ant'] }, {}]);
  game.ann.answers('yesNo', [1]);
  game.ann.playsLand('Forest');
  expect([...game.resolveAll().ann.hand].sort()).toEqual(['Ox']);
  const none = table(cards, [{ battlefield: ['Old Wood'], hand: ['Forest', 'Ant'] }, {}]);
  none.ann.answers('yesNo', [0]);
  none.ann.playsLand('Forest');
  expect(none.resolveAll().ann.hand).toEqual(['Ant']);
});

describe('"the creature put onto the battlefield with it" (CR 607.2c)', () => {
  const WITH = 'put onto the battlefield with Bond';
  const lines = [
    `Bond | {0} | Enchantment | | When Bond enters, return target creature card from your ${'graveyard'} to the battlefield. / When the creature ${WITH} dies, exile it and return Bond to its owner’s hand. / When Bond leaves the battlefield, exile the creature ${WITH}.`,
    'Ox | {0} | Creature — Ox | 2/2 |',
    'Elk | {0} | Creature — Elk | 2/2 |',
    'Blast | {0} | Sorcery | | Destroy target permanent.',
  ];
  const begun = () => {
    const game = table(lines, [{ hand: ['Bond', 'Blast', 'Blast'], graveyard: ['Ox'], battlefield: ['Elk'] }, {}]);
    plays(game.ann, 'Bond');
    expect([...game.ann.battlefield].sort()).toEqual(['Bond', 'Elk', 'Ox']);
    return game;
  };

  test('as it dies, it is exiled and the enchantment returns; another creature is not meant', () => {
    const game = begun();
    plays(game.ann, 'Blast', 'Elk');
    expect([...game.ann.battlefield].sort()).toEqual(['Bond', 'Ox']);
    plays(game.ann, 'Blast', 'Ox');
    expect([game.ann.battlefield, game.ann.exile, game.ann.hand.includes('Bond')]).toEqual([[], ['Ox'], true]);
  });

  test('as the enchantment leaves, it is exiled', () => {
    const game = begun();
    plays(game.ann, 'Blast', 'Bond');
    expect([game.ann.battlefield, game.ann.exile]).toEqual([['Elk'], ['Ox']]);
  });
});
