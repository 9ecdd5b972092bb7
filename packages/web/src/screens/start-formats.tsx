/** What is played: a format, what is added to it, its options. CR 800.2. */
import type { JSX } from 'react';
import {
  ADDITIONS,
  beginsWithPacks,
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
}

const OF_DECKS = FORMATS.filter(({ id }) => !beginsWithPacks({ base: id, added: [], options: {} }));
const OF_PACKS = FORMATS.filter((format) => !OF_DECKS.includes(format));

/** The formats to begin with. */
export function Formats({ form, decks, change }: FormProps): JSX.Element {
  const choose = (base: string): void => change(withPlaying(form, { base, added: [], options: {} }, decks));
  const groups = [
    { label: 'With decks', formats: OF_DECKS },
    { label: 'With packs to open', formats: OF_PACKS },
  ];
  return (
    <section className="box">
      <h2>What are we playing?</h2>
      <div role="radiogroup" aria-label="Format">
        {groups.map(({ label, formats }) => (
          <div key={label}>
            <p className="kind">{label}</p>
            <div className="options formats">
              {formats.map((format) => (
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
          </div>
        ))}
      </div>
    </section>
  );
}

/** Formats to join with the chosen one, and its options. */
export function Additions({
  form,
  decks,
  change,
  formats,
}: FormProps & { formats: readonly FormatSummary[] }): JSX.Element {
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
    <section className="box">
      <h2>Add to it</h2>
      <div className="additions">
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
    </section>
  );
}
