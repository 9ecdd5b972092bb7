/** The talk at the table: in the rail, in front of the table, and for screen readers. */
import { type JSX, useEffect, useRef } from 'react';
import { asEntity } from '../model/entities.ts';
import { entityName, playerName } from '../model/lookup.ts';
import { canTalk, heard, mayWrite } from './talk-words.ts';
import type { PlayerId, Saying } from '../model/types.ts';
import { Mark } from '../pieces/mark.tsx';
import { useFacts } from '../regions/facts.ts';
import { Frame } from '../regions/frame.tsx';
import { openDialog } from '../store/play.ts';
import { useMuted } from '../store/muted.ts';
import { useTable } from '../store/table.ts';
import { atTextSize } from '../store/text-size.ts';
import { haveRead, pointAt, say, useTalk } from '../store/talk.ts';
import { Mutes, ReadyWords, SayLine } from './parts.tsx';
import { VotingOut } from './voting-out.tsx';
import { Watchers, WatchName } from './watching.tsx';
import { TALK } from '../words/talk.ts';

/** What is heard here, and whether there is anybody to talk to. */
export function useHeard(): { said: readonly Saying[]; talks: boolean; unread: number } {
  const { snapshot } = useFacts();
  const isPast = useTable((state) => state.replay !== null);
  const all = useTalk((state) => state.said);
  const read = useTalk((state) => state.read);
  const muted = useMuted((state) => state.names);
  const said = heard(all, muted);
  const unread = said.filter(({ number, seat }) => number > read && seat !== snapshot.seat).length;
  return { said, talks: !isPast && canTalk(snapshot, all), unread };
}

function Line({ saying: { seat, name, text } }: { saying: Saying }): JSX.Element {
  const { view } = useFacts();
  return (
    <li>
      {seat === null ? <span className="dot" /> : <Mark view={view} player={seat as PlayerId} small />}
      <span className="words">
        <b>{name}</b> {text}
      </span>
    </li>
  );
}

function Lines({ said }: { said: readonly Saying[] }): JSX.Element {
  const end = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const lines = end.current;
    if (lines === null) return;
    lines.scrollTop = lines.scrollHeight;
    if (lines.getClientRects().length > 0) haveRead(); // The rail may have no room for them.
  }, [said]);
  return (
    <ul className="said" ref={end} tabIndex={0} aria-label={TALK.said}>
      {said.length === 0 ? <li className="quiet">{TALK.silence}</li> : null}
      {said.map((saying) => (
        <Line key={saying.number} saying={saying} />
      ))}
    </ul>
  );
}

/** What somebody may say: a line of their own, or ready words, or nothing. */
function Speaking({ few }: { few?: boolean }): JSX.Element {
  const { snapshot } = useFacts();
  const guests = useTalk((state) => state.guests);
  const refusal = useTalk((state) => state.refusal);
  const may = mayWrite(snapshot.seat, guests);
  if (may === 'nothing') return <p className="quiet">{TALK.guestsAreSilent}</p>;
  const speak = (text: string): void => void say(text);
  return (
    <>
      {refusal === null ? null : <p role="alert">{refusal}</p>}
      <ReadyWords say={speak} few={few === true} />
      {may === 'anything' ? <SayLine say={speak} /> : null}
    </>
  );
}

/** Everything about the talk: what was said, ready words, players to point at, whom not to hear. */
function WholeTalk(): JSX.Element {
  const { view, snapshot } = useFacts();
  const { said } = useHeard();
  const all = useTalk((state) => state.said);
  const guests = useTalk((state) => state.guests);
  const speakers = new Set(all.filter(({ seat }) => seat === null || seat !== snapshot.seat).map(({ name }) => name));
  const point = (player: PlayerId): void => {
    openDialog(null);
    void pointAt(asEntity(player));
  };
  return (
    <div className="whole-talk">
      <Watchers />
      <Lines said={said} />
      <Speaking />
      <WatchName />
      {mayWrite(snapshot.seat, guests) === 'nothing' ? null : (
        <div className="pointing" role="group" aria-label={TALK.pointAtPlayer}>
          <span>{TALK.pointAt}</span>
          {view.players.map(({ id }) => (
            <button key={id} type="button" className="button small" onClick={() => point(id)}>
              {playerName(view, id)}
            </button>
          ))}
        </div>
      )}
      <p className="quiet">
        {TALK.pointAtCard[0]} <kbd>P</kbd>
        {TALK.pointAtCard[1]}
      </p>
      <Mutes speakers={[...speakers]} />
      <VotingOut />
    </div>
  );
}

/** The talk in front of the table. */
export function TalkDialog(): JSX.Element {
  return (
    <Frame title={TALK.name} narrow>
      <WholeTalk />
    </Frame>
  );
}

/** The talk above the log, on a phone, where both are one sheet. */
export function TalkAndLog(): JSX.Element | null {
  const { talks } = useHeard();
  return talks && matchMedia(atTextSize('(max-width: 600px)')).matches ? <WholeTalk /> : null;
}

/** Opens the talk where the rail has no room for it; with how much is new. */
export function TalkTool(): JSX.Element | null {
  const { talks, unread } = useHeard();
  if (!talks) return null;
  return (
    <button
      type="button"
      className="tool talk-tool not-on-phone"
      title={TALK.name}
      onClick={() => openDialog({ kind: 'talk' })}
    >
      {TALK.name} <Unread count={unread} />
    </button>
  );
}

/** How many things were said that were not seen. */
export function Unread({ count }: { count: number }): JSX.Element | null {
  if (count === 0) return null;
  return (
    <span className="unread">
      {count}
      <span className="unseen"> {TALK.fresh}</span>
    </span>
  );
}

/** The talk in the rail. */
export function TalkPanel(): JSX.Element | null {
  const { said, talks } = useHeard();
  if (!talks) return null;
  return (
    <section className="panel talk" aria-label={TALK.name} data-region="talk">
      <h2>
        {TALK.name}
        <button type="button" className="tool" onClick={() => openDialog({ kind: 'talk' })}>
          {TALK.all}
        </button>
      </h2>
      <Watchers />
      <Lines said={said} />
      <Speaking few />
    </section>
  );
}

/** What is said and pointed at, for screen readers; whoever comes hears the last words. */
export function TalkRegion(): JSX.Element {
  const { view, objects } = useFacts();
  const { said } = useHeard();
  const looks = useTalk((state) => state.looks);
  const muted = useMuted((state) => state.names);
  return (
    <div className="unseen" role="log" aria-label={TALK.told} aria-live="polite">
      {said.slice(-3).map(({ number, name, text }) => (
        <p key={`said ${number}`}>{TALK.says(name, text)}</p>
      ))}
      {heard(looks, muted).map(({ number, name, entity }) => (
        <p key={`look ${number}`}>{TALK.pointsAt(name, entityName(view, objects, entity))}</p>
      ))}
    </div>
  );
}
