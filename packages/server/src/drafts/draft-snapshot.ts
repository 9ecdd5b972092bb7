/** What a seat of a draft is sent: with the texts of the cards that it has not seen yet. */
import { limitedCards } from '@kitchen-table/cards';
import type { CardText, DraftSnapshot } from '@kitchen-table/protocol';
import { cardText } from '../cards/card-text.ts';

const made = new Map<string, CardText>();

function textOf(name: string): CardText | undefined {
  const known = made.get(name);
  const card = limitedCards()[name];
  if (known !== undefined || card === undefined) return known;
  const text = cardText(card);
  made.set(name, text);
  return text;
}

const BASICS: readonly string[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

/** Completes the picture. */
export function draftSnapshot(
  known: Set<string>,
  picture: Omit<DraftSnapshot, 'kind' | 'cards' | 'picks' | 'rounds'>,
): DraftSnapshot {
  const { view, pool, commanders, question } = picture;
  const names = [
    ...BASICS,
    ...(question?.kind === 'pick' ? question.cards : []),
    ...(view?.pile ?? []),
    ...(view?.revealed ?? []),
    ...(view?.players.flatMap(({ faceUp }) => faceUp) ?? []),
    ...(pool ?? []),
    ...(commanders ?? []),
  ];
  const cards: Record<string, CardText> = {};
  for (const name of names) {
    const text = known.has(name) ? undefined : textOf(name);
    if (text !== undefined) cards[name] = text;
    known.add(name);
  }
  return { kind: 'draft', ...picture, picks: question?.kind === 'pick' ? question.count : 1, rounds: ROUNDS, cards };
}

const ROUNDS = 3;
