/** A worker of random-games.ts: plays the seeds that it is sent, and keeps the cards it has read. */
import { existsSync } from 'node:fs';
import { starterCards } from '@kitchen-table/cards';
import { drawFromCards, drawFromPrinted } from '../src/random-games/draw.ts';
import { playRandomGame, type RandomGame } from '../src/random-games/play.ts';
import { cardFile, printedCards } from './shared-cards.ts';

/** The game to play, by its seed; `again`: once more from its record. */
export interface Wanted {
  readonly seed: number;
  readonly again: boolean;
}

/** How the game of a seed went, and the computing time it took. */
export type PlayedSeed = RandomGame & { readonly seconds: number };

const draw = existsSync(cardFile()) ? drawFromPrinted(printedCards()) : drawFromCards(starterCards());

process.on('message', ({ seed, again }: Wanted) => {
  const before = process.cpuUsage();
  const game = playRandomGame(seed, draw, again);
  const { user } = process.cpuUsage(before);
  process.send?.({ ...game, seconds: user / 1e6 } satisfies PlayedSeed);
});
