/** Randomness: sfc32 with its four numbers in the game, so that forks and replays agree. CR 103.3, 705, 706. */
import { opened } from './door.ts';
import type { Game } from './game.ts';
import type { PlayerId } from './ids.ts';

/** Four numbers out of a text, well mixed (cyrb128). */
function seedNumbers(seed: string): [number, number, number, number] {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < seed.length; i++) {
    const code = seed.charCodeAt(i);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [(a ^ b ^ c ^ d) | 0, (b ^ a) | 0, (c ^ a) | 0, (d ^ a) | 0];
}

/** Sets the game's randomness from any text. */
export function seedRandom(game: Game, seed: string): void {
  const [a, b, c, d] = seedNumbers(seed);
  const open = opened(game);
  open.random0 = a;
  open.random1 = b;
  open.random2 = c;
  open.random3 = d;
  for (let i = 0; i < 12; i++) nextRandom(game);
}

/** The next 32 random bits as a whole number from 0. */
function nextRandom(game: Game): number {
  const a = game.random0;
  const b = game.random1;
  const c = game.random2;
  const d = game.random3;
  const sum = (((a + b) | 0) + d) | 0;
  const open = opened(game);
  open.random3 = (d + 1) | 0;
  open.random0 = b ^ (b >>> 9);
  open.random1 = (c + (c << 3)) | 0;
  open.random2 = (((c << 21) | (c >>> 11)) + sum) | 0;
  return sum >>> 0;
}

/** A random whole number from 0 to below - 1. */
export function randomBelow(game: Game, below: number): number {
  return Math.floor((nextRandom(game) / 4294967296) * below);
}

/** So many of them at random, or all. CR 701.8b. */
export function atRandom<Thing>(game: Game, from: readonly Thing[], count: number): readonly Thing[] {
  const left = from.slice();
  const chosen: Thing[] = [];
  while (chosen.length < count && left.length > 0) chosen.push(...left.splice(randomBelow(game, left.length), 1));
  return chosen;
}

/** The player's coin or die: from 1 to its number of sides. CR 705.1, 706.1. */
export function rollFor(game: Game, player: PlayerId, sides: number): number {
  return game.scripted?.(player, sides) ?? randomBelow(game, sides) + 1;
}

/** Puts the list into a random order, in place. CR 701.20a. */
export function shuffleInPlace(game: Game, list: unknown[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const other = randomBelow(game, i + 1);
    const kept = list[i];
    list[i] = list[other];
    list[other] = kept;
  }
}

/** A stream of random numbers in [0, 1) from a text, for policies outside the game. Never for rules. */
export function randomStream(seed: string): () => number {
  let [a, b, c, d] = seedNumbers(seed);
  return () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
}
