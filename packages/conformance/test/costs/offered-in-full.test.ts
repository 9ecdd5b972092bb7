/** What is offered must be possible in full, and what is paid for each of something is counted. CR 118.3, 118.12, 608.2d. */
import { describe, expect, test } from 'vitest';
import { StatusBit } from '@kitchen-table/engine';
import { plays, table, uses } from '../support/text-table.ts';

const CUB = 'Cub | {0} | Creature — Cat | 2/2';
const ORE = 'Ore | {0} | Artifact | |';
const spell = (name: string, text: string): string => `${name} | {0} | Sorcery | | ${text}`;

/** How often ann is asked yes or no by these words, she always saying yes; and the game. */
function asked(
  words: string,
  ann: Parameters<typeof table>[1][0],
  extra: readonly string[] = [],
): { times: number; game: ReturnType<typeof table> } {
  const seat = Array.isArray(ann) ? {} : (ann as object);
  const game = table(
    [CUB, ORE, spell('Deed', words), ...extra],
    [{ ...seat, hand: ['Deed', ...((seat as { hand?: readonly string[] }).hand ?? [])] }, []],
  );
  let times = 0;
  game.plan((question) => {
    if (question.kind !== 'yesNo') return null;
    times++;
    return [1];
  });
  plays(game.ann, 'Deed');
  return { times, game };
}

describe('so many as are asked for, or it is not offered (CR 118.3, 608.2d)', () => {
  const GAIN = 'If you do, you gain 5 life.';
  test.each([
    ['sacrifice two creatures', { battlefield: ['Cub'] }, { battlefield: ['Cub', 'Cub'] }],
    ['discard two cards', { hand: ['Cub'] }, { hand: ['Cub', 'Cub'] }],
    ['tap two untapped creatures you control', { battlefield: ['Cub'] }, { battlefield: ['Cub', 'Cub'] }],
    ['exile two cards from your graveyard', { graveyard: ['Cub'] }, { graveyard: ['Cub', 'Cub'] }],
    [
      'exile two other creature cards from your graveyard',
      { graveyard: ['Cub', 'Ore'] },
      { graveyard: ['Cub', 'Cub'] },
    ],
    ['mill three cards', { library: ['Cub', 'Cub'] }, { library: ['Cub', 'Cub', 'Cub'] }],
    [
      'return two artifacts you control to their owner’s hand',
      { battlefield: ['Ore'] },
      { battlefield: ['Ore', 'Ore'] },
    ],
    ['pay {2}', { battlefield: ['Forest'] }, { battlefield: ['Forest', 'Forest'] }],
  ])('you may %s', (act, fewer, enough) => {
    const refused = asked(`You may ${act}. ${GAIN}`, fewer);
    expect([refused.times, refused.game.ann.life]).toEqual([0, 20]);
    const done = asked(`You may ${act}. ${GAIN}`, enough);
    expect([done.times, done.game.ann.life]).toEqual([1, 25]);
  });

  test('counters: so many must be there', () => {
    const urn =
      'Urn | {0} | Artifact | | {0}: Put an oil counter on ~. / {0}: You may remove two oil counters from ~. If you do, draw a card.';
    const game = table([urn], [{ battlefield: ['Urn'], library: ['Forest'] }, []]);
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    uses(game.ann, 'Urn');
    game.ann.activates('Urn', { ability: 1 });
    game.resolveAll();
    expect(game.ann.hand).toEqual([]);
    uses(game.ann, 'Urn');
    game.ann.activates('Urn', { ability: 1 });
    game.resolveAll();
    expect(game.ann.hand).toEqual(['Forest']);
  });

  test('“otherwise” follows when it could not be offered', () => {
    const words = 'You may sacrifice two artifacts. If you do, draw a card. Otherwise, you gain 2 life.';
    expect(asked(words, { battlefield: ['Ore'] }).game.ann.life).toBe(22);
  });
});

