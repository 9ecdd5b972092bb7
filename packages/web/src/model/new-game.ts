/** The new game in the making: seats, decks, format; pure, so that it can be tested. */
import type { ClientMessage, DeckSummary } from './types.ts';

/** A seat other than the own one. */
export interface OtherSeat {
  readonly kind: 'greedy' | 'random' | 'human';
  /** The id of a starter deck; '' picks one that nobody plays yet. */
  readonly deck: string;
}

/** Everything the start page asks. */
export interface NewGameForm {
  readonly format: 'commander' | 'two-player' | 'free-for-all';
  readonly name: string;
  /** A starter deck's id, or 'paste'. */
  readonly deck: string;
  readonly pasted: string;
  readonly others: readonly OtherSeat[];
}

/** The formats with what they mean. */
export const FORMATS: readonly { readonly id: NewGameForm['format']; readonly name: string; readonly means: string }[] =
  [
    { id: 'commander', name: 'Commander', means: '100 cards, 40 life, 2–8 seats' },
    { id: 'two-player', name: 'Two-player', means: '60 cards, 20 life, you against one' },
    { id: 'free-for-all', name: 'Free for all', means: '60 cards, 20 life, 3–8 seats' },
  ];

const NAMES = ['Mira', 'Otto', 'Jun', 'Ada', 'Bo', 'Kit', 'Tove'] as const;

/** What another seat is called. */
export function otherName(index: number): string {
  return NAMES[index % NAMES.length] ?? 'Guest';
}

/** The decks that a format is played with. */
export function decksFor(decks: readonly DeckSummary[], format: NewGameForm['format']): readonly DeckSummary[] {
  return decks.filter((deck) => (format === 'commander' ? deck.format === 'commander' : deck.format !== 'commander'));
}

/** The form after a change of format: seats and decks that it allows. */
export function withFormat(
  form: NewGameForm,
  format: NewGameForm['format'],
  decks: readonly DeckSummary[],
): NewGameForm {
  const count =
    format === 'two-player'
      ? 1
      : format === 'free-for-all'
        ? Math.max(2, form.others.length)
        : Math.max(3, form.others.length);
  const fitting = decksFor(decks, format);
  const kept = form.deck === 'paste' || fitting.some((deck) => deck.id === form.deck);
  const others = Array.from(
    { length: count },
    (_, i): OtherSeat => ({ kind: form.others[i]?.kind ?? 'greedy', deck: '' }),
  );
  return { ...form, format, deck: kept ? form.deck : (fitting[0]?.id ?? 'paste'), others };
}

/** The message that starts the game, or what is missing. A seed (the address's `?seed=`) makes its shuffles repeatable. Seats without a chosen deck get one that nobody plays yet. */
export function newGameMessage(
  form: NewGameForm,
  decks: readonly DeckSummary[],
  seed: string | null = null,
): ClientMessage | { missing: string } {
  const fitting = decksFor(decks, form.format);
  if (form.deck === 'paste' && form.pasted.trim() === '')
    return { missing: 'Paste a deck list, or choose a starter deck.' };
  const taken = new Set([form.deck, ...form.others.map((seat) => seat.deck)]);
  const free = fitting.filter((deck) => !taken.has(deck.id));
  let next = 0;
  const pick = (): string | undefined => {
    const deck = free[next] ?? fitting[next % Math.max(1, fitting.length)];
    next++;
    return deck?.id;
  };
  const seats = [
    {
      name: form.name.trim() === '' ? 'Guest' : form.name.trim(),
      kind: 'human' as const,
      deck: form.deck === 'paste' ? form.pasted : form.deck,
    },
  ];
  const others = form.others.map((seat, i) => {
    const deck = seat.deck === '' ? pick() : seat.deck;
    const base = { name: otherName(i), deck: deck ?? '' };
    return seat.kind === 'human'
      ? { ...base, kind: 'human' as const }
      : { ...base, kind: 'bot' as const, bot: seat.kind };
  });
  if (others.some((seat) => seat.deck === '')) return { missing: 'There is no starter deck for this format.' };
  return {
    kind: 'createGame',
    format: form.format,
    seats: [...seats, ...others],
    ...(seed === null ? {} : { options: { seed } }),
  };
}
