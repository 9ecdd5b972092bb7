/** The table at which a game was laid, looked at after its end: whether somebody wants to play on there. One looks as a guest, so nobody seems to be back who is not. */
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { send } from '../connection/socket.ts';
import type { LobbySnapshot } from '../model/types.ts';

interface LaidAgain {
  readonly lobby: string | null;
  readonly snapshot: LobbySnapshot | null;
}

const NONE: LaidAgain = { lobby: null, snapshot: null };

/** What is known of it. */
export const useLaidAgain: UseBoundStore<StoreApi<LaidAgain>> = create<LaidAgain>(() => NONE);

/** A picture of a table: of this one, or of another. */
export function hearLaidAgain(snapshot: LobbySnapshot): void {
  if (useLaidAgain.getState().lobby === snapshot.lobby) useLaidAgain.setState({ snapshot });
}

/** Looks at the table, again after a lost connection. */
export function lookAtTable(lobby: string | null = useLaidAgain.getState().lobby): void {
  if (lobby === null) return;
  useLaidAgain.setState({ lobby });
  void send({ kind: 'joinLobby', lobby, key: null });
}

/** Looks no more. */
export function lookAway(): void {
  const { lobby } = useLaidAgain.getState();
  useLaidAgain.setState(NONE);
  if (lobby !== null) void send({ kind: 'leaveLobby', lobby });
}
