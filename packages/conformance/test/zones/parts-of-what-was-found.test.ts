/** Parts of what was found, players by their seats, spells by where they were cast from, by card text. CR 101.4, 601.2, 608.2c. */
import { describe, expect, test } from 'vitest';
import { StatusBit } from '@kitchen-table/engine';
import { plays, table, uses } from '../support/text-table.ts';

const LIBRARY = ['Forest', 'Swamp', 'Island', 'Shock'];

describe('parts of what was found', () => {
  test('one goes here and the rest there (CR 608.2c)', () => {
    const lines = [
      'Part | {0} | Sorcery | | Look at the top three cards of your library. Put one into your hand and the rest into your graveyard.',
    ];
    const game = table(lines, [{ hand: ['Part'], library: LIBRARY }, {}]);
    plays(game.ann, 'Part');
    expect([game.ann.hand.length, game.ann.graveyard.length, game.ann.library]).toEqual([1, 3, ['Shock']]);
  });

  test('two enter tapped and the other is put elsewhere (CR 608.2c + 110.5b)', () => {
    const lines = [
      'Part | {0} | Sorcery | | Reveal the top three cards of your library. Put two onto the battlefield tapped and the other into your hand.',
    ];
    const game = table(lines, [{ hand: ['Part'], library: LIBRARY }, {}]);
    plays(game.ann, 'Part');
    expect([game.ann.battlefield.length, game.ann.hand.length]).toEqual([2, 1]);
    for (const name of game.ann.battlefield)
      expect(game.ann.permanent(name).status & StatusBit.Tapped).toBe(StatusBit.Tapped);
  });

  test('the rest may be what enters tapped (CR 608.2c + 110.5b)', () => {
    const lines = [
      'Part | {0} | Sorcery | | Reveal the top three cards of your library. Put one of them into your hand and the rest onto the battlefield tapped.',
    ];
    const game = table(lines, [{ hand: ['Part'], library: LIBRARY }, {}]);
    plays(game.ann, 'Part');
    expect([game.ann.hand.length, game.ann.battlefield.length]).toEqual([1, 2]);
    for (const name of game.ann.battlefield)
      expect(game.ann.permanent(name).status & StatusBit.Tapped).toBe(StatusBit.Tapped);
  });
});

describe('players by their seats', () => {
  const lines = [
    'Pass | {0} | Sorcery | | The player to your left gains 3 life.',
    'Back | {0} | Sorcery | | The player to your right loses 3 life.',
  ];
  test('who sits to the left is next in turn order (CR 101.4)', () => {
    const game = table(lines, [{ hand: ['Pass', 'Back'] }, {}, {}]);
    plays(game.ann, 'Pass');
    plays(game.ann, 'Back');
    expect(game.seats.map((player) => player.life)).toEqual([20, 23, 17]);
  });
});

test('each player who was targeted discards their hand (CR 115.1 + 701.8a)', () => {
  const lines = [
    'Churn | {0} | Sorcery | | Any number of target players each discard their hands, then draw two cards.',
  ];
  const library = Array<string>(4).fill('Forest');
  const game = table(lines, [
    { hand: ['Churn', 'Shock'], library },
    { hand: ['Island', 'Swamp', 'Shock'], library },
  ]);
  plays(game.ann, 'Churn', 'ben');
  expect([game.ann.hand, game.ben.hand, game.ben.graveyard.length]).toEqual([['Shock'], ['Forest', 'Forest'], 3]);
});

describe('spells by where they were cast from', () => {
  test('only one from a graveyard can be the target (CR 601.2a)', () => {
    const lines = [
      'Deny | {0} | Instant | | Counter target spell cast from a graveyard.',
      'Loop | {0} | Instant | | You gain 2 life. Flashback {0}',
    ].map((line) => line.replace('life. Flashback', 'life.\nFlashback'));
    const game = table(lines, [{ hand: ['Loop', 'Deny'], graveyard: ['Loop'] }, {}]);
    game.ann.casts('Loop');
    expect(game.ann.can('cast', 'Deny')).toBe(false);
    game.resolveAll();
    game.ann.casts('Loop', { via: 'flashback' });
    game.ann.casts('Deny', { targets: ['Loop'] });
    game.resolveAll();
    expect(game.ann.life).toBe(22);
  });
});

