/** The last step: what is about to be played, in one sentence, and the buttons that begin it. */
import type { JSX } from 'react';
import { beginsWithPacks, formatName, formatText } from '../model/formats.ts';
import { type NewGameForm, otherName } from '../model/new-game.ts';
import type { DeckSummary } from '../model/types.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

function company({ others }: NewGameForm): string {
  return `You play with ${others.length === 1 ? `${otherName(0)}, a bot` : `${NUMBERS[others.length]} bots`}.`;
}

/** The bar with "Deal the cards". */
export function DealBar(props: {
  form: NewGameForm;
  decks: readonly DeckSummary[];
  dealing: boolean;
  deal: () => void;
  withFriends: () => void;
  refusal: string | null;
}): JSX.Element {
  const { form, decks, dealing, deal, withFriends, refusal } = props;
  const packs = beginsWithPacks(form.playing);
  const ready = decks.length > 0;
  const deck = packs ? null : form.deck === 'paste' ? 'your list' : decks.find(({ id }) => id === form.deck)?.name;
  return (
    <section className="box deal" aria-label="Deal">
      <div className="summary-words">
        <b>
          {formatName(formatText(form.playing))}, {NUMBERS[form.others.length + 1]} seats
          {deck == null ? '' : `, ${deck}`}.
        </b>
        <span>{company(form)}</span>
      </div>
      <button type="button" className="button" disabled={dealing} onClick={withFriends}>
        Play with friends
      </button>
      {/* The page opens on it: Enter deals. */}
      <button type="button" className="button main" disabled={dealing || !ready} data-home="" onClick={deal}>
        {dealing ? 'Shuffling…' : packs ? 'Open the packs' : 'Deal the cards'} <kbd aria-hidden="true">Enter</kbd>
      </button>
      {refusal === null ? null : (
        <p className="refusal" role="alert">
          {refusal}
        </p>
      )}
    </section>
  );
}
