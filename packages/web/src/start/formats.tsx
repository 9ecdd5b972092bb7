/** What is played: a format, what is added to it, its options. CR 800.2. */
import { type JSX, useState } from 'react';
import {
  ADDITIONS,
  type FormatChoice,
  FORMATS,
  formatName,
  formatText,
  optionsFor,
  type Playing,
  whyNotAdded,
} from '../model/formats.ts';
import { type NewGameForm, withPlaying } from '../model/new-game.ts';
import type { DeckSummary, FormatSummary } from '../model/types.ts';
import { Icon } from '../pieces/icons.tsx';

/** What the parts of the start page share. */
export interface FormProps {
  readonly form: NewGameForm;
  readonly decks: readonly DeckSummary[];
  readonly change: (form: NewGameForm) => void;
  /** Remembers a deck of one's own, and plays it. */
  readonly keep: (deck: Omit<DeckSummary, 'id'>) => void;
  readonly forget: (id: string) => void;
}

/** The formats shown first; the others are behind a click. */
const FIRST: readonly string[] = [
  'commander',
  'two-player',
  'free-for-all',
  'booster-draft',
  'two-headed-giant',
  'brawl',
];

/** The first formats, the chosen one among them. */
function firstOf(chosen: string): readonly FormatChoice[] {
  const shown = FIRST.includes(chosen) ? FIRST : [...FIRST.slice(0, -1), chosen];
  return shown.flatMap((id) => FORMATS.filter((format) => format.id === id));
}

/** What can be opened in the box. */
function Openers({ opened, open }: { opened: Opened; open: (what: Opened) => void }): JSX.Element {
  const more = opened === 'formats';
  const options = opened === 'options';
  return (
    <p className="more">
      <button
        type="button"
        className="button small"
        aria-expanded={more}
        onClick={() => open(more ? 'nothing' : 'formats')}
      >
        <Icon name={more ? 'minus' : 'plus'} /> {more ? 'Fewer games' : `${FORMATS.length - FIRST.length} more games`}
      </button>
      <button
        type="button"
        className="button small"
        aria-expanded={options}
        onClick={() => open(options ? 'nothing' : 'options')}
      >
        <Icon name={options ? 'minus' : 'plus'} /> Add to it, options
      </button>
    </p>
  );
}

type Opened = 'nothing' | 'formats' | 'options';

/** What is played: the formats to begin with, and what is added to them. */
export function Formats(props: FormProps & { formats: readonly FormatSummary[] }): JSX.Element {
  const { form, decks, change } = props;
  const [opened, setOpened] = useState<Opened>('nothing');
  const choose = (base: string): void => change(withPlaying(form, { base, added: [], options: {} }, decks));
  const shown = opened === 'formats' ? FORMATS : firstOf(form.playing.base);
  return (
    <section className="box" aria-label="What are we playing?">
      <div className="box-head">
        <h2>
          <span className="step">1</span> What are we playing?
        </h2>
      </div>
      <div className="options formats" role="radiogroup" aria-label="Format">
        {shown.map((format) => (
          <button
            key={format.id}
            type="button"
            role="radio"
            className="option"
            aria-checked={form.playing.base === format.id}
            onClick={() => choose(format.id)}
          >
            <b>
              {format.name}
              {form.playing.base === format.id ? <Icon name="check" /> : null}
            </b>
            <span>{format.means}</span>
          </button>
        ))}
      </div>
      <Openers opened={opened} open={setOpened} />
      {opened === 'options' ? <Additions {...props} /> : <Added playing={form.playing} />}
    </section>
  );
}

/** What is added, said where the options are closed. */
function Added({ playing }: { playing: Playing }): JSX.Element | null {
  const text = formatText(playing);
  if (text === playing.base) return null;
  return (
    <p className="quiet">
      {formatName(text)}: <code>{text}</code>
    </p>
  );
}

/** Formats to join with the chosen one, and its options. */
function Additions({ form, decks, change, formats }: FormProps & { formats: readonly FormatSummary[] }): JSX.Element {
  const { playing } = form;
  const play = (next: Playing): void => change(withPlaying(form, next, decks));
  const toggle = (id: string): void => {
    const { added } = playing;
    play({ ...playing, added: added.includes(id) ? added.filter((other) => other !== id) : [...added, id] });
  };
  const chips = ADDITIONS.filter(({ id }) => id !== playing.base);
  const possible = chips.filter(({ id }) => whyNotAdded(playing, id, formats) === '');
  const options = optionsFor(playing);
  return (
    <>
      <div className="additions" role="group" aria-label="Add to it">
        {possible.map(({ id, name }) => {
          const on = playing.added.includes(id);
          return (
            <button key={id} type="button" className="addition" aria-pressed={on} onClick={() => toggle(id)}>
              <Icon name={on ? 'check' : 'plus'} /> {name}
            </button>
          );
        })}
      </div>
      {options.length === 0 ? null : (
        <div className="play-options">
          {options.map((option) => (
            <label key={option.id}>
              {option.name}{' '}
              <select
                value={playing.options[option.id] ?? ''}
                onChange={(event) =>
                  play({ ...playing, options: { ...playing.options, [option.id]: event.target.value } })
                }
              >
                {option.choices.map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      )}
      <p className="quiet">
        {formatName(formatText(playing))}: <code>{formatText(playing)}</code>
      </p>
      {possible.length === chips.length ? null : (
        <details className="quiet">
          <summary>Why not the others?</summary>
          <ul>
            {chips
              .filter((chip) => !possible.includes(chip))
              .map(({ id }) => (
                <li key={id}>{whyNotAdded(playing, id, formats)}.</li>
              ))}
          </ul>
        </details>
      )}
    </>
  );
}
