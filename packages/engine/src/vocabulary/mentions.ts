/** Whether any card of a game has a word in its text, so that games without such cards pay nothing for it. */
import type { Card } from '@kitchen-table/language/core';
import type { Game } from './game.ts';
import { tableFacts } from './table-facts.ts';

/** The words that rules ask for: kinds of nodes, keywords, subtypes. */
const WORDS = [
  'asOf',
  'adventure',
  'as it begins',
  'Attraction',
  'changesRolls',
  'chapter',
  'commit a crime',
  'damagePrevented',
  'daybound',
  'ascend',
  'attached before',
  'assist',
  'banding',
  'first of the game',
  'cardsAbove',
  'bands with other',
  'cipher',
  'descend',
  'draws from the bottom',
  'enlist',
  'excess',
  'in their draw step',
  'in your draw step',
  'happenedEver',
  'totalStat',
  'when cast',
  'exert',
  'first of the turn',
  'first three of the game',
  'graveyardCards',
  'hadToAttack',
  'insteadOfKeywordCost',
  'miracle',
  'next',
  'next cleanup step',
  'nightbound',
  'cast during main phase',
  'choosesBlocks',
  'colorOfYourChoice',
  'colorsOf',
  'thatColor',
  'linked.created',
  'madeWith',
  'exiledBy',
  'lose control',
  'mana from',
  'manaSpent',
  'mana spent',
  'snow mana spent',
  'ofYourChoice',
  'openingHand',
  'paidAsEntered',
  'paradigm',
  'playWithRevealed',
  'rebound',
  'repeat',
  'revealsFirstDraw',
  'second of the turn',
  'riot',
  'room',
  'skip',
  'skipInstead',
  'skipRule',
  'sneak',
  'triggerAgain',
  'space sculptor',
  'sameSector',
  'offering',
  'spendOnX',
  'xNotZero',
  'xAtMost',
  'spells and abilities',
] as const;

export type MentionedWord = (typeof WORDS)[number];

const KNOWN: ReadonlySet<string> = new Set(WORDS);

/** The words found; null for none, as in most games. */
type Found = ReadonlySet<string> | null;

/** Pure memo: the words of a card. */
const memo = new WeakMap<Card, Found>();

/** Whether the card language of some card of the game (granted abilities and tokens too) holds the word as a whole. */
export function mentions(game: Game, word: MentionedWord): boolean {
  const facts = tableFacts(game);
  const words = facts.words === undefined ? (facts.words = wordsOfTable(game.records)) : facts.words;
  return words !== null && words.has(word);
}

/** Whether some card holds any of the words: asked first where several are asked for. */
export function mentionsSome(game: Game): boolean {
  const facts = tableFacts(game);
  if (facts.words === undefined) facts.words = wordsOfTable(game.records);
  return facts.words !== null;
}

function wordsOfTable(records: Game['records']): Found {
  const all = new Set<string>();
  for (const { card } of records) for (const word of wordsOf(card) ?? NONE) all.add(word);
  return all.size > 0 ? all : null;
}
const NONE: ReadonlySet<string> = new Set();

function wordsOf(card: Card): Found {
  let words = memo.get(card);
  if (words === undefined) {
    const all = new Set<string>();
    collect(card, all);
    memo.set(card, (words = all.size > 0 ? all : null));
  }
  return words;
}

function collect(node: unknown, into: Set<string>): void {
  if (typeof node === 'string') {
    if (KNOWN.has(node)) into.add(node);
  } else if (typeof node === 'object' && node !== null) for (const part of Object.values(node)) collect(part, into);
}
