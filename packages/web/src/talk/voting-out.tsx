/** Voting somebody out of their seat: asked for in the talk, where it is also said how the vote stands. */
import type { JSX } from 'react';
import { playerName } from '../model/lookup.ts';
import type { PlayerId } from '../model/types.ts';
import { useFacts } from '../regions/facts.ts';
import { openDialog, voteOut } from '../store/play.ts';
import { VOTING } from '../words/talk.ts';

/** The people about whom a vote can be begun, or the vote that is open; nothing at a table of two. */
export function VotingOut(): JSX.Element | null {
  const { snapshot, view } = useFacts();
  const { vote, mayVoteOut, seat: own } = snapshot;
  const name = (seat: number): string => playerName(view, seat as PlayerId);
  if (vote !== null) {
    return (
      <div className="pointing" role="group" aria-label={VOTING.open}>
        <span>{VOTING.asks(name(vote.by), vote.by === own, name(vote.seat), vote.open.map(name))}</span>
        {vote.by !== own ? null : (
          <button type="button" className="button small" onClick={() => voteOut(vote.seat, false)}>
            {VOTING.withdraw}
          </button>
        )}
      </div>
    );
  }
  if (mayVoteOut.length === 0) return null;
  return (
    <details className="voting-out">
      <summary>{VOTING.name}</summary>
      <p className="quiet">{VOTING.how}</p>
      <div className="pointing" role="group" aria-label={VOTING.name}>
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
            {VOTING.ask(name(seat))}
          </button>
        ))}
      </div>
    </details>
  );
}
