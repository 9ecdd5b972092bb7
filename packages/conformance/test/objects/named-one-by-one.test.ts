/** "Those cards", "both cards": what several instructions named one by one is meant together. CR 608.2c. */
import { KeywordBit } from '@kitchen-table/engine';
import { describe, expect, test } from 'vitest';
import { now, plays, table } from '../support/text-table.ts';

const FIRST_FOUND = (question: { kind: string; purpose?: string }): readonly number[] | null =>
  question.kind === 'chooseObjects' && question.purpose === 'search' ? [0] : null;

describe('cards found by two searches', () => {
  const line =
    'Two Fields | {0} | Sorcery | | Search your library for a Plains card. If target opponent controls more Forests than you, you may search your library for an additional Plains card. Reveal those cards, put them into your hand, then shuffle.';
  const library = ['Island', 'Plains', 'Island', 'Plains', 'Plains'];

  test('the additional card is another one, and both come to hand (CR 608.2c)', () => {
    const game = table([line], [{ hand: ['Two Fields'], library }, ['Forest']]);
    game.plan((question) => FIRST_FOUND(question) ?? (question.kind === 'yesNo' ? [1] : null));
    plays(game.ann, 'Two Fields', 'ben');
    expect([game.ann.hand, game.ann.library.length]).toEqual([['Plains', 'Plains'], 3]);
  });

  test('with as many Forests there is no second search, and what is not asked for is not found (CR 608.2c)', () => {
    for (const [theirs, yes] of [
      [[], 1],
      [['Forest'], 0],
    ] as const) {
      const game = table([line], [{ hand: ['Two Fields'], library }, theirs]);
      game.plan((question) => FIRST_FOUND(question) ?? (question.kind === 'yesNo' ? [yes] : null));
      plays(game.ann, 'Two Fields', 'ben');
      expect(game.ann.hand).toEqual(['Plains']);
    }
  });

  test('with one such card only, the second search finds nothing (CR 701.19b)', () => {
    const game = table([line], [{ hand: ['Two Fields'], library: ['Island', 'Plains'] }, ['Forest']]);
    game.plan((question) => FIRST_FOUND(question) ?? (question.kind === 'yesNo' ? [1] : null));
    plays(game.ann, 'Two Fields', 'ben');
    expect([game.ann.hand, game.ann.library]).toEqual([['Plains'], ['Island']]);
  });

  test('Forests are counted as it resolves (CR 608.2h)', () => {
    const game = table([line], [{ hand: ['Two Fields', 'Forest'], library }, ['Forest']]);
    game.ann.playsLand('Forest');
    game.plan((question) => FIRST_FOUND(question) ?? (question.kind === 'yesNo' ? [1] : null));
    plays(game.ann, 'Two Fields', 'ben');
    expect(game.ann.hand).toEqual(['Plains']);
  });
});

describe('a card exiled and a card found', () => {
  const line =
    'Hearth Call | {0} | Sorcery | | Exile up to one target nontoken creature you own, then search your library for a basic Plains card. Put both cards onto the battlefield tapped, then shuffle.';
  const watch =
    'Doorkeeper | {0} | Enchantment | | Whenever one or more permanents you control enter, you gain 1 life.';

  test('both enter at the same time (CR 603.2c, 608.2c)', () => {
    const battlefield = ['Hill Giant', 'Doorkeeper'];
    const game = table([line, watch], [{ battlefield, hand: ['Hearth Call'], library: ['Island', 'Plains'] }, {}]);
    const before = game.ann.permanent('Hill Giant').id;
    game.plan(FIRST_FOUND);
    plays(game.ann, 'Hearth Call', 'Hill Giant');
    expect([game.ann.battlefield.length, game.ann.life, game.ann.exile]).toEqual([3, 21, []]);
    expect(game.ann.permanent('Hill Giant').id).not.toBe(before);
  });

  test('without a target only the land enters; without a land only the creature (CR 608.2c)', () => {
    for (const [targets, library] of [
      [[], ['Plains']],
      [['Hill Giant'], ['Shock']],
    ] as const) {
      const game = table([line], [{ battlefield: ['Hill Giant'], hand: ['Hearth Call'], library }, {}]);
      game.plan((question) => (library[0] === 'Plains' ? FIRST_FOUND(question) : null));
      game.ann.casts('Hearth Call', { targets });
      game.resolveAll();
      expect(game.ann.battlefield).toEqual(library[0] === 'Plains' ? ['Hill Giant', 'Plains'] : ['Hill Giant']);
    }
  });

  test('a target that is gone stops all of it: no search (CR 608.2b)', () => {
    const bolt = 'Snuff | {0} | Instant | | Destroy target creature.';
    const seats = [{ battlefield: ['Hill Giant'], hand: ['Hearth Call'], library: ['Plains'] }, { hand: ['Snuff'] }];
    const game = table([line, bolt], seats);
    game.ann.casts('Hearth Call', { targets: ['Hill Giant'] });
    while (game.question?.player !== 1) game.proceed();
    plays(game.ben, 'Snuff', 'Hill Giant');
    expect([game.ann.battlefield, game.ann.library]).toEqual([[], ['Plains']]);
  });
});

describe('targets of one sentence', () => {
  const line =
    'Call to Arms | {0} | Instant | | Until end of turn, target creature gets +3/+0 and up to one other target creature gets +1/+0. Those creatures gain trample until end of turn.';

  test('all that were targeted gain it, no other does (CR 608.2c)', () => {
    const battlefield = ['Hill Giant', 'Grizzly Bears', 'Craw Wurm'];
    const game = table([line], [{ battlefield, hand: ['Call to Arms'] }, {}]);
    plays(game.ann, 'Call to Arms', 'Hill Giant', 'Grizzly Bears');
    expect(battlefield.map((name) => (now(game.ann, name).keywords & KeywordBit.Trample) !== 0)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('tokens of one sentence', () => {
  const line =
    'Barn Door | {0} | Sorcery | | Create a 1/1 white Cat creature token, a 1/1 white Bird creature token with flying, and a 2/4 white Ox creature token. For each of those tokens, you may put an Aura card from your hand onto the battlefield attached to it.';
  const saddle = 'Saddle | {5} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +5/+5.';

  test('each of them may get one, the same card only once (CR 608.2c)', () => {
    const seats = [{ hand: ['Barn Door', 'Saddle', 'Saddle'] }, {}];
    const game = table([line, saddle], seats);
    let asked = 0;
    game.plan((question) => (question.kind === 'yesNo' ? [asked++ === 1 ? 0 : 1] : null));
    plays(game.ann, 'Barn Door');
    expect(game.ann.battlefield.filter((name) => name === 'Saddle').length).toBe(2);
    expect(['Cat Token', 'Bird Token', 'Ox Token'].map((name) => game.ann.stats(name)).sort()).toEqual([
      '1/1',
      '6/6',
      '7/9',
    ]);
  });
});
