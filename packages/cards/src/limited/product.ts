/** Cards to draft and to open, without a file of anybody's: a cube, boosters made from it, legends, conspiracies. CR 100.2b. */
import { type DraftSetup, randomStream } from '@kitchen-table/engine';
import type { Card as SurfaceCard } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { lower } from '@kitchen-table/lower';
import { starterCards } from '../starter/cards.ts';
import { withSheetsInPacks } from '../starter/stickers.ts';
import { CUBE, DRAFT_CARDS, LEGENDS, LIMITED_CARDS, PIPERS } from './cards.generated.ts';

/** Formats that begin with packs. */
export const DRAFT_FORMATS = ['booster-draft', 'sealed', 'cube', 'conspiracy-draft', 'commander-draft'] as const;
/** One of the formats that begin with packs. */
export type DraftFormat = (typeof DRAFT_FORMATS)[number];

let known: Readonly<Record<string, Card>> | undefined;

/** Every card that packs may hold, and the basic lands, by name. */
export function limitedCards(): Readonly<Record<string, Card>> {
  if (known === undefined) {
    const cards: Record<string, Card> = {};
    for (const line of LIMITED_CARDS) {
      const card = lower(JSON.parse(line) as SurfaceCard);
      cards[card.name] = card;
    }
    for (const card of starterCards()) if (card.faces[0].supertypes.includes('basic')) cards[card.name] = card;
    known = cards;
  }
  return known;
}

/** The 360 names of the cube. */
export function cubeNames(): readonly string[] {
  return namesOf(CUBE);
}

/** Cards that may be added to any card pool of a Commander Draft, as commanders only. CR 903.13e. */
export function extraCommanders(): readonly string[] {
  return namesOf(PIPERS);
}

function namesOf(list: readonly string[]): readonly string[] {
  return list.map((line) => line.split('\t')[0] as string);
}

type Chance = () => number;

/** So many different ones of a list, by chance. */
function some(list: readonly string[], count: number, chance: Chance): string[] {
  const left = [...list];
  const found: string[] = [];
  while (found.length < count && left.length > 0) found.push(...left.splice(Math.floor(chance() * left.length), 1));
  return found;
}

const byRarity = (list: readonly string[], ...rarities: readonly string[]): string[] =>
  list.filter((line) => rarities.includes(line.split('\t')[1] ?? '')).map((line) => line.split('\t')[0] as string);

/** A pack of fifteen: ten commons, four uncommons, a rare; no card twice. */
export function boosterPack(chance: Chance): string[] {
  return [
    ...some(byRarity(CUBE, 'rare', 'mythic'), 1, chance),
    ...some(byRarity(CUBE, 'uncommon'), 4, chance),
    ...some(byRarity(CUBE, 'common'), 10, chance),
  ];
}

const PACK = 15;
const ROUNDS = 3;
const SEALED_PACKS = 6;

/** The packs for a draft of that many players, by round and seat; the names of a format joined with `+`. */
export function draftSetup(format: string, players: readonly string[], seed: string): DraftSetup {
  const names = format.split('+').map((part) => part.trim().split(':')[0] as string);
  const chance = randomStream(`packs ${seed}`);
  const fromCube = names.includes('cube') ? some(cubeNames(), cubeNames().length, chance) : null;
  const pack = (special: readonly string[], count: number): string[] => {
    const plain = fromCube === null ? boosterPack(chance) : refilled(fromCube, PACK, chance);
    return [...some(special, count, chance), ...plain.slice(0, PACK - (count === 1 ? 1 : 0)), ...more(count, chance)];
  };
  const special = names.includes('commander-draft')
    ? { list: namesOf(LEGENDS), count: 2 }
    : names.includes('conspiracy-draft')
      ? { list: namesOf(DRAFT_CARDS), count: 1 }
      : { list: [], count: 0 };
  return withSheetsInPacks({
    picks: special.count === 2 ? 2 : 1,
    cards: limitedCards(),
    players: players.map((name) => ({ name })),
    packs: Array.from({ length: ROUNDS }, () => players.map(() => pack(special.list, special.count))),
    ...(special.count === 1 ? { extraPacks: players.map(() => pack(special.list, special.count)) } : {}),
    seed,
  });
}

/** Packs of a Commander Draft have twenty cards: two legends, fifteen as usual, three more commons. CR 903.13a. */
function more(legends: number, chance: Chance): string[] {
  return legends === 2 ? some(byRarity(CUBE, 'common'), 3, chance) : [];
}

/** Cards off the cube; when more are needed than it has, it is shuffled again. */
function refilled(left: string[], count: number, chance: Chance): string[] {
  if (left.length < count) left.push(...some(cubeNames(), cubeNames().length, chance));
  return left.splice(0, count);
}

/** What each player of a sealed tournament opens: six packs. CR 100.2b. */
export function sealedPools(players: number, seed: string): readonly (readonly string[])[] {
  const chance = randomStream(`packs ${seed}`);
  return Array.from({ length: players }, () => Array.from({ length: SEALED_PACKS }, () => boosterPack(chance)).flat());
}
