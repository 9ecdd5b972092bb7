/** A deck that is pasted or dropped: how it was understood, everything wrong with it, and what could stand there instead. */
import { type DragEvent, type JSX, useEffect, useState } from 'react';
import { send } from '../connection/socket.ts';
import { rulesOf } from '../model/new-game.ts';
import type { Playing } from '../model/formats.ts';
import type { DeckSummary, DeckTrouble, Reply } from '../model/types.ts';
import { RuleNumber } from '../pieces/mark.tsx';

type Checked = Extract<Reply, { kind: 'deckChecked' }>;
type Change = { readonly from: string; readonly to: string };

/** Milliseconds after the last key. */
const PAUSE = 500;

/** What the server says of a list, once typing pauses; null while it is not known, a sentence when it can't be. */
function useChecked(text: string, playing: Playing): Checked | string | null {
  const [checked, setChecked] = useState<Checked | string | null>(null);
  const format = rulesOf(playing);
  useEffect(() => {
    let wanted = true;
    setChecked(null);
    if (text.trim() === '') return;
    const timer = setTimeout(() => {
      void send({ kind: 'deckCheck', text, format }).then((reply) => {
        if (wanted) setChecked(reply.kind === 'deckChecked' ? reply : reply.kind === 'error' ? reply.sentence : null);
      });
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [text, format]);
  return checked;
}

const HEADINGS: Readonly<Record<DeckTrouble['kind'], string>> = {
  line: 'Write these lines anew',
  name: 'Spell these names, or play without them',
  card: 'These can’t be played here yet: play without them',
  rule: 'Change the deck',
};

function Trouble({
  one,
  mend,
}: {
  one: DeckTrouble;
  mend: ((changes: readonly Change[]) => void) | null;
}): JSX.Element {
  return (
    <li>
      <p>
        {one.line === 0 ? null : <small>Line {one.line}</small>}
        {one.about === '' ? null : <b>{one.about}</b>} {one.kind === 'line' ? null : one.text}{' '}
        {one.rule === '' ? null : <RuleNumber rule={one.rule} />}
      </p>
      {one.kind === 'line' ? <p>A number and a card name are expected, such as “4 Forest”.</p> : null}
      {mend === null || one.instead.length === 0 ? null : (
        <p className="remedies">
          {one.instead.map(({ kind, to }) => (
            <button
              key={kind + to}
              type="button"
              className="button small"
              onClick={() => mend([{ from: one.about, to }])}
            >
              {kind === 'meant' ? to : `Play ${to} instead`}
            </button>
          ))}
        </p>
      )}
    </li>
  );
}

function Troubles({ checked, mend }: { checked: Checked; mend: (changes: readonly Change[]) => void }): JSX.Element {
  // A list with lines that can't be read is not written anew: what they say would be lost.
  const unread = checked.problems.some(({ kind }) => kind === 'line');
  const first = checked.problems.flatMap(({ about, instead: [remedy] }) =>
    remedy === undefined ? [] : [{ from: about, to: remedy.to }],
  );
  return (
    <>
      {(['line', 'name', 'card', 'rule'] as const).map((kind) => {
        const here = checked.problems.filter((one) => one.kind === kind);
        return here.length === 0 ? null : (
          <section key={kind} className="troubles" aria-label={HEADINGS[kind]}>
            <h3>{HEADINGS[kind]}</h3>
            <ul>
              {here.map((one, i) => (
                <Trouble key={i} one={one} mend={unread ? null : mend} />
              ))}
            </ul>
          </section>
        );
      })}
      {unread || first.length < 2 ? null : (
        <button type="button" className="button small" onClick={() => mend(first)}>
          Take the first remedy of each of the {first.length}
        </button>
      )}
    </>
  );
}

function wordsOf({ cards, commanders, problems }: Checked): string {
  const led = commanders.length === 0 ? '' : `, led by ${commanders.join(' and ')}`;
  const state =
    problems.length === 0
      ? 'ready to play'
      : problems.length === 1
        ? 'one thing to look at'
        : `${problems.length} things to look at`;
  return `${cards} cards${led}: ${state}.`;
}

/** What stands in the place of what was written. */
function Changed({ changes }: { changes: readonly Change[] }): JSX.Element | null {
  if (changes.length === 0) return null;
  return (
    <section className="troubles" aria-label="Changed in your list">
      <h3>Changed in your list</h3>
      <ul>
        {changes.map(({ from, to }, i) => (
          <li key={i}>
            {from} → <b>{to}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The list, and what is said of it. */
export function PastedDeck(props: {
  text: string;
  playing: Playing;
  change: (text: string) => void;
  /** Remembers it; absent where decks are not remembered. */
  keep?: (deck: Omit<DeckSummary, 'id'>) => void;
}): JSX.Element {
  const { text, playing, change } = props;
  const checked = useChecked(text, playing);
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const mend = async (more: readonly Change[]): Promise<void> => {
    const reply = await send({
      kind: 'deckCheck',
      text,
      format: rulesOf(playing),
      changes: more.map((one) => ({ ...one })),
    });
    if (reply.kind !== 'deckChecked') {
      setRefusal(reply.kind === 'error' ? reply.sentence : null);
      return;
    }
    setRefusal(null);
    if (reply.text === null) return;
    setChanges([...changes, ...more]);
    change(reply.text);
  };
  const drop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    void file.text().then(write);
  };
  /** Another list: what was changed in the last one is no more. */
  const write = (list: string): void => {
    setChanges([]);
    change(list);
  };
  const problem = refusal ?? (typeof checked === 'string' ? checked : null);
  return (
    <div className="pasted">
      <textarea
        aria-label="Deck list"
        placeholder={'Commander\n1 ...\n\nDeck\n1 ...'}
        value={text}
        onChange={(event) => (event.target.value.trim() === '' ? write('') : change(event.target.value))}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      />
      <p className="quiet" aria-live="polite">
        {text.trim() === ''
          ? 'Arena, Moxfield, Archidekt, MTGO, Forge, XMage or Cockatrice; paste it, or drop its file here.'
          : checked === null
            ? 'Looking it over…'
            : typeof checked === 'string'
              ? ''
              : wordsOf(checked)}
      </p>
      {problem === null ? null : (
        <p className="refusal" role="alert">
          {problem}
        </p>
      )}
      {checked === null || typeof checked === 'string' ? null : (
        <Troubles checked={checked} mend={(more) => void mend(more)} />
      )}
      <Changed changes={changes} />
    </div>
  );
}
