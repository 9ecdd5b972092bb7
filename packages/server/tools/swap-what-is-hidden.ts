/**
 * For developers: in positions of random games of all variants, cards that a seat may not see are swapped; what the seat is
 * sent and what a bot there decides must not change. CR 400.2, 706-708, 720.4.
 *
 *   node --conditions=@kitchen-table/source --import tsx packages/server/tools/swap-what-is-hidden.ts POSITIONS [FIRST SEED]
 */
import { existsSync } from 'node:fs';
import { drawFromPrinted } from '../../scenario/src/random-games/draw.ts';
import { cardFile, printedCards } from '../../scenario/tools/shared-cards.ts';
import { plainCards, speaksOfHidden, unseenCards } from './what-is-hidden/cards.ts';
import type { DrawCard } from './what-is-hidden/setups.ts';
import { trySeed } from './what-is-hidden/try-seed.ts';

const [wanted = 2500, first = 1] = process.argv.slice(2).map(Number);
const EVERY = 10;

function drawing(): DrawCard {
  const unseen = unseenCards();
  const plain = plainCards();
  const one =
    (cards: readonly (typeof unseen)[number][]): DrawCard =>
    (random) =>
      cards[Math.floor(random() * cards.length)] as (typeof unseen)[number];
  if (!existsSync(cardFile())) {
    console.log(`No cards at ${cardFile()} (set KITCHEN_TABLE_SHARED): the invented and the starter cards are used.`);
    return (random) => one(random() < 0.7 ? unseen : plain)(random);
  }
  const printed = printedCards();
  const hidden = drawFromPrinted(printed.filter(speaksOfHidden));
  const any = drawFromPrinted(printed);
  return (random) => {
    const kind = random();
    return kind < 0.4 ? one(unseen)(random) : kind < 0.85 ? hidden(random) : any(random);
  };
}

const draw = drawing();
const begun = performance.now();
let positions = 0;
let faceDown = 0;
let games = 0;
const leaks = new Map<string, string[]>();
for (let seed = first; positions < wanted; seed++) {
  const tried = trySeed(seed, draw, EVERY);
  games++;
  positions += tried.positions;
  faceDown += tried.faceDown;
  for (const leak of tried.leaks) {
    const kind = leak
      .replace(/^.*?: /, '')
      .replace(/\d+/g, '0')
      .slice(0, 60);
    leaks.set(kind, [...(leaks.get(kind) ?? []), leak]);
  }
}
for (const [kind, found] of [...leaks].sort((a, b) => b[1].length - a[1].length))
  console.log(`${found.length} times ${kind}\n    ${found.slice(0, 4).join('\n    ')}`);
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
console.log(
  `${positions} positions of ${games} games (${faceDown} with something face down), ${leaks.size} kinds of leak, ${seconds} s`,
);
process.exitCode = leaks.size > 0 ? 1 : 0;
