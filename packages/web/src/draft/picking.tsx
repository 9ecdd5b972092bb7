/** The pack before you: choose a card, take it, and see what you have. CR 905.1. */
import { type CSSProperties, type JSX, useEffect } from 'react';
import { linesOfDeck } from '../model/deck-building.ts';
import type { DraftSnapshot } from '../model/types.ts';
import { useRoving } from '../regions/roving.ts';
import { answerDraft, choosePick, takeChosen, undoPick, useDraft } from '../store/draft.ts';
import { CardLines } from './card-lines.tsx';
import { PackCard, ReadingPanel } from './card-of-pack.tsx';
import { PickTime } from './pick-time.tsx';
import { CurveOf } from './curve.tsx';

function Pack({ snapshot }: { snapshot: DraftSnapshot }): JSX.Element {
  const chosen = useDraft((state) => state.chosen);
  const roving = useRoving<HTMLElement>();
  const { question } = snapshot;
  const cards = question?.kind === 'pick' ? question.cards : [];
  const columns = Math.max(5, Math.ceil(cards.length / 3));
  return (
    <section
      className="pack"
      style={{ '--columns': columns } as CSSProperties}
      aria-label="The pack"
      data-region="pack"
      {...roving}
    >
      {cards.map((name, index) => (
        <PackCard
          key={`${index} ${name}`}
          name={name}
          index={index}
          chosen={chosen.includes(index)}
          onChoose={() => choosePick(index)}
          onTake={() => {
            if (!useDraft.getState().chosen.includes(index)) choosePick(index);
            takeChosen();
          }}
        />
      ))}
      {cards.length === 0 ? <p className="empty">Your next pack is on its way.</p> : null}
    </section>
  );
}

function Ask({ snapshot }: { snapshot: DraftSnapshot }): JSX.Element {
  const { chosen, sending } = useDraft();
  const { question, waitingFor, seats } = snapshot;
  const undo = snapshot.undoAvailable ? (
    <button type="button" className="button" onClick={undoPick}>
      Take back <kbd aria-hidden="true">Esc</kbd>
    </button>
  ) : null;
  if (question === null)
    return (
      <section className="prompt waiting" aria-label="Decision">
        <div className="question">
          <b>{seats[waitingFor ?? -1]?.name ?? 'Somebody'} is choosing</b>
          <small>The draft goes on as soon as that is done.</small>
        </div>
        <div className="buttons">{undo}</div>
      </section>
    );
  const cards = question.kind === 'pick' ? question.cards : [];
  const names = chosen.map((index) => cards[index]).join(' and ');
  const wanted = question.kind === 'pick' ? question.count : 1;
  const title =
    question.kind !== 'pick'
      ? question.text
      : names === ''
        ? wanted === 1
          ? 'Which card do you take?'
          : 'Which two cards do you take?'
        : `Take ${names}?`;
  return (
    <section className="prompt" aria-label="Your decision" data-question={question.kind} aria-busy={sending}>
      <div className="question">
        <b title={title}>{title}</b>
        <small>
          {question.kind === 'pick' ? 'Double-click or Enter takes; arrow keys move. ' : ''}CR {question.rule}
        </small>
      </div>
      <div className="buttons">
        <PickTime />
        {undo}
        {question.kind === 'pick' ? (
          <button
            type="button"
            className="button main"
            data-main
            disabled={chosen.length !== wanted || sending}
            onClick={takeChosen}
          >
            {chosen.length === wanted ? 'Take' : `Choose ${wanted - chosen.length}`} <kbd aria-hidden="true">Enter</kbd>
          </button>
        ) : null}
        {question.kind === 'yesNo' ? (
          <>
            <button type="button" className="button" onClick={() => answerDraft([0])}>
              Leave it
            </button>
            <button type="button" className="button main" data-main onClick={() => answerDraft([1])}>
              Do it
            </button>
          </>
        ) : null}
        {question.kind === 'option'
          ? question.options.map((option, index) => (
              <button key={option} type="button" className="button" onClick={() => answerDraft([index])}>
                {option}
              </button>
            ))
          : null}
      </div>
    </section>
  );
}

function Neighbours({ snapshot }: { snapshot: DraftSnapshot }): JSX.Element {
  const { view, seat, waitingFor } = snapshot;
  const left = (view?.round ?? 0) % 2 === 0;
  const count = view?.players.length ?? 1;
  const next = seat === null ? -1 : (seat + (left ? 1 : count - 1)) % count;
  return (
    <section className="panel around" aria-label="At the table">
      <h2>
        At the table <small>packs go to the {left ? 'left' : 'right'}</small>
      </h2>
      <ul>
        {view?.players.map((player, at) => {
          const shape = (at - (seat ?? 0) + count) % count;
          const face = player.faceUp.length === 0 ? '' : `; face up: ${player.faceUp.join(', ')}`;
          const words = at === waitingFor ? ', choosing' : at === next ? ', gets your pack' : '';
          return (
            <li key={player.name}>
              <span className={`mark mark-${shape} small`} aria-hidden="true">
                {player.name.slice(0, 1)}
              </span>{' '}
              {at === seat ? 'You' : player.name}
              {words}
              {face}
            </li>
          );
        })}
      </ul>
      {view === null || view.revealed.length === 0 ? null : <p>Revealed: {view.revealed.join(', ')}</p>}
    </section>
  );
}

/** The screen while cards are drafted. */
export function Picking({ snapshot }: { snapshot: DraftSnapshot }): JSX.Element {
  const cards = useDraft((state) => state.cards);
  const pile = snapshot.view?.pile ?? [];
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      const button = (event.target as HTMLElement).closest<HTMLElement>('button');
      const { snapshot: now } = useDraft.getState();
      if (event.key === 'Escape' && now?.undoAvailable === true) undoPick();
      if (event.key !== 'Enter' || now?.question?.kind !== 'pick') return;
      if (button !== null && button.ariaPressed === null) return;
      // On a card that is not chosen, Enter chooses it; on a chosen one, or elsewhere, it takes.
      if (button !== null && button.ariaPressed !== 'true') return;
      event.preventDefault();
      takeChosen();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, []);
  return (
    <div className="drafting">
      <Pack snapshot={snapshot} />
      <Ask snapshot={snapshot} />
      <Neighbours snapshot={snapshot} />
      <aside className="draft-rail" aria-label="Your cards">
        <CurveOf names={pile} />
        <ReadingPanel />
        <section className="panel picks" aria-label="Your picks">
          <h2>
            Your picks <small>{pile.length}</small>
          </h2>
          <div className="scroll" tabIndex={0} role="group" aria-label="Cards you have taken">
            <CardLines lines={linesOfDeck(cards, pile)} />
          </div>
        </section>
      </aside>
    </div>
  );
}
