/** The games after a draft: who meets whom, and who is left. */
import type { JSX } from 'react';
import { Link } from 'wouter';
import type { DraftGame, DraftSnapshot } from '../model/types.ts';

function state({ over, winners }: DraftGame, nameOf: (seat: number) => string): string {
  if (!over) return 'under way';
  return winners.length === 0 ? 'a draw' : `won by ${winners.map(nameOf).join(' and ')}`;
}

/** The screen while games are played, and after. */
export function Games({ snapshot }: { snapshot: DraftSnapshot }): JSX.Element {
  const { games, seat, champions } = snapshot;
  const nameOf = (at: number): string => (at === seat ? 'you' : (snapshot.seats[at]?.name ?? ''));
  const mine = games.filter(({ seats, over }) => seats.includes(seat ?? -1) && !over).at(-1);
  return (
    <div className="games-of-draft">
      <section className="box">
        <h2>{champions.length > 0 ? `The draft is won by ${champions.map(nameOf).join(' and ')}` : 'The games'}</h2>
        <ul className="games">
          {games.map((game) => (
            <li key={game.game}>
              <Link href={`/game/${game.game}`}>
                <b>Round {game.round}</b>
                <span>{game.seats.map(nameOf).join(', ')}</span>
                <small>{state(game, nameOf)}</small>
              </Link>
            </li>
          ))}
        </ul>
        {mine === undefined ? (
          champions.length > 0 ? null : (
            <p className="quiet">You have no game now; the others play on, and the next round comes by itself.</p>
          )
        ) : (
          <Link className="button main wide" href={`/game/${mine.game}`}>
            Sit down
          </Link>
        )}
      </section>
    </div>
  );
}
