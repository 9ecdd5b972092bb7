/** Name stickers: words added to names, and what counts their words and letters. CR 123.6. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { facts } from '../support/rules-table.ts';
import { puts, stickerTable } from '../support/sticker-table.ts';

const BEAR = 'Test Bear | {0} | Creature — Bear | 2/2';

test('the word is added to the name, at a place that the controller chooses (CR 123.6, 123.6b, 613.1c)', () => {
  for (const name of ['Queue Test Bear', 'Test Queue Bear', 'Test Bear Queue']) {
    const game = stickerTable([BEAR], [['Test Bear'], []]);
    puts(game, game.ann, 'Name Tag', 'Test Bear', 'name: “Queue”', name);
    expect(game.ann.battlefield).toEqual([name]);
  }
});

test('the controller chooses the place, though the owner puts the sticker (CR 123.6b)', () => {
  const game = stickerTable(
    [BEAR, 'Take | {0} | Sorcery | | Gain control of target creature.'],
    [{ battlefield: ['Test Bear'], hand: [] }, { hand: ['Take'] }],
  );
  game.to('PrecombatMain', 2);
  game.ben.casts('Take', { targets: ['Test Bear'] });
  game.resolve();
  let asked = -1;
  game.plan((question) => {
    if (question.kind === 'chooseOption' && question.reason.rule === '123.6b') asked = question.player;
    return null;
  });
  puts(game, game.ann, 'Name Tag', 'Test Bear', 'name: “Queue”');
  expect(asked).toBe(game.ben.id);
});

test('a second word finds its place among those that are there by then (CR 123.6b)', () => {
  const game = stickerTable([BEAR], [['Test Bear'], []]);
  puts(game, game.ann, 'Name Tag', 'Test Bear', 'name: “Queue”', 'Test Queue Bear');
  puts(game, game.ann, 'Name Tag', 'Test Queue Bear', 'name: “Ooze-Proof”', 'Test Queue Ooze-Proof Bear');
  expect(game.ann.battlefield).toEqual(['Test Queue Ooze-Proof Bear']);
});

test('the word stands after as many words as before it, or at the end when there are fewer (CR 123.6c)', () => {
  const game = stickerTable(
    [
      BEAR,
      'Cub | {0} | Creature — Bear | 1/1',
      'Lurker | {0} | Creature — Lizard | 4/4 | Morph {0}',
      'Mask | {0} | Instant | | Target creature becomes a copy of another target creature until end of turn.',
    ],
    [{ battlefield: ['Test Bear', 'Cub'], hand: ['Mask', 'Lurker'] }, []],
  );
  puts(game, game.ann, 'Name Tag', 'Test Bear', 'name: “Queue”', 'Test Bear Queue');
  game.ann.casts('Mask', { targets: ['Test Bear Queue', 'Cub'] });
  game.resolve();
  expect(game.ann.battlefield).toEqual(['Cub Queue', 'Cub']);
});

test('what has no name has the word for its name (CR 123.6b, 123.6c)', () => {
  const game = stickerTable(
    ['Long Lurker | {3} | Creature — Lizard | 4/4 | Morph {0}'],
    [{ battlefield: ['Plains', 'Plains', 'Plains'], hand: ['Long Lurker'] }, []],
  );
  game.ann.casts('Long Lurker', { via: 'morph' });
  game.resolve();
  puts(game, game.ann, 'Name Tag', '', 'name: “Queue”');
  expect(game.ann.battlefield).toContain('Queue');
  game.ann.takes('turn face up', 'Queue');
  expect(game.ann.battlefield).toContain('Queue Long Lurker');
});

test('the places and their order stay as the card goes from one public zone to another (CR 123.6c)', () => {
  const game = stickerTable([BEAR], [['Test Bear'], []]);
  puts(game, game.ann, 'Name Tag', 'Test Bear', 'name: “Queue”', 'Test Queue Bear');
  puts(game, game.ann, 'Name Tag', 'Test Queue Bear', 'name: “Ooze-Proof”', 'Test Ooze-Proof Queue Bear');
  game.ann.casts('Slay', { targets: ['Test Ooze-Proof Queue Bear'] });
  game.resolve();
  expect(game.ann.graveyard).toContain('Test Ooze-Proof Queue Bear');
});

describe('words and letters', () => {
  const LONG =
    'Choir | {0} | Enchantment | | Each nontoken creature you control with three or more words in its name gets +1/+1.';

  test('a hyphenated word is one word, and a blank line none (CR 123.6a)', () => {
    const game = stickerTable(
      [
        LONG,
        BEAR,
        'Big ______ Pot-Bellied | {0} | Creature — Pig | 2/2',
        'Big Old Pot-Bellied | {0} | Creature — Pig | 2/2',
      ],
      [['Choir', 'Test Bear', 'Big ______ Pot-Bellied', 'Big Old Pot-Bellied'], []],
    );
    expect(game.ann.stats('Big ______ Pot-Bellied')).toBe('2/2');
    expect(game.ann.stats('Big Old Pot-Bellied')).toBe('3/3');
    expect(game.ann.stats('Test Bear')).toBe('2/2');
    puts(game, game.ann, 'Name Tag', 'Test Bear', 'name: “Ooze-Proof”', 'Test Bear Ooze-Proof');
    expect(game.ann.stats('Test Bear Ooze-Proof')).toBe('3/3');
  });

  const gains = (game: Scenario, act: () => void): number => {
    const before = game.ann.life;
    act();
    return game.ann.life - before;
  };

  test('a letter counts in capitals and small letters alike (CR 123.6d)', () => {
    const game = stickerTable(
      [
        BEAR,
        'Reader | {0} | Creature — Elf | 1/1 | {0}: You gain life equal to the number of o’s in name stickers on ~.',
      ],
      [['Reader'], []],
    );
    puts(game, game.ann, 'Name Tag', 'Reader', 'name: “Ooze-Proof”', 'Reader Ooze-Proof');
    expect(
      gains(game, () => {
        game.ann.activates('Reader Ooze-Proof');
        game.resolve();
      }),
    ).toBe(4);
  });

  test('each different vowel counts once (CR 123.6e)', () => {
    const reading =
      'When ~ enters, put a name sticker on it. You gain life equal to the number of unique vowels on that sticker.';
    const game = stickerTable([`Speller | {0} | Creature — Elf | 1/1 | ${reading}`], [{ hand: ['Speller'] }, []]);
    expect(
      gains(game, () => {
        game.plan((question) =>
          question.kind === 'chooseOption' && question.reason.rule === '123.3'
            ? [question.options.findIndex((text) => text.includes('Queue'))]
            : null,
        );
        game.ann.casts('Speller');
        game.resolveAll();
      }),
    ).toBe(2);
  });

  test('long and short name stickers are told apart by their letters (CR 123.6d)', () => {
    const game = stickerTable(
      ['Scribe | {0} | Creature — Elf | 1/1 | ~ gets +2/+0 for each name sticker on it with seven or more letters.'],
      [['Scribe'], []],
    );
    puts(game, game.ann, 'Name Tag', 'Scribe', 'name: “Queue”', 'Scribe Queue');
    expect(game.ann.stats('Scribe Queue')).toBe('1/1');
    puts(game, game.ann, 'Name Tag', 'Scribe Queue', 'name: “Ooze-Proof”', 'Scribe Queue Ooze-Proof');
    expect(facts(game, 'Scribe Queue Ooze-Proof').power).toBe(3);
  });
});

test('"whenever you put a sticker on it" and "whenever you place a sticker" look for the same (CR 123.3)', () => {
  const game = stickerTable(
    [
      'Judge | {0} | Creature — Elf | 1/1 | Whenever you place a sticker, you gain 1 life.',
      'Model | {0} | Creature — Elf | 1/1 | Whenever you put a name sticker on ~, you gain 10 life.',
    ],
    [['Judge', 'Model'], []],
  );
  const before = game.ann.life;
  puts(game, game.ann, 'Name Tag', 'Model', 'name: “Queue”', 'Model Queue');
  expect(game.ann.life - before).toBe(11);
  puts(game, game.ann, 'Tag', 'Model Queue', 'art');
  expect(game.ann.life - before).toBe(12);
});

test('what is put may be told apart by its kind (CR 123.1)', () => {
  const game = stickerTable(
    [
      'Judge | {0} | Creature — Elf | 1/1 | Whenever you place a sticker, you gain 1 life. If it’s an art sticker, instead you gain 10 life.',
    ],
    [['Judge'], []],
  );
  const before = game.ann.life;
  puts(game, game.ann, 'Name Tag', 'Judge', 'name: “Queue”', 'Judge Queue');
  expect(game.ann.life - before).toBe(1);
  puts(game, game.ann, 'Tag', 'Judge Queue', 'art');
  expect(game.ann.life - before).toBe(11);
});
