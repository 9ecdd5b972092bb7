/** The sticker sheets that come with the library, and lists of sheets in decks. CR 123.2, 103.2d. */
import { describe, expect, test } from 'vitest';
import { createGame, Session } from '@kitchen-table/engine';
import type { Card } from '@kitchen-table/language/core';
import { checkDeck, type DeckCard, putsStickers, stickerSheets, withStickerSheets } from '../src/index.ts';
import { cards } from '../../conformance/test/support/rules-table.ts';
import { puts, SHEET, stickerTable } from '../../conformance/test/support/sticker-table.ts';

const [TAGGER] = cards('Tagger | {1} | Sorcery | | Put a name sticker on target creature.') as [Card];
const deck = Array.from({ length: 60 }, () => 'Tagger');

test('every sheet has stickers of all four kinds (CR 123.1)', () => {
  expect(stickerSheets().length).toBeGreaterThanOrEqual(10);
  expect(new Set(stickerSheets().map(({ name }) => name)).size).toBe(stickerSheets().length);
  for (const { name, stickers } of stickerSheets()) {
    expect(new Set(stickers.map(({ kind }) => kind)).size, name).toBe(4);
  }
});

test('whose deck puts stickers and brings no sheets gets ours, three of them in the game (CR 103.2d)', () => {
  expect(putsStickers(TAGGER)).toBe(true);
  const setup = withStickerSheets({
    cards: { Tagger: TAGGER },
    players: [
      { name: 'ann', deck },
      { name: 'ben', deck },
    ],
  });
  const game = createGame({ ...setup, format: 'two-player', seed: 'x', edition: 'today' });
  if ('kind' in game) throw new Error(game.message);
  expect(game.stickerSheets.map((sheets) => sheets.length)).toEqual([3, 3]);
  const [, ben] = new Session(game).view(null).players;
  expect(ben?.stickerSheets?.map(({ name }) => name)).toEqual(game.stickerSheets[1]?.map(({ name }) => name));
});

test('what is used, and what is on an object, is for all to see (CR 123.2c, 123.4)', () => {
  const game = stickerTable(['Test Bear | {0} | Creature — Bear | 2/2'], [['Test Bear'], []]);
  puts(game, game.ann, 'Tag', 'Test Bear', 'art');
  const view = game.session.view(game.ben.id);
  expect(view.battlefield[0]?.stickers).toEqual([{ kind: 'art', text: 'a kite' }]);
  expect(view.players[0]?.stickerSheets?.[0]?.stickers.map(({ used }) => used)).toEqual(
    SHEET.stickers.map(({ kind }) => kind === 'art'),
  );
});

describe('the sheets of a deck list', () => {
  const plains: DeckCard = {
    name: 'Plain',
    supertypes: ['basic'],
    types: ['land'],
    subtypes: [],
    hasPowerAndToughness: false,
    colorIdentity: [],
    basicLandColors: [],
    canBeCommander: false,
    partner: [],
    companion: false,
    bannedIn: [],
  };
  const complaints = (names: readonly string[], format: 'standard-60' | 'limited'): readonly string[] =>
    checkDeck(
      {
        commanders: [],
        main: [{ name: 'Plain', count: 60 }],
        sideboard: [],
        stickers: names.map((name) => ({ name, count: 1 })),
      },
      () => plains,
      format,
    ).map(({ rule }) => rule);
  const ten = stickerSheets()
    .slice(0, 10)
    .map(({ name }) => name);

  test('ten or more different ones in constructed play (CR 123.2a)', () => {
    expect(complaints(ten, 'standard-60')).toEqual([]);
    expect(complaints(ten.slice(1), 'standard-60')).toEqual(['123.2a']);
    expect(complaints([...ten, ten[0] as string], 'standard-60')).toEqual(['123.2a']);
  });

  test('up to three in limited play (CR 123.2b)', () => {
    expect(complaints(ten.slice(0, 3), 'limited')).toEqual([]);
    expect(complaints(ten.slice(0, 4), 'limited')).toEqual(['123.2b']);
  });
});
