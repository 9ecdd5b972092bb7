/** "For each color", "for each card type": something is done for each that the rules know. CR 105.1, 205.2a, 608.2c. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const SONG =
  'Song of Five | {0} | Sorcery | | For each color, exile up to one target card of that color from your graveyard.';
const LOOM =
  'Wide Loom | {0} | Sorcery | | Reveal the top four cards of your library. For each card type, you may put a card of that type ' +
  'from among the revealed cards into your hand. Put the rest on the bottom of your library.';
const CLOWN = 'Tin Clown | {1} | Artifact Creature — Clown | 1/1 | Haste';
const HARP = 'Tin Harp | {1} | Artifact | | {T}: You gain 1 life.';

describe('for each color (CR 105.1)', () => {
  test('each color has a target of its own, and a card of two colors is one of either (CR 115.1)', () => {
    const game = table([SONG], [{ hand: ['Song of Five'], graveyard: ['Grizzly Bears', 'Hill Giant', 'Forest'] }, {}]);
    game.plan((question) => (question.kind === 'targets' ? (question.legal.length > 0 ? [0] : []) : null));
    plays(game.ann, 'Song of Five');
    expect([...game.ann.exile].sort()).toEqual(['Grizzly Bears', 'Hill Giant']);
    expect(game.ann.graveyard).toContain('Forest');
  });

  test('of two cards of one color one is exiled (CR 115.1)', () => {
    const game = table([SONG], [{ hand: ['Song of Five'], graveyard: ['Grizzly Bears', 'Grizzly Bears'] }, {}]);
    game.plan((question) => (question.kind === 'targets' ? (question.legal.length > 0 ? [0] : []) : null));
    plays(game.ann, 'Song of Five');
    expect(game.ann.exile).toEqual(['Grizzly Bears']);
  });
});

describe('for each card type (CR 205.2a)', () => {
  const library = ['Tin Clown', 'Tin Harp', 'Grizzly Bears', 'Forest', 'Island'];

  test('a card of two types is taken for one of them, and another for the other (CR 205.2)', () => {
    const game = table([LOOM, CLOWN, HARP], [{ hand: ['Wide Loom'], library }, {}]);
    let asked = 0;
    game.plan((question) => {
      if (question.kind === 'yesNo') asked++;
      return question.kind === 'yesNo' ? [1] : question.kind === 'chooseObjects' ? [0] : null;
    });
    plays(game.ann, 'Wide Loom');
    expect([...game.ann.hand].sort()).toEqual(['Forest', 'Grizzly Bears', 'Tin Clown']);
    expect(game.ann.library).toContain('Tin Harp');
    expect(asked).toBe(3);
  });

  test('nothing is taken of a type that is declined (CR 608.2d)', () => {
    const game = table([LOOM, CLOWN, HARP], [{ hand: ['Wide Loom'], library }, {}]);
    plays(game.ann, 'Wide Loom');
    expect(game.ann.hand).toEqual([]);
    expect(game.ann.library).toHaveLength(5);
  });
});
