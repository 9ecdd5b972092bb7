/** Sticker sheets in a deck list, as it is pasted. CR 103.2d, 123.2a. */
import { stickerSheets } from '@kitchen-table/cards';
import { createGame } from '@kitchen-table/engine';
import { expect, test } from 'vitest';
import { deckFromText, openCardSource, prepareGame } from '../src/index.ts';

const names = stickerSheets().map(({ name }) => name);

async function prepared(sheets: readonly string[]) {
  const lines = sheets.map((name) => `1 ${name}`).join('\n');
  const read = deckFromText(`Deck\n60 Forest\n\nStickers\n${lines}\n`, 'deck');
  if (read.kind !== 'read') throw new Error(read.problems.join(' '));
  const source = await openCardSource({ files: [] });
  const seats = ['Ann', 'Ben'].map((name) => ({ name, deck: read.list }));
  return prepareGame({ format: 'two-player', seats, seed: 'x', log: false }, source).finally(() => source.close());
}

test('under the heading Stickers stand the sheets that a player brings (CR 103.2d)', async () => {
  const done = await prepared(names.slice(0, 10));
  if (done.kind !== 'ready') throw new Error(done.problems.join(' '));
  expect(done.setup.players[0]?.stickerSheets).toEqual(names.slice(0, 10));
  const game = createGame(done.setup);
  if ('kind' in game) throw new Error(game.message);
  for (const sheets of game.stickerSheets) {
    expect(sheets).toHaveLength(3);
    for (const { name } of sheets) expect(names.slice(0, 10)).toContain(name);
  }
});

test('too few of them are refused with the rule (CR 123.2a)', async () => {
  const done = await prepared(names.slice(0, 4));
  expect(done).toMatchObject({ kind: 'refused', problems: [expect.stringContaining('CR 123.2a'), expect.anything()] });
});
