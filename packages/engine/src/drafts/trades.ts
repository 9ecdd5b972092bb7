/** What is done right after the draft: a card offered for others' cards. CR 905.1d, 905.2. */
import { chooses, type Draft, type Drafter, draftRules, nameOf } from './draft.ts';

/** A card of the pool is shown right after the draft, and the others may offer cards for it. */
export function trades(draft: Draft): void {
  draft.drafters.forEach(({ pile }, player) => {
    const brokers = pile.filter(({ name }) =>
      draftRules(draft.setup.cards[name]).some(({ kind }) => kind === 'tradeAfterDraft'),
    );
    for (const _ of brokers) trade(draft, player);
  });
}

const NOTHING = 'nothing';

function trade(draft: Draft, player: number): void {
  const mine = (draft.drafters[player] as Drafter).pile;
  const names = mine.map(({ name }) => name);
  const shown = chooses(draft, player, 'Reveal a card of your pool to trade?', [NOTHING, ...names]) - 1;
  const card = mine[shown];
  if (card === undefined) return;
  draft.revealed.push(`${nameOf(draft, player)} reveals ${card.name} to trade`);
  const offers: { readonly from: number; readonly at: number; readonly name: string }[] = [];
  draft.drafters.forEach(({ pile }, other) => {
    if (other === player) return;
    const options = [NOTHING, ...pile.map(({ name }) => name)];
    const at = chooses(draft, other, `Offer ${nameOf(draft, player)} a card for ${card.name}?`, options) - 1;
    const offered = pile[at];
    if (offered !== undefined) offers.push({ from: other, at, name: offered.name });
  });
  if (offers.length === 0) return;
  const options = [NOTHING, ...offers.map(({ from, name }) => `${name} of ${nameOf(draft, from)}`)];
  const accepted = offers[chooses(draft, player, `Accept an offer for ${card.name}?`, options) - 1];
  if (accepted === undefined) return;
  const theirs = (draft.drafters[accepted.from] as Drafter).pile;
  const [got] = theirs.splice(accepted.at, 1, card);
  if (got !== undefined) mine.splice(shown, 1, got);
}
