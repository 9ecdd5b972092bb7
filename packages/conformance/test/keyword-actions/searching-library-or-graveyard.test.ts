/** "Search your library and/or graveyard": the library only if the player wants to, and only then it is shuffled. CR 701.19a, 701.19b. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { told } from '../support/log-lines.ts';
import { plays, table } from '../support/text-table.ts';

const OWL = 'Owl | {0} | Creature — Bird | 1/1';
const SEEK =
  'Seek | {0} | Sorcery | | You may search your library and/or graveyard for a card named Owl, reveal it, and put it into your hand. If you search your library this way, shuffle.';
const FIND =
  'Find | {0} | Sorcery | | Search your graveyard, hand, and/or library for a creature card and put it onto the battlefield. If you search your library this way, shuffle.';

/** Casts it; the library is searched or not, and what is found is in the graveyard or in the library. */
function sought(
  card: string,
  library: boolean,
  from: 'graveyard' | 'library' | 'nothing',
  graveyard: string[],
): { game: Scenario; asked: string[] } {
  const game = table([OWL, SEEK, FIND], [{ hand: [card], graveyard, library: ['Owl', 'Plains'] }, []]);
  const asked: string[] = [];
  game.plan((question) => {
    if (question.kind === 'yesNo') {
      asked.push(question.reason.rule);
      return [question.reason.rule === '701.19a' && !library ? 0 : 1];
    }
    if (question.kind !== 'chooseObjects') return null;
    const inLibrary = game.ann.state.library;
    const at = question.from.findIndex((id) => inLibrary.includes(id as never) === (from === 'library'));
    return from === 'nothing' || at < 0 ? [] : [at];
  });
  plays(game.ann, card);
  return { game, asked };
}

const shuffled = (game: Scenario): boolean => told(game, /^701\.20a$/).length > 0;

describe('a card in the graveyard', () => {
  test('may be found without searching the library, which is not shuffled then', () => {
    const { game, asked } = sought('Seek', false, 'graveyard', ['Owl']);
    expect([game.ann.hand, game.ann.library, asked]).toEqual([['Owl'], ['Plains', 'Owl'], ['608.2d', '701.19a']]);
    expect(shuffled(game)).toBe(false);
  });

  test('or with searching it', () => {
    const { game } = sought('Seek', true, 'graveyard', ['Owl']);
    expect([game.ann.hand, game.ann.library.length, shuffled(game)]).toEqual([['Owl'], 2, true]);
    expect(sought('Seek', true, 'library', ['Owl']).game.ann.graveyard).toEqual(['Owl', 'Seek']);
  });

  test('of three zones', () => {
    const { game } = sought('Find', false, 'graveyard', ['Owl']);
    expect([game.ann.battlefield, game.ann.library]).toEqual([['Owl'], ['Plains', 'Owl']]);
  });
});

test('where only the library can have it, nothing is asked; it is shuffled also if nothing is found (CR 701.19b)', () => {
  const { game, asked } = sought('Seek', true, 'nothing', []);
  expect([asked, game.ann.hand, shuffled(game)]).toEqual([['608.2d'], [], true]);
});

test('cards from outside the game may be looked through as well (CR 400.11, 701.19a)', () => {
  const reach =
    'Reach | {0} | Sorcery | | Search your library, graveyard, and/or outside the game for an artifact card you own, reveal it, and put it into your hand. If you search your library this way, shuffle.';
  for (const library of [0, 1]) {
    const game = table(
      [reach, 'Orb | {1} | Artifact | |'],
      [{ hand: ['Reach'], library: ['Plains', 'Island'], sideboard: ['Orb'] }, {}],
    );
    game.plan((question) => (question.kind === 'yesNo' ? [library] : question.kind === 'chooseObjects' ? [0] : null));
    plays(game.ann, 'Reach');
    expect([game.ann.hand, shuffled(game)]).toEqual([['Orb'], library === 1]);
  }
});
