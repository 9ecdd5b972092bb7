/** From the pool to a deck: what a bot would build to begin with, then as you like. CR 100.2b, 903.13f, 905.4. */
import { type JSX, useState } from 'react';
import {
  agendasOf,
  BASIC_LANDS,
  isConspiracy,
  ledBy,
  leftOfPool,
  linesOfDeck,
  moved,
  withBasics,
} from '../model/deck-building.ts';
import type { DraftDeck, DraftSnapshot } from '../model/types.ts';
import { Stepper } from '../pieces/stepper.tsx';
import { handIn, useDraft } from '../store/draft.ts';
import { CardLines } from './card-lines.tsx';
import { ReadingPanel } from './card-of-pack.tsx';
import { CurveOf } from './curve.tsx';
import { Sheets } from './sheets.tsx';

const EMPTY: DraftDeck = { deck: [], commanders: [], conspiracies: [] };

type Change = (deck: DraftDeck) => void;

function Basics({ deck, change }: { deck: DraftDeck; change: Change }): JSX.Element {
  return (
    <div className="basics">
      {BASIC_LANDS.map((name) => (
        <label key={name}>
          {name}
          <Stepper
            label={name}
            small
            value={deck.deck.filter((one) => one === name).length}
            min={0}
            max={60}
            onChange={(count) => change(withBasics(deck, name, count))}
          />
        </label>
      ))}
    </div>
  );
}

function Leaders({ names, deck, change }: { names: readonly string[]; deck: DraftDeck; change: Change }): JSX.Element {
  return (
    <section className="panel leaders" aria-label="Commander">
      <h2>
        Commander <small>{deck.commanders.join(' and ') || 'choose one'}</small>
      </h2>
      <div className="additions">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className="addition"
            aria-pressed={deck.commanders.includes(name)}
            onClick={() => change(ledBy(deck, name))}
          >
            {name}
          </button>
        ))}
      </div>
    </section>
  );
}

function Conspiracies({
  names,
  deck,
  change,
}: {
  names: readonly string[];
  deck: DraftDeck;
  change: Change;
}): JSX.Element {
  const cards = useDraft((state) => state.cards);
  const secrets = linesOfDeck(cards, deck.deck).map(({ name }) => name);
  const set = (card: string, at: number, name: string): void =>
    change({
      ...deck,
      conspiracies: deck.conspiracies.map((one) =>
        one.card === card ? { ...one, names: one.names.map((old, i) => (i === at ? name : old)) } : one,
      ),
    });
  return (
    <section className="panel leaders" aria-label="Conspiracies">
      <h2>
        Conspiracies <small>begin in the command zone; names stay secret (CR 702.106)</small>
      </h2>
      {[...new Set(names)].map((card) => {
        const used = deck.conspiracies.find((one) => one.card === card);
        const wanted = agendasOf(cards, card);
        const toggle = (): void =>
          change({
            ...deck,
            conspiracies:
              used === undefined
                ? [...deck.conspiracies, { card, names: secrets.slice(0, wanted) }]
                : deck.conspiracies.filter((one) => one !== used),
          });
        return (
          <p key={card} className="conspiracy">
            <label>
              <input type="checkbox" checked={used !== undefined} onChange={toggle} /> {card}
            </label>
            {used?.names.map((name, at) => (
              <select
                key={at}
                aria-label={`${card}: secret name`}
                value={name}
                onChange={(event) => set(card, at, event.target.value)}
              >
                {secrets.map((secret) => (
                  <option key={secret}>{secret}</option>
                ))}
              </select>
            ))}
          </p>
        );
      })}
    </section>
  );
}

/** The decision that the server waits for: the deck as it stands, handed in when it is big enough. CR 100.2b. */
function HandingIn({
  snapshot,
  deck,
  spells,
  begin,
}: {
  snapshot: DraftSnapshot;
  deck: DraftDeck;
  spells: number;
  begin: Change;
}): JSX.Element {
  const sending = useDraft((state) => state.sending);
  const { suggestion, minimum } = snapshot;
  const count = deck.deck.length + deck.commanders.length;
  const ready = snapshot.seat !== null && snapshot.seats[snapshot.seat]?.ready === true;
  const waiting = snapshot.seats.filter((seat) => !seat.ready).map(({ name }) => name);
  return (
    <section className={ready ? 'prompt waiting' : 'prompt'} aria-label="Your decision" data-question="deck">
      <div className="question">
        <b>{ready ? 'Your deck is handed in' : 'Build your deck'}</b>
        <small>
          {ready
            ? `Waiting for ${waiting.join(', ')}.`
            : `${count} cards, ${deck.deck.length - spells} of them basic lands. Nothing is final before you sit down.`}
        </small>
      </div>
      <div className="buttons">
        <button type="button" className="button" onClick={() => begin(EMPTY)}>
          Empty
        </button>
        <button
          type="button"
          className="button"
          disabled={suggestion === null}
          onClick={() => begin(suggestion ?? EMPTY)}
        >
          Suggest
        </button>
        <button
          type="button"
          className="button main"
          data-main
          disabled={sending || count < minimum}
          onClick={() => handIn(deck)}
        >
          {count < minimum ? `${minimum - count} more` : 'Play this deck'}
        </button>
      </div>
    </section>
  );
}

/** The screen between the draft and the games. */
export function Building({ snapshot }: { snapshot: DraftSnapshot }): JSX.Element {
  const cards = useDraft((state) => state.cards);
  const { suggestion, minimum, commanders, stickerSheets: sheets } = snapshot;
  const pool = snapshot.pool ?? [];
  const [deck, setDeck] = useState<DraftDeck>(snapshot.deck ?? suggestion ?? EMPTY);
  // The sheets are no part of the deck: they stay as chosen.
  const begin = (other: DraftDeck): void => setDeck({ ...other, stickerSheets: deck.stickerSheets });
  const conspiracies = pool.filter((name) => isConspiracy(cards, name));
  const left = leftOfPool(pool, deck).filter((name) => !isConspiracy(cards, name));
  const spells = deck.deck.filter((name) => !(BASIC_LANDS as readonly string[]).includes(name));
  const count = deck.deck.length + deck.commanders.length;
  return (
    <div className="drafting building">
      <section className="panel deck" aria-label="Your deck">
        <h2>
          Your deck{' '}
          <small>
            {count} of {minimum} cards or more; a click takes one out
          </small>
        </h2>
        <div className="scroll">
          <CardLines
            lines={linesOfDeck(cards, spells)}
            does="Take out"
            act={(name) => setDeck(moved(deck, name, false))}
          />
        </div>
        <Basics deck={deck} change={setDeck} />
      </section>
      <section className="panel deck" aria-label="The rest of your cards">
        <h2>
          Sideboard <small>{left.length} cards; a click puts one in</small>
        </h2>
        <div className="scroll">
          <CardLines lines={linesOfDeck(cards, left)} does="Put in" act={(name) => setDeck(moved(deck, name, true))} />
        </div>
        {commanders === null ? null : <Leaders names={commanders} deck={deck} change={setDeck} />}
        {conspiracies.length === 0 ? null : <Conspiracies names={conspiracies} deck={deck} change={setDeck} />}
        {sheets.length === 0 ? null : <Sheets sheets={sheets} deck={deck} change={setDeck} />}
      </section>
      <HandingIn snapshot={snapshot} deck={deck} spells={spells.length} begin={begin} />
      <aside className="draft-rail" aria-label="Reading">
        <CurveOf names={deck.deck} />
        <ReadingPanel />
      </aside>
    </div>
  );
}
