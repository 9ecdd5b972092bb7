/** The key of a seat in a lobby: kept in the browser until the seat is given up. */
import { USUAL_OPTIONS } from '@kitchen-table/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberSeats, seatsOf } from '../src/connection/seat-tokens.ts';
import type { LobbySnapshot } from '../src/model/types.ts';
import { closeLobby, joinLobby, receiveLobby, useLobby } from '../src/store/lobby.ts';

const OWN = { seat: 1, name: 'Ben', token: 'key' };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  useLobby.setState({ lobby: 'table', snapshot: null, notice: null });
  rememberSeats('table', [OWN]);
});
afterEach(() => {
  closeLobby();
  vi.unstubAllGlobals();
});

function picture(sequence: number, seat: number | null): LobbySnapshot {
  return {
    ...{ kind: 'lobby', lobby: 'table', sequence, seat, format: 'two-player', seats: [] },
    options: USUAL_OPTIONS,
    ...{ host: 0, deck: '', chat: [], game: null, draft: null, match: null, sideboarding: null },
  };
}

test('a picture from before one sat down, come late, takes no key away; being sent away does', () => {
  receiveLobby(picture(1, null));
  expect(seatsOf('table')).toEqual([OWN]);
  receiveLobby(picture(2, 1));
  expect(seatsOf('table')).toEqual([OWN]);
  receiveLobby(picture(3, null));
  expect(seatsOf('table')).toEqual([]);
});

test('a server that does not answer takes no key away', async () => {
  await joinLobby();
  expect(useLobby.getState().notice).not.toBeNull();
  expect(seatsOf('table')).toEqual([OWN]);
});
