/** Which seats of which games belong to this browser: kept in local storage, so that a reload goes on. */

/** One seat that this browser may sit in. */
export interface SeatToken {
  readonly seat: number;
  readonly name: string;
  readonly token: string;
}

const KEY = 'kitchen-table.seats';

function readAll(): Record<string, SeatToken[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, SeatToken[]>;
  } catch {
    return {};
  }
}

/** The seats of a game, own seat first. */
export function seatsOf(game: string): readonly SeatToken[] {
  return readAll()[game] ?? [];
}

/** Remembers the seats of a game. */
export function rememberSeats(game: string, seats: readonly SeatToken[]): void {
  localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [game]: seats }));
}

/** Forgets the seats of a game or lobby that opens them no more. */
export function forgetSeats(game: string): void {
  const { [game]: _, ...others } = readAll();
  localStorage.setItem(KEY, JSON.stringify(others));
}

/** Forgets the key of a game that opens no seat any more, wherever it is kept: a draft and its games have one key, as a lobby and its game. */
export function forgetKeyOf(game: string): void {
  const all = readAll();
  const lost = new Set((all[game] ?? []).map(({ token }) => token));
  const kept = Object.entries(all)
    .map(([id, seats]) => [id, seats.filter(({ token }) => !lost.has(token))] as const)
    .filter(([, seats]) => seats.length > 0);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}

/** The token with which to join: from an invitation link (`#seat=...`), else from storage; null to watch. */
export function tokenFor(game: string): string | null {
  const invited = /^#seat=([A-Za-z0-9_-]+)$/.exec(location.hash)?.[1];
  if (invited !== undefined) {
    rememberSeats(game, [{ seat: -1, name: 'You', token: invited }]);
    history.replaceState(null, '', location.pathname);
  }
  return seatsOf(game)[0]?.token ?? null;
}

/** The own seat of each game, the games remembered last: so many the server looks at. */
export function ownKeys(): readonly { game: string; token: string }[] {
  return Object.entries(readAll())
    .flatMap(([game, [own]]) => (own === undefined ? [] : [{ game, token: own.token }]))
    .slice(-MOST_KEYS);
}

const MOST_KEYS = 200;
