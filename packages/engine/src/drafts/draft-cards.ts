/** Cards that act while they are drafted and while they are face up. CR 905.2b-c. */
import { COLORS, type DraftNote, type DraftRule } from '@kitchen-table/language/core';
import {
  chooses,
  type Draft,
  type DraftedCard,
  type Drafter,
  draftRules,
  faceUpWith,
  nameOf,
  note,
  type Pack,
  says,
} from './draft.ts';

/** A card has been drafted: what others let be done with it, then what it says itself. */
export function asDrafted(draft: Draft, player: number, pack: Pack, name: string, passer: number | null): void {
  const drafter = draft.drafters[player] as Drafter;
  const card: DraftedCard = { name, faceUp: false };
  for (const other of drafter.notesNext.splice(0)) {
    draft.revealed.push(`${nameOf(draft, player)} reveals ${name} for ${other}`);
    note(draft, player, other, { names: [name] });
  }
  if (removed(draft, player, card)) return;
  noteIt(draft, player, name);
  drafter.pile.push(card);
  for (const rule of draftRules(draft.setup.cards[name])) obey(draft, player, pack, card, rule, passer);
}

/** "As you draft a card, you may remove it from the draft": it is in no card pool. */
function removed(draft: Draft, player: number, card: DraftedCard): boolean {
  for (const { card: by, rule } of faceUpWith(draft, player, 'removeDrafted')) {
    if (!says(draft, player, 'remove', `Remove ${card.name} from the draft with ${by.name}?`)) continue;
    const faceUp = rule.how === 'face up';
    (draft.drafters[player] as Drafter).removed.push({ name: card.name, faceUp });
    if (faceUp) draft.revealed.push(`${nameOf(draft, player)} removes ${card.name} with ${by.name}`);
    note(draft, player, by.name, { removed: [card.name] });
    return true;
  }
  return false;
}

/** "As you draft a creature card, you may reveal it, note its name, then turn ~ face down." */
function noteIt(draft: Draft, player: number, name: string): void {
  const face = draft.setup.cards[name]?.faces[0];
  for (const { card: by, rule } of faceUpWith(draft, player, 'noteDrafted')) {
    if (rule.card === 'creature card' && face?.types.includes('creature') !== true) continue;
    if (!says(draft, player, 'note', `Reveal ${name} and note its ${rule.what} for ${by.name}?`)) continue;
    draft.revealed.push(`${nameOf(draft, player)} reveals ${name} for ${by.name}`);
    note(draft, player, by.name, rule.what === 'name' ? { names: [name] } : { creatureTypes: face?.subtypes ?? [] });
    by.faceUp = false;
    return;
  }
}

/** What the drafted card says of its own drafting. */
function obey(
  draft: Draft,
  player: number,
  pack: Pack,
  card: DraftedCard,
  rule: DraftRule,
  passer: number | null,
): void {
  const drafter = draft.drafters[player] as Drafter;
  const me = nameOf(draft, player);
  switch (rule.kind) {
    case 'draftFaceUp':
      card.faceUp = true;
      draft.revealed.push(`${me} drafts ${card.name} face up`);
      return;
    case 'revealAsDrafted':
      draft.revealed.push(`${me} reveals ${card.name}`);
      return noteOf(draft, player, pack, card.name, rule.note, passer);
    case 'draftAtRandom':
      drafter.atRandom = rule.cards;
      return;
    case 'noteDrafted':
    case 'removeDrafted':
    case 'draftAdditional':
    case 'draftWholePack':
    case 'turnDownToLook':
    case 'takeLastCards':
    case 'tradeAfterDraft':
      return;
  }
}

/** What is noted as the card is revealed. CR 905.2b. */
function noteOf(draft: Draft, player: number, pack: Pack, name: string, what: DraftNote, passer: number | null): void {
  const drafter = draft.drafters[player] as Drafter;
  switch (what) {
    case 'nothing':
      return;
    case 'cards this round':
      return note(draft, player, name, { numbers: [drafter.draftedThisRound] });
    case 'passer':
      return passer === null ? undefined : note(draft, player, name, { players: [passer] });
    case 'next card':
      drafter.notesNext.push(name);
      return;
    case 'add a pack':
      return addPack(draft, player, name);
    case 'look at the next':
      pack.watchers.push({ player, guess: null, as: name });
      return;
    case 'guess the next': {
      const names = [...new Set(Object.keys(draft.setup.cards))].sort();
      const guess = names[chooses(draft, player, 'Guess the next card drafted from this pack', names)] as string;
      pack.watchers.push({ player, guess, as: name });
      return;
    }
    case 'colors': {
      const count = draft.drafters.length;
      const left = (player + 1) % count;
      const right = (player + count - 1) % count;
      const open: (typeof COLORS)[number][] = [...COLORS];
      for (const chooser of [right, player, left]) {
        const [color] = open.splice(chooses(draft, chooser, `Choose a color for ${name}`, open), 1);
        if (color !== undefined) note(draft, player, name, { colors: [color] });
      }
    }
  }
}