describe('for each ... counted, and offered (CR 118.12)', () => {
  const WELL = (unless: string): string =>
    `Well | {0} | Artifact | | {0}: Put a page counter on ~. / {0}: You lose 4 life unless you pay ${unless}.`;

  test.each([
    [2, 2, 20],
    [2, 1, 16],
    [0, 0, 20],
  ])('%i counters and %i lands: %i life', (counters, lands, life) => {
    const game = table(
      [WELL('{1} for each page counter on ~')],
      [{ battlefield: ['Well', ...Array<string>(lands).fill('Forest')] }, []],
    );
    for (let i = 0; i < counters; i++) uses(game.ann, 'Well');
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    game.ann.activates('Well', { ability: 1 });
    game.resolveAll();
    expect(game.ann.life).toBe(life);
  });

  test('you may pay so much; if you don’t (CR 608.2c)', () => {
    const words =
      'Hag | {0} | Artifact | | {0}: Put a wage counter on ~. You may pay {1} for each wage counter on it. If you don’t, sacrifice ~.';
    const game = table([words], [{ battlefield: ['Hag', 'Forest', 'Forest'] }, []]);
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    uses(game.ann, 'Hag');
    expect(game.ann.battlefield).toContain('Hag');
    uses(game.ann, 'Hag');
    expect(game.ann.graveyard).toEqual(['Hag']);
  });

  test('for each energy paid before (CR 107.14)', () => {
    const stop =
      'Stop | {0} | Instant | | Choose target spell. You get {E}{E}{E}, then you may pay any amount of {E}. Exile that spell unless its controller pays {1} for each {E} paid this way.';
    for (const [lands, left] of [
      [3, []],
      [2, ['Cub']],
    ] as const) {
      const game = table(
        [CUB, stop],
        [{ hand: ['Cub'], battlefield: Array<string>(lands).fill('Forest') }, { hand: ['Stop'] }],
      );
      game.plan((question) =>
        question.kind === 'yesNo' ? [1] : question.kind === 'chooseNumber' ? [question.max] : null,
      );
      game.ann.casts('Cub');
      game.ben.casts('Stop', { targets: ['Cub'] });
      game.resolveAll();
      expect(game.ann.exile).toEqual(left);
    }
  });
});

describe('“if they do”, after what is done unless they pay (CR 608.2c, 118.12a)', () => {
  const STOP =
    'Stop | {0} | Instant | | Counter target spell unless its controller pays {1}. If they do, you gain 3 life.';

  test.each([
    [1, 23, []],
    [0, 20, ['Cub']],
  ])('with %i lands', (lands, life, graveyard) => {
    const game = table(
      [CUB, STOP],
      [{ hand: ['Cub'], battlefield: Array<string>(lands).fill('Forest') }, { hand: ['Stop'] }],
    );
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    game.ann.casts('Cub');
    game.ben.casts('Stop', { targets: ['Cub'] });
    game.resolveAll();
    expect([game.ben.life, game.ann.graveyard]).toEqual([life, graveyard]);
  });

  test('“if you pay”', () => {
    const storm =
      'Storm | {0} | Artifact | | {0}: Sacrifice ~ unless you pay {1}. If you pay, ~ deals 1 damage to each player.';
    const game = table([storm], [{ battlefield: ['Storm', 'Forest'] }, []]);
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    uses(game.ann, 'Storm');
    expect([game.ben.life, game.ann.battlefield]).toEqual([19, ['Storm', 'Forest']]);
    uses(game.ann, 'Storm');
    expect([game.ben.life, game.ann.battlefield]).toEqual([19, ['Forest']]);
  });
});

describe('cumulative upkeep of one thing or another (CR 702.24a, 118.3)', () => {
  test('is paid all at once: what cannot be paid whole taps nothing', () => {
    const owl = 'Owl | {0} | Creature — Bird | 1/1 | Cumulative upkeep {W} or {U}';
    const game = table([owl], [{ hand: ['Owl'], battlefield: ['Plains'] }, []]);
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    plays(game.ann, 'Owl');
    game.to('PrecombatMain', 3);
    expect(game.ann.battlefield).toContain('Owl');
    game.to('PrecombatMain', 5);
    expect(game.ann.battlefield).toEqual(['Plains']);
    expect(game.ann.permanent('Plains').status & StatusBit.Tapped).toBe(0);
  });
});
