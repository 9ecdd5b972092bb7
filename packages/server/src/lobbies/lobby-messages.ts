/** What a page says about lobbies, done and answered. */
import type { ClientEvents, LobbyMessage, Reply, ServerEvents } from '@kitchen-table/protocol';
import type { Socket } from 'socket.io';
import type { Lobbies, LobbyWatcher, Taken } from './lobbies.ts';
import { hostOf, withOptions, withoutSitter, withReady, withSeatFor, withSeats } from './lobby.ts';
import { withBeginner } from './lobby-match.ts';

/** The lobbies at which a page is. */
export type LobbySittings = Map<string, LobbyWatcher>;

/** Does what the message says. */
export async function attendLobby(
  message: LobbyMessage,
  wire: Socket<ClientEvents, ServerEvents>,
  sittings: LobbySittings,
  lobbies: Lobbies,
): Promise<Reply> {
  if (message.kind === 'openLobby') return taken(await lobbies.open(message.format, message.seats, message.name));
  const { lobby } = message;
  const leave = async (): Promise<void> => {
    const watcher = sittings.get(lobby);
    sittings.delete(lobby);
    if (watcher !== undefined) await lobbies.leave(lobby, watcher);
  };
  switch (message.kind) {
    case 'joinLobby': {
      // Whoever comes again, even before they have come, has the same place: of two the older would go on as a guest's.
      const watcher = sittings.get(lobby) ?? { keyHash: null, send: (snapshot) => wire.emit('message', snapshot) };
      sittings.set(lobby, watcher);
      const refused = await lobbies.watch(lobby, message.key, watcher);
      if (!wire.connected || sittings.get(lobby) !== watcher) await lobbies.leave(lobby, watcher);
      return refused ?? { kind: 'done' };
    }
    case 'leaveLobby':
      await leave();
      return { kind: 'done' };
    case 'lobbySit':
      return taken(await lobbies.sit(lobby, message.name));
    default: {
      const keyHash = sittings.get(lobby)?.keyHash ?? null;
      if (keyHash === null) return { kind: 'error', sentence: 'You do not sit at this table; take a seat first.' };
      const refused = await seatedAct(message, keyHash, lobbies);
      return refused === null ? { kind: 'done' } : { kind: 'error', sentence: refused };
    }
  }
}

type SeatedMessage = Exclude<LobbyMessage, { kind: 'openLobby' | 'joinLobby' | 'leaveLobby' | 'lobbySit' }>;

function seatedAct(message: SeatedMessage, keyHash: string, lobbies: Lobbies): Promise<string | null> {
  const { lobby } = message;
  const onlyHost = 'Only the host, who laid the table, changes its seats.';
  switch (message.kind) {
    case 'lobbyDeck':
      return lobbies.bringDeck(lobby, keyHash, message.deck);
    case 'lobbyDeal':
      return lobbies.deal(lobby, keyHash);
    case 'lobbyAgain':
      return lobbies.again(lobby, keyHash, message.game);
    case 'lobbyMove':
      return lobbies.moveCard(lobby, keyHash, message);
    case 'lobbyBegins':
      return lobbies.changeFrom(lobby, keyHash, (before, seat) => withBeginner(before, seat, message.seat));
    case 'lobbyReady':
      return lobbies.changeFrom(lobby, keyHash, (before, seat) => withReady(before, seat, message.ready));
    case 'lobbySay':
      return lobbies.say(lobby, keyHash, message.text);
    case 'lobbyOptions':
      return lobbies.changeFrom(lobby, keyHash, (before, seat) =>
        seat === hostOf(before)
          ? withOptions(before, message.options)
          : 'Only the host, who laid the table, says how it is played.',
      );
    case 'lobbyStand':
      return lobbies.changeFrom(lobby, keyHash, withoutSitter);
    case 'lobbySeat':
      return lobbies.changeFrom(lobby, keyHash, (before, seat) =>
        seat === hostOf(before) ? withSeatFor(before, message.seat, message.to) : onlyHost,
      );
    case 'lobbySeats':
      return lobbies.changeFrom(lobby, keyHash, (before, seat) =>
        seat === hostOf(before) ? withSeats(before, message.seats) : onlyHost,
      );
  }
}

function taken(seat: Taken): Reply {
  return typeof seat === 'string' ? { kind: 'error', sentence: seat } : { kind: 'lobbySeated', ...seat };
}
