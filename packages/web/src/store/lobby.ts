/** The open lobby: the last picture, and everything that somebody at it does. */
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { forgetSeats, rememberSeats, seatsOf } from '../connection/seat-tokens.ts';
import { send } from '../connection/socket.ts';
import type { ClientMessage, LobbyMessage, LobbySnapshot } from '../model/types.ts';

/** The state of the lobby's page. */
export interface LobbyState {
  readonly lobby: string | null;
  readonly snapshot: LobbySnapshot | null;
  readonly notice: string | null;
}

const CLOSED: LobbyState = { lobby: null, snapshot: null, notice: null };

/** The store of the open lobby. */
export const useLobby: UseBoundStore<StoreApi<LobbyState>> = create<LobbyState>(() => CLOSED);

/** A picture from the server replaces the last one. */
export function receiveLobby(snapshot: LobbySnapshot): void {
  const { lobby, snapshot: before } = useLobby.getState();
  if (lobby !== snapshot.lobby || (before !== null && snapshot.sequence < before.sequence)) return;
  const own = seatsOf(lobby);
  const begun = snapshot.game ?? snapshot.draft;
  if (begun !== null && snapshot.seat !== null) rememberSeats(begun, own);
  // Whoever was sent away is a guest again; pictures from before one had sat down say nothing of that.
  if (snapshot.seat === null && before !== null && before.seat !== null) forgetSeats(lobby);
  useLobby.setState({ snapshot });
}

/** Joins the open lobby, again after a lost connection: whatever picture comes next is newer. */
export async function joinLobby(): Promise<void> {
  const { lobby, snapshot } = useLobby.getState();
  if (lobby === null) return;
  if (snapshot !== null) useLobby.setState({ snapshot: { ...snapshot, sequence: 0 } });
  const key = seatsOf(lobby)[0]?.token ?? null;
  const reply = await send({ kind: 'joinLobby', lobby, key });
  if (reply.kind !== 'error') return;
  if (reply.isGivenUp === true) {
    forgetSeats(lobby);
    await joinLobby();
  }
  useLobby.setState({ notice: reply.sentence });
}

/** Opens a lobby's page. */
export function openLobby(lobby: string): void {
  useLobby.setState({ ...CLOSED, lobby });
  void joinLobby();
}

/** Leaves the page; the seat stays. */
export function closeLobby(): void {
  const { lobby } = useLobby.getState();
  if (lobby !== null) void send({ kind: 'leaveLobby', lobby });
  useLobby.setState(CLOSED);
}

/** Lays a table: its address, or why there is none. */
export async function layTable(
  format: string,
  seats: number,
  name: string,
): Promise<{ kind: 'laid'; address: string } | { kind: 'refused'; because: string }> {
  const reply = await send({ kind: 'openLobby', format, seats, name });
  if (reply.kind !== 'lobbySeated')
    return { kind: 'refused', because: reply.kind === 'error' ? reply.sentence : 'The server gave no table.' };
  rememberSeats(reply.lobby, [{ seat: reply.seat, name, token: reply.key }]);
  return { kind: 'laid', address: `/lobby/${reply.lobby}` };
}

/** Lays the table of a game that is over again, and comes to it; a sentence says why not. Without a seat one looks on. */
export async function layAgain(lobby: string, game: string): Promise<string | null> {
  const own = seatsOf(lobby)[0] ?? seatsOf(game)[0];
  if (own === undefined) return null;
  rememberSeats(lobby, [own]);
  for (const message of [
    { kind: 'joinLobby', lobby, key: own.token },
    { kind: 'lobbyAgain', lobby, game },
  ] as const) {
    const reply = await send(message);
    if (reply.kind === 'error') return reply.sentence;
  }
  return null;
}

/** Takes a free seat. */
export async function sitDown(name: string): Promise<void> {
  const { lobby } = useLobby.getState();
  if (lobby === null) return;
  const reply = await send({ kind: 'lobbySit', lobby, name });
  if (reply.kind === 'lobbySeated') {
    rememberSeats(lobby, [{ seat: reply.seat, name, token: reply.key }]);
    useLobby.setState({ notice: null });
    await joinLobby();
  } else if (reply.kind === 'error') useLobby.setState({ notice: reply.sentence });
}

/** Says something to the server about the open lobby. */
export async function tellLobby(make: (lobby: string) => LobbyMessage & ClientMessage): Promise<void> {
  const { lobby } = useLobby.getState();
  if (lobby === null) return;
  const reply = await send(make(lobby));
  useLobby.setState({ notice: reply.kind === 'error' ? reply.sentence : null });
}
