/** "Fix the board": what somebody proposes to change by hand, and how it stands with the others. */
import { FIX_MOST, FIX_NOTE_LETTERS, FIX_PLACES, FIX_TOKENS } from '@kitchen-table/protocol';
import { type FormEvent, type JSX, useState } from 'react';
import { objectName, playerName } from '../model/lookup.ts';
import type { Adjustment, FixView, ObjectView, PlayerId } from '../model/types.ts';
import { useFacts } from '../regions/facts.ts';
import { Frame } from '../regions/frame.tsx';
import { openDialog, proposeFix, sayFix } from '../store/play.ts';
import { type Draft, draftOf, fixOf, KINDS, type Kind, kindsFor } from './fix-draft.ts';
import { TokenFields } from './token-fields.tsx';

/** The dialog: of an object, or (null) of players. */
export function FixDialog({ object }: { object: ObjectView | null }): JSX.Element {
  const { snapshot, objects } = useFacts();
  const now = object === null ? null : (objects.get(object.id) ?? object);
  return (
    <Frame title={now === null ? 'Fix the board' : `Fix the board: ${objectName(now)}`} narrow>
      {snapshot.fix === null ? <Proposing object={now} /> : <Standing fix={snapshot.fix} />}
    </Frame>
  );
}

function Standing({ fix }: { fix: FixView }): JSX.Element {
  const { view, snapshot } = useFacts();
  const name = (seat: number): string => playerName(view, seat as PlayerId);
  const isOwn = fix.by === snapshot.seat;
  return (
    <>
      <p>{isOwn ? 'You propose a fix.' : `${name(fix.by)} proposes a fix.`}</p>
      <p>
        <b>Now:</b> {fix.now} <b>Then:</b> {fix.then}
      </p>
      <p className="quiet">
        {fix.open.length === 0
          ? 'All agree; it is done as soon as somebody has priority.'
          : `It waits for ${fix.open.map(name).join(' and ')}.`}
      </p>
      {isOwn ? (
        <div className="buttons">
          <button type="button" className="button" onClick={() => sayFix(fix.number, false)}>
            Withdraw it
          </button>
        </div>
      ) : null}
    </>
  );
}

function Proposing({ object }: { object: ObjectView | null }): JSX.Element {
  const { snapshot, objects, view } = useFacts();
  const isOnBattlefield = object !== null && view.battlefield.some(({ id }) => id === object.id);
  const kinds = kindsFor(object, isOnBattlefield);
  const [draft, setDraft] = useState<Draft>(() =>
    draftOf(kinds[0] ?? 'life', object?.controller ?? snapshot.seat ?? 0, object?.note ?? ''),
  );
  const change = (to: Partial<Draft>): void => setDraft((before) => ({ ...before, ...to }));
  const fix = fixOf(draft, object);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (fix === null) return;
    openDialog(null);
    proposeFix(fix as Adjustment);
  };
  const isThere = object === null || objects.has(object.id);
  return (
    <form className="fixing" onSubmit={submit}>
      <p className="quiet">
        Everybody at the table must agree; bots do. Nothing triggers on it, but state-based actions are checked then.
      </p>
      <label className="setting">
        What to change
        <select data-first value={draft.kind} onChange={(event) => change({ kind: event.target.value as Kind })}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {KINDS[kind]}
            </option>
          ))}
        </select>
      </label>
      <Fields draft={draft} change={change} />
      <div className="buttons">
        <button type="submit" className="button" disabled={fix === null || !isThere}>
          Propose it
        </button>
      </div>
    </form>
  );
}

function Fields({ draft, change }: { draft: Draft; change: (to: Partial<Draft>) => void }): JSX.Element {
  const { kind } = draft;
  const isOfPlayer =
    kind === 'life' || kind === 'player counters' || kind === 'named token' || kind === 'creature token';
  const isNumber = kind === 'life' || kind === 'counters' || kind === 'player counters';
  return (
    <>
      {kind !== 'move' ? null : (
        <label className="setting">
          Move it to
          <select value={draft.to} onChange={(event) => change({ to: event.target.value as Draft['to'] })}>
            {FIX_PLACES.map((place) => (
              <option key={place}>{place}</option>
            ))}
          </select>
        </label>
      )}
      {isOfPlayer || (kind === 'move' && draft.to === 'battlefield') ? (
        <PlayerChoice words={isOfPlayer ? 'Whose' : 'Under whose control'} draft={draft} change={change} />
      ) : null}
      {kind !== 'counters' && kind !== 'player counters' ? null : (
        <label className="setting">
          Kind of counter
          <input
            type="text"
            value={draft.counter}
            maxLength={30}
            onChange={(event) => change({ counter: event.target.value })}
          />
        </label>
      )}
      {!isNumber ? null : (
        <label className="setting">
          By how many (less than 0 takes away)
          <input
            type="number"
            min={-FIX_MOST}
            max={FIX_MOST}
            value={draft.change}
            onChange={(event) => change({ change: event.target.value })}
          />
        </label>
      )}
      {kind !== 'note' ? null : (
        <label className="setting">
          Note
          <input
            type="text"
            value={draft.text}
            maxLength={FIX_NOTE_LETTERS}
            onChange={(event) => change({ text: event.target.value })}
          />
        </label>
      )}
      {kind !== 'named token' ? null : (
        <label className="setting">
          Token
          <select value={draft.named} onChange={(event) => change({ named: event.target.value })}>
            {FIX_TOKENS.map((named) => (
              <option key={named}>{named}</option>
            ))}
          </select>
        </label>
      )}
      {kind === 'creature token' ? <TokenFields draft={draft} change={change} /> : null}
    </>
  );
}

function PlayerChoice({
  words,
  draft,
  change,
}: {
  words: string;
  draft: Draft;
  change: (to: Partial<Draft>) => void;
}): JSX.Element {
  const { view } = useFacts();
  return (
    <label className="setting">
      {words}
      <select value={draft.player} onChange={(event) => change({ player: Number(event.target.value) })}>
        {view.players
          .filter(({ lost }) => !lost)
          .map(({ id }) => (
            <option key={id} value={id}>
              {playerName(view, id)}
            </option>
          ))}
      </select>
    </label>
  );
}
