/** Voting somebody out of their seat: asked for in the talk, where it is also said how the vote stands. */
import type { JSX } from 'react';
import { playerName } from '../model/lookup.ts';
import type { PlayerId } from '../model/types.ts';
import { useFacts } from '../regions/facts.ts';
import { openDialog, voteOut } from '../store/play.ts';

/** The people about whom a vote can be begun, or the vote that is open; nothing at a table of two. */
export function VotingOut(): JSX.Element | null {
  const { snapshot, view } = useFacts();
  const { vote, mayVoteOut, seat: own } = snapshot;
  const name = (seat: number): string => playerName(view, seat as PlayerId);
  if (vote !== null) {
    const open = vote.open.map(name).join(' and ');
    return (
      <div className="pointing" role="group" aria-label="The open vote">
        <span>
          {name(vote.by)} {vote.by === own ? 'ask' : 'asks'} that a bot takes the seat of {name(vote.seat)}. It waits
          for {open}.
        </span>
        {vote.by !== own ? null : (
          <button type="button" className="button small" onClick={() => voteOut(vote.seat, false)}>
            Withdraw it
          </button>
        )}
      </div>
    );
  }
  if (mayVoteOut.length === 0) return null;
  return (
    <details className="voting-out">
      <summary>Vote somebody out</summary>
      <p className="quiet">
        A bot takes the seat for good, if everybody else agrees. One no is enough, and you can ask only once.
      </p>
      <div className="pointing" role="group" aria-label="Vote somebody out">
        {mayVoteOut.map((seat) => (
          <button
            key={seat}
            type="button"
            className="button small"
            onClick={() => {
              openDialog(null);
              voteOut(seat, true);
            }}
          >
            Ask to vote {name(seat)} out
          </button>
        ))}
      </div>
    </details>
  );
}
