/** Random games watched while they are played: with the starter cards always, with the whole corpus where the shared data is. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { starterCards } from '@kitchen-table/cards';
import { editObject, editPlayer, opened } from '../../engine/src/vocabulary/door.ts';
import { createGame, type Game, type ObjectId, Zone } from '@kitchen-table/engine';
import type { PrintedCard } from '@kitchen-table/oracle';
import { expect, test } from 'vitest';
import { drawFromCards, drawFromPrinted } from '../src/random-games/draw.ts';
import { wrongWith } from '../src/random-games/invariants.ts';
import { type DrawCard, playRandomGame, randomSetup } from '../src/random-games/play.ts';

const shared =
  process.env['KITCHEN_TABLE_SHARED'] ?? resolve(dirname(fileURLToPath(import.meta.url)), '../../../../shared');
const corpus = join(shared, 'cards', 'oracle-cards.jsonl.gz');
/** The nightly run asks for thousands. */
const games = Number(process.env['KITCHEN_TABLE_GAMES'] ?? 30);
const starter = drawFromCards(starterCards());

function faultsOf(first: number, count: number, draw: DrawCard): string[] {
  const faults: string[] = [];
  for (let seed = first; seed < first + count; seed++) {
    const { fault } = playRandomGame(seed, draw, seed % 5 === 0);
    if (fault !== null) faults.push(`seed ${seed}: ${fault}`);
  }
  return faults;
}

test('random games of the starter cards keep every card in one place, and replay (CR 108.2, 400.1)', {
  timeout: 120_000,
}, () => {
  expect(faultsOf(0, 10, starter)).toEqual([]);
});

test.skipIf(!existsSync(corpus))(
  `${games} random games of all playable cards do so too (CR 108.2, 400.1)`,
  { timeout: 3_600_000 },
  () => {
    const lines = gunzipSync(readFileSync(corpus)).toString('utf8').split('\n');
    const printed = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as PrintedCard);
    expect(faultsOf(100, games, drawFromPrinted(printed))).toEqual([]);
  },
);

function begun(): Game {
  const game = createGame(randomSetup(1, starter));
  if ('kind' in game) throw new Error(game.message);
  return game;
}

test('the watch sees a card that is lost, doubled, or not where it says (CR 400.1)', () => {
  expect(wrongWith(begun())).toBeNull();
  const lost = begun();
  const id = editPlayer(opened(lost), 0 as never).library.pop() as ObjectId;
  expect(wrongWith(lost)).toMatch(/is not there/);
  const doubled = begun();
  const seat = editPlayer(opened(doubled), 0 as never);
  seat.hand.push(seat.library[0] as ObjectId);
  expect(wrongWith(doubled)).toMatch(/two places/);
  const strayed = begun();
  editObject(opened(strayed), id).zone = Zone.Graveyard;
  expect(wrongWith(strayed)).toMatch(/stands in library but says graveyard/);
});
