/** The new game in the making: seats, decks, format; pure, so that it can be tested. */
import { beginsWithPacks, formatText, partsOf, type Playing, seatsOf } from './formats.ts';
import type { ClientMessage, DeckSummary } from './types.ts';

/** The beginning of the ids of decks that this browser remembers. */
export const OWN_DECK: string = 'own:';

/** Whether a deck is one's own. */
export function isOwnDeck(id: string): boolean {
  return id.startsWith(OWN_DECK);
}

/** A seat other than the own one, for a bot: people sit down at a table by themselves. */
export interface OtherSeat {
  readonly kind: 'greedy' | 'random';
  /** The id of a starter deck; '' picks one that nobody plays yet. */
  readonly deck: string;
}

/** Everything the start page asks. */
export interface NewGameForm {
  readonly playing: Playing;
  readonly name: string;
  /** A starter deck's id, or 'paste'. */
  readonly deck: string;
  readonly pasted: string;
  readonly others: readonly OtherSeat[];
}

const NAMES = ['Mira', 'Otto', 'Jun', 'Ada', 'Bo', 'Kit', 'Tove', 'Sol', 'Nell'] as const;

/** What another seat is called. */
export function otherName(index: number): string {
  return NAMES[index % NAMES.length] ?? 'Guest';
}

/** By which rules decks are built for it. */
export function rulesOf(playing: Playing): DeckSummary['format'] {
  const parts = partsOf(playing);
  return parts.includes('commander') ? 'commander' : parts.includes('brawl') ? 'brawl' : 'standard-60';
}

/** The decks that a format is played with. */
export function decksFor(decks: readonly DeckSummary[], playing: Playing): readonly DeckSummary[] {
  const wanted = rulesOf(playing);
  return decks.filter((deck) => deck.format === wanted);
}

/** So many seats that the format allows. */
export function allowedSeats(playing: Playing, wanted: number): number {
  const { least, most, step } = seatsOf(playing);
  const count = Math.min(most, Math.max(least, wanted));
  return count % step === 0 ? count : Math.min(most - (most % step), count + step - (count % step));
}

/** The form after a change of what is played: seats and decks that it allows. Before the decks have come, none is chosen. */
export function withPlaying(form: NewGameForm, playing: Playing, decks: readonly DeckSummary[]): NewGameForm {
  const fitting = decksFor(decks, playing);
  const kept = form.deck === 'paste' || fitting.some((deck) => deck.id === form.deck);
  const sameBase = playing.base === form.playing.base;
  const count = allowedSeats(playing, sameBase ? form.others.length + 1 : seatsOf(playing).usual) - 1;
  const others = Array.from({ length: count }, (_, i): OtherSeat => {
    const before = form.others[i];
    const deck = fitting.some(({ id }) => id === before?.deck) ? (before?.deck ?? '') : '';
    return { kind: before?.kind ?? 'greedy', deck };
  });
  const none = decks.length === 0 ? '' : 'paste';
  return { ...form, playing, deck: kept ? form.deck : (fitting[0]?.id ?? none), others };
}

/** The message that starts the game or draft, or what is missing. A seed (the address's `?seed=`) makes its shuffles repeatable. Seats without a chosen deck get one that nobody plays yet. */
export function newGameMessage(
  form: NewGameForm,
  decks: readonly DeckSummary[],
  seed: string | null = null,
): ClientMessage | { missing: string } {
  const format = formatText(form.playing);
  const options = seed === null ? {} : { options: { seed } };
  const own = { name: form.name.trim() === '' ? 'Guest' : form.name.trim(), kind: 'human' as const };
  if (beginsWithPacks(form.playing)) {
    const seats = [
      own,
      ...form.others.map((seat, i) => ({ name: otherName(i), kind: 'bot' as const, bot: seat.kind })),
    ];
    return { kind: 'createDraft', format, seats, ...options };
  }
  const fitting = decksFor(decks, form.playing);
  if (form.deck === 'paste' && form.pasted.trim() === '')
    return { missing: 'Paste a deck list, or choose a starter deck.' };
  const taken = new Set([form.deck, ...form.others.map((seat) => seat.deck)]);
  const starters = fitting.filter((deck) => !isOwnDeck(deck.id));
  const free = starters.filter((deck) => !taken.has(deck.id));
  let next = 0;
  const pick = (): string | undefined => {
    const deck = free[next] ?? starters[next % Math.max(1, starters.length)];
    next++;
    return deck?.id;
  };
  const others = form.others.map((seat, i) => {
    const deck = seat.deck === '' ? pick() : seat.deck;
    return { name: otherName(i), deck: asBrought(deck ?? '', decks), kind: 'bot' as const, bot: seat.kind };
  });
  if (others.some((seat) => seat.deck === '')) return { missing: 'There is no starter deck for this format.' };
  const deck = form.deck === 'paste' ? form.pasted : asBrought(form.deck, decks);
  return { kind: 'createGame', format, seats: [{ ...own, deck }, ...others], ...options };
}

/** How a deck is brought to the server: a starter by its id, one's own as a list. */
export function asBrought(id: string, decks: readonly DeckSummary[]): string {
  return isOwnDeck(id) ? (decks.find((deck) => deck.id === id)?.text ?? id) : id;
}
