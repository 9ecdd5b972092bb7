/** The line at the top: what is played, take back, yields, keys, theme, settings. */
import type { JSX } from 'react';
import { Link } from 'wouter';
import { formatName } from '../model/formats.ts';
import { scoreInShort } from '../lobby/match-words.ts';
import { playerName } from '../model/lookup.ts';
import { isTurnOf } from '../model/turns.ts';
import { Icon } from '../pieces/icons.tsx';
import { openDialog, takeBack, yieldUntil } from '../store/play.ts';
import { useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import { TalkTool, Unread, useHeard } from '../talk/table-talk.tsx';
import { useFacts } from './facts.ts';
import { KeptManaSign } from './kept-mana.tsx';
import { useRoving } from './roving.ts';

/** The name of the house, with a link home. */
export function Brand(): JSX.Element {
  return (
    <Link className="brand" href="/">
      <Icon name="table" />
      Kitchen Table
    </Link>
  );
}

/** Dark or light. */
export function ThemeButton(): JSX.Element {
  const { theme, setTheme } = useSettings();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="tool not-on-phone"
      aria-label={`Switch to ${other}`}
      title={`Switch to ${other}`}
      onClick={() => setTheme(other)}
    >
      <Icon name="moon" />
    </button>
  );
}

/** What only players of a game that goes on do: take back, yield. */
function GoingBackAndOn(): JSX.Element {
  const { snapshot } = useFacts();
  const yielding = snapshot.yielding !== null;
  const asking = snapshot.takeBack !== null && snapshot.takeBack.by === snapshot.seat;
  return (
    <>
      <button
        type="button"
        className="tool"
        title={asking ? 'Waiting for the others; press to withdraw' : 'Take back your last decision'}
        aria-pressed={asking}
        disabled={!snapshot.undoAvailable}
        onClick={takeBack}
      >
        <Icon name="undo" />
        <span className="label">{asking ? 'Asking to take back' : 'Take back'}</span>
      </button>
      <button
        type="button"
        className="tool"
        aria-pressed={yielding}
        title={yielding ? `Passing ${snapshot.yielding}; press to stop` : 'Pass until something happens'}
        onClick={() => yieldUntil(yielding ? null : 'until something happens')}
      >
        <Icon name="skip" />
        <span className="label">{yielding ? 'Stop yield' : 'Yield'}</span>{' '}
        <kbd aria-hidden="true">{yielding ? 'F3' : 'F4'}</kbd>
      </button>
      <KeptManaSign />
    </>
  );
}

/** What can be done besides playing: take back, yield, read, concede, settings. */
function Tools(): JSX.Element {
  const { snapshot, view } = useFacts();
  const isPast = useTable((state) => state.replay !== null);
  const roving = useRoving<HTMLElement>();
  const { talks, unread } = useHeard();
  return (
    <nav aria-label="Game" {...roving}>
      {isPast ? null : <GoingBackAndOn />}
      <button
        type="button"
        className="tool on-phone"
        aria-label={talks && unread > 0 ? `The log and the talk, ${unread} new` : 'The log'}
        title="The log"
        onClick={() => openDialog({ kind: 'log' })}
      >
        <Icon name="list" />
        {talks ? <Unread count={unread} /> : null}
      </button>
      <TalkTool />
      <button type="button" className="tool not-on-phone" title="Keys" onClick={() => openDialog({ kind: 'keys' })}>
        <Icon name="help" />
        <span className="label">Keys</span> <kbd aria-hidden="true">?</kbd>
      </button>
      {snapshot.seat === null || view.over || isPast ? null : (
        <button
          type="button"
          className="tool"
          aria-label="Concede"
          title="Concede"
          onClick={() => openDialog({ kind: 'concede' })}
        >
          <Icon name="flag" />
        </button>
      )}
      <ThemeButton />
      <button
        type="button"
        className="tool"
        aria-label="Settings"
        title="Settings"
        onClick={() => openDialog({ kind: 'settings' })}
      >
        <Icon name="gear" />
      </button>
    </nav>
  );
}

/** The table's top bar. */
export function TopBar(): JSX.Element {
  const { snapshot, view } = useFacts();
  const score = scoreInShort(snapshot.match);
  return (
    <header className="top">
      <Brand />
      <span className="where">
        {formatName(snapshot.format)} · {view.players.length} players ·{' '}
        {view.turn === 0 ? 'before the first turn' : `Turn ${view.turn}`}
        {score === '' ? '' : ` · ${score}`}
      </span>
      <span className="where-on-phone">
        <b>{isTurnOf(view, view.viewer) ? 'Your turn' : `${playerName(view, view.activePlayer)}’s turn`}</b>
        <small>
          turn {view.turn}, {view.step}
        </small>
      </span>
      {view.dayNight === null ? null : (
        <span className="pill plain">
          <Icon name={view.dayNight === 'day' ? 'sun' : 'moon'} /> {view.dayNight}
        </span>
      )}
      {view.main === undefined ? null : (
        <span className="pill plain" title={`The main game waits in its turn ${view.main.turn}. CR 726.1a`}>
          subgame
        </span>
      )}
      <Tools />
    </header>
  );
}
