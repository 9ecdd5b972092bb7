/** When the effect of a sticker began, and what a word on it does to a name. CR 612.9, 613.7k. */
import { expect, test } from 'vitest';
import { facts } from '../support/rules-table.ts';
import { puts, stickerTable } from '../support/sticker-table.ts';

const BEAR = 'Test Bear | {0} | Creature — Bear | 2/2';
const LEVELLER = 'Leveller | {0} | Enchantment | | All creatures have base power and toughness 3/3.';
const SIZE = 'power and toughness: 1/7';

test('a sticker has the timestamp of when it was put on, and a new one when it is moved (CR 613.7k)', () => {
  const peeler =
    'Peeler | {0} | Artifact | | {0}: Move a sticker from target creature onto another target creature you own.';
  const game = stickerTable(
    [BEAR, 'Test Cub | {0} | Creature — Bear | 1/1', LEVELLER, peeler],
    [{ battlefield: ['Test Bear', 'Test Cub', 'Peeler'], hand: ['Leveller'] }, []],
  );
  puts(game, game.ann, 'Tag', 'Test Bear', SIZE);
  game.ann.casts('Leveller');
  game.resolve();
  expect(game.ann.stats('Test Bear')).toBe('3/3');
  game.ann.activates('Peeler', { targets: ['Test Bear', 'Test Cub'] });
  game.resolve();
  expect([game.ann.stats('Test Bear'), game.ann.stats('Test Cub')]).toEqual(['3/3', '1/7']);
});

test('what transforms has a new timestamp, and its sticker the one after that (CR 613.7k, 613.7g)', () => {
  const face = (name: string, mana_cost: string, oracle_text: string) => ({
    name,
    mana_cost,
    type_line: 'Creature — Bear',
    power: '2',
    toughness: '2',
    oracle_text,
  });
  const turner = {
    name: 'Day Bear // Dusk Bear',
    layout: 'transform',
    card_faces: [face('Day Bear', '{0}', '{0}: Transform this creature.'), face('Dusk Bear', '', '')],
  };
  const game = stickerTable([turner, LEVELLER], [{ battlefield: ['Day Bear // Dusk Bear'], hand: ['Leveller'] }, []]);
  puts(game, game.ann, 'Tag', 'Day Bear', SIZE);
  game.ann.casts('Leveller');
  game.resolve();
  expect(game.ann.stats('Day Bear')).toBe('3/3');
  game.ann.activates('Day Bear');
  game.resolve();
  expect(game.ann.stats('Dusk Bear')).toBe('1/7');
});

test('the stickers on what changes zones have new timestamps, in the order they had (CR 613.7k, 613.7d)', () => {
  const raise = 'Raise | {0} | Sorcery | | Return target Bear card from your graveyard to the battlefield.';
  const game = stickerTable([BEAR, LEVELLER, raise], [{ battlefield: ['Test Bear'], hand: ['Leveller', 'Raise'] }, []]);
  game.ann.casts('Tickets');
  game.resolve();
  puts(game, game.ann, 'Tag', 'Test Bear', SIZE);
  puts(game, game.ann, 'Tag', 'Test Bear', 'power and toughness: 5/6');
  game.ann.casts('Leveller');
  game.resolve();
  game.ann.casts('Slay', { targets: ['Test Bear'] });
  game.resolve();
  game.ann.casts('Raise', { targets: ['Test Bear'] });
  game.resolve();
  expect(game.ann.stats('Test Bear')).toBe('5/6');
});

test('as something merges, the stickers on the merged permanent have new timestamps (CR 613.7k, 727.2)', () => {
  const rider = 'Rider | {2} | Creature — Elf | 4/4 | Mutate {0}';
  const game = stickerTable([BEAR, LEVELLER, rider], [{ battlefield: ['Test Bear'], hand: ['Leveller', 'Rider'] }, []]);
  puts(game, game.ann, 'Tag', 'Test Bear', SIZE);
  game.ann.casts('Leveller');
  game.resolve();
  game.ann.casts('Rider', { via: 'mutate', targets: ['Test Bear'] });
  game.resolve();
  expect(facts(game, game.ann.battlefield[0] as string).toughness).toBe(7);
});

test('a name sticker adds its word to the name of a permanent, and of a card that is not on the battlefield (CR 612.9)', () => {
  const hunt = 'Hunt | {0} | Sorcery | | Exile all cards named Queue Test Bear from all graveyards.';
  const game = stickerTable(
    [BEAR, hunt],
    [{ battlefield: ['Test Bear'], graveyard: ['Test Bear', 'Test Bear'], hand: ['Hunt'] }, []],
  );
  puts(game, game.ann, 'Grave Tag', 'Test Bear', 'name: “Queue”', 'Queue Test Bear');
  game.ann.casts('Hunt');
  game.resolve();
  expect([game.ann.exile, game.ann.graveyard.filter((name) => name === 'Test Bear')]).toEqual([
    ['Queue Test Bear'],
    ['Test Bear'],
  ]);
});
