/** Games of this browser that go on. */
import type { JSX } from 'react';
import { Link } from 'wouter';
import { seatsOf } from '../connection/seat-tokens.ts';
import { formatName } from '../model/formats.ts';
import type { GameSummary } from '../model/types.ts';

/** So many are shown. */
const MOST = 6;

/** The games to go on with; nothing when there are none. */
export function Games({ games }: { games: readonly GameSummary[] }): JSX.Element | null {
  const mine = games.filter((game) => seatsOf(game.game).length > 0 && !game.over);
  if (mine.length === 0) return null;
  return (
    <section className="go-on" aria-label="Go on where you left off">
      <h2>Go on where you left off</h2>
      <div className="games">
        {mine.slice(0, MOST).map((game) => (
          <Link key={game.game} href={`/game/${game.game}`}>
            <b>
              {formatName(game.format)}, turn {game.turn}
            </b>
            <span>{game.seats.map((seat) => seat.name).join(', ')}</span>
          </Link>
        ))}
      </div>
    </section>
  );
}
