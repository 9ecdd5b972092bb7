/** A scenario's starting position as the engine's setup. */
import { withDungeons } from '@kitchen-table/cards';
import {
  type CardId,
  type Game,
  type GameObject,
  type GameSetup,
  meldsInto,
  type ObjectId,
  type Player,
  type PlayerId,
  type StartingZones,
} from '@kitchen-table/engine';
import type { Card } from '@kitchen-table/language/core';
import type { Entry, Scenario, Seat, SeatSetup } from '../format/scenario.ts';
import { withCompanions } from './companions.ts';
import type { Table } from './table.ts';

/** A card by any of its names, or why it cannot be played. */
export type CardLookup = (name: string) => { readonly card: Card } | { readonly missing: string };

const LISTS = ['hand', 'battlefield', 'graveyard', 'exile', 'command', 'sideboard', 'library'] as const;
const USUAL_LIBRARY: readonly Entry[] = [{ card: 'Mountain', count: 71 }];

/** Every entry once per card, with its alias. */
export function spread(
  entries: readonly Entry[] | undefined,
): readonly { card: string; tapped: boolean; alias: string | null }[] {
  return (entries ?? []).flatMap((entry) => {
    if (typeof entry === 'string') return [{ card: entry, tapped: false, alias: null }];
    const count = entry.count ?? 1;
    return Array.from({ length: count }, (_, index) => ({
      card: entry.card,
      tapped: entry.tapped === true,
      alias: entry.as === undefined ? null : count === 1 ? entry.as : `${entry.as}.${index + 1}`,
    }));
  });
}

function entriesOf(seat: SeatSetup, list: (typeof LISTS)[number]): readonly Entry[] {
  return list === 'library' ? (seat.library ?? USUAL_LIBRARY) : (seat[list] ?? []);
}

/** The names of the scenario's cards, each once. */
export function cardsNeeded(scenario: Scenario): readonly string[] {
  const names = new Set<string>();
  for (const seat of Object.values(scenario.players)) {
    for (const list of LISTS) for (const { card } of spread(entriesOf(seat, list))) names.add(card);
  }
  return [...names];
}

const FORMATS: Readonly<Record<string, string>> = {
  duel: 'two-player',
  'free-for-all': 'free-for-all',
  commander: 'commander',
  oathbreaker: 'oathbreaker',
};

/** The engine's setup, or the sentence that says what it cannot do. */
export function setupOf(scenario: Scenario, table: Table, lookup: CardLookup): GameSetup | string {
  const cards: Record<string, Card> = {};
  const needed = [...cardsNeeded(scenario)];
  for (const name of needed) {
    const found = lookup(name);
    if ('missing' in found) return found.missing;
    cards[name] = found.card;
    needed.push(...meldsInto(found.card)); // CR 701.37a
  }
  const { game } = scenario;
  const first = game?.turnOrder?.[0] ?? 'A';
  const setup: GameSetup = {
    format: formatOf(scenario, table),
    cards: withDungeons(cards),
    players: table.seats.map((seat) => ({
      name: seat,
      deck: [],
      sideboard: spread(scenario.players[seat]?.sideboard).map(({ card }) => card),
      startingLife: scenario.players[seat]?.life ?? 20,
    })),
    seed: scenario.id,
    edition: game?.edition === '2024-03-08' ? '2024-03-08' : 'today',
    askPriority: 'always',
    showForced: true,
    startingPlayer: table.seats.indexOf(first),
    start: { players: table.seats.map((seat) => zonesOf(scenario.players[seat] as SeatSetup)) },
  };
  return withCompanions(setup, table);
}

function formatOf(scenario: Scenario, table: Table): string {
  const word = scenario.game?.format ?? (table.seats.length > 2 ? 'free-for-all' : 'duel');
  const parts = [FORMATS[word] ?? word];
  if (word === 'commander' && table.seats.length > 2) parts.push('free-for-all');
  if (scenario.game?.attack === 'left') parts[parts.length - 1] += ':attack=left';
  if (scenario.game?.influence !== undefined) parts[parts.length - 1] += `:range=${scenario.game.influence}`;
  return parts.join('+');
}

function zonesOf(seat: SeatSetup): StartingZones {
  const names = (list: (typeof LISTS)[number]): readonly string[] =>
    spread(entriesOf(seat, list)).map(({ card }) => card);
  return {
    hand: names('hand'),
    graveyard: names('graveyard'),
    exile: names('exile'),
    library: names('library'),
    command: names('command'),
    battlefield: spread(seat.battlefield).map(({ card, tapped }) => (tapped ? { card, tapped } : { card })),
  };
}

/** Finds the cards that have aliases: the n-th listed of a name in a zone is the n-th there. */
export function noteAliases(game: Game, table: Table): void {
  for (const [index, seat] of table.seats.entries()) {
    for (const list of LISTS) noteList(game, table, index as PlayerId, seat, list);
  }
}

function noteList(game: Game, table: Table, player: PlayerId, seat: Seat, list: (typeof LISTS)[number]): void {
  const entries = spread(entriesOf(table.scenario.players[seat] as SeatSetup, list));
  if (entries.every(({ alias }) => alias === null)) return;
  const there = objectsIn(game, player, list).map((id) => game.objects[id] as GameObject);
  const taken = new Set<CardId>();
  for (const { card, alias } of entries) {
    const object = there.find(
      (one) =>
        !taken.has(one.card) &&
        (one.record.card.name === card || one.record.card.faces.some((face) => face.name === card)),
    );
    if (object === undefined) continue;
    taken.add(object.card);
    if (alias !== null) table.aliases.set(alias, object.card);
  }
}

function objectsIn(game: Game, player: PlayerId, list: (typeof LISTS)[number]): readonly ObjectId[] {
  const { hand, graveyard, library } = game.players[player] as Player;
  const owned = (ids: readonly ObjectId[]): readonly ObjectId[] =>
    ids.filter((id) => (game.objects[id] as GameObject).owner === player);
  switch (list) {
    case 'hand':
      return hand;
    case 'graveyard':
      return graveyard;
    case 'library':
      return [...library].reverse();
    case 'battlefield':
      return owned(game.battlefield);
    case 'exile':
      return owned(game.exile);
    case 'command':
      return owned(game.command);
    case 'sideboard':
      return [];
  }
}
