/** Companions: who reveals one before the game, as the answers say. CR 103.2b, 702.139. */
import { createGame, type GameSetup } from '@kitchen-table/engine';
import type { Card } from '@kitchen-table/language/core';
import type { Table } from './table.ts';

/** The setup with the companions that are revealed: a first `true` among a player's choices says so, `false` declines. */
export function withCompanions(setup: GameSetup, table: Table): GameSetup {
  const players = setup.players.map((player, seat) => {
    const name = player.sideboard?.find((card) => isCompanion(setup.cards[card]) && fulfills(setup, seat, card));
    if (name === undefined) return player;
    const { choices } = table.queues[table.seats[seat] as keyof Table['queues']];
    if (typeof choices[0] !== 'boolean') return player;
    return choices.shift() === true ? { ...player, companion: name } : player;
  });
  return { ...setup, players };
}

function isCompanion(card: Card | undefined): boolean {
  const abilities = card?.faces[0]?.abilities ?? [];
  return abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'companion');
}

/** Whether the cards with which the player begins are as the companion says: nobody is asked else. CR 702.139a. */
function fulfills({ start, ...setup }: GameSetup, seat: number, companion: string): boolean {
  const zones = start?.players[seat];
  if (zones === undefined) return false;
  const { hand, graveyard, exile, library, command } = zones;
  const deck = [...hand, ...graveyard, ...exile, ...library, ...command, ...zones.battlefield.map(({ card }) => card)];
  const players = setup.players.map((player, index) =>
    index === seat ? { ...player, deck, companion } : { ...player, deck: [] },
  );
  return !('kind' in createGame({ ...setup, format: 'free-for-all', players }));
}
