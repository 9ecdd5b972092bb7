/** The start page: what is played, with which deck, against whom; then "Deal". Games to go on with below. */
import { type JSX, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { ownKeys, rememberSeats } from '../connection/seat-tokens.ts';
import { send } from '../connection/socket.ts';
import { deckOf } from '../decks/kept-deck.ts';
import { beginLesson } from '../lesson/lesson.ts';
import { FIRST_GAME } from '../lesson/steps.ts';
import { beginsWithPacks, formatText } from '../model/formats.ts';
import { type NewGameForm, newGameMessage, rulesOf, withPlaying } from '../model/new-game.ts';
import type { DeckSummary, FormatSummary, GameSummary } from '../model/types.ts';
import { DealBar } from '../start/deal.tsx';
import { Formats } from '../start/formats.tsx';
import { Games } from '../start/games.tsx';
import { OwnDeck } from '../start/own-deck.tsx';
import { PageTop } from '../start/page-top.tsx';
import { PictureQuestion } from '../start/picture-question.tsx';
import { Seats } from '../start/seats.tsx';
import { layTable } from '../store/lobby.ts';
import { forgetDeck, keepDeck, ownDecks } from '../store/own-decks.ts';
import { openConnection } from '../store/play.ts';
import { keepBeginning } from '../store/rematch.ts';

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
      if (message.kind === 'createGame') keepBeginning(reply.game, message);
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

/** As many seats as the form has: friends and bots come to them later. */
function layTableFor(form: NewGameForm): ReturnType<typeof layTable> {
  const name = form.name.trim() === '' ? 'Host' : form.name.trim();
  return layTable(formatText(form.playing), form.others.length + 1, name);
}

/** A list that was played is remembered beside the starter decks. */
async function keepPasted({ pasted, playing }: NewGameForm): Promise<void> {
  const checked = await send({ kind: 'deckCheck', text: pasted, format: rulesOf(playing) });
  if (checked.kind === 'deckChecked' && checked.legal) keepDeck(deckOf(checked, pasted, playing));
}

/** The form with the deck that the address names (`?deck=`), and a game for decks of its rules. */
function asAsked(form: NewGameForm, own: readonly DeckSummary[]): [NewGameForm, NewGameForm['playing']] {
  const id = new URLSearchParams(location.search).get('deck');
  const deck = own.find((one) => one.id === id);
  if (deck === undefined) return [form, form.playing];
  const base = deck.format === 'standard-60' ? 'two-player' : deck.format;
  return [
    { ...form, deck: deck.id },
    { ...form.playing, base },
  ];
}

/** What the server has to choose from. */
function useOffers(found: (decks: readonly DeckSummary[]) => void): {
  starters: readonly DeckSummary[];
  formats: readonly FormatSummary[];
  games: readonly GameSummary[];
  silent: boolean;
} {
  const [starters, setStarters] = useState<readonly DeckSummary[]>([]);
  const [formats, setFormats] = useState<readonly FormatSummary[]>([]);
  const [games, setGames] = useState<readonly GameSummary[]>([]);
  const [silent, setSilent] = useState(false);
  // oxlint-disable-next-line react-hooks/exhaustive-deps: asked once, when the page opens
  useEffect(() => {
    openConnection();
    void fetchList<DeckSummary>('/api/decks').then((decks) => {
      setSilent(decks === null);
      setStarters(decks ?? []);
      found(decks ?? []);
    });
    void fetchList<FormatSummary>('/api/formats').then((all) => setFormats(all ?? []));
    void send({ kind: 'listGames', keys: [...ownKeys()] }).then((reply) => {
      if (reply.kind === 'games') setGames(reply.games);
    });
  }, []);
  return { starters, formats, games, silent };
}

/** Where a game is found that has begun, or why there is none. */
type Begun = Awaited<ReturnType<typeof beginGame>> | Awaited<ReturnType<typeof layTable>>;

/** Begins games and goes to them; what is still to do before that, is done in between. */
function useBeginning(): {
  dealing: boolean;
  refusal: string | null;
  refuse: (because: string | null) => void;
  begin: (asked: Promise<Begun>, before?: (address: string) => void | Promise<void>) => Promise<void>;
} {
  const [refusal, refuse] = useState<string | null>(null);
  const [dealing, setDealing] = useState(false);
  const [, navigate] = useLocation();
  const begin = async (asked: Promise<Begun>, before?: (address: string) => void | Promise<void>): Promise<void> => {
    setDealing(true);
    refuse(null);
    const begun = await asked;
    if (begun.kind !== 'refused') await before?.(begun.address);
    setDealing(false);
    if (begun.kind === 'refused') refuse(begun.because);
    else navigate(begun.address);
  };
  return { dealing, refusal, refuse, begin };
}

/** The heading, and the way in for whoever is new. */
function Welcome({ dealing, learn }: { dealing: boolean; learn: () => void }): JSX.Element {
  return (
    <div className="welcome">
      <h1>
        Pull up a chair. <small>Three choices, then deal. Nothing to sign up for.</small>
      </h1>
      <button type="button" className="button" disabled={dealing} onClick={learn}>
        New here? A first game in ten steps
      </button>
    </div>
  );
}

/** The screen at /. */
export function StartScreen(): JSX.Element {
  const [own, setOwn] = useState(ownDecks);
  const [form, setForm] = useState<NewGameForm>(FIRST);
  const { dealing, refusal, refuse, begin } = useBeginning();
  const { starters, formats, games, silent } = useOffers((found) =>
    setForm((old) => withPlaying(...asAsked(old, own), [...own, ...found])),
  );
  const decks = [...own, ...starters];
  const deal = (): void => {
    const message = newGameMessage(form, decks, new URLSearchParams(location.search).get('seed'));
    if ('missing' in message) refuse(message.missing);
    else void begin(beginGame(message), () => (form.deck === 'paste' ? keepPasted(form) : undefined));
  };
  const learn = (): void => void begin(beginGame(FIRST_GAME), (address) => beginLesson(address.slice('/game/'.length)));
  const withFriends = (): void => void begin(layTableFor(form));
  const change = (next: NewGameForm): void => {
    setForm(next);
    refuse(null);
  };
  const keep = (deck: Omit<DeckSummary, 'id'>): void => {
    const id = keepDeck(deck);
    setOwn(ownDecks());
    change({ ...form, deck: id });
  };
  const forget = (id: string): void => {
    forgetDeck(id);
    setOwn(ownDecks());
    change(
      withPlaying(
        { ...form, deck: '' },
        form.playing,
        decks.filter((deck) => deck.id !== id),
      ),
    );
  };
  const parts = { form, decks, change, keep, forget };
  const notHere = 'The server does not answer. Start it with "npm start" and reload this page.';
  return (
    <main className="page starting">
      <PageTop />
      <Welcome dealing={dealing} learn={learn} />
      <div className="start">
        <Formats {...parts} formats={formats} />
        {beginsWithPacks(form.playing) ? null : <OwnDeck {...parts} />}
        <Seats {...parts} />
        <DealBar
          form={form}
          decks={decks}
          dealing={dealing}
          deal={deal}
          withFriends={withFriends}
          refusal={silent ? notHere : refusal}
        />
      </div>
      <PictureQuestion />
      <Games games={games} />
      <p className="legal">
        A fan project, not affiliated with, endorsed or sponsored by Wizards of the Coast. Magic: The Gathering is
        theirs.
      </p>
    </main>
  );
}
