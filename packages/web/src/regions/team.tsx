/** What a team shares, between its members' boards. CR 805, 810. */
import type { JSX } from 'react';
import { teamName } from '../model/layout.ts';
import type { TeamView } from '../model/types.ts';
import { Icon } from '../pieces/icons.tsx';
import { useFacts } from './facts.ts';

/** Shared life in large, poison, and whose turn it is. */
export function TeamPanel({ team }: { team: TeamView }): JSX.Element {
  const { view, snapshot } = useFacts();
  const deciding = snapshot.waitingFor !== null && team.players.some((player) => player === snapshot.waitingFor);
  return (
    <section className={`team-panel${deciding ? ' priority' : ''}`} aria-label={teamName(view, team)}>
      {team.active && !view.over ? <span className="pill turn">Team turn</span> : null}
      <b className="team-name">{teamName(view, team)}</b>
      {team.life === null ? null : (
        <>
          <span className="life" data-player={team.players[0]}>
            <Icon name="heart" />
            <span className="unseen">Life </span>
            {team.life}
          </span>
          <small>shared life</small>
        </>
      )}
      {team.poison === null ? null : <small>{team.poison} of 15 poison</small>}
    </section>
  );
}
