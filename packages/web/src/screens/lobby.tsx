/** A table that is being laid: the invitation, the seats, one's deck, the chat, and who is waited for. */
import { type FormEvent, type JSX, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { LobbyChat } from '../lobby/chat.tsx';
import { MatchStands, SideboardMoves } from '../lobby/between-games.tsx';
import { Invitation } from '../lobby/invitation.tsx';
import { DraftOptions, LobbyOptions } from '../lobby/options.tsx';
import { LobbyDeck } from '../lobby/own-deck.tsx';
import { LobbySeats } from '../lobby/seats.tsx';
import { beginsWithPacks, formatName, playingOf } from '../model/formats.ts';
import { waitingWords } from '../model/lobby-words.ts';
import type { LobbySnapshot } from '../model/types.ts';
import { closeLobby, openLobby, sitDown, tellLobby, useLobby } from '../store/lobby.ts';
import { openConnection } from '../store/play.ts';
import { useTable } from '../store/table.ts';
import { PageTop } from '../start/page-top.tsx';

/** A guest's only question: the name. */
function SitDown({ snapshot }: { snapshot: LobbySnapshot }): JSX.Element {
  const [name, setName] = useState('');
  const sit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') void sitDown(name);
  };
  const full = snapshot.seats.every(({ kind }) => kind !== 'free');
  return (
    <section className="box" aria-label="Sit down">
      <h2>
        {snapshot.seats[snapshot.host]?.name} asks you to a {formatName(snapshot.format)} table
      </h2>
      {full ? (
        <p>Every seat is taken; you look on.</p>
      ) : (
        <form className="sit-down" onSubmit={sit}>
          <input
            type="text"
            aria-label="Your name"
            placeholder="Your name"
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <button type="submit" className="button main" disabled={name.trim() === ''}>
            Sit down
          </button>
        </form>
      )}
    </section>
  );
}

/** Who is waited for, one's own word, and the host's button. */
function Ready({ snapshot }: { snapshot: LobbySnapshot }): JSX.Element {
  const { seat, seats } = snapshot;
  const own = seat === null ? undefined : seats[seat];
  const waiting = waitingWords(snapshot);
  const packs = beginsWithPacks(playingOf(snapshot.format));
  const canBeReady = own !== undefined && (packs || (own.cards !== null && own.troubles === 0));
  return (
    <section className="box lobby-ready" aria-label="Ready">
      <p aria-live="polite">
        <b>
          {seats.filter(({ ready }) => ready).length} of {seats.length} are ready.
        </b>{' '}
        {waiting}
      </p>
      {own === undefined ? null : (
        <button
          type="button"
          className={own.ready ? 'button' : 'button main'}
          disabled={!own.ready && !canBeReady}
          onClick={() => void tellLobby((lobby) => ({ kind: 'lobbyReady', lobby, ready: !own.ready }))}
        >
          {own.ready ? 'I am not ready after all' : 'I am ready'}
        </button>
      )}
      {seat !== snapshot.host ? null : (
        <button
          type="button"
          className="button main"
          disabled={waiting !== ''}
          onClick={() => void tellLobby((lobby) => ({ kind: 'lobbyDeal', lobby }))}
        >
          {packs ? 'Open the packs' : 'Deal the cards'}
        </button>
      )}
    </section>
  );
}

function Laid({ snapshot }: { snapshot: LobbySnapshot }): JSX.Element {
  const { lobby, seat, match, sideboarding } = snapshot;
  const isUnderWay = match !== null && !match.over;
  const full = snapshot.seats.every(({ kind }) => kind !== 'free');
  const packs = beginsWithPacks(playingOf(snapshot.format));
  return (
    <>
      <div className="laid">
        <h1>{snapshot.seats[snapshot.host]?.name}’s table</h1>
        <p className="lede">{formatName(snapshot.format)}</p>
        <div className="start">
          <div className="column">
            {match === null ? null : <MatchStands snapshot={snapshot} match={match} />}
            {seat === null ? <SitDown snapshot={snapshot} /> : null}
            {seat === null || packs || isUnderWay ? null : <LobbyDeck snapshot={snapshot} />}
            {sideboarding === null ? null : <SideboardMoves parts={sideboarding} />}
            {match !== null && full ? null : (
              <Invitation path={`/lobby/${lobby}`} watching={snapshot.options.watching} />
            )}
          </div>
          <div className="column">
            <LobbySeats snapshot={snapshot} />
            {packs ? <DraftOptions snapshot={snapshot} /> : <LobbyOptions snapshot={snapshot} />}
            <LobbyChat snapshot={snapshot} />
          </div>
        </div>
      </div>
      <Ready snapshot={snapshot} />
    </>
  );
}

/** The screen at /lobby/:id; once the cards are dealt it leads to the game. */
export function LobbyScreen({ lobby }: { lobby: string }): JSX.Element {
  const [, navigate] = useLocation();
  const { snapshot, notice } = useLobby();
  const lost = useTable((state) => state.status === 'lost');
  const told = useTable((state) => state.notice);
  useEffect(() => {
    openConnection();
    openLobby(lobby);
    return closeLobby;
  }, [lobby]);
  const { game = null, draft = null } = snapshot ?? {};
  useEffect(() => {
    if (game !== null) navigate(`/game/${game}`, { replace: true });
    else if (draft !== null) navigate(`/draft/${draft}`, { replace: true });
  }, [game, draft, navigate]);
  const words = told ?? (lost ? 'The connection is lost; trying again. Your seat is kept on the server.' : notice);
  return (
    <main className="page lobby">
      <PageTop />
      {snapshot === null ? <h1>Finding the table</h1> : <Laid snapshot={snapshot} />}
      {words === null ? null : (
        <div className="notice" role="alert">
          <span>{words}</span>
        </div>
      )}
    </main>
  );
}
