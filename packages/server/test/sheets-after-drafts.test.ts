/** After a draft, players choose among the sticker sheets that they opened. CR 103.2d, 123.2b. */
import { sealedPools, stickerSheets } from '@kitchen-table/cards';
import { type CardPool, createGame, type GameSetup } from '@kitchen-table/engine';
import type { DraftDeck } from '@kitchen-table/protocol';
import { expect, test } from 'vitest';
import { suggestedDeck, wrongWithDeck } from '../src/drafts/decks.ts';
import { beginGame, type DraftGameParts } from '../src/drafts/rounds.ts';
import { sheetTexts } from '../src/drafts/sheet-texts.ts';

const [A, B, C, D] = stickerSheets().map(({ name }) => name) as [string, string, string, string];
const FORMAT = 'booster-draft';

function pool(...opened: readonly string[]): CardPool {
  const [cards] = sealedPools(1, 'sheets') as [readonly string[]];
  return { cards, notes: {}, ...(opened.length === 0 ? {} : { stickerSheets: opened }) };
}

function wrongWith(opened: readonly string[], chosen: readonly string[]): string | null {
  const own = pool(...opened);
  return wrongWithDeck(FORMAT, own, { ...suggestedDeck(FORMAT, own), stickerSheets: [...chosen] });
}

test('up to three of the sheets that one opened may be handed in with the deck (CR 123.2b)', () => {
  expect(wrongWith([A, B, C, D], [D, B, A])).toBeNull();
  expect(wrongWith([A, B, C, D], [C])).toBeNull();
  expect(wrongWith([A, B, C, D], [])).toBeNull();
  expect(wrongWith([A, B, C, D], [A, B, C, D])).toContain('CR 123.2b');
  expect(wrongWith([A, B], [A, C])).toContain(C);
});

test('a sheet opened twice may be chosen twice, one opened once only once (CR 123.2b)', () => {
  expect(wrongWith([A, B, A], [A, A])).toBeNull();
  expect(wrongWith([A, B, C], [A, A])).toContain(A);
  expect(suggestedDeck(FORMAT, pool(A, A, B, C)).stickerSheets).toEqual([A, A, B]);
});

async function setupOf(decks: readonly DraftDeck[], pools: readonly CardPool[]): Promise<GameSetup> {
  let begun: GameSetup | undefined;
  const tables = {
    begin: ({ setup }: { setup: GameSetup }) => {
      begun = setup;
      return Promise.resolve({ kind: 'begun', game: 'one' });
    },
  } as unknown as DraftGameParts['tables'];
  const seats = ['Ann', 'Ben'].map((name) => ({ name, kind: 'bot', bot: 'greedy', tokenHash: null }) as const);
  const facts = { draft: 'd', created: 0, format: FORMAT, seed: 'sheets', seats };
  await beginGame({ facts, pairing: { round: 1, seats: [0, 1] }, pools, decks, tables });
  if (begun === undefined) throw new Error('no game began');
  return begun;
}

test('the sheets that were chosen, and no others, are in the game that follows (CR 123.2c)', async () => {
  const pools = [pool(A, B, C, D), pool(B)];
  const [ann, ben] = pools.map((own) => suggestedDeck(FORMAT, own)) as [DraftDeck, DraftDeck];
  const game = createGame(await setupOf([{ ...ann, stickerSheets: [D, B, C] }, ben], pools));
  if ('kind' in game) throw new Error(game.message);
  expect(game.stickerSheets.map((sheets) => sheets.map(({ name }) => name))).toEqual([[D, B, C], [B]]);
});

test('what is on each sheet that was opened is told, in the order in which they were opened (CR 123.1)', () => {
  const texts = sheetTexts([D, A, D]);
  expect(texts.map(({ name }) => name)).toEqual([D, A, D]);
  const printed = stickerSheets().find(({ name }) => name === A);
  expect(texts[1]?.stickers.map(({ kind }) => kind)).toEqual(printed?.stickers.map(({ kind }) => kind));
});
