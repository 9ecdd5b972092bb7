/** A deck that is pasted, dropped or chosen as a file: how it was understood, everything wrong with it, and what could stand there instead. */
import { type JSX, useEffect, useState } from 'react';
import { send } from '../connection/socket.ts';
import type { Playing } from '../model/formats.ts';
import { rulesOf } from '../model/new-game.ts';
import type { ClientMessage, DeckSummary } from '../model/types.ts';
import { useTable } from '../store/table.ts';
import { deckOf } from './kept-deck.ts';
import { dropsFiles, FileButton } from './file.tsx';
import { ImportCards } from './import-cards.tsx';
import { Leaders } from './leaders.tsx';
import { type Change, Changed, type Checked, Troubles } from './remedies.tsx';

/** Milliseconds after the last key. */
const PAUSE = 500;
/** Longer texts are files of other programs: they are written anew as lines. The server takes so much. */
const LONGEST = 40_000;

/** What the server says of a list, once typing pauses, and again when it was away; null while it is not known, a sentence when it can't be. */
function useChecked(text: string, playing: Playing, again: number): Checked | string | null {
  const [checked, setChecked] = useState<Checked | string | null>(null);
  const format = rulesOf(playing);
  const lost = useTable((state) => state.status === 'lost');
  useEffect(() => {
    let wanted = true;
    setChecked(null);
    if (text.trim() === '' || lost) return;
    const timer = setTimeout(() => {
      void send({ kind: 'deckCheck', text, format }).then((reply) => {
        if (wanted) setChecked(reply.kind === 'deckChecked' ? reply : reply.kind === 'error' ? reply.sentence : null);
      });
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps: looked over again when cards have come, or the server is back
  }, [text, format, again, lost]);
  return checked;
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

/** Lines as they are; XML, JSON and columns as lines. */
async function plain(text: string): Promise<string> {
  const isFile = text.length > LONGEST || /^\s*[<{]/.test(text);
  return isFile ? (await import('./tidy-list.ts')).asPlainLines(text) : text;
}

interface Props {
  readonly text: string;
  readonly playing: Playing;
  readonly change: (text: string) => void;
  /** Remembers it; absent where decks are not remembered. */
  readonly keep?: (deck: Omit<DeckSummary, 'id'>) => void;
}

/** The list and what was done to it: cards put in the place of others, another leader. */
function useList({ text, playing, change }: Props): {
  changes: readonly Change[];
  refusal: string | null;
  mend: (more: readonly Change[]) => void;
  lead: (commanders: readonly string[]) => void;
  write: (list: string) => void;
} {
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const anew = async (asked: Partial<Extract<ClientMessage, { kind: 'deckCheck' }>>): Promise<boolean> => {
    const reply = await send({ kind: 'deckCheck', text, format: rulesOf(playing), ...asked });
    setRefusal(reply.kind === 'error' ? reply.sentence : null);
    if (reply.kind !== 'deckChecked' || reply.text === null) return false;
    change(reply.text);
    return true;
  };
  return {
    changes,
    refusal,
    mend: (more) =>
      void anew({ changes: more.map((one) => ({ ...one })) }).then((done) => {
        if (done) setChanges([...changes, ...more]);
      }),
    lead: (commanders) => void anew({ commanders: [...commanders] }),
    // Another list: what was changed in the last one is no more.
    write: (list) => {
      setChanges([]);
      void plain(list).then(change);
    },
  };
}

function Said({ text, checked }: { text: string; checked: Checked | string | null }): JSX.Element {
  return (
    <p className="quiet" aria-live="polite">
      {text.trim() === ''
        ? 'Arena, Moxfield, Archidekt, MTGO, Forge, XMage, Cockatrice, OCTGN, MTGJSON, Tabletop Simulator or columns; paste it, or drop its file here.'
        : checked === null
          ? 'Looking it over…'
          : typeof checked === 'string'
            ? ''
            : wordsOf(checked)}
    </p>
  );
}

/** The list, and what is said of it. */
export function PastedDeck(props: Props): JSX.Element {
  const { text, playing, change, keep } = props;
  const [imports, setImports] = useState(0);
  const checked = useChecked(text, playing, imports);
  const { changes, refusal, mend, lead, write } = useList(props);
  const take = (file: File): void => void file.text().then(write);
  const problem = refusal ?? (typeof checked === 'string' ? checked : null);
  const understood = checked === null || typeof checked === 'string' ? null : checked;
  // Once a name was unknown, more cards may be brought in for as long as there is a list.
  const [unknown, setUnknown] = useState(false);
  const now = text.trim() !== '' && (unknown || understood?.problems.some(({ kind }) => kind === 'name') === true);
  if (now !== unknown) setUnknown(now);
  return (
    <div className="pasted">
      <textarea
        aria-label="Deck list"
        placeholder={'Commander\n1 ...\n\nDeck\n1 ...'}
        value={text}
        onChange={({ target: { value } }) =>
          value.trim() === '' || /^\s*[<{]/.test(value) ? write(value) : change(value)
        }
        {...dropsFiles(take)}
      />
      <Said text={text} checked={checked} />
      {problem === null ? null : (
        <p className="refusal" role="alert">
          {problem}
        </p>
      )}
      {understood === null ? null : <Leaders checked={understood} lead={lead} />}
      <p className="more">
        <FileButton words="Choose a file" take={take} />
        {keep === undefined || understood === null || !understood.legal ? null : (
          <button type="button" className="button small" onClick={() => keep(deckOf(understood, text, playing))}>
            Keep this deck
          </button>
        )}
      </p>
      {understood === null ? null : <Troubles checked={understood} mend={mend} />}
      <Changed changes={changes} />
      {unknown ? <ImportCards done={() => setImports(imports + 1)} /> : null}
    </div>
  );
}
