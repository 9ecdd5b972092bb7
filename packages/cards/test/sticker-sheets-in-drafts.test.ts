/** Sticker sheets in the packs of a draft: whoever opens a pack has its sheet. CR 123.2b. */
import { createGame, DraftSession, type DraftSetup } from '@kitchen-table/engine';
import { expect, test } from 'vitest';
import { draftSetup, stickerSheets, withSheetsInPacks } from '../src/index.ts';
import { cards } from '../../conformance/test/support/rules-table.ts';

const SHEETS = stickerSheets().map(({ name }) => name);
const CARDS = Object.fromEntries(
  cards(
    'Paste | {0} | Artifact | | {T}: Put a name sticker on target artifact you own.',
    'Stone | {0} | Artifact | | {T}: You gain 1 life.',
    'Plains | | Basic Land — Plains | |',
  ).map((card) => [card.name, card]),
);

function setup(name: string): DraftSetup {
  const packs = [0, 1].map(() => ['Ann', 'Ben'].map(() => [name, 'Stone']));
  return { picks: 1, cards: CARDS, players: [{ name: 'Ann' }, { name: 'Ben' }], packs, seed: 'glue' };
}

function drafted(given: DraftSetup): DraftSession {
  const session = new DraftSession(given);
  while (session.question !== null) session.answer([0]);
  return session;
}

test('each player has the sheets of the packs that they opened, whatever they drafted (CR 123.2b)', () => {
  const [a, b, c, d] = SHEETS as [string, string, string, string];
  const pools = drafted({
    ...setup('Paste'),
    stickerSheets: [
      [[a], [b]],
      [[c], [d]],
    ],
  }).pools();
  expect(pools?.map((pool) => pool.stickerSheets)).toEqual([
    [a, c],
    [b, d],
  ]);
});

test('packs have sheets only where a card puts stickers; a draft saved has the same ones (CR 123.2)', () => {
  expect(withSheetsInPacks(setup('Stone')).stickerSheets).toBeUndefined();
  expect(draftSetup('cube', ['Ann', 'Ben'], 'seed').stickerSheets).toBeUndefined();
  const glued = withSheetsInPacks(setup('Paste'));
  expect(glued.stickerSheets?.map((round) => round.map((sheets) => sheets.length))).toEqual([
    [1, 1],
    [1, 1],
  ]);
  expect(withSheetsInPacks(setup('Paste'))).toEqual(glued);
});

test('sheets lie in packs: a list that fits no round is refused', () => {
  expect(() => new DraftSession({ ...setup('Paste'), stickerSheets: [[[]]] })).toThrow(/round 1/);
});

test('the game after the draft is played with up to three of them (CR 123.2b)', () => {
  const opened = drafted(withSheetsInPacks(setup('Paste'))).pools()?.[0]?.stickerSheets ?? [];
  const begin = (sheets: readonly string[]) =>
    createGame({
      format: 'booster-draft+two-player',
      cards: CARDS,
      players: ['Ann', 'Ben'].map((name, seat) => ({
        name,
        deck: ['Paste', ...Array.from({ length: 39 }, () => 'Plains')],
        ...(seat === 0 ? { stickerSheets: sheets } : {}),
      })),
      stickerSheets: Object.fromEntries(stickerSheets().map((sheet) => [sheet.name, sheet])),
      seed: 'glue',
      edition: 'today',
    });
  const game = begin([...new Set(opened)]);
  if ('kind' in game) throw new Error(game.message);
  expect(game.stickerSheets[0]?.map(({ name }) => name)).toEqual([...new Set(opened)]);
  expect(begin(SHEETS.slice(0, 4))).toMatchObject({ message: /choose up to three/ });
});

test('who opened the same sheet twice may choose both: only constructed play wants each to be unique (CR 123.2b)', () => {
  const [twice] = SHEETS as [string];
  const begin = (format: string, sheets: readonly string[]) =>
    createGame({
      format,
      cards: CARDS,
      players: ['Ann', 'Ben'].map((name) => ({
        name,
        deck: ['Paste', ...Array.from({ length: 59 }, () => 'Plains')],
        stickerSheets: sheets,
      })),
      stickerSheets: Object.fromEntries(stickerSheets().map((sheet) => [sheet.name, sheet])),
      seed: 'glue',
      edition: 'today',
    });
  const game = begin('booster-draft+two-player', [twice, twice]);
  if ('kind' in game) throw new Error(game.message);
  expect(game.stickerSheets[0]?.map(({ name }) => name)).toEqual([twice, twice]);
  expect(begin('two-player', [twice, ...SHEETS.slice(0, 10)])).toMatchObject({ message: /twice.*123\.2a/ });
});
