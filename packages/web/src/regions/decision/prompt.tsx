/** The prompt bar: every decision is asked here, and it never moves. */
import type { JSX } from 'react';
import { Link } from 'wouter';
import { playerName } from '../../model/lookup.ts';
import { enterMeans, givesUp } from '../../model/defaults.ts';
import { promptWords, waitingWords } from '../../model/prompt-words.ts';
import type { GameView, PlayerId, Question } from '../../model/types.ts';
import { Stepper } from '../../pieces/stepper.tsx';
import { SymbolText } from '../../pieces/symbols.tsx';
import { passIndex } from '../../selection/acting.ts';
import { finish, startSelection } from '../../selection/answers.ts';
import { attackWithAll } from '../../selection/attacking.ts';
import {
  answer,
  choose,
  confirm,
  consent,
  letBotPlay,
  voteOut,
  offerDraw,
  openDialog,
  openWhatNow,
  pass,
  takeBack,
} from '../../store/play.ts';
import { useTable } from '../../store/table.ts';
import { AlwaysButton } from './standing.tsx';
import { FixPrompt } from '../../fix/fix-prompt.tsx';
import { TimeLeft } from '../../time/clock.tsx';
import { useFacts } from '../facts.ts';
import { ReplayBar } from '../../end/replay-bar.tsx';
import { Tray } from './tray.tsx';

/** The act that finishes the choice; `keyless`: it loses something, so that no key does it and it is not amber. */
function MainButton({
  act,
  missing,
  keyless,
  onClick,
}: {
  act: string;
  missing: string | null;
  keyless?: boolean;
  onClick: () => void;
}): JSX.Element {
  const sending = useTable((state) => state.sending);
  const byKey = keyless !== true;
  return (
    <button
      type="button"
      className={byKey ? 'button main' : 'button weighty'}
      data-main={byKey ? 'enter' : ''}
      disabled={missing !== null || sending}
      onClick={onClick}
    >
      {missing ?? act} {byKey ? <kbd>Enter</kbd> : null}
    </button>
  );
}

function Quiet(props: { words: string; onClick: () => void; kbd?: string }): JSX.Element {
  return (
    <button type="button" className="button" onClick={props.onClick}>
      {props.words}
      {props.kbd === undefined ? null : <kbd>{props.kbd}</kbd>}
    </button>
  );
}

/** Lists what can be done now, and why nothing else. */
function WhatNowButton(): JSX.Element {
  return (
    <button type="button" className="button" aria-haspopup="dialog" onClick={openWhatNow}>
      What now? <kbd aria-hidden="true">A</kbd>
    </button>
  );
}

function PriorityButtons({
  question,
  act,
}: {
  question: Extract<Question, { kind: 'priority' }>;
  act: string;
}): JSX.Element {
  return (
    <>
      <WhatNowButton />
      {passIndex(question) < 0 ? null : <MainButton act={act} missing={null} onClick={pass} />}
    </>
  );
}

function Buttons({ question }: { question: Question }): JSX.Element {
  const { view, objects, selection, snapshot } = useFacts();
  const { act } = promptWords(view, objects, question, selection);
  const finished = finish(question, selection);
  const missing = 'missing' in finished ? finished.missing : null;
  const enter = enterMeans(question, selection);
  const main = <MainButton act={act} missing={missing} keyless={enter === 'none'} onClick={confirm} />;
  const cancel = snapshot.undoAvailable ? <Quiet words="Take back" kbd="Esc" onClick={takeBack} /> : null;
  switch (question.kind) {
    case 'priority':
      return <PriorityButtons question={question} act={act} />;
    case 'yesNo': {
      const always = <AlwaysButton question={question} />;
      const yes = (): void => void answer([1]);
      const no = (): void => void answer([0]);
      if (enter === 'other')
        return (
          <>
            {always}
            <Quiet words={question.yes} onClick={yes} />
            <MainButton act={question.no} missing={null} onClick={no} />
          </>
        );
      const keyless = enter === 'none';
      return (
        <>
          {always}
          {keyless ? (
            <MainButton act={question.no} missing={null} keyless onClick={no} />
          ) : (
            <Quiet words={question.no} onClick={no} />
          )}
          <MainButton act={question.yes} missing={null} keyless={keyless} onClick={yes} />
        </>
      );
    }
    case 'mulligan':
      return (
        <>
          <Quiet words="Mulligan" onClick={() => void answer([1])} />
          <MainButton act={act} missing={null} onClick={() => void answer([0])} />
        </>
      );
    case 'attackers':
      return (
        <>
          <Quiet words="All" onClick={() => choose(attackWithAll(question, selection))} />
          <Quiet words="Undo all" kbd="Esc" onClick={() => choose(startSelection(question))} />
          {main}
        </>
      );
    case 'blockers':
      return (
        <>
          <Quiet words="Undo all" kbd="Esc" onClick={() => choose(startSelection(question))} />
          {main}
        </>
      );
    case 'chooseNumber':
      return (
        <>
          <Stepper
            label={question.what}
            value={selection.amounts[0] ?? question.min}
            min={question.min}
            max={question.max}
            onChange={(value) => choose({ ...selection, amounts: [value] })}
          />
          {question.max > 1_000_000 ? null : (
            <Quiet words="All" onClick={() => choose({ ...selection, amounts: [question.max] })} />
          )}
          {main}
        </>
      );
    case 'targets':
    case 'chooseObjects':
      return (
        <>
          {cancel}
          {givesUp(question, selection) ? (
            <>
              <Quiet words={question.kind === 'targets' ? 'Without a target' : 'Take none'} onClick={confirm} />
              <MainButton act={act} missing={question.max === 1 ? 'Choose one' : 'Choose some'} onClick={confirm} />
            </>
          ) : (
            main
          )}
        </>
      );
    default:
      return (
        <>
          {cancel}
          {main}
        </>
      );
  }
}

