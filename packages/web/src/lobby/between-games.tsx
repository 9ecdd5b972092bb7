/** A table between two games: how the match stands, who begins, and the cards of the sideboard. CR 100.4, 103.1. */
import { type JSX, useEffect, useRef } from 'react';
import { beginsWords, scoreWords } from './match-words.ts';
import type { LobbyMatch, LobbySnapshot, Sideboarding } from '../model/types.ts';
import { tellLobby } from '../store/lobby.ts';

/** How the match stands; whoever lost says who begins. */
export function MatchStands({ snapshot, match }: { snapshot: LobbySnapshot; match: LobbyMatch }): JSX.Element {
  const { seat, seats, options } = snapshot;
  const names = seats.map(({ name }) => name);
  const { begins } = match;
  return (
    <section className="box match-stands" aria-label="The match">
      <h2>{scoreWords(match, options.bestOf, names)}</h2>
      <p>{beginsWords(match, names, seat)}</p>
      {begins === null || begins.chooser !== seat ? null : (
        <select
          aria-label="Who begins"
          value={begins.seat}
          onChange={({ target }) =>
            void tellLobby((lobby) => ({ kind: 'lobbyBegins', lobby, seat: Number(target.value) }))
          }
        >
          {names.map((name, at) => (
            <option key={name} value={at}>
              {at === seat ? 'You begin' : `${name} begins`}
            </option>
          ))}
        </select>
      )}
    </section>
  );
}

type Part = 'main' | 'sideboard';
const PARTS = { main: 'Main deck', sideboard: 'Sideboard' } as const;
const MOVES = { main: 'In', sideboard: 'Out' } as const;
const OTHER = { main: 'sideboard', sideboard: 'main' } as const;

function PartOf({ part, lines, move }: { part: Part; lines: Sideboarding[Part]; move: Move }): JSX.Element {
  const to = OTHER[part];
  return (
    <section aria-label={PARTS[part]}>
      <h3>
        {PARTS[part]} <small>{lines.reduce((sum, { count }) => sum + count, 0)}</small>
      </h3>
      <ul>
        {lines.map(({ name, count }) => (
          <li key={name}>
            <span>
              {count} {name}
            </span>
            <button
              type="button"
              className="button small"
              data-card={name}
              aria-label={`${MOVES[to]}: one ${name} into the ${PARTS[to].toLowerCase()}`}
              onClick={() => move(name, to)}
            >
              {MOVES[to]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Move = (card: string, to: Part) => void;

/** The main deck and the sideboard; a click moves a card from one to the other. */
export function SideboardMoves({ parts }: { parts: Sideboarding }): JSX.Element {
  const box = useRef<HTMLElement>(null);
  const moved = useRef<string | null>(null);
  useEffect(() => {
    // The last copy of a card takes its button along: the focus follows it.
    const here = document.activeElement;
    const isLost = here === null || here === document.body || here.tagName === 'MAIN';
    if (moved.current !== null && isLost)
      box.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(moved.current)}"]`)?.focus();
  }, [parts]);
  const move: Move = (card, to) => {
    moved.current = card;
    void tellLobby((lobby) => ({ kind: 'lobbyMove', lobby, card, to }));
  };
  return (
    <section className="box sideboarding" aria-label="Your sideboard" ref={box}>
      <h2>Your sideboard</h2>
      <p className="quiet">Move cards as you like before you say that you are ready.</p>
      {parts.troubles.map((words) => (
        <p key={words} role="alert">
          {words}
        </p>
      ))}
      <div className="both-parts">
        {(['main', 'sideboard'] as const).map((part) => (
          <PartOf key={part} part={part} lines={parts[part]} move={move} />
        ))}
      </div>
    </section>
  );
}
