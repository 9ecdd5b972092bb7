/** How the table is played: the host says it, and everybody sees it before they sit down. */
import type { JSX } from 'react';
import type { LobbySnapshot, TableOptions, WatchRule } from '../model/types.ts';
import { tellLobby } from '../store/lobby.ts';
import { WATCH_RULES } from '../words/talk.ts';
import { BEST_OF, DECISION, draftWords, GAME, GUESTS, optionWords, PICK, UNDO, WATCHING } from './option-words.ts';

function Choice<Value extends string | number | null | WatchRule>(props: {
  label: string;
  choices: readonly (readonly [Value, string])[];
  value: Value;
  choose: (value: Value) => void;
}): JSX.Element {
  const at = props.choices.findIndex(([value]) => JSON.stringify(value) === JSON.stringify(props.value));
  return (
    <select
      aria-label={props.label}
      value={at}
      onChange={({ target }) => {
        const choice = props.choices[Number(target.value)];
        if (choice !== undefined) props.choose(choice[0]);
      }}
    >
      {props.choices.map(([, words], i) => (
        <option key={words} value={i}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** How a draft goes: the host's choice; for others what was chosen. */
export function DraftOptions({ snapshot }: { snapshot: LobbySnapshot }): JSX.Element | null {
  const { options, seat, host } = snapshot;
  if (snapshot.format.split('+').includes('sealed')) return null; // Nothing is picked. CR 100.2b
  return (
    <section className="box lobby-options" aria-label="How it is drafted">
      <h2>How it is drafted</h2>
      {seat !== host ? (
        <ul>
          {draftWords(options).map((words) => (
            <li key={words}>{words}.</li>
          ))}
        </ul>
      ) : (
        <>
          <Choice
            label="Time for a pick"
            choices={PICK}
            value={options.decisionSeconds}
            choose={(decisionSeconds) =>
              void tellLobby((lobby) => ({ kind: 'lobbyOptions', lobby, options: { ...options, decisionSeconds } }))
            }
          />
          <p className="quiet">After a change everybody says again that they are ready.</p>
        </>
      )}
    </section>
  );
}

/** The host's choices; for others what was chosen. */
export function LobbyOptions({ snapshot }: { snapshot: LobbySnapshot }): JSX.Element {
  const { options, seat, host, match } = snapshot;
  const change = (changed: Partial<TableOptions>): void =>
    void tellLobby((lobby) => ({ kind: 'lobbyOptions', lobby, options: { ...options, ...changed } }));
  return (
    <section className="box lobby-options" aria-label="How it is played">
      <h2>How it is played</h2>
      {seat !== host ? (
        <ul>
          {optionWords(options).map((words) => (
            <li key={words}>{words}.</li>
          ))}
        </ul>
      ) : (
        <>
          {match !== null && !match.over ? null : (
            <Choice
              label="Games of a match"
              choices={BEST_OF}
              value={options.bestOf}
              choose={(bestOf) => change({ bestOf })}
            />
          )}
          <Choice label="Taking back" choices={UNDO} value={options.undo} choose={(undo) => change({ undo })} />
          <Choice
            label="Time for a decision"
            choices={DECISION}
            value={options.decisionSeconds}
            choose={(decisionSeconds) => change({ decisionSeconds })}
          />
          <Choice
            label="Time for the game"
            choices={GAME}
            value={options.gameMinutes}
            choose={(gameMinutes) => change({ gameMinutes })}
          />
          <Choice
            label={WATCH_RULES.label}
            choices={WATCHING}
            value={options.watching}
            choose={(watching) => change({ watching })}
          />
          {options.watching === 'nobody' ? null : (
            <Choice
              label="Those who watch"
              choices={GUESTS}
              value={options.guests}
              choose={(guests) => change({ guests })}
            />
          )}
          <p className="quiet">After a change everybody says again that they are ready.</p>
        </>
      )}
    </section>
  );
}
