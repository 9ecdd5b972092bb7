/** Planes, phenomena, schemes and vanguards to play with at once, and the decks of those who bring none. CR 901-904. */
import type { PlayerSetup } from '@kitchen-table/engine';
import type { Card as SurfaceCard } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { lower } from '@kitchen-table/lower';
import type { NameIndex } from '../deck-lists/names.ts';
import { indexByName } from '../deck-lists/names.ts';
import { PHENOMENA, PLANES, SCHEMES, VANGUARDS } from './supplementary.generated.ts';

/** A kind of supplementary card. */
export type SupplementaryKind = 'planes' | 'phenomena' | 'schemes' | 'vanguards';

const LINES: Readonly<Record<SupplementaryKind, readonly string[]>> = {
  planes: PLANES,
  phenomena: PHENOMENA,
  schemes: SCHEMES,
  vanguards: VANGUARDS,
};
const read = new Map<SupplementaryKind, readonly Card[]>();
let index: NameIndex<Card> | undefined;

/** The supplementary cards of a kind, in the order of the alphabet. */
export function supplementaryCards(kind: SupplementaryKind): readonly Card[] {
  let cards = read.get(kind);
  if (cards === undefined) read.set(kind, (cards = LINES[kind].map((line) => lower(JSON.parse(line) as SurfaceCard))));
  return cards;
}

/** A supplementary card by any name a player may write; undefined if it is none of them. */
export function supplementaryCard(name: string): Card | undefined {
  index ??= indexByName((Object.keys(LINES) as SupplementaryKind[]).flatMap((kind) => supplementaryCards(kind)));
  return index.find(name);
}

/** So many names out of a list, going round, for a seat of its own. */
function namesFor(kind: SupplementaryKind, seat: number, count: number): string[] {
  const cards = supplementaryCards(kind);
  const most = Math.min(count, cards.length);
  return Array.from({ length: most }, (_, i) => (cards[(seat * count + i) % cards.length] as Card).name);
}

const PLANAR_DECK = 10;
const SCHEME_DECK = 20;

/** The parts of a format: 'commander+planechase' has two. */
function partsOf(format: string): ReadonlySet<string> {
  return new Set(format.split('+').map((part) => part.trim().split(':')[0] ?? ''));
}

/** Which supplementary cards the seats need in the format and have not: planar decks, schemes, vanguards. CR 901.3, 901.15a, 902.3, 904.3. */
export function missingSupplementary(
  format: string,
  players: readonly PlayerSetup[],
): readonly Pick<PlayerSetup, 'planarDeck' | 'schemes' | 'vanguard'>[] {
  const parts = partsOf(format);
  const seats = players.length;
  const planar = parts.has('planechase');
  const communal = parts.has('planechase-single-deck') && players.every(({ planarDeck }) => empty(planarDeck));
  const rumble = parts.has('supervillain-rumble');
  const villain = parts.has('archenemy') && players.every(({ schemes }) => empty(schemes)) ? villainOf(format) : -1;
  return players.map(({ planarDeck, schemes, vanguard }, seat) => ({
    ...(planar && empty(planarDeck) ? { planarDeck: planarDeckFor(seat, PLANAR_DECK, 1) } : {}),
    ...(communal && seat === 0
      ? { planarDeck: planarDeckFor(0, Math.min(40, 10 * seats), Math.min(2 * seats, 6)) }
      : {}),
    ...((rumble && empty(schemes)) || seat === villain ? { schemes: namesFor('schemes', seat, SCHEME_DECK) } : {}),
    ...(parts.has('vanguard') && vanguard === undefined
      ? { vanguard: namesFor('vanguards', seat, 1)[0] as string }
      : {}),
  }));
}

function empty(names: readonly string[] | undefined): boolean {
  return names === undefined || names.length === 0;
}

/** Planes and some phenomena, so many in all. */
function planarDeckFor(seat: number, count: number, phenomena: number): string[] {
  const strange = namesFor('phenomena', seat, phenomena);
  return [...namesFor('planes', seat, count - strange.length), ...strange];
}

/** The seat that the format's option makes the archenemy, else the first. CR 904.2a. */
function villainOf(format: string): number {
  return Number(/archenemy:(?:[^+]*[:,])?archenemy=(\d+)/.exec(format)?.[1] ?? 1) - 1;
}
