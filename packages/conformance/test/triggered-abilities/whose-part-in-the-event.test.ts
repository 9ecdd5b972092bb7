/** "They", "that player", "that Saga": who plays which part in the event. CR 603.2, 608.2k. */
import { describe, expect, test } from 'vitest';
import { puts, stickerTable } from '../support/sticker-table.ts';
import { facts, plays, table } from '../support/rules-table.ts';

const RAISE =
  "Raise | {0} | Sorcery | | Put target green creature card from an opponent's graveyard onto the battlefield under your control.";

describe("whose the object is: 'an opponent owns' (CR 108.3)", () => {
  test.each([
    ['enters', 'Whenever a creature an opponent owns you control enters, they lose 4 life.', 16],
    ['dies', 'Whenever a creature an opponent owns dies, that player loses 3 life.', 17],
  ])('what %s is spoken of with its owner, whoever controls it', (event, text, life) => {
    const game = table(
      [`Hoarder | {0} | Enchantment | | ${text}`, RAISE, 'Doom | {0} | Sorcery | | Destroy target creature.'],
      [{ battlefield: ['Hoarder'], hand: ['Raise', 'Doom'] }, { graveyard: ['Grizzly Bears'] }],
    );
    plays(game, game.ann, 'Raise', ['Grizzly Bears']).resolveAll();
    if (event === 'dies') plays(game, game.ann, 'Doom', ['Grizzly Bears']).resolveAll();
    expect([game.ann.life, game.ben.life]).toEqual([20, life]);
  });

  test('what one owns oneself is not meant', () => {
    const game = table(
      [
        'Hoarder | {0} | Enchantment | | Whenever a creature an opponent owns dies, that player loses 3 life.',
        'Doom | {0} | Sorcery | | Destroy target creature.',
      ],
      [{ battlefield: ['Hoarder', 'Grizzly Bears'], hand: ['Doom'] }, {}],
    );
    plays(game, game.ann, 'Doom', ['Grizzly Bears']).resolveAll();
    expect([game.ann.life, game.ben.life]).toEqual([20, 20]);
  });
});

describe('a player who was chosen and does it (CR 607.2d)', () => {
  test.each([
    ['casts a spell', 'that player mills a card', [1, 0]],
    ['draws a card', 'that player loses 1 life', [0, 1]],
  ])('"whenever the chosen player %s": that player', (event, effect, [milled, lost]) => {
    const game = table(
      [
        `Nemesis | {0} | Creature — Horror | 1/1 | As ~ enters, choose a player.\nWhenever the chosen player ${event}, ${effect}.`,
        'Think | {0} | Sorcery | | Draw a card.',
      ],
      [
        { hand: ['Nemesis'], library: ['Swamp', 'Swamp'] },
        { hand: ['Think'], library: ['Swamp', 'Swamp', 'Swamp'] },
      ],
    );
    game.plan((question) =>
      question.kind === 'chooseObjects' && question.player === game.ann.id
        ? [game.indexOf(question.from, 'ben')]
        : null,
    );
    plays(game, game.ann, 'Nemesis');
    game.to('PrecombatMain', 2);
    const [graveyard, life] = [game.ben.graveyard.length, game.ben.life];
    game.ben.casts('Think');
    game.resolveAll();
    expect(game.ben.graveyard.length - graveyard).toBe(1 + (milled as number));
    expect(game.ben.life).toBe(life - (lost as number));
    expect(game.ann.life).toBe(20);
  });
});

test('a spell or ability that makes one discard: "that player" is whose spell it is (CR 109.5)', () => {
  const game = table(
    [
      'Purge | {9} | Sorcery | | When a spell or ability an opponent controls causes you to discard ~, that player loses 7 life.',
      'Rot | {0} | Sorcery | | Target player discards a card.',
    ],
    [{ hand: ['Rot'] }, { hand: ['Purge'] }],
  );
  plays(game, game.ann, 'Rot', ['ben']).resolveAll();
  expect([game.ann.life, game.ben.life]).toEqual([13, 20]);
});

test('an ability that resolves: "that Saga" is its source (CR 113.7, 714.2e)', () => {
  const game = table(
    [
      "Singer | {0} | Creature — Bard | 1/1 | Whenever the final chapter ability of a Saga you control resolves, you gain X life, where X is that Saga's mana value.",
      'Tale | {3} | Enchantment — Saga | | I, II — Each opponent loses 1 life.',
    ],
    [{ battlefield: ['Singer', 'Tale'] }, {}],
  );
  game.to('PrecombatMain', 3);
  game.resolveAll();
  expect(game.ann.life).toBe(23);
});

test('"that creature" got the sticker (CR 123.3)', () => {
  const game = stickerTable(
    [
      'Test Bear | {0} | Creature — Bear | 2/2',
      'Tusk | {0} | Enchantment | | Whenever you put a name sticker on a creature, put two +1/+1 counters on that creature.',
    ],
    [['Test Bear', 'Tusk'], []],
  );
  puts(game, game.ann, 'Name Tag', 'Test Bear', 'name: “Queue”', 'Test Bear Queue');
  game.resolveAll();
  expect(facts(game, 'Test Bear Queue').power).toBe(4);
});
