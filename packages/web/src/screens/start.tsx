/** The start page: what is played, with which decks, against whom; and games to go on with. */
import { type JSX, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ownKeys, rememberSeats, seatsOf } from '../connection/seat-tokens.ts';
import { send } from '../connection/socket.ts';
import { beginsWithPacks, formatName, formatText, seatsOf as seatsAllowed } from '../model/formats.ts';
import {
  allowedSeats,
  decksFor,
  type NewGameForm,
  newGameMessage,
  type OtherSeat,
  otherName,
  withPlaying,
} from '../model/new-game.ts';
import { COLOR_CODES } from '../model/colors.ts';
import type { DeckSummary, FormatSummary, GameSummary } from '../model/types.ts';
import { Icon } from '../pieces/icons.tsx';
import { ManaSymbol } from '../pieces/symbols.tsx';
import { Brand, ThemeButton } from '../regions/top-bar.tsx';
import { layTable } from '../store/lobby.ts';
import { openConnection } from '../store/play.ts';
import { PastedDeck } from './pasted-deck.tsx';
import { Additions, Formats, type FormProps } from './start-formats.tsx';

const FIRST: NewGameForm = {
  playing: { base: 'commander', added: [], options: {} },
  name: '',
  deck: '',
  pasted: '',
  others: [
    { kind: 'greedy', deck: '' },
    { kind: 'greedy', deck: '' },
    { kind: 'greedy', deck: '' },
  ],
};

/** The heading of every page that is not the table. */
export function PageTop(): JSX.Element {
  return (
    <header className="top">
      <Brand />
      <nav aria-label="Pages">
        <Link className="tool" href="/">
          Play
        </Link>
        <Link className="tool" href="/cards">
          Cards
        </Link>
        <ThemeButton />
      </nav>
    </header>
  );
}

function OwnDeck({ form, decks, change }: FormProps): JSX.Element {
  return (
    <section className="box">
      <h2>Your deck</h2>
      <div className="options decks" role="radiogroup" aria-label="Your deck">
        {decksFor(decks, form.playing).map((deck) => (
          <button
            key={deck.id}
            type="button"
            role="radio"
            className="option"
            aria-checked={form.deck === deck.id}
            onClick={() => change({ ...form, deck: deck.id })}
          >
            <b>
              {deck.name}
              <span>
                {deck.colors.map((color) => (
                  <ManaSymbol key={color} code={COLOR_CODES[color]} />
                ))}
              </span>
            </b>
            <span>{deck.description}</span>
          </button>
        ))}
        <button
          type="button"
          role="radio"
          className="option"
          aria-checked={form.deck === 'paste'}
          onClick={() => change({ ...form, deck: 'paste' })}
        >
          <b>Paste a list</b>
          <span>In any common format; what is wrong with it is shown with remedies</span>
        </button>
      </div>
      {form.deck !== 'paste' ? null : (
        <PastedDeck text={form.pasted} playing={form.playing} change={(pasted) => change({ ...form, pasted })} />
      )}
    </section>
  );
}

