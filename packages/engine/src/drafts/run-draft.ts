/** The course of a draft: rounds, packs passed left and right, one or two cards a pass. CR 903.13b-c, 905.1a-b. */
import { additionalDraft, asDrafted, beforePick, lastCardTaker, watchersSee } from './draft-cards.ts';
import { chanceBelow, Draft, type Drafter, faceUpWith, nameOf, type Pack } from './draft.ts';
import type { DraftSetup } from './draft-setup.ts';
import type { DraftQuestion } from './questions.ts';
import { trades } from './trades.ts';

/** Plays the draft to its end. */
export function runDraft(setup: DraftSetup, ask: (question: DraftQuestion) => readonly number[]): Draft {
  const draft = new Draft(setup, ask);
  continueDraft(draft);
  return draft;
}

/** From the first pack to the last card, and what happens right after. */
export function continueDraft(draft: Draft): void {
  for (draft.round = 0; draft.round < draft.setup.packs.length; draft.round++) draftRound(draft);
  draft.round = draft.setup.packs.length - 1;
  for (const { pile } of draft.drafters) for (const card of pile) card.faceUp = false; // CR 905.2c
  trades(draft);
  draft.over = true;
}

/** Each player opens a pack; it goes on until every card of the round is drafted. CR 905.1a. */
function draftRound(draft: Draft): void {
  draft.packs = (draft.setup.packs[draft.round] ?? []).map((cards) => ({
    cards: [...cards],
    watchers: [],
    passed: false,
  }));
  for (const drafter of draft.drafters) {
    drafter.draftedThisRound = 0;
    drafter.done = false;
  }
  while (draft.packs.some(({ cards }) => cards.length > 0)) {
    const before = draft.packs.reduce((sum, { cards }) => sum + cards.length, 0);
    const skipping = draft.drafters.some(({ passesNext }) => passesNext);
    const players = order(draft);
    for (const [at, player] of players.entries()) {
      draft.yetToDraft = players.slice(at + 1);
      draftFrom(draft, player);
    }
    draftFromAdded(draft);
    const left = draft.packs.reduce((sum, { cards }) => sum + cards.length, 0);
    // Only players who can't draft any more have packs before them: nobody else will take those cards.
    if (left === before && !skipping && draft.drafters.every(({ done }) => done)) return;
    pass(draft);
  }
}

/**
 * A pack that a card added: its player's next pick is from it, and then it is passed on behind the pack they had.
 * NOT-CR: the rules don't say in which order the two are passed; the next player finds both as one.
 */
function draftFromAdded(draft: Draft): void {
  for (const { player, pack } of draft.added.splice(0)) {
    pick(draft, player, pack, Math.min(draft.setup.picks, pack.cards.length));
    (draft.packs[player] as Pack).cards.push(...pack.cards);
  }
}

/** CR 905.2a: there is no order among the players; where it could matter, chance decides. */
function order(draft: Draft): number[] {
  const players = draft.drafters.map((_, seat) => seat);
  if (draft.drafters.every(({ pile }) => pile.every(({ faceUp }) => !faceUp))) return players;
  for (let at = players.length - 1; at > 0; at--) {
    const other = chanceBelow(draft, at + 1);
    [players[at], players[other]] = [players[other] as number, players[at] as number];
  }
  return players;
}

/** To the left in the first and third rounds, to the right in the second. CR 905.1b, 903.13c. */
function pass(draft: Draft): void {
  for (const pack of draft.packs) pack.passed = true;
  if (draft.round % 2 === 0) draft.packs.unshift(draft.packs.pop() as Pack);
  else draft.packs.push(draft.packs.shift() as Pack);
}

/** Whom the player got the pack from. */
function passerTo(draft: Draft, player: number): number {
  const count = draft.drafters.length;
  return (player + (draft.round % 2 === 0 ? count - 1 : 1)) % count;
}

/** One player's draft from the pack in front of them. */
function draftFrom(draft: Draft, player: number): void {
  const pack = draft.packs[player] as Pack;
  const drafter = draft.drafters[player] as Drafter;
  if (pack.cards.length === 0) return;
  if (drafter.passesNext) {
    drafter.passesNext = false;
    return;
  }
  if (pack.cards.length === 1) {
    const taker = lastCardTaker(draft, player);
    if (taker !== null) return take(draft, taker, pack, 0);
  }
  if (drafter.done) return;
  if (beforePick(draft, player, pack, (at) => take(draft, player, pack, at))) return;
  const count = Math.min(draft.setup.picks, pack.cards.length);
  const helpers = faceUpWith(draft, player, 'draftAdditional');
  pick(draft, player, pack, count);
  for (const { card, rule } of helpers)
    if (card.faceUp) additionalDraft(draft, player, pack, card, rule, () => pick(draft, player, pack, 1));
}

/**
 * What a player will be asked who picks at the same time as the one at whom the draft is: all draft from their packs at
 * once (CR 905.1a). Null when it is not known yet, because cards that act during the draft have a say.
 */
export function pickInAdvance(draft: Draft, player: number): DraftQuestion | null {
  const pack = draft.packs[player];
  const drafter = draft.drafters[player];
  if (pack === undefined || drafter === undefined || !draft.yetToDraft.includes(player)) return null;
  if (drafter.passesNext || drafter.done || drafter.atRandom > 0) return null;
  if (draft.drafters.some(({ pile }) => pile.some(({ faceUp }) => faceUp))) return null;
  const count = Math.min(draft.setup.picks, pack.cards.length);
  return count === pack.cards.length ? null : questionOfPick(draft, player, pack, count);
}

function questionOfPick(draft: Draft, player: number, pack: Pack, count: number): DraftQuestion {
  return {
    kind: 'pick',
    player,
    text: `${nameOf(draft, player)}: draft ${count === 1 ? 'a card' : 'two cards'}`,
    rule: draft.setup.picks === 2 ? '903.13b' : '905.1a',
    cards: [...pack.cards],
    count,
  };
}

/** So many cards of the pack, as the player chooses. CR 905.1a, 903.13b. */
function pick(draft: Draft, player: number, pack: Pack, count: number): void {
  const drafter = draft.drafters[player] as Drafter;
  if (drafter.atRandom > 0) {
    for (let i = 0; i < count; i++) take(draft, player, pack, chanceBelow(draft, pack.cards.length));
    return;
  }
  const answer =
    count === pack.cards.length
      ? pack.cards.map((_, index) => index)
      : draft.ask(questionOfPick(draft, player, pack, count));
  const names = answer.map((index) => pack.cards[index] as string);
  for (const name of names) take(draft, player, pack, pack.cards.indexOf(name));
}

/** A card goes from the pack to the player's pile. */
function take(draft: Draft, player: number, pack: Pack, at: number): void {
  const [name] = pack.cards.splice(at, 1);
  if (name === undefined) return;
  const drafter = draft.drafters[player] as Drafter;
  drafter.draftedThisRound++;
  if (drafter.atRandom > 0 && --drafter.atRandom === 0)
    for (const { card } of faceUpWith(draft, player, 'draftAtRandom')) card.faceUp = false;
  watchersSee(draft, player, pack, name);
  asDrafted(draft, player, pack, name, pack.passed ? passerTo(draft, player) : null);
}