describe('cards of a zone, described behind it', () => {
  test('a spell is cast from among those in exile with a counter on them (CR 601.3)', () => {
    const lines = [
      'Clock | {0} | Artifact | | {1}, {T}: You may cast a spell from among cards you own in exile with time counters on them without paying its mana cost.',
      'Wait | {0} | Sorcery | | Exile a creature card from your hand with a time counter on it.',
    ];
    const game = table(lines, [{ hand: ['Wait', 'Hill Giant'], battlefield: ['Clock', 'Swamp'] }, {}]);
    plays(game.ann, 'Wait');
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    uses(game.ann, 'Clock');
    expect(game.ann.battlefield).toContain('Hill Giant');
  });

  test('a creature without abilities is one with none at all (CR 113.3)', () => {
    const lines = [
      'Plain | {0} | Sorcery | | Destroy all creatures with no abilities.',
      'Kite | {0} | Creature — Bird | 1/1 | Flying',
    ];
    const game = table(lines, [{ hand: ['Plain'] }, { battlefield: ['Hill Giant', 'Kite'] }]);
    plays(game.ann, 'Plain');
    expect(game.ben.battlefield).toEqual(['Kite']);
  });

  test('a card of the hand is manifested (CR 701.34a)', () => {
    const lines = ['Veil | {0} | Sorcery | | Manifest a card from your hand.'];
    const game = table(lines, [{ hand: ['Veil', 'Forest'] }, {}]);
    plays(game.ann, 'Veil');
    expect(game.ann.hand).toEqual([]);
    expect(
      game.game.battlefield
        .map((id) => game.game.objects[id]?.status ?? 0)
        .every((status) => (status & StatusBit.FaceDown) !== 0),
    ).toBe(true);
    expect(game.game.battlefield.length).toBe(1);
  });

  test('less than a number said by X (CR 107.3a)', () => {
    const lines = ['Cull | {X} | Sorcery | | Destroy target creature with mana value less than X.'];
    const game = table(lines, [
      { hand: ['Cull'], battlefield: Array<string>(4).fill('Swamp') },
      { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    ]);
    game.ann.casts('Cull', { targets: ['Grizzly Bears'], x: 3 });
    game.resolveAll();
    expect(game.ben.battlefield).toEqual(['Hill Giant']);
  });
});

describe('one each', () => {
  test('into three places, and never the same card twice (CR 608.2c)', () => {
    const lines = [
      'Deal | {0} | Sorcery | | Look at the top three cards of your library. Put one of them into your hand, one into your graveyard, and one on the bottom of your library.',
    ];
    const game = table(lines, [{ hand: ['Deal'], library: LIBRARY }, {}]);
    plays(game.ann, 'Deal');
    expect([game.ann.hand.length, game.ann.graveyard.length, game.ann.library.length]).toEqual([1, 2, 2]);
    expect([...game.ann.hand, ...game.ann.graveyard, ...game.ann.library].toSorted()).toEqual(
      ['Deal', ...LIBRARY].toSorted(),
    );
  });

  test('from each graveyard (CR 608.2d)', () => {
    const lines = ['Rest | {0} | Sorcery | | Exile a creature card from each graveyard. You gain 1 life.'];
    const game = table(lines, [
      { hand: ['Rest'], graveyard: ['Hill Giant', 'Shock'] },
      { graveyard: ['Grizzly Bears', 'Grizzly Bears'] },
      { graveyard: ['Shock'] },
    ]);
    plays(game.ann, 'Rest');
    expect(game.seats.map((player) => player.exile)).toEqual([['Hill Giant'], ['Grizzly Bears'], []]);
  });
});

test('the same amount of life and of cards (CR 119.3 + 121.2)', () => {
  const lines = ['Bargain | {0} | Sorcery | | You draw cards and lose life equal to the number of lands you control.'];
  const game = table(lines, [{ hand: ['Bargain'], battlefield: ['Swamp', 'Swamp'], library: LIBRARY }, {}]);
  plays(game.ann, 'Bargain');
  expect([game.ann.hand.length, game.ann.life]).toEqual([2, 18]);
});

test('lands are played from among cards exiled with the object (CR 601.3 + 607.2a)', () => {
  const lines = [
    'Chest | {0} | Artifact | | {T}: Exile the top card of your library.\nYou may play lands from among cards exiled with ~.',
  ];
  const game = table(lines, [{ battlefield: ['Chest'], library: ['Forest', 'Shock'] }, {}]);
  uses(game.ann, 'Chest');
  game.ann.playsLand('Forest');
  expect(game.ann.battlefield).toEqual(['Chest', 'Forest']);
});

test('cards in the hand of a player who is described are counted (CR 402.1)', () => {
  const lines = ['Peek | {0} | Sorcery | | You gain life equal to the number of cards in the hand of target opponent.'];
  const game = table(lines, [{ hand: ['Peek'] }, { hand: ['Forest', 'Forest', 'Shock'] }]);
  plays(game.ann, 'Peek', 'ben');
  expect(game.ann.life).toBe(23);
});
