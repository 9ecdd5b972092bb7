/** Who sits down: oneself and bots, each with a deck; friends come to a table of their own. CR 800.2. */
import type { JSX } from 'react';
import { beginsWithPacks, seatsOf as seatsAllowed } from '../model/formats.ts';
import { allowedSeats, decksFor, isOwnDeck, type OtherSeat, otherName } from '../model/new-game.ts';
import { Icon } from '../pieces/icons.tsx';
import type { FormProps } from './formats.tsx';

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
          <option value="greedy">{otherName(at)}, steady bot</option>
          <option value="random">{otherName(at)}, wild bot</option>
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
                {isOwnDeck(deck.id) ? `Yours: ${deck.name}` : deck.name}
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

function MoreSeats({ form, change }: Pick<FormProps, 'form' | 'change'>): JSX.Element {
  const { least, most, step } = seatsAllowed(form.playing);
  const seats = form.others.length + 1;
  const sit = (count: number): void =>
    change({
      ...form,
      others: Array.from({ length: count - 1 }, (_, i): OtherSeat => form.others[i] ?? { kind: 'greedy', deck: '' }),
    });
  return (
    <span className="seat-buttons">
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
    </span>
  );
}

/** The seats' box of the start page. */
export function Seats(props: FormProps): JSX.Element {
  const { form, change } = props;
  return (
    <section className="box who" aria-label="Who sits down?">
      <div className="box-head">
        <h2>
          <span className="step">3</span> Who sits down? <small>{form.others.length + 1} seats</small>
        </h2>
        <MoreSeats form={form} change={change} />
      </div>
      <div className="seat-rows">
        <div className="seat-row">
          <span className="mark mark-0" aria-hidden="true">
            Y
          </span>
          <span className="fields">
            <input
              type="text"
              aria-label="Your name"
              placeholder="Your name"
              maxLength={40}
              value={form.name}
              onChange={(event) => change({ ...form, name: event.target.value })}
            />
          </span>
          <span className="pill priority">You</span>
        </div>
        {form.others.map((seat, i) => (
          <OtherSeatRow key={i} at={i} seat={seat} {...props} />
        ))}
      </div>
    </section>
  );
}
