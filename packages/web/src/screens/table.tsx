/** The table: which board stands where, by number of seats. */
import { type CSSProperties, type JSX, useEffect } from 'react';
import type { PlayerSummary } from '../model/types.ts';
import { Icon } from '../pieces/icons.tsx';
import { Arrows } from '../regions/arrows.tsx';
import { ColumnBoard, Summary, WideBoard } from '../regions/boards.tsx';
import { Dialog } from '../regions/dialogs.tsx';
import { type Facts, FactsProvider, useFreshFacts } from '../regions/facts.ts';
import { Hand } from '../regions/hand.tsx';
import { useKeyboard } from '../regions/keyboard.ts';
import { Menu } from '../regions/menu.tsx';
import { useMotion } from '../regions/motion.ts';
import { PhaseBar } from '../regions/phase-bar.tsx';
import { Prompt } from '../regions/prompt.tsx';
import { Rail } from '../regions/rail.tsx';
import { Brand, TopBar } from '../regions/top-bar.tsx';
import { promptWords } from '../model/prompt-words.ts';
import { closeGame, dismissNotice, openGame } from '../store/play.ts';
import { useTable } from '../store/table.ts';

/** Own seat first, then the others in turn order. */
function seated(facts: Facts): readonly PlayerSummary[] {
  const { view } = facts;
  const own = view.players.findIndex((player) => player.id === (view.viewer ?? 0));
  return [...view.players.slice(own), ...view.players.slice(0, own)];
}

function Boards({ facts }: { facts: Facts }): JSX.Element {
  const wanted = useTable((state) => state.focus);
  const [own, ...others] = seated(facts);
  if (own === undefined) return <p>No seats.</p>;
  const columns = { '--columns': others.length } as CSSProperties;
  const mine = <WideBoard player={own} mirrored={false} />;
  const [first] = others;
  if (others.length === 1 && first !== undefined) {
    return (
      <>
        <div className="opponents" style={columns}>
          <WideBoard player={first} mirrored />
        </div>
        {mine}
      </>
    );
  }
  if (others.length <= 3) {
    return (
      <>
        <div className="opponents" style={columns}>
          {others.map((player) => (
            <ColumnBoard key={player.id} player={player} />
          ))}
        </div>
        {mine}
      </>
    );
  }
  const active = others.find((player) => player.id === facts.view.activePlayer);
  const focused = others.find((player) => player.id === wanted) ?? active ?? first;
  return (
    <>
      <div className="opponents" style={columns}>
        {others.map((player) => (
          <Summary key={player.id} player={player} focused={player.id === focused?.id} />
        ))}
      </div>
      <div className="middle-row">
        {focused === undefined ? null : <ColumnBoard player={focused} />}
        {mine}
      </div>
    </>
  );
}

function LiveRegions({ facts }: { facts: Facts }): JSX.Element {
  const announcement = useTable((state) => state.announcement);
  const { question, view, objects } = facts;
  const words = question === null ? null : promptWords(view, objects, question, facts.selection);
  return (
    <>
      <p className="unseen" role="status" aria-live="polite">
        {announcement}
      </p>
      <p className="unseen" aria-live="assertive">
        {words === null ? '' : `Your decision. ${words.title}. ${words.detail}`}
      </p>
    </>
  );
}

function Notice(): JSX.Element | null {
  const notice = useTable((state) => state.notice);
  const status = useTable((state) => state.status);
  const words = status === 'lost' ? 'The connection is lost; trying again. The game is kept on the server.' : notice;
  if (words === null) return null;
  return (
    <div className="notice" role="alert">
      <span>{words}</span>
      {status === 'lost' ? null : (
        <button type="button" className="tool" aria-label="Dismiss" onClick={dismissNotice}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

function layoutOf(seats: number): string {
  if (seats <= 2) return 'seats-two';
  return seats <= 4 ? 'seats-few' : 'seats-many';
}

/** The screen at /game/:id. */
export function TableScreen({ game }: { game: string }): JSX.Element {
  useEffect(() => {
    openGame(game);
    return closeGame;
  }, [game]);
  useKeyboard();
  useMotion();
  const facts = useFreshFacts();
  if (facts === null) {
    return (
      <main className="page">
        <header className="top">
          <Brand />
        </header>
        <h1>Finding your seat</h1>
        <p className="lede">The table comes as soon as the server answers.</p>
        <Notice />
      </main>
    );
  }
  return (
    <FactsProvider value={facts}>
      <main className={`table ${layoutOf(facts.view.players.length)}`}>
        <h1 className="unseen">The table</h1>
        <TopBar />
        <Boards facts={facts} />
        <PhaseBar />
        <Prompt />
        <Hand />
        <Rail />
        <Arrows />
        <Menu />
        <Dialog />
        <Notice />
        <LiveRegions facts={facts} />
      </main>
    </FactsProvider>
  );
}
