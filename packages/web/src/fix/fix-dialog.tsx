/** "Fix the board": what somebody proposes to change by hand, and how it stands with the others. */
import { type FormEvent, type JSX, useEffect, useRef, useState } from 'react';
import { objectName, playerName } from '../model/lookup.ts';
import type { FixView, ObjectView, PlayerId } from '../model/types.ts';
import { useFacts } from '../regions/facts.ts';
import { Frame } from '../regions/frame.tsx';
import { proposeFix, sayFix } from '../store/fixes.ts';
import { openDialog } from '../store/play.ts';
import { useTable } from '../store/table.ts';
import { type Draft, draftOf, fixOf, KINDS, type Kind, kindsFor } from './fix-draft.ts';
import { FixFields } from './fix-fields.tsx';
import { TimeForAnswers } from './time-for-answers.tsx';
import { FIX } from '../words/fix.ts';

/** The dialog: of an object, or (null) of players, that one first. What is filled in stays until it is proposed. */
export function FixDialog({ object, player }: { object: ObjectView | null; player: PlayerId | null }): JSX.Element {
  const { snapshot, objects, view } = useFacts();
  const now = object === null ? null : (objects.get(object.id) ?? object);
  const isOnBattlefield = object !== null && view.battlefield.some(({ id }) => id === object.id);
  const kinds = kindsFor(now, isOnBattlefield);
  const [draft, setDraft] = useState<Draft>(() =>
    draftOf(kinds[0] ?? 'life', player ?? object?.controller ?? snapshot.seat ?? 0, object?.note ?? ''),
  );
  const name = now === null ? (player === null ? null : playerName(view, player)) : objectName(now);
  return (
    <Frame title={name === null ? FIX.title : FIX.titleOf(name)} narrow>
      {snapshot.fix === null ? (
        <Proposing
          object={now}
          isThere={object === null || objects.has(object.id)}
          kinds={kinds}
          draft={draft}
          change={(to) => setDraft((before) => ({ ...before, ...to }))}
        />
      ) : (
        <Standing fix={snapshot.fix} />
      )}
    </Frame>
  );
}

function Standing({ fix }: { fix: FixView }): JSX.Element {
  const { view, snapshot } = useFacts();
  const name = (seat: number): string => playerName(view, seat as PlayerId);
  const isOwn = fix.by === snapshot.seat;
  return (
    <>
      <p>{isOwn ? FIX.ownProposal : FIX.proposalOf(name(fix.by))}</p>
      <p>
        <b>{FIX.now}</b> {fix.now} <b>{FIX.then}</b> {fix.then}
      </p>
      <p className="quiet">
        {fix.open.length === 0 ? FIX.agreed : FIX.waitsFor(fix.open.map(name))} <TimeForAnswers fix={fix} />
      </p>
      {isOwn ? (
        <div className="buttons">
          <button type="button" className="button" onClick={() => sayFix(fix.number, false)}>
            {FIX.withdraw}
          </button>
        </div>
      ) : null}
    </>
  );
}

interface ProposingProps {
  object: ObjectView | null;
  /** Whether the object is still where it can be changed. */
  isThere: boolean;
  kinds: readonly Kind[];
  draft: Draft;
  change: (to: Partial<Draft>) => void;
}

function Proposing({ object, isThere, kinds, draft, change }: ProposingProps): JSX.Element {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const opened = useRef(useTable.getState().dialog);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  // What was to be tapped may be tapped by now: then another change is proposed.
  const kind = kinds.includes(draft.kind) ? draft.kind : (kinds[0] ?? 'life');
  const shown = { ...draft, kind };
  const fix = fixOf(shown, object);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (fix === null || sending) return;
    setSending(true);
    setRefusal(null);
    const wrong = await proposeFix(fix);
    if (wrong === null) {
      if (useTable.getState().dialog === opened.current) openDialog(null);
    } else if (isOpen.current) {
      setSending(false);
      setRefusal(wrong);
    }
  };
  const said = isThere ? refusal : FIX.gone;
  return (
    <form className="fixing" onSubmit={(event) => void submit(event)}>
      <p className="quiet">{FIX.agreement}</p>
      <label className="setting">
        {FIX.what}
        <select
          data-first
          value={kind}
          onChange={(event) => {
            setRefusal(null);
            change({ kind: event.target.value as Kind });
          }}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {KINDS[one]}
            </option>
          ))}
        </select>
      </label>
      <FixFields draft={shown} change={change} />
      <p className="wrong" aria-live="assertive">
        {said}
      </p>
      <div className="buttons">
        <button type="submit" className="button" disabled={fix === null || !isThere} aria-busy={sending}>
          {FIX.propose}
        </button>
      </div>
    </form>
  );
}
