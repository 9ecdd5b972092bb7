/** Modes: which are offered, how many may be chosen, what they cost, and in which order they are done. CR 700.2. */
import { describe, expect, test } from 'vitest';
import type { Seat, Scenario } from '../../../engine/test/support/scenario.ts';
import { table } from '../support/rules-table.ts';

const CARDS = ['Cub | {1} | Creature — Cat | 2/2', 'Cog | {1} | Artifact |'];
interface Offer {
  readonly text: string;
  readonly rule: string;
  readonly options: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly repeat: boolean;
}

/** Ann casts the spell; each time that modes are offered she takes those that are named by their place among all modes. */
function cast(
  text: string,
  picks: readonly (readonly number[])[],
  mine: Seat = {},
  theirs: Seat = {},
  cost = '{0}',
): { game: Scenario; offers: Offer[] } {
  const game = table(
    [...CARDS, `Word | ${cost} | Sorcery | | ${text}`],
    [{ ...mine, hand: ['Word', ...(mine.hand ?? [])] }, theirs],
  );
  const offers: Offer[] = [];
  game.plan((question) => {
    if (question.kind !== 'chooseModes') return null;
    const pick = picks[offers.length] ?? [];
    const { options, min, max, repeat, reason } = question;
    offers.push({
      text: reason.text,
      rule: reason.rule,
      options: options.map((option) => option.text),
      min,
      max,
      repeat,
    });
    return pick.map((mode) => options.findIndex(({ index }) => index === mode));
  });
  game.ann.casts('Word');
  game.resolveAll();
  return { game, offers };
}
const modes = (head: string, ...each: string[]): string =>
  [`${head} —`, ...each.map((mode) => `• ${mode}`)].join(' / ');

describe('which and how many (CR 700.2, 700.2a)', () => {
  const three = ['You gain 1 life.', 'You gain 10 life. Scry 1.', 'Draw a card.'];
  test.each([
    ['Choose one', 1, 1, false, [[1]], 30],
    ['Choose two', 2, 2, false, [[0, 1]], 31],
    ['Choose one or both', 1, 2, false, [[0, 1]], 31],
    ['Choose one or more', 1, 3, false, [[0, 1, 2]], 31],
    ['Choose up to one', 0, 1, false, [[]], 20],
    ['Choose two. You may choose the same mode more than once.', 2, 2, true, [[1, 1]], 40],
  ] as const)('%s', (head, min, max, repeat, picks, life) => {
    const all = head === 'Choose one or both' ? three.slice(0, 2) : three;
    const text = head.endsWith('.') ? [head, ...all.map((mode) => `• ${mode}`)].join(' / ') : modes(head, ...all);
    const { game, offers } = cast(text, picks);
    expect(offers).toHaveLength(1);
    expect(offers[0]).toMatchObject({
      min,
      max,
      repeat,
      rule: '700.2',
      options: ['You gain 1 life', 'You gain 10 life. You scry 1', 'You draw a card'].slice(0, all.length),
    });
    expect(offers[0]?.text).toMatch(/^Choose .* for Word$/);
    expect(game.ann.life).toBe(life);
  });

  test('modes are done in the order in which they are printed (CR 608.2c)', () => {
    const { game } = cast(modes('Choose two', 'Discard a card.', 'Draw a card.'), [[1, 0]], {
      hand: ['Cog'],
      library: ['Cub'],
    });
    expect([game.ann.hand, game.ann.graveyard.includes('Cog')]).toEqual([['Cub'], true]);
  });

  test('a mode without a legal target is not offered; without enough modes the spell is not cast (CR 700.2a)', () => {
    const text = modes('Choose one', 'Destroy target creature.', 'Destroy target artifact.', 'You gain 3 life.');
    expect(cast(text, [[2]]).game.ann.life).toBe(23); // the only one: nothing is asked
    expect(cast(text, [[1]], {}, { battlefield: ['Cog'] }).offers[0]?.options).toEqual([
      'You destroy target artifact',
      'You gain 3 life',
    ]);
    const two = modes('Choose two', 'Destroy target creature.', 'Destroy target artifact.', 'You gain 3 life.');
    const could = (battlefield: string[]): boolean =>
      table([...CARDS, `Word | {0} | Sorcery | | ${two}`], [{ hand: ['Word'] }, { battlefield }]).ann.can(
        'cast',
        'Word',
      );
    expect([could([]), could(['Cub']), could(['Cub', 'Cog'])]).toEqual([false, true, true]);
  });

  test('a condition allows more (CR 700.2d)', () => {
    const text = modes(
      'Choose one. If you control a creature, you may choose both instead.',
      'You gain 1 life.',
      'You gain 10 life.',
    ).replace(' —', '');
    expect(cast(text, [[0]]).offers[0]).toMatchObject({ min: 1, max: 1 });
    expect(cast(text, [[0, 1]], { battlefield: ['Cub'] }).game.ann.life).toBe(31);
  });

  test('a condition on what is controlled as it is cast may be about several things (CR 601.2b, 700.2d)', () => {
    const text = modes(
      'Choose one. If you control an artifact and a creature as you cast this spell, you may choose both.',
      'You gain 1 life.',
      'You gain 10 life.',
    ).replace(' —', '');
    expect(cast(text, [[0]], { battlefield: ['Cub'] }).offers[0]).toMatchObject({ min: 1, max: 1 });
    expect(cast(text, [[0]], { battlefield: ['Cog'] }).offers[0]).toMatchObject({ min: 1, max: 1 });
    const both = cast(text, [[0, 1]], { battlefield: ['Cub', 'Cog'] });
    expect(both.offers[0]).toMatchObject({ min: 1, max: 2 });
    expect(both.game.ann.life).toBe(31);
  });

  test('a mode of several steps, of a condition, of a choice is named by what it does', () => {
    const text = modes(
      'Choose one',
      'If you control a creature, draw a card.',
      'You may discard a card.',
      'Tap all creatures. You gain 1 life.',
    );
    expect(cast(text, [[0]]).offers[0]?.options).toEqual([
      'If you control a creature, you draw a card',
      'You may discard a card',
      'You tap all creatures. You gain 1 life',
    ]);
  });
});

