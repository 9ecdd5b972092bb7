/** A board on which one card is tried: it is in hand, with mana to spare and something of every kind to do it to. NOT-CR. */
import { nameKey, starterCard } from '@kitchen-table/cards';
import { type GameSetup, meldsInto, type StartingZones } from '@kitchen-table/engine';
import type { Card } from '@kitchen-table/language/core';
import type { TypedCard } from '@kitchen-table/protocol';
import { type CardSource, type FoundCard, fromRecord, whyUnplayable } from './card-source.ts';
import { withKnownNames } from './known-names.ts';

/** The setup, or why there is none. */
export type Trial = { kind: 'ready'; setup: GameSetup } | { kind: 'refused'; sentence: string };

const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;
/** Of each basic land on the own side. */
const LANDS = 4;
const OWN = ['Grizzly Bears', 'Elvish Mystic', 'Arcane Signet'] as const;
const THEIRS = ['Craw Wurm', 'Air Elemental', 'Leonin Skyhunter', 'Azorius Signet', 'Favorable Winds'] as const;
const FALLEN = ['Giant Spider', 'Mahamoti Djinn'] as const;
/** What the libraries are made of, again and again. */
const LIBRARY = [
  'Garruk’s Companion',
  'Forest',
  'Air Elemental',
  'Island',
  'Grizzly Bears',
  'Plains',
  'Gravedigger',
] as const;
const LIBRARY_SIZE = 40;
/** They are played from no hand. CR 309.2, 311.2, 312.2, 313.2, 314.2, 315.2. */
const NEVER_IN_HAND: ReadonlySet<string> = new Set([
  'conspiracy',
  'dungeon',
  'phenomenon',
  'plane',
  'scheme',
  'vanguard',
]);

function company(): Record<string, Card> {
  const cards: Record<string, Card> = {};
  for (const name of [...BASICS, ...OWN, ...THEIRS, ...FALLEN, ...LIBRARY]) {
    const card = starterCard(nameKey(name));
    if (card !== undefined) cards[card.name] = card;
  }
  return cards;
}

function library(known: Readonly<Record<string, Card>>): string[] {
  const names = LIBRARY.map((name) => starterCard(nameKey(name))?.name ?? '').filter((name) => name in known);
  return Array.from({ length: LIBRARY_SIZE }, (_, i) => names[i % names.length] ?? 'Forest');
}

/** The position: the card twice in hand, so that what one of them does to the other is seen too. */
function zonesOf(card: Card, known: Readonly<Record<string, Card>>): readonly [StartingZones, StartingZones] {
  const nothing = { exile: [], command: [], graveyard: FALLEN };
  const lands = BASICS.flatMap((name) => Array.from({ length: LANDS }, () => ({ card: name })));
  return [
    {
      ...nothing,
      hand: [card.name, card.name, 'Giant Spider'],
      battlefield: [...OWN.map((name) => ({ card: name })), ...lands],
      library: library(known),
    },
    {
      ...nothing,
      hand: ['Forest', 'Island'],
      battlefield: [...THEIRS.map((name) => ({ card: name })), { card: 'Island' }, { card: 'Forest' }],
      library: library(known),
    },
  ];
}

async function found(asked: string | TypedCard, source: CardSource): Promise<FoundCard | undefined> {
  if (typeof asked === 'string') return (await source.find([asked])).get(nameKey(asked));
  const { name, manaCost, typeLine, text, power, toughness } = asked;
  return fromRecord({
    name: name.trim(),
    mana_cost: manaCost,
    type_line: typeLine,
    oracle_text: text,
    ...(power.trim() === ''
      ? {}
      : { power: power.trim(), toughness: toughness.trim() === '' ? '0' : toughness.trim() }),
  });
}

/** The board for a card that is known by its name, or that somebody types. */
export async function trialBoard(asked: string | TypedCard, source: CardSource, seed: string): Promise<Trial> {
  const one = await found(asked, source);
  if (one === undefined)
    return { kind: 'refused', sentence: `No card named "${String(asked)}" is known here; import more cards first.` };
  const because = whyUnplayable(one);
  if (because !== null || one.reading.kind !== 'read')
    return { kind: 'refused', sentence: because ?? `${one.name} is not read.` };
  const { card } = one.reading;
  const kind = card.faces[0]?.types.find((type) => NEVER_IN_HAND.has(type));
  if (kind !== undefined)
    return { kind: 'refused', sentence: `${card.name} is a ${kind}: it is played from no hand, but with its format.` };
  const cards: Record<string, Card> = { ...company(), [card.name]: card };
  const melded = await source.find(meldsInto(card)); // CR 701.37a
  for (const { name, reading } of melded.values()) if (reading.kind === 'read') cards[name] = reading.card;
  const setup: GameSetup = {
    format: 'two-player',
    cards,
    players: [
      { name: 'Guest', deck: [] },
      { name: 'Mira', deck: [] },
    ],
    seed,
    edition: 'today',
    log: true,
    startingPlayer: 0,
    start: { players: zonesOf(card, cards) },
  };
  return { kind: 'ready', setup: await withKnownNames(setup, source) };
}
