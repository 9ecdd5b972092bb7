/** A list brought in, written out for another program, and compared with another version. */
import { type JSX, useState } from 'react';
import { dropsFiles, FileButton } from '../decks/file.tsx';
import { difference, type EditedDeck } from './deck-editing.ts';
import type { DeckSummary } from '../model/types.ts';

const FORMATS = ['moxfield', 'arena', 'mtgo', 'mtgo-dek', 'forge', 'cockatrice', 'dec'] as const;

function Import({ deck, take }: { deck: EditedDeck; take: (deck: EditedDeck) => void }): JSX.Element {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (list: string): Promise<void> => {
    const made = (await import('./exchange.ts')).fromList(list, deck);
    if (typeof made === 'string') return setProblem(made);
    setProblem(null);
    setText('');
    take(made);
  };
  const file = (chosen: File): void => void chosen.text().then(read);
  return (
    <div {...dropsFiles(file)}>
      <textarea
        rows={8}
        aria-label="A list to import"
        placeholder={'1 Sol Ring\n30 Forest'}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="more">
        <button type="button" className="button small" disabled={text.trim() === ''} onClick={() => void read(text)}>
          Take this list
        </button>
        <FileButton words="Open a file" take={file} />
      </p>
      {problem === null ? null : (
        <p className="refusal" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function Export({ deck }: { deck: EditedDeck }): JSX.Element {
  const [format, setFormat] = useState<string>('moxfield');
  const [text, setText] = useState('');
  const write = async (as: string): Promise<void> => setText((await import('./exchange.ts')).toFormat(deck, as));
  return (
    <>
      <p className="more">
        <select aria-label="Format of the list" value={format} onChange={(event) => setFormat(event.target.value)}>
          {FORMATS.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
        <button type="button" className="button small" onClick={() => void write(format)}>
          Write it
        </button>
        {text === '' ? null : (
          <button type="button" className="button small" onClick={() => void navigator.clipboard?.writeText(text)}>
            Copy
          </button>
        )}
      </p>
      {text === '' ? null : <textarea rows={10} readOnly aria-label="The exported list" value={text} />}
    </>
  );
}

function Compare({ deck, others }: { deck: EditedDeck; others: readonly DeckSummary[] }): JSX.Element {
  const [other, setOther] = useState<EditedDeck | null>(null);
  const choose = async (id: string): Promise<void> => {
    const found = others.find((one) => one.id === id);
    if (found === undefined) return setOther(null);
    const read = (await import('./exchange.ts')).fromList(found.text, deck);
    setOther(typeof read === 'string' ? null : read);
  };
  const changes = other === null ? [] : difference(other, deck);
  return (
    <>
      <select aria-label="Compare with" defaultValue="" onChange={(event) => void choose(event.target.value)}>
        <option value="">Choose a deck</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {other === null ? null : changes.length === 0 ? (
        <p className="hint">No card differs.</p>
      ) : (
        <ul className="differences" aria-label="Differences">
          {changes.map(({ name, by }) => (
            <li key={name} className={by > 0 ? 'more-of' : 'fewer-of'}>
              <b>{by > 0 ? `+${by}` : `−${-by}`}</b> {name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Below the deck: a list brought in, the list for another program, what differs from another version. */
export function InAndOut(props: {
  deck: EditedDeck;
  others: readonly DeckSummary[];
  take: (deck: EditedDeck) => void;
}): JSX.Element {
  const { deck, others, take } = props;
  return (
    <>
      <details>
        <summary>Import a list</summary>
        <Import deck={deck} take={take} />
      </details>
      <details>
        <summary>Export</summary>
        <Export deck={deck} />
      </details>
      <details>
        <summary>Compare with another version</summary>
        <Compare deck={deck} others={others} />
      </details>
    </>
  );
}