describe('modes with costs (CR 700.2h, 702.172a)', () => {
  const text = 'Spree / + {1} — You gain 1 life. / + {2} — You gain 10 life. / + {1} — Destroy target creature.';
  const lands = (count: number): Seat => ({ battlefield: Array.from({ length: count }, () => 'Forest') });
  test('named one after another, as far as they can be paid together', () => {
    const { game, offers } = cast(text, [[1], [0]], lands(4), {}, '{G}');
    expect(offers).toEqual([
      {
        text: 'Choose a mode of Word',
        rule: '700.2h',
        options: ['{1} You gain 1 life', '{2} You gain 10 life'],
        min: 1,
        max: 1,
        repeat: false,
      },
      {
        text: 'Choose another mode of Word, or none',
        rule: '700.2h',
        options: ['{1} You gain 1 life'],
        min: 0,
        max: 1,
        repeat: false,
      },
    ]);
    expect(game.ann.life).toBe(31);
  });

  test('at least one, none that is too dear, and no more than the player likes', () => {
    const one = cast(text, [[0]], lands(2), {}, '{G}');
    expect([one.offers.map(({ options }) => options), one.game.ann.life]).toEqual([[], 21]);
    const stop = cast(text, [[0], []], lands(4), { battlefield: ['Cub'] }, '{G}');
    expect([stop.offers.length, stop.offers[1]?.options, stop.game.ann.life]).toEqual([
      2,
      ['{2} You gain 10 life', '{1} You destroy target creature'],
      21,
    ]);
    const could = (count: number): boolean =>
      table([`Word | {G} | Sorcery | | ${text}`], [{ hand: ['Word'], ...lands(count) }, []]).ann.can('cast', 'Word');
    expect([could(1), could(2)]).toEqual([false, true]);
  });

  test('two modes, one of which has a target', () => {
    const { game } = cast(text, [[2], [0]], lands(3), { battlefield: ['Cub'] }, '{G}');
    expect([game.ben.battlefield, game.ann.life]).toEqual([[], 21]);
  });
});

describe('pawprints (CR 700.2i of today)', () => {
  const text =
    'Choose up to five {P} worth of modes. You may choose the same mode more than once. / {P} — You gain 1 life. / {P}{P} — You gain 10 life. / {P}{P}{P} — Draw a card.';
  test('as many as their worth allows, the same one again, in printed order', () => {
    const { game, offers } = cast(text, [[1], [0], [1]]);
    expect(offers.map(({ text: words, options }) => `${words}: ${options.join(', ')}`)).toEqual([
      'Choose a mode, or none: 5 pawprints are left: 1: You gain 1 life, 2: You gain 10 life, 3: You draw a card',
      'Choose a mode, or none: 3 pawprints are left: 1: You gain 1 life, 2: You gain 10 life, 3: You draw a card',
      'Choose a mode, or none: 2 pawprints are left: 1: You gain 1 life, 2: You gain 10 life',
    ]);
    expect([offers[0]?.min, offers[0]?.max, game.ann.life]).toEqual([0, 1, 41]);
    const few = cast(text, [[2], []]);
    expect([few.offers.length, few.game.ann.hand.length, few.game.ann.life]).toEqual([2, 1, 20]);
  });
});

describe('modes that were chosen (CR 700.2)', () => {
  const urn = (words: string): string =>
    `Urn | {0} | Artifact | | {0}: Choose one ${words} — / • You gain 1 life. / • You gain 10 life.`;
  const uses = (game: Scenario, mode: number): readonly string[] => {
    let seen: readonly string[] = [];
    game.plan((question) => {
      if (question.kind !== 'chooseModes') return null;
      seen = question.options.map(({ index }) => String(index));
      return [question.options.findIndex(({ index }) => index === mode)];
    });
    game.ann.activates('Urn');
    game.unplan();
    game.resolve();
    return seen;
  };
  test('"that hasn’t been chosen this turn": each once a turn, each Urn by itself', () => {
    const game = table([urn("that hasn't been chosen this turn")], [['Urn'], []]);
    expect(uses(game, 1)).toEqual(['0', '1']);
    uses(game, 0);
    expect([game.ann.life, game.ann.can('activate', 'Urn')]).toEqual([31, false]);
    game.to('Upkeep', 2);
    while (game.question?.player !== game.ann.id) game.proceed();
    expect(uses(game, 0)).toEqual(['0', '1']);
  });

  test('"that hasn’t been chosen": each once for ever', () => {
    const game = table([urn("that hasn't been chosen")], [['Urn'], []]);
    expect(uses(game, 0)).toEqual(['0', '1']);
    game.to('Upkeep', 2);
    while (game.question?.player !== game.ann.id) game.proceed();
    uses(game, 1);
    expect([game.ann.life, game.ann.can('activate', 'Urn')]).toEqual([31, false]);
  });
});
