/** The end of a game: who won, life over the turns, what each did, where it turned; and once more. */
import { type JSX, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { send } from '../connection/socket.ts';
import { playerName } from '../model/lookup.ts';
import { scoreAfter, scoreWords, wantedAgain } from '../lobby/match-words.ts';
import { waitingWords } from '../model/prompt-words.ts';
import type { CourseMoment, GameCourse, GameView, MatchScore, PlayerId } from '../model/types.ts';
import { useFacts } from '../regions/facts.ts';
import { Frame } from '../regions/frame.tsx';
import { lookAtTable, lookAway, useLaidAgain } from '../store/laid-again.ts';
import { layAgain } from '../store/lobby.ts';
import { beginAgain, canBeginAgain } from '../store/rematch.ts';
import { useTable } from '../store/table.ts';
import { Shuffles } from './shuffles.tsx';
import { LifeGraph } from './life-graph.tsx';
import { WatchAgain } from './watch-again.tsx';
import { END } from '../words/end.ts';

const nameOf = (view: GameView, seat: number): string => playerName(view, seat as PlayerId);

/** "Otto’s turn: Mira goes from 31 to 12." */
function momentWords(view: GameView, { active, seat, from, to, out }: CourseMoment): string {
  const who = nameOf(view, seat);
  const left = out ? [END.isOut(who)] : [];
  const lost = from === to ? [] : [END.lifeGoes(who, out, from, to)];
  return END.moment(END.turnOf(nameOf(view, active)), [...left, ...lost]);
}

function Totals({ course, view }: { course: GameCourse; view: GameView }): JSX.Element {
  return (
    <table className="totals">
      <caption className="unseen">{END.totals}</caption>
      <thead>
        <tr>
          {END.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {course.players.map(({ cast, dealt, seen, out }, seat) => (
          <tr key={seat}>
            <th scope="row">
              <span className={`mark small mark-${seat}`} aria-hidden="true" /> {nameOf(view, seat)}
            </th>
            <td>{course.turns.at(-1)?.life[seat]}</td>
            <td>{cast}</td>
            <td>{dealt}</td>
            <td>{seen}</td>
            <td>{out === null ? '–' : END.outOn(out)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Course({ course, view }: { course: GameCourse; view: GameView }): JSX.Element {
  return (
    <>
      <div className="course">
        <LifeGraph course={course} names={course.players.map((_, seat) => nameOf(view, seat))} />
        <div>
          <Totals course={course} view={view} />
          {course.best === null ? null : (
            <p>
              {END.best} <b>{course.best.name}</b>, {END.bestDamage(course.best.damage)}
            </p>
          )}
        </div>
      </div>
      <h3>{END.turned}</h3>
      {course.moments.length === 0 ? <p>{END.calm}</p> : null}
      <ol className="moments">
        {course.moments.map((moment) => (
          <li key={`${moment.turn} ${moment.seat}`}>
            <b>{END.turn(moment.turn)}</b> {momentWords(view, moment)}
          </li>
        ))}
      </ol>
    </>
  );
}

/** What can be done now: the same seats again, other decks. */
function Again({ game }: { game: string }): JSX.Element {
  const [, navigate] = useLocation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const again = async (): Promise<void> => {
    const begun = await beginAgain(game);
    if ('address' in begun) navigate(begun.address);
    else setRefusal(begun.because);
  };
  return (
    <div className="again">
      {refusal === null ? null : <p role="alert">{refusal}</p>}
      <Link className="button" href="/">
        {END.changeDecks}
      </Link>
      {canBeginAgain(game) ? (
        <button type="button" className="button main" onClick={() => void again()}>
          {END.again}
        </button>
      ) : null}
    </div>
  );
}

/** How the match stands, and the way back to the table at which the game was laid. */
function NextGame({ game, match, view }: { game: string; match: MatchScore; view: GameView }): JSX.Element {
  const [, navigate] = useLocation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { bestOf, lobby } = match;
  const winners = view.players.flatMap(({ won }, seat) => (won ? [seat] : []));
  const score = scoreAfter(match, winners);
  const table = useLaidAgain((state) => state.snapshot);
  useEffect(() => {
    lookAtTable(lobby);
    return lookAway;
  }, [lobby]);
  const own = view.players.find(({ id }) => id === view.viewer)?.name ?? '';
  const isOver = bestOf === 1 || score.wins.some((wins) => wins > bestOf / 2);
  const again = async (): Promise<void> => {
    const because = await layAgain(lobby, game);
    if (because === null) navigate(`/lobby/${lobby}`);
    else setRefusal(because);
  };
  return (
    <div className="again next-game">
      {refusal === null ? null : <p role="alert">{refusal}</p>}
      {bestOf === 1 ? null : (
        <p>
          <b>
            {scoreWords(
              score,
              bestOf,
              view.players.map(({ name }) => name),
            )}
          </b>
        </p>
      )}
      <p role="status">
        <b>{table === null ? '' : wantedAgain(table, game, own)}</b>
      </p>
      <button type="button" className="button main" onClick={() => void again()}>
        {view.viewer === null ? END.toTable : isOver ? END.playAgain : END.nextGame}
      </button>
    </div>
  );
}

/** The dialog. */
export function EndDialog(): JSX.Element {
  const { view, snapshot } = useFacts();
  const game = useTable((state) => state.game) ?? '';
  const [course, setCourse] = useState<GameCourse | string | null>(null);
  useEffect(() => {
    let wanted = true;
    void send({ kind: 'course', game }).then((reply) => {
      if (!wanted) return;
      if (reply.kind === 'course') setCourse(reply.course ?? END.untold);
      else if (reply.kind === 'error') setCourse(reply.sentence);
    });
    return () => {
      wanted = false;
    };
  }, [game]);
  const { title, detail } = waitingWords(snapshot);
  const { rule } = snapshot.watching;
  const isHeld = rule === 'nobody' || (typeof rule === 'object' && 'minutes' in rule);
  return (
    <Frame title={`${title}.`}>
      <div className="the-end">
        <p>{detail}</p>
        {snapshot.match === null ? null : <NextGame game={game} match={snapshot.match} view={view} />}
        {course === null ? (
          <p>{END.looking}</p>
        ) : typeof course === 'string' ? (
          <p>{course}</p>
        ) : (
          <Course course={course} view={view} />
        )}
        <WatchAgain game={game} asFile={snapshot.draft === undefined && !isHeld} byLink={rule !== 'nobody'} />
        <Shuffles />
        {snapshot.match === null && snapshot.draft === undefined ? <Again game={game} /> : null}
      </div>
    </Frame>
  );
}
