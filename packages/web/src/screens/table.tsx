/** The table: which board stands where, by number of seats. */
import { type CSSProperties, type JSX, useEffect, useSyncExternalStore } from 'react';
import { type Layout, layoutOf, onPhone, teamOf } from '../model/layout.ts';
import { hasStrip } from '../model/supplementary.ts';
import type { PlayerSummary } from '../model/types.ts';
import { LessonPanel, useLessonPlace } from '../lesson/panel.tsx';
import { Icon } from '../pieces/icons.tsx';
import { Arrows } from '../regions/arrows.tsx';
import { ColumnBoard, Summary, tracksOf, WideBoard } from '../regions/boards.tsx';
import { Dialog } from '../regions/dialogs.tsx';
import { type Facts, FactsProvider, useFacts, useFreshFacts } from '../regions/facts.ts';
import { Hand } from '../regions/hand.tsx';
import { useKeyboard } from '../regions/keyboard.ts';
import { Menu } from '../regions/menu.tsx';
import { useMotion } from '../regions/motion.ts';
import { PhaseBar } from '../regions/phase-bar.tsx';
import { Prompt } from '../regions/decision/prompt.tsx';
import { Rail } from '../regions/rail.tsx';
import { RefusedClick } from '../regions/refusal.tsx';
import { Strip } from '../regions/strip.tsx';
import { TeamPanel } from '../regions/team.tsx';
import { Brand, TopBar } from '../regions/top-bar.tsx';
import { promptWords } from '../model/prompt-words.ts';
import { useSounds } from '../sounds/listening.ts';
import { closeGame, dismissNotice, openGame } from '../store/play.ts';
import { beginReplay, pause } from '../store/replay.ts';
import { useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import { atTextSize } from '../store/text-size.ts';
import { Looks } from '../talk/looks.tsx';
import { TalkRegion } from '../talk/table-talk.tsx';

/** The boards of one side, with what its team shares between or beside them. */
function Side({ players, name }: { players: readonly PlayerSummary[]; name: string }): JSX.Element {
  const { view } = useFacts();
  const [first, ...rest] = players;
  const team = first === undefined ? undefined : teamOf(view, first);
  const style = { '--columns': players.length } as CSSProperties;
  if (team === undefined || first === undefined)
    return (
      <div className={name} style={{ ...style, gridTemplateColumns: tracksOf(view, players) }}>
        {players.map((player) => (
          <ColumnBoard key={player.id} player={player} />
        ))}
      </div>
    );
  return (
    <div className={`${name} of-team`} style={style}>
      <ColumnBoard player={first} />
      {team.life === null ? null : <TeamPanel team={team} />}
      {rest.map((player) => (
        <ColumnBoard key={player.id} player={player} />
      ))}
    </div>
  );
}

function Boards({ layout }: { layout: Layout }): JSX.Element {
  const { view } = useFacts();
  const wanted = useTable((state) => state.focus);
  const { name, own, partners, others } = layout;
  const [first] = others;
  const mine = <WideBoard player={own} mirrored={false} />;
  switch (name) {
    case 'seats-two':
      return (
        <>
          <div className="opponents" style={{ '--columns': 1 } as CSSProperties}>
            {first === undefined ? null : <WideBoard player={first} mirrored />}
          </div>
          {mine}
        </>
      );
    case 'seats-few':
      return (
        <>
          <Side players={others} name="opponents" />
          {mine}
        </>
      );
    case 'seats-teams': {
      const team = teamOf(view, own);
      return (
        <>
          <Side players={others} name="opponents" />
          <div className="middle-row with-team" style={{ '--columns': partners.length } as CSSProperties}>
            {mine}
            {team === undefined || team.life === null ? null : <TeamPanel team={team} />}
            {partners.map((player) => (
              <ColumnBoard key={player.id} player={player} />
            ))}
          </div>
        </>
      );
    }
    case 'seats-many':
    case 'seats-ten': {
      const inGame = others.filter((player) => !player.lost);
      const active = inGame.find((player) => player.id === view.activePlayer);
      const focused = others.find((player) => player.id === wanted) ?? active ?? inGame[0] ?? first;
      const rows = name === 'seats-ten' ? 2 : 1;
      return (
        <>
          <div className="opponents" style={{ '--columns': Math.ceil(others.length / rows) } as CSSProperties}>
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
  }
}

function LiveRegions({ facts }: { facts: Facts }): JSX.Element {
  const announced = useTable((state) => state.announced);
  const { question, view, objects } = facts;
  const words = question === null ? null : promptWords(view, objects, question, facts.selection);
  return (
    <>
      <div className="unseen" role="log" aria-label="Told as it happens" aria-live="polite">
        {announced.map(({ number, words }) => (
          <p key={number}>{words}</p>
        ))}
      </div>
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

/** styles/phone.css has the same bound. */
const PHONE = '(max-width: 600px)';

/** Whether the window is as narrow as a phone. */
function usePhone(): boolean {
  useSettings(({ textSize }) => textSize); // Another size asks anew.
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(atTextSize(PHONE));
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(atTextSize(PHONE)).matches,
  );
}

/** The screen at /game/:id, and at /replay/:id, where it is watched again. */
export function TableScreen({ game, again = false }: { game: string; again?: boolean }): JSX.Element {
  useEffect(() => {
    openGame(game, again);
    return () => {
      pause();
      closeGame();
    };
  }, [game, again]);
  const come = useTable((state) => state.snapshot !== null);
  useEffect(() => {
    if (come && again) void beginReplay();
  }, [come, again]);
  useKeyboard();
  useMotion();
  useSounds();
  const facts = useFreshFacts();
  const phone = usePhone();
  const look = useLessonPlace();
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
  const seats = layoutOf(facts.view);
  const layout = phone && seats !== null ? onPhone(seats) : seats;
  const strip = hasStrip(facts.view);
  return (
    <FactsProvider value={facts}>
      <main
        className={`table ${layout?.name ?? 'seats-two'}${strip ? ' with-strip' : ''}${look === null ? '' : ' with-lesson'}`}
        data-look={look ?? undefined}
      >
        <h1 className="unseen">The table</h1>
        <TopBar />
        <LessonPanel />
        {layout === null ? <p>No seats.</p> : <Boards layout={layout} />}
        {strip ? <Strip /> : null}
        <PhaseBar />
        <Prompt />
        <Hand />
        <Rail />
        <Arrows />
        <Looks />
        <Menu />
        <RefusedClick />
        <Dialog />
        <Notice />
        <LiveRegions facts={facts} />
        <TalkRegion />
      </main>
    </FactsProvider>
  );
}
