/** What is filled in to have the board fixed: the fields that belong to what is changed. */
import { FIX_MOST, FIX_NOTE_LETTERS, FIX_PLACES, FIX_ROLES, FIX_TOKENS } from '@kitchen-table/protocol';
import type { JSX } from 'react';
import { playerName } from '../model/lookup.ts';
import { useFacts } from '../regions/facts.ts';
import type { Draft } from './fix-draft.ts';
import { TokenFields } from './token-fields.tsx';
import { FIX } from '../words/fix.ts';

/** All of them but what is changed. */
export function FixFields({ draft, change }: { draft: Draft; change: (to: Partial<Draft>) => void }): JSX.Element {
  const { kind } = draft;
  const isOfPlayer = kind === 'life' || kind === 'player counters' || kind.endsWith(' token');
  const isNumber = kind === 'life' || kind === 'counters' || kind === 'player counters';
  return (
    <>
      {kind !== 'move' ? null : (
        <label className="setting">
          {FIX.moveTo}
          <select value={draft.to} onChange={(event) => change({ to: event.target.value as Draft['to'] })}>
            {FIX_PLACES.map((place) => (
              <option key={place}>{place}</option>
            ))}
          </select>
        </label>
      )}
      {isOfPlayer || (kind === 'move' && draft.to === 'battlefield') ? (
        <PlayerChoice words={isOfPlayer ? FIX.whose : FIX.underControl} draft={draft} change={change} />
      ) : null}
      {kind !== 'counters' && kind !== 'player counters' ? null : (
        <label className="setting">
          {FIX.counter}
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
          {FIX.howMany}
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
          {FIX.note}
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
          {FIX.token}
          <select value={draft.named} onChange={(event) => change({ named: event.target.value })}>
            {FIX_TOKENS.map((named) => (
              <option key={named}>{named}</option>
            ))}
          </select>
        </label>
      )}
      {kind !== 'role token' ? null : (
        <label className="setting">
          {FIX.role}
          <select value={draft.role} onChange={(event) => change({ role: event.target.value })}>
            {FIX_ROLES.map((role) => (
              <option key={role}>{role}</option>
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
