/** What stands in front of the table: opened zones, keys, settings, the whole log. */
import { type JSX, lazy, Suspense } from 'react';
import { tokenFor } from '../connection/seat-tokens.ts';
import { objectName, playerName } from '../model/lookup.ts';
import type { ObjectView } from '../model/types.ts';
import { Shuffles } from '../end/shuffles.tsx';
import { concede, offerDraw, openDialog, setStops } from '../store/play.ts';
import { useSettings } from '../store/settings.ts';
import { type Dialog as DialogState, useTable } from '../store/table.ts';
import { Field } from './boards.tsx';
import { useFacts } from './facts.ts';
import { DungeonDialog } from './dungeon.tsx';
import { Frame } from './frame.tsx';
import { ObjectCard } from './hand.tsx';
import { KeptMana } from './kept-mana.tsx';
import { PhaseHelp } from './phase-help.tsx';
import { LogLines } from './rail.tsx';
import { ReadCard } from './reading.tsx';
import { SoundSetting } from '../sounds/setting.tsx';
import { StandingList } from './decision/standing.tsx';
import { StickerSheetsDialog } from './sticker-sheets.tsx';
import { TalkAndLog, TalkDialog } from '../talk/table-talk.tsx';
import { TextSizeChoice } from '../pieces/text-size.tsx';

// Seldom opened: their code comes when they are.
const EndDialog = lazy(async () => ({ default: (await import('../end/end-dialog.tsx')).EndDialog }));
const FixDialog = lazy(async () => ({ default: (await import('../fix/fix-dialog.tsx')).FixDialog }));
const WhyDialog = lazy(async () => ({ default: (await import('./why.tsx')).WhyDialog }));

const KEYS: readonly (readonly [string, string])[] = [
  ['Enter, Space', 'The main button'],
  ['Esc, Ctrl+Z', 'Cancel, take back'],
  ['A', 'What you can do now, and why not more'],
  ['F2', 'Pass once'],
  ['F4', 'Pass until something happens to you'],
  ['F6', 'Pass for the turn, even if something happens'],
  ['F8', 'Pass until your turn'],
  ['F3', 'Stop every yield'],
  ['Q', 'Tap for mana by hand, on or off'],
  ['K', 'Which mana to leave for later when something else can pay'],
  ['C', 'Full control, on or off: every priority is asked'],
  ['Ctrl held', 'Full control for as long as it is held'],
  ['W', 'Why is it so: power, keywords, and what forbids using it'],
  ['R', 'Read the card in large'],
  ['1–9, 0', 'The numbered choice, or the board of that seat; 0 is the tenth'],
  ['G', 'Spread groups, or gather them'],
  ['L', 'The whole log'],
  ['T', 'Talk to the others; Esc leads back to the game'],
  ['P', 'Point at the card: whoever may see it is shown it'],
  ['B', 'Fix the board by consent: the card or the player in focus'],
  ['?', 'These keys'],
  ['Tab, arrows', 'From region to region, and within; while choosing, legal choices only'],
];

