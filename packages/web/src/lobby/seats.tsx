/** The seats of a lobby: who sits there, with what, ready or not. */
import type { JSX } from 'react';
import { beginsWithPacks, playingOf } from '../model/formats.ts';
import type { LobbySeatView, LobbySnapshot } from '../model/types.ts';
import { Icon } from '../pieces/icons.tsx';
import { tellLobby } from '../store/lobby.ts';

function deckWords({ kind, cards, commanders, troubles }: LobbySeatView, packs: boolean): string {
  if (kind === 'free') return 'waits for a friend';
  if (packs) return 'drafts';
  if (kind === 'bot') return 'plays a starter deck';
  if (cards === null) return 'no deck yet';
  const led = commanders.length === 0 ? '' : `, led by ${commanders.join(' and ')}`;
  const wrong = troubles === 0 ? '' : troubles === 1 ? '; one thing to mend' : `; ${troubles} things to mend`;
  return `${cards} cards${led}${wrong}`;
}

function stateWords({ kind, ready, present, cards }: LobbySeatView, packs: boolean): string {
  if (kind === 'free') return '';
  if (!present) return ready ? 'ready, away' : 'away';
  return ready ? 'ready' : cards === null && !packs ? 'choosing a deck' : 'not ready yet';
}

function SeatRow({ at, one, snapshot }: { at: number; one: LobbySeatView; snapshot: LobbySnapshot }): JSX.Element {
  const host = snapshot.seat === snapshot.host;
  const own = snapshot.seat === at;
  const packs = beginsWithPacks(playingOf(snapshot.format));
  const state = stateWords(one, packs);
  return (
    <li className={`seat-row ${one.kind}`}>
      <span className={`mark mark-${at}`} aria-hidden="true">
        {one.kind === 'free' ? '?' : one.name.slice(0, 1)}
      </span>
      <span>
        <b>
          {one.kind === 'free' ? 'Empty seat' : one.name}
          {own ? ' (you)' : ''}
        </b>{' '}
        {state === '' ? null : <span className={`pill${one.ready ? ' priority' : ''}`}>{state}</span>}
        <small>{deckWords(one, packs)}</small>
      </span>
      {!host || own ? (
        <span />
      ) : (
        <button
          type="button"
          className="button small"
          aria-label={one.kind === 'free' ? `Add a bot in seat ${at + 1}` : `Free the seat of ${one.name}`}
          onClick={() =>
            void tellLobby((lobby) => ({
              kind: 'lobbySeat',
              lobby,
              seat: at,
              to: one.kind === 'free' ? 'bot' : 'free',
            }))
          }
        >
          {one.kind === 'free' ? 'Add a bot' : 'Free the seat'}
        </button>
      )}
    </li>
  );
}

/** All seats, and for the host more or fewer of them. */
export function LobbySeats({ snapshot }: { snapshot: LobbySnapshot }): JSX.Element {
  const count = snapshot.seats.length;
  const seats = (wanted: number): void => void tellLobby((lobby) => ({ kind: 'lobbySeats', lobby, seats: wanted }));
  return (
    <section className="box" aria-label="Seats">
      <h2>
        Seats <small>{count}</small>
      </h2>
      <ul className="seat-rows">
        {snapshot.seats.map((one, at) => (
          <SeatRow key={at} at={at} one={one} snapshot={snapshot} />
        ))}
      </ul>
      {snapshot.seat !== snapshot.host ? null : (
        <p className="quiet seat-buttons">
          {count >= 10 ? null : (
            <button type="button" className="button small" onClick={() => seats(count + 1)}>
              <Icon name="plus" /> Add a seat
            </button>
          )}
          {count <= 2 || snapshot.seats.every(({ kind }) => kind !== 'free') ? null : (
            <button type="button" className="button small" onClick={() => seats(count - 1)}>
              <Icon name="minus" /> Take an empty seat away
            </button>
          )}
        </p>
      )}
    </section>
  );
}
