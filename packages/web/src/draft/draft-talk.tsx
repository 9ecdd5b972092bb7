/** The talk of those who draft: behind a button, so that the pack keeps its room. */
import { type JSX, useEffect, useRef, useState } from 'react';
import type { DraftSnapshot } from '../model/types.ts';
import { sayAtDraft } from '../store/draft.ts';
import { useMuted } from '../store/muted.ts';
import { haveRead, useTalk } from '../store/talk.ts';
import { Mutes, ReadyWords, SayLine } from '../talk/parts.tsx';
import { heard } from '../talk/talk-words.ts';
import { TALK } from '../words/talk.ts';

function Lines(): JSX.Element {
  const said = heard(
    useTalk((state) => state.said),
    useMuted((state) => state.names),
  );
  const end = useRef<HTMLUListElement>(null);
  const last = said.at(-1)?.number ?? 0;
  useEffect(() => {
    if (end.current !== null) end.current.scrollTop = end.current.scrollHeight;
    if (last > 0) haveRead();
  }, [last]);
  return (
    <ul className="said" ref={end} tabIndex={0} aria-label={TALK.said}>
      {said.length === 0 ? <li className="quiet">{TALK.silence}</li> : null}
      {said.map(({ number, name, text }) => (
        <li key={number}>
          <span className="dot" />
          <span className="words">
            <b>{name}</b> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Where another person drafts, or something was said: the button, and what it opens. */
export function DraftTalk({ snapshot }: { snapshot: DraftSnapshot }): JSX.Element | null {
  const { seat, seats } = snapshot;
  const [isOpen, setOpen] = useState(false);
  const all = useTalk((state) => state.said);
  const read = useTalk((state) => state.read);
  const muted = useMuted((state) => state.names);
  if (all.length === 0 && seats.filter(({ bot }) => !bot).length < 2) return null;
  const own = seat === null ? undefined : seats[seat]?.name;
  const audible = heard(all, muted);
  const fresh = audible.filter(({ number, seat: by }) => number > read && (by === null || by !== seat)).length;
  const speakers = [...new Set(all.flatMap(({ name, seat: by }) => (by === null || name === own ? [] : [name])))];
  return (
    // The keys of the pack are not those of the talk.
    <div className="draft-talk" onKeyDown={(event) => event.stopPropagation()}>
      <button type="button" className="tool" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {TALK.name}
        {fresh > 0 && !isOpen ? ` · ${fresh} ${TALK.fresh}` : ''}
      </button>
      <div className="unseen" role="log" aria-label={TALK.told} aria-live="polite">
        {audible.slice(-3).map(({ number, name, text }) => (
          <p key={number}>{TALK.says(name, text)}</p>
        ))}
      </div>
      {isOpen ? (
        <section className="panel talk" aria-label={TALK.name}>
          <Lines />
          {seat === null ? (
            <p className="quiet">{TALK.guestsAreSilent}</p>
          ) : (
            <>
              <ReadyWords say={sayAtDraft} few />
              <SayLine say={sayAtDraft} />
              <Mutes speakers={speakers} />
            </>
          )}
        </section>
      ) : null}
    </div>
  );
}