function Keys(): JSX.Element {
  return (
    <Frame title="Keys" narrow>
      <table>
        <tbody>
          {KEYS.map(([key, does]) => (
            <tr key={key}>
              <td>
                <kbd>{key}</kbd>
              </td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

function SettingsDialog(): JSX.Element {
  const { pictures, setPictures, confirmTargets, setConfirmTargets } = useSettings();
  const { snapshot } = useFacts();
  const game = useTable((state) => state.game) ?? '';
  const { stops } = snapshot;
  const own = snapshot.seat === null ? null : tokenFor(game);
  return (
    <Frame title="Settings" narrow>
      <div className="setting">
        <TextSizeChoice /> Size of the text, on every page
      </div>
      <label className="setting">
        <input type="checkbox" checked={pictures} onChange={(event) => setPictures(event.target.checked)} />
        Card pictures from Scryfall (your browser loads them)
      </label>
      <SoundSetting />
      <label className="setting">
        <input
          type="checkbox"
          checked={stops.fullControl}
          onChange={(event) => setStops({ ...stops, fullControl: event.target.checked })}
        />
        Full control: ask at every priority
      </label>
      <label className="setting">
        <input type="checkbox" checked={confirmTargets} onChange={(event) => setConfirmTargets(event.target.checked)} />
        Confirm a single target by the button; otherwise one click is enough
      </label>
      <KeptMana />
      <StandingList />
      {own === null ? null : (
        <label className="setting">
          Your seat on another device; keep this link to yourself:{' '}
          <input type="text" readOnly value={`${location.origin}/game/${game}#seat=${own}`} />
        </label>
      )}
      <Shuffles />
    </Frame>
  );
}

function ZoneDialog({ dialog }: { dialog: Extract<DialogState, { kind: 'zone' }> }): JSX.Element | null {
  const { view } = useFacts();
  const player = view.players.find((one) => one.id === dialog.player);
  if (player === undefined) return null;
  const name = playerName(view, player.id);
  const objects = player[dialog.zone] ?? [];
  const title = `${name === 'You' ? 'Your' : `${name}’s`} ${dialog.zone}`;
  return (
    <Frame title={title}>
      {objects.length === 0 ? <p>No cards.</p> : null}
      <div className="pile">
        {[...objects].reverse().map((object) => (
          <ObjectCard key={object.id} object={object} />
        ))}
      </div>
    </Frame>
  );
}

function BoardDialog({ player: id }: { player: number }): JSX.Element | null {
  const { view } = useFacts();
  const player = view.players.find((one) => one.id === id);
  if (player === undefined) return null;
  return (
    <Frame title={`${playerName(view, player.id)}’s board`}>
      <div className="own whole">
        <div className="board">
          <Field player={player} />
        </div>
      </div>
    </Frame>
  );
}

function Concede(): JSX.Element {
  const { snapshot, view } = useFacts();
  const offered = snapshot.seat !== null && snapshot.drawAgreed.includes(snapshot.seat);
  return (
    <Frame title="Leave the game?" narrow>
      <p>
        You lose at once (CR 104.3a). With others still playing, everything you own leaves with you (CR 800.4a). The
        game is a draw if everybody agrees to one (CR 104.4i).
      </p>
      <div className="buttons">
        <button type="button" className="button" onClick={() => openDialog(null)}>
          Play on
        </button>
        <button type="button" className="button" disabled={offered} onClick={() => offerDraw(true)}>
          {offered ? 'Draw offered' : 'Offer a draw'}
        </button>
        {view.main === undefined ? null : (
          <button type="button" className="button" onClick={() => concede(false)}>
            Concede the subgame
          </button>
        )}
        <button type="button" className="button main" onClick={() => concede(view.main !== undefined)}>
          {view.main === undefined ? 'Concede' : 'Concede both games'}
        </button>
      </div>
    </Frame>
  );
}

function WholeLog(): JSX.Element {
  const log = useTable((state) => state.log);
  return (
    <Frame title="The whole log">
      <TalkAndLog />
      <div className="log">
        <div className="lines" tabIndex={0} role="log" aria-live="off" aria-label="The whole log">
          <LogLines entries={log} />
        </div>
      </div>
    </Frame>
  );
}

function ReadDialog({ object }: { object: ObjectView }): JSX.Element {
  const { objects } = useFacts();
  const now = objects.get(object.id) ?? object;
  return (
    <Frame title={objectName(now)} narrow>
      <div className="reading-large">
        <ReadCard object={now} />
      </div>
    </Frame>
  );
}

/** The open dialog, if any. */
export function Dialog(): JSX.Element {
  return (
    <Suspense fallback={null}>
      <Opened />
    </Suspense>
  );
}

function Opened(): JSX.Element | null {
  const dialog = useTable((state) => state.dialog);
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'zone':
      return <ZoneDialog dialog={dialog} />;
    case 'dungeon':
      return <DungeonDialog player={dialog.player} />;
    case 'stickers':
      return <StickerSheetsDialog player={dialog.player} />;
    case 'board':
      return <BoardDialog player={dialog.player} />;
    case 'end':
      return <EndDialog />;
    case 'keys':
      return <Keys />;
    case 'kept-mana':
      return (
        <Frame title="Mana to leave" narrow>
          <KeptMana />
        </Frame>
      );
    case 'phases':
      return <PhaseHelp />;
    case 'settings':
      return <SettingsDialog />;
    case 'concede':
      return <Concede />;
    case 'log':
      return <WholeLog />;
    case 'talk':
      return <TalkDialog />;
    case 'fix':
      return <FixDialog object={dialog.object} player={dialog.player} />;
    case 'why':
      return <WhyDialog object={dialog.object} />;
    case 'read':
      return <ReadDialog object={dialog.object} />;
  }
}