/** A seat for somebody else: who plays, with which deck. */
function OtherSeatRow({ at, seat, form, decks, change }: FormProps & { at: number; seat: OtherSeat }): JSX.Element {
  const set = (other: Partial<OtherSeat>): void =>
    change({ ...form, others: form.others.map((old, i) => (i === at ? { ...old, ...other } : old)) });
  const { least, step } = seatsAllowed(form.playing);
  return (
    <div className="seat-row">
      <span className={`mark mark-${at + 1}`} aria-hidden="true">
        {otherName(at).slice(0, 1)}
      </span>
      <span className="fields">
        <select
          aria-label={`${otherName(at)}: who plays`}
          value={seat.kind}
          onChange={(event) => set({ kind: event.target.value as OtherSeat['kind'] })}
        >
          <option value="greedy">{otherName(at)}, a steady bot</option>
          <option value="random">{otherName(at)}, a wild bot</option>
          <option value="human">A friend, by link</option>
        </select>
        {beginsWithPacks(form.playing) ? null : (
          <select
            aria-label={`${otherName(at)}: deck`}
            value={seat.deck}
            onChange={(event) => set({ deck: event.target.value })}
          >
            <option value="">Any deck</option>
            {decksFor(decks, form.playing).map((deck) => (
              <option key={deck.id} value={deck.id}>
                {deck.name}
              </option>
            ))}
          </select>
        )}
      </span>
      {form.others.length + 1 - step < least || step > 1 ? (
        <span />
      ) : (
        <button
          type="button"
          className="tool"
          aria-label={`Remove ${otherName(at)}’s seat`}
          onClick={() => change({ ...form, others: form.others.filter((_, other) => other !== at) })}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

function Seats({ form, decks, change }: FormProps): JSX.Element {
  const { least, most, step } = seatsAllowed(form.playing);
  const sit = (count: number): void =>
    change({
      ...form,
      others: Array.from({ length: count - 1 }, (_, i): OtherSeat => form.others[i] ?? { kind: 'greedy', deck: '' }),
    });
  const seats = form.others.length + 1;
  return (
    <>
      <h2>
        Who sits down? <small>{form.others.length + 1} seats</small>
      </h2>
      <div className="seat-rows">
        <div className="seat-row">
          <span className="mark" aria-hidden="true">
            Y
          </span>
          <input
            type="text"
            aria-label="Your name"
            placeholder="Your name"
            maxLength={40}
            value={form.name}
            onChange={(event) => change({ ...form, name: event.target.value })}
          />
          <span className="pill priority">You</span>
        </div>
        {form.others.map((seat, i) => (
          <OtherSeatRow key={i} at={i} seat={seat} form={form} decks={decks} change={change} />
        ))}
      </div>
      <p className="quiet seat-buttons">
        {allowedSeats(form.playing, seats + step) <= seats || seats + step > most ? null : (
          <button type="button" className="button small" onClick={() => sit(seats + step)}>
            <Icon name="plus" /> {step === 1 ? 'Add a seat' : `Add ${step} seats`}
          </button>
        )}
        {step === 1 || seats - step < least ? null : (
          <button type="button" className="button small" onClick={() => sit(seats - step)}>
            <Icon name="minus" /> Remove {step} seats
          </button>
        )}
      </p>
    </>
  );
}

function Games({ games }: { games: readonly GameSummary[] }): JSX.Element | null {
  const mine = games.filter((game) => seatsOf(game.game).length > 0 && !game.over);
  if (mine.length === 0) return null;
  return (
    <section className="box">
      <h2>Go on with</h2>
      <div className="games">
        {mine.slice(0, 6).map((game) => (
          <Link key={game.game} href={`/game/${game.game}`}>
            <b>{formatName(game.format)}</b>
            <span>{game.seats.map((seat) => seat.name).join(', ')}</span>
            <small>turn {game.turn}</small>
          </Link>
        ))}
      </div>
    </section>
  );
}

async function fetchList<Item>(address: string): Promise<readonly Item[] | null> {
  try {
    const response = await fetch(address);
    return response.ok ? ((await response.json()) as readonly Item[]) : null;
  } catch {
    return null;
  }
}

/** Asks for the game or draft: where it is found, or why there is none; null when the server says neither. */
async function beginGame(
  message: Parameters<typeof send>[0],
): Promise<{ kind: 'begun'; address: string } | { kind: 'refused'; because: string | null }> {
  const reply = await send(message);
  switch (reply.kind) {
    case 'created':
      rememberSeats(reply.game, reply.seats);
      return { kind: 'begun', address: `/game/${reply.game}` };
    case 'draftCreated':
      rememberSeats(reply.draft, reply.seats);
      return { kind: 'begun', address: `/draft/${reply.draft}` };
    case 'error':
      return { kind: 'refused', because: reply.sentence };
    case 'refused':
      return { kind: 'refused', because: `${reply.because} (CR ${reply.rule})` };
    default:
      return { kind: 'refused', because: null };
  }
}

function Legal(): JSX.Element {
  return (
    <p className="legal">
      A fan project, not affiliated with, endorsed or sponsored by Wizards of the Coast. Magic: The Gathering is theirs.
    </p>
  );
}

/** As many seats as the form has: friends and bots come to them later. */
function layTableFor(form: NewGameForm): ReturnType<typeof layTable> {
  const name = form.name.trim() === '' ? 'Host' : form.name.trim();
  return layTable(formatText(form.playing), form.others.length + 1, name);
}

/** Alone against bots at once, or a table that friends come to. */
function BeginButtons(props: {
  packs: boolean;
  dealing: boolean;
  ready: boolean;
  deal: () => void;
  withFriends: () => void;
}): JSX.Element {
  const { packs, dealing, ready, deal, withFriends } = props;
  return (
    <>
      <button type="button" className="button main wide" disabled={dealing || !ready} onClick={deal}>
        {dealing ? 'Shuffling…' : packs ? 'Open the packs' : 'Deal the cards'}
      </button>
      {packs ? null : (
        <button type="button" className="button wide" disabled={dealing} onClick={withFriends}>
          Play with friends
        </button>
      )}
    </>
  );
}

/** The screen at /. */
export function StartScreen(): JSX.Element {
  const [decks, setDecks] = useState<readonly DeckSummary[]>([]);
  const [formats, setFormats] = useState<readonly FormatSummary[]>([]);
  const [games, setGames] = useState<readonly GameSummary[]>([]);
  const [form, setForm] = useState<NewGameForm>(FIRST);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [dealing, setDealing] = useState(false);
  const [, navigate] = useLocation();
  useEffect(() => {
    openConnection();
    void fetchList<DeckSummary>('/api/decks').then((found) => {
      if (found === null) setRefusal('The server does not answer. Start it with "npm start" and reload this page.');
      setDecks(found ?? []);
      setForm((old) => withPlaying(old, old.playing, found ?? []));
    });
    void fetchList<FormatSummary>('/api/formats').then((found) => setFormats(found ?? []));
    void send({ kind: 'listGames', keys: [...ownKeys()] }).then((reply) => {
      if (reply.kind === 'games') setGames(reply.games);
    });
  }, []);
  const deal = async (): Promise<void> => {
    const message = newGameMessage(form, decks, new URLSearchParams(location.search).get('seed'));
    if ('missing' in message) {
      setRefusal(message.missing);
      return;
    }
    setDealing(true);
    setRefusal(null);
    const begun = await beginGame(message);
    setDealing(false);
    if (begun.kind === 'begun') navigate(begun.address);
    else setRefusal(begun.because);
  };
  const withFriends = async (): Promise<void> => {
    setDealing(true);
    const laid = await layTableFor(form);
    setDealing(false);
    if (laid.kind === 'laid') navigate(laid.address);
    else setRefusal(laid.because);
  };
  const change = (next: NewGameForm): void => {
    setForm(next);
    setRefusal(null);
  };
  return (
    <main className="page">
      <PageTop />
      <h1>Pull up a chair.</h1>
      <p className="lede">Choose a game, fill the seats, play. Nothing to sign up for.</p>
      <div className="start">
        <div className="column">
          <Formats form={form} decks={decks} change={change} />
          <Additions form={form} decks={decks} change={change} formats={formats} />
        </div>
        <div className="column">
          <Games games={games} />
          {beginsWithPacks(form.playing) ? null : <OwnDeck form={form} decks={decks} change={change} />}
          <section className="box">
            <Seats form={form} decks={decks} change={change} />
            <BeginButtons
              packs={beginsWithPacks(form.playing)}
              dealing={dealing}
              ready={decks.length > 0}
              deal={() => void deal()}
              withFriends={() => void withFriends()}
            />
            {refusal === null ? null : (
              <p className="refusal" role="alert">
                {refusal}
              </p>
            )}
          </section>
        </div>
      </div>
      <Legal />
    </main>
  );
}
