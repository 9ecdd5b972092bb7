/** A worker of random-games.ts: plays the blocks of seeds that it is sent, and keeps the cards it has read. */
import { existsSync } from 'node:fs';
import { starterCards } from '@kitchen-table/cards';
import { drawFromCards, drawFromPrinted } from '../src/random-games/draw.ts';
import { playRandomGame, type RandomGame } from '../src/random-games/play.ts';
import { cardFile, printedCards } from './shared-cards.ts';

/** Games to play: the seeds from `first` on; `again`: each once more from its record. */
export interface Block {
  readonly first: number;
  readonly count: number;
  readonly again: boolean;
}

/** How each game of a block went, and the computing time it took. */
export type BlockResult = readonly (RandomGame & { readonly seconds: number })[];

const draw = existsSync(cardFile()) ? drawFromPrinted(printedCards()) : drawFromCards(starterCards());

process.on('message', ({ first, count, again }: Block) => {
  const result: BlockResult = Array.from({ length: count }, (_, index) => {
    const before = process.cpuUsage();
    const game = playRandomGame(first + index, draw, again);
    const { user } = process.cpuUsage(before);
    return { ...game, seconds: user / 1e6 };
  });
  process.send?.(result);
});
