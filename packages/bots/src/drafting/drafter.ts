/** A sensible drafter: takes strong cards, settles on two colors, keeps an eye on the curve and on lands that fix. */
import type { DraftDeed, DraftQuestion } from '@kitchen-table/engine';
import type { Card, Color } from '@kitchen-table/language/core';
import { cardPower, isCreatureCard, isLandCard } from './card-power.ts';

/** Answers the questions of one seat. It remembers its own picks, and sees what it is shown. */
export type DraftDecider = (question: DraftQuestion) => readonly number[];

/** What a drafter is told before the first pack: no pack, and no seed that packs could be worked out from. CR 905.1a. */
export interface DraftManner {
  /** How many cards a player takes from a pack before passing it. CR 903.13b, 905.1a. */
  readonly picks: 1 | 2;
  /** What is printed on a card that the drafter is shown. */
  readonly cardNamed: (name: string) => Card;
  /** The cards that the player has drafted already, where somebody else drafted them. */
  readonly taken?: readonly string[];
}

/** What is always worth doing: more cards, more known. */
const WANTED: ReadonlySet<DraftDeed> = new Set<DraftDeed>(['draft another card', 'note', 'add a pack', 'look']);

/** How many picks it takes until the colors are settled. */
const SETTLED = 12;

/** A drafter; each seat needs one of its own. */
export function greedyDrafter({ picks, cardNamed, taken = [] }: DraftManner): DraftDecider {
  const picked: Card[] = taken.map(cardNamed);
  return (question) => {
    switch (question.kind) {
      case 'pick': {
        const ranked = question.cards
          .map((name, index) => ({ index, card: cardNamed(name) }))
          .map(({ index, card }) => ({ index, card, score: score(card, picked, picks === 2) }))
          .sort((one, other) => other.score - one.score || one.index - other.index)
          .slice(0, question.count);
        for (const { card } of ranked) picked.push(card);
        return ranked.map(({ index }) => index);
      }
      case 'yesNo':
        return [WANTED.has(question.does) ? 1 : 0];
      case 'option':
        return [0];
    }
  };
}

/** The card's points for a player with these cards. */
function score(card: Card, picked: readonly Card[], commanders: boolean): number {
  const power = cardPower(card) + (commanders && leads(card) ? 1 + leadersWanted(picked) : 0);
  const settled = Math.min(1, picked.length / SETTLED);
  const mine = mainColors(picked);
  const off = card.colorIdentity.filter((color) => !mine.includes(color)).length;
  const fits = card.colorIdentity.length > 0 && off === 0;
  const creatures = picked.filter(isCreatureCard).length;
  const wantsCreatures = isCreatureCard(card) && picked.length > 8 && creatures < picked.length * 0.5 ? 0.6 : 0;
  if (isLandCard(card)) return power * (fits && card.colorIdentity.length === 2 ? 1 + settled : 0.6);
  return power + wantsCreatures + settled * (fits ? 1.2 : -1.8 * off);
}

function leads(card: Card): boolean {
  return card.faces[0].supertypes.includes('legendary') && isCreatureCard(card);
}

function leadersWanted(picked: readonly Card[]): number {
  return Math.max(0, 2 - picked.filter(leads).length);
}

/** The two colors in which most of the power lies. */
export function mainColors(cards: readonly Card[]): readonly Color[] {
  const weight = new Map<Color, number>();
  for (const card of cards) {
    if (isLandCard(card)) continue;
    for (const color of card.colorIdentity)
      weight.set(color, (weight.get(color) ?? 0) + cardPower(card) / card.colorIdentity.length);
  }
  return [...weight.entries()]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 2)
    .map(([color]) => color);
}
