/** What effects make of cards that aren't on the battlefield, wherever those are. CR 109.2, 611.3, 613.1. */
import { describe, expect, test } from 'vitest';
import { characteristics, type ObjectId } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { now, plays, table } from '../support/text-table.ts';

const TUTOR = 'Swift Tutor | {0} | Artifact | | Cat cards you own that aren’t on the battlefield have flash and reach.';
const DYE =
  'Dye Vat | {0} | Artifact | | As this artifact enters, choose a color. / All cards that aren’t on the battlefield, permanents, and spells are the chosen color in addition to their other colors.';
const FOG =
  'Grey Fog | {0} | Artifact | | All cards that aren’t on the battlefield, permanents, and spells are colorless.';
const LINES = [
  TUTOR,
  DYE,
  FOG,
  'Cub | {W} | Creature — Cat | 2/2',
  'Counting Ooze | {W} | Creature — Cat Ooze | */* | Counting Ooze’s power and toughness are each equal to the number of cards in your hand.',
  'Raise | {0} | Sorcery | | Return target creature card with power 2 or greater from your graveyard to the battlefield.',
  'Song | {0} | Sorcery | | You gain 3 life.',
  'Blue Watch | {0} | Enchantment | | Whenever you cast a blue spell, you gain 1 life.',
];
const colorsIn = (game: Scenario, ids: readonly ObjectId[]): number[] =>
  ids.map((id) => characteristics(game.game, id).colors);

describe('flash for cards elsewhere (CR 702.8a)', () => {
  test('creature cards of its controller have it, in the hand and elsewhere; others, and permanents, do not', () => {
    const game = table(LINES, [
      { battlefield: ['Swift Tutor', 'Plains', 'Cub'], hand: ['Cub', 'Song'] },
      { battlefield: ['Plains'], hand: ['Cub'] },
    ]);
    game.to('End');
    expect([game.ann.can('cast', 'Cub'), game.ann.can('cast', 'Song')]).toEqual([true, false]);
    game.plan((question) => (question.kind === 'priority' && question.player === 0 ? [0] : null));
    expect(game.ben.can('cast', 'Cub')).toBe(false);
    expect(now(game.ann, 'Cub').abilities.length).toBe(0);
  });

  test('a creature card that defines its own power still does so there (CR 604.3)', () => {
    const game = table(LINES, [
      { battlefield: ['Swift Tutor'], hand: ['Raise', 'Song', 'Song'], graveyard: ['Counting Ooze'] },
      {},
    ]);
    plays(game.ann, 'Raise', 'Counting Ooze');
    expect(game.ann.battlefield).toContain('Counting Ooze');
  });
});

describe('a color added to everything (CR 105.3, 613.1e)', () => {
  const begin = (): Scenario => {
    const game = table(LINES, [
      {
        battlefield: ['Blue Watch', 'Cub'],
        hand: ['Dye Vat', 'Song'],
        library: ['Cub'],
        graveyard: ['Cub'],
        exile: ['Cub'],
      },
      { hand: ['Cub'], library: ['Plains'] },
    ]);
    game.ann.answers('chooseOption', (question) => [
      question.kind === 'chooseOption' ? question.options.findIndex((option) => /blue/i.test(option)) : -1,
    ]);
    return plays(game.ann, 'Dye Vat');
  };

  test('in every zone, whoever owns it, beside the colors that it has', () => {
    const game = begin();
    const { ann, ben } = game;
    expect(now(ann, 'Cub').colors).toBe(3);
    expect(colorsIn(game, [...ann.state.library, ...ann.state.graveyard, ...game.game.exile])).toEqual([3, 3, 3]);
    expect(colorsIn(game, [...ben.state.hand, ...ben.state.library])).toEqual([3, 2]);
  });

  test('a spell is of that color as it is cast (CR 601.2i)', () => {
    const game = begin();
    const before = game.ann.life;
    game.ann.casts('Song');
    game.resolve();
    expect(game.ann.life).toBe(before + 1);
  });

  test('colorless takes all colors away instead', () => {
    const game = table(LINES, [{ battlefield: ['Grey Fog', 'Cub'], hand: ['Cub'], graveyard: ['Cub'] }, {}]);
    const { ann } = game;
    expect([now(ann, 'Cub').colors, ...colorsIn(game, [...ann.state.hand, ...ann.state.graveyard])]).toEqual([0, 0, 0]);
  });
});