function isStillIn(view: GameView, seat: number): boolean {
  return !view.over && view.players.some((player) => player.id === seat && !player.lost);
}

/** Somebody asks the viewer to let a decision be taken back. */
function ConsentPrompt({ by }: { by: string }): JSX.Element {
  return (
    <section className="prompt" aria-label="Your decision" data-region="prompt" data-question="consent">
      <div className="question">
        <b>{by} asks to take a decision back</b>
        <small>The game goes back to it only if everybody agrees.</small>
      </div>
      <div className="buttons">
        <Quiet words="Let it stand" onClick={() => consent(false)} />
        <MainButton act="Go back" missing={null} onClick={() => consent(true)} />
      </div>
    </section>
  );
}

/** Somebody asks the viewer to vote another out: either has consequences, so neither is the button that lights up. */
function VotePrompt({ by, about, seat }: { by: string; about: string; seat: number }): JSX.Element {
  return (
    <section className="prompt" aria-label="Your decision" data-region="prompt" data-question="vote-out">
      <div className="question">
        <b>
          {by} asks that a bot takes the seat of {about}
        </b>
        <small>It does if everybody else agrees; {about} can only look on then.</small>
      </div>
      <div className="buttons">
        <Quiet words={`No, ${about} stays`} onClick={() => voteOut(seat, false)} />
        <Quiet words="Agree" onClick={() => voteOut(seat, true)} />
      </div>
    </section>
  );
}

/** Somebody offers a draw: CR 104.4i. */
function DrawPrompt({ by }: { by: string }): JSX.Element {
  return (
    <section className="prompt" aria-label="Your decision" data-region="prompt" data-question="draw">
      <div className="question">
        <b>{by} offers a draw</b>
        <small>The game is a draw if everybody still in it agrees. CR 104.4i.</small>
      </div>
      <div className="buttons">
        <Quiet words="Play on" onClick={() => offerDraw(false)} />
        <MainButton act="Agree to a draw" missing={null} onClick={() => offerDraw(true)} />
      </div>
    </section>
  );
}

/** For whoever is away: a bot, or patience. Only those who play decide on it. */
function ForTheAbsent(): JSX.Element {
  const { snapshot, view } = useFacts();
  const { seat: own, away } = snapshot;
  if (own === null || view.over) return <></>;
  return (
    <>
      {away
        .filter(({ seat, bot, long }) => seat !== own && (bot || long) && isStillIn(view, seat))
        .map(({ seat, bot }) => {
          const name = playerName(view, seat as PlayerId);
          const words = bot ? `Wait for ${name}` : `Let a bot play for ${name}`;
          return <Quiet key={seat} words={words} onClick={() => letBotPlay(seat, !bot)} />;
        })}
    </>
  );
}

/** The bar. */
export function Prompt(): JSX.Element {
  const { snapshot, view, objects, question, selection } = useFacts();
  const sending = useTable((state) => state.sending);
  const replay = useTable((state) => state.replay);
  if (replay !== null) return <ReplayBar replay={replay} />;
  const { takeBack: request, seat, vote, fix } = snapshot;
  if (request !== null && seat !== null && request.open.includes(seat))
    return <ConsentPrompt by={playerName(view, request.by as PlayerId)} />;
  if (vote !== null && seat !== null && vote.open.includes(seat)) {
    const [by, about] = [playerName(view, vote.by as PlayerId), playerName(view, vote.seat as PlayerId)];
    return <VotePrompt by={by} about={about} seat={vote.seat} />;
  }
  if (fix !== null && seat !== null && fix.open.includes(seat))
    return <FixPrompt by={playerName(view, fix.by as PlayerId)} fix={fix} />;
  const [offerer] = snapshot.drawAgreed;
  if (offerer !== undefined && seat !== null && !snapshot.drawAgreed.includes(seat) && isStillIn(view, seat))
    return <DrawPrompt by={playerName(view, offerer as PlayerId)} />;
  if (question === null) {
    const { title, detail } = waitingWords(snapshot);
    return (
      <section className="prompt waiting" aria-label="Decision" data-region="prompt">
        <div className="question">
          <b>{title}</b>
          <small>{detail}</small>
        </div>
        <div className="buttons">
          <TimeLeft />
          <ForTheAbsent />
          {view.over ? <Quiet words="How it went" onClick={() => openDialog({ kind: 'end' })} /> : null}
          {view.over ? (
            <Link className="button main" href={snapshot.draft === undefined ? '/' : `/draft/${snapshot.draft}`}>
              {snapshot.draft === undefined ? 'New game' : 'Back to the draft'}
            </Link>
          ) : null}
        </div>
      </section>
    );
  }
  const said = promptWords(view, objects, question, selection);
  const { forPlayer } = question;
  const words =
    forPlayer === undefined || forPlayer === question.player
      ? said
      : { ...said, detail: `You decide for ${playerName(view, forPlayer)} (CR 720.5). ${said.detail}` };
  return (
    <section
      className="prompt"
      aria-label="Your decision"
      data-region="prompt"
      data-question={question.kind}
      aria-busy={sending}
    >
      <Tray question={question} />
      <div className="question">
        <b title={words.title}>
          <SymbolText text={words.title} />
        </b>
        <small title={words.detail}>
          <SymbolText text={words.detail} />
        </small>
      </div>
      <div className="buttons">
        <TimeLeft />
        <Buttons question={question} />
      </div>
    </section>
  );
}
