/** How the top of the stack resolves: who controls it then, what is still there, what it leaves behind. CR 608. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const CUB = 'Cub | {0} | Creature — Cat | 2/2';
const TAKE = 'Take | {0} | Instant | | Gain control of target spell.';

describe('whose spell it is as it resolves (CR 608.2c)', () => {
  test('"you" is who controls it then; the card goes to its owner’s graveyard (CR 608.2m)', () => {
    const game = table([TAKE, 'Feast | {0} | Instant | | You gain 3 life.'], [{ hand: ['Feast'] }, { hand: ['Take'] }]);
    game.ann.casts('Feast');
    game.ben.casts('Take', { targets: ['Feast'] });
    game.resolveAll();
    expect([game.ann.life, game.ben.life, game.ann.graveyard]).toEqual([20, 23, ['Feast']]);
  });

  test('a permanent spell enters under the control of who controls it then (CR 608.3a)', () => {
    const game = table([TAKE, CUB], [{ hand: ['Cub'] }, { hand: ['Take'] }]);
    game.ann.casts('Cub');
    game.ben.casts('Take', { targets: ['Cub'] });
    game.resolveAll();
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([[], ['Cub']]);
  });
});

describe('targets as it resolves (CR 608.2b)', () => {
  const SPLIT = 'Split | {0} | Instant | | Destroy target creature. Destroy target artifact. You gain 2 life.';
  const COG = 'Cog | {0} | Artifact | |';
  const CHILL = 'Chill | {0} | Instant | | Target creature gains hexproof until end of turn.';

  test('one of two gone: the rest is done; both gone: nothing is', () => {
    for (const [gone, life, left] of [
      [['Cub'], 22, []],
      [['Cog'], 22, []],
      [['Cub', 'Cog'], 20, []],
    ] as const) {
      const game = table(
        [SPLIT, COG, CUB, 'Away | {0} | Instant | | Return target permanent to its owner’s hand.'],
        [{ hand: ['Split'] }, { battlefield: ['Cub', 'Cog'], hand: ['Away', 'Away'] }],
      );
      game.ann.casts('Split', { targets: ['Cub', 'Cog'] });
      for (const name of gone) game.ben.casts('Away', { targets: [name] });
      game.resolveAll();
      expect([game.ann.life, game.ben.battlefield, game.ann.graveyard]).toEqual([life, left, ['Split']]);
    }
  });

  test('one that may not be targeted any more is left alone', () => {
    const game = table(
      [SPLIT, COG, CUB, CHILL],
      [{ hand: ['Split'] }, { battlefield: ['Cub', 'Cog'], hand: ['Chill'] }],
    );
    game.ann.casts('Split', { targets: ['Cub', 'Cog'] });
    game.ben.casts('Chill', { targets: ['Cub'] });
    game.resolveAll();
    expect([game.ann.life, game.ben.battlefield]).toEqual([22, ['Cub']]);
  });

  test('a spell that was cast without any target, though it may have some, resolves', () => {
    const game = table(
      [CUB, 'Maybe | {0} | Instant | | Destroy up to one target creature. You gain 2 life.'],
      [{ hand: ['Maybe'] }, ['Cub']],
    );
    plays(game.ann, 'Maybe');
    expect([game.ann.life, game.ben.battlefield]).toEqual([22, ['Cub']]);
  });

  test('an ability whose target is gone leaves the stack and does nothing', () => {
    const game = table(
      [
        CUB,
        'Bow | {0} | Artifact | | {T}: Tap target creature. You gain 2 life.',
        'Away | {0} | Instant | | Return target creature to its owner’s hand.',
      ],
      [['Bow'], { battlefield: ['Cub'], hand: ['Away'] }],
    );
    game.ann.activates('Bow', { targets: ['Cub'] });
    game.ben.casts('Away', { targets: ['Cub'] });
    game.resolveAll();
    expect([game.stack, game.ann.life, game.ann.graveyard]).toEqual([[], 20, []]);
  });

  test('a bestowed spell without its target is a creature spell again (CR 702.103e)', () => {
    const game = table(
      [
        CUB,
        'Wing | {4} | Enchantment Creature — Bird | 1/1 | Bestow {0} / Enchanted creature gets +1/+1.',
        'Away | {0} | Instant | | Return target creature to its owner’s hand.',
      ],
      [{ battlefield: ['Cub'], hand: ['Wing', 'Wing'] }, { hand: ['Away'] }],
    );
    game.ann.casts('Wing', { via: 'bestow', targets: ['Cub'] });
    game.ben.casts('Away', { targets: ['Cub'] });
    game.resolveAll();
    expect([game.ann.battlefield, game.ann.stats('Wing'), game.ann.graveyard]).toEqual([['Wing'], '1/1', []]);
  });
});

describe('what an ability has done this turn, and its "if" (CR 603.2i, 603.4)', () => {
  test('"do this only once each turn": once it was done, others of it on the stack do nothing', () => {
    const game = table(
      [
        CUB,
        'Muse | {0} | Enchantment | | Whenever a creature enters, you may draw a card. Do this only once each turn.',
      ],
      [{ battlefield: ['Muse'], hand: ['Cub', 'Cub', 'Cub'] }, {}],
    );
    const answers = [0, 1, 1];
    game.plan((question) => (question.kind === 'yesNo' ? [answers.shift() as number] : null));
    plays(game.ann, 'Cub');
    expect([game.ann.hand.length, answers.length]).toEqual([2, 2]);
    plays(game.ann, 'Cub');
    expect([game.ann.hand.length, answers.length]).toEqual([2, 1]);
    plays(game.ann, 'Cub');
    expect([game.ann.hand.length, answers.length]).toEqual([1, 1]);
  });

  test('of two that triggered together, too, each player for themself', () => {
    const game = table(
      [
        'Muse | {0} | Enchantment | | Whenever a creature enters, you may draw a card. Do this only once each turn.',
        'Pair | {0} | Sorcery | | Create two 1/1 white Cat creature tokens.',
      ],
      [{ battlefield: ['Muse'], hand: ['Pair'] }, ['Muse']],
    );
    const asked: number[] = [];
    game.plan((question) => {
      if (question.kind !== 'yesNo') return null;
      asked.push(question.player);
      return [1];
    });
    plays(game.ann, 'Pair');
    expect([game.ann.hand.length, game.ben.hand.length, asked]).toEqual([1, 1, [1, 0]]);
  });

  test('an "if" is looked at as it triggers and as it resolves', () => {
    const lines = [
      CUB,
      'Cog | {0} | Artifact | |',
      'Nest | {0} | Enchantment | | Whenever a creature enters, if you control an artifact, you gain 4 life.',
      'Melt | {0} | Instant | | Destroy target artifact.',
    ];
    const game = table(lines, [{ battlefield: ['Nest', 'Cog'], hand: ['Cub', 'Cub'] }, { hand: ['Melt'] }]);
    game.ann.casts('Cub');
    game.resolve();
    expect(game.stack).toEqual(['Nest']);
    game.ben.casts('Melt', { targets: ['Cog'] });
    game.resolveAll();
    expect([game.ann.life, game.stack]).toEqual([20, []]);
    plays(game.ann, 'Cub');
    expect(game.ann.life).toBe(20);
  });
});

describe('where a spell goes (CR 608.2m)', () => {
  test('bought back to the hand if it resolves, to the graveyard if it has no legal target (CR 702.27a)', () => {
    const lines = [
      CUB,
      'Zap | {0} | Instant | | Buyback {0} / Destroy target creature.',
      'Away | {0} | Instant | | Return target creature to its owner’s hand.',
    ];
    const game = table(lines, [{ hand: ['Zap', 'Zap'] }, { battlefield: ['Cub', 'Cub'], hand: ['Away'] }]);
    game.ann.answers('yesNo', [1]);
    game.ann.casts('Zap', { targets: ['Cub'] });
    game.resolveAll();
    expect([game.ann.hand, game.ann.graveyard]).toEqual([['Zap', 'Zap'], []]);
    game.ann.answers('yesNo', [1]);
    game.ann.casts('Zap', { targets: ['Cub'] });
    game.ben.casts('Away', { targets: ['Cub'] });
    game.resolveAll();
    expect([game.ann.hand, game.ann.graveyard]).toEqual([['Zap'], ['Zap']]);
  });

  test('rebound: exiled when cast from the hand, and cast once more in the next upkeep; not when cast from elsewhere (CR 702.88a)', () => {
    const lines = [
      'Echo | {0} | Sorcery | | Rebound / You gain 2 life.',
      'Grave | {0} | Enchantment | | You may cast sorcery spells from your graveyard.',
    ];
    const game = table(lines, [{ battlefield: ['Grave'], hand: ['Echo'], graveyard: ['Echo'] }, {}]);
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    game.ann.casts('Echo', {});
    game.resolveAll();
    const first = [game.ann.exile.length, game.ann.graveyard.length];
    expect([first, game.ann.life]).toEqual([[1, 1], 22]);
    game.to('PrecombatMain', 3);
    expect([game.ann.life, game.ann.exile.length, game.ann.graveyard.length]).toEqual([24, 0, 2]);
  });

  test('a copy of a spell ceases to exist (CR 707.10a)', () => {
    const game = table(
      ['Feast | {0} | Sorcery | | You gain 3 life.', 'Twin | {0} | Instant | | Copy target sorcery spell.'],
      [{ hand: ['Feast', 'Twin'] }, {}],
    );
    game.ann.casts('Feast');
    game.ann.casts('Twin', { targets: ['Feast'] });
    game.resolveAll();
    expect([game.ann.life, game.ann.graveyard.toSorted(), game.stack]).toEqual([26, ['Feast', 'Twin'], []]);
  });
});