/** The next pick is from the new pack, which then is passed on in this round. */
function addPack(draft: Draft, player: number, name: string): void {
  const [cards] = draft.extraPacks;
  if (cards === undefined || !says(draft, player, 'add a pack', `Add a booster pack to the draft with ${name}?`))
    return;
  draft.extraPacks = draft.extraPacks.slice(1);
  draft.added.push({ player, pack: { cards: [...cards], watchers: [], passed: false } });
}

/** Those who asked to see the next card of the pack see it, and guesses are judged. */
export function watchersSee(draft: Draft, player: number, pack: Pack, name: string): void {
  for (const { player: watcher, guess, as } of pack.watchers.splice(0)) {
    if (guess === null) {
      (draft.drafters[watcher] as Drafter).seen.push(`${nameOf(draft, player)} drafted ${name}`);
      continue;
    }
    draft.revealed.push(`${nameOf(draft, player)} reveals ${name} for ${as}`);
    if (guess === name) note(draft, watcher, as, { guessedRight: true });
  }
}

/** What a player may do before picking; true when there is nothing left to pick this time. */
export function beforePick(draft: Draft, player: number, pack: Pack, take: (at: number) => void): boolean {
  const drafter = draft.drafters[player] as Drafter;
  for (const { card, rule } of faceUpWith(draft, player, 'turnDownToLook')) {
    if (!says(draft, player, 'look', `Turn ${card.name} face down to look at ${rule.at}?`)) continue;
    card.faceUp = false;
    look(draft, player, card.name, rule.at);
  }
  for (const { card } of faceUpWith(draft, player, 'draftWholePack')) {
    if (!says(draft, player, 'draft the whole pack', `Draft every card of this pack with ${card.name}?`)) continue;
    while (pack.cards.length > 0) take(0);
    card.faceUp = false;
    drafter.done = true;
    return true;
  }
  return false;
}

function look(
  draft: Draft,
  player: number,
  as: string,
  at: Extract<DraftRule, { kind: 'turnDownToLook' }>['at'],
): void {
  const others = draft.drafters.map((_, seat) => seat).filter((seat) => seat !== player);
  const names = others.map((seat) => nameOf(draft, seat));
  if (at === 'the next card of a player') {
    const whom = others[chooses(draft, player, 'Whose next card?', names)] as number;
    (draft.packs[whom] as Pack).watchers.push({ player, guess: null, as });
    return;
  }
  const next = draft.setup.packs[draft.round + 1];
  const packs = [
    ...others.map((seat) => ({
      text: `the pack before ${nameOf(draft, seat)}`,
      cards: draft.packs[seat]?.cards ?? [],
    })),
    ...(next ?? []).map((cards, seat) => ({ text: `the next pack of ${nameOf(draft, seat)}`, cards })),
  ];
  const seen =
    packs[
      chooses(
        draft,
        player,
        'Which pack?',
        packs.map(({ text }) => text),
      )
    ];
  if (seen !== undefined) (draft.drafters[player] as Drafter).seen.push(`${seen.text}: ${seen.cards.join(', ')}`);
}

/** One more card from the same pack. */
export function additionalDraft(
  draft: Draft,
  player: number,
  pack: Pack,
  card: DraftedCard,
  rule: Extract<DraftRule, { kind: 'draftAdditional' }>,
  pickOne: () => void,
): void {
  if (pack.cards.length === 0) return;
  if (!says(draft, player, 'draft another card', `Draft an additional card from this pack with ${card.name}?`)) return;
  const drafter = draft.drafters[player] as Drafter;
  card.faceUp = false;
  pickOne();
  if (rule.then === 'pass the next pack') drafter.passesNext = true;
  else {
    drafter.pile.splice(drafter.pile.indexOf(card), 1);
    pack.cards.push(card.name);
  }
}

/** Who gets the last card of a pack instead of the player before whom it lies; null: nobody else. */
export function lastCardTaker(draft: Draft, player: number): number | null {
  const takers = draft.drafters
    .map((_, seat) => seat)
    .filter((seat) => faceUpWith(draft, seat, 'takeLastCards').length > 0);
  if (takers.length === 0 || takers.includes(player)) return null;
  const names = takers.map((seat) => nameOf(draft, seat));
  return takers[chooses(draft, player, 'Who gets the last card of this pack?', names)] as number;
}
