/** Boards of a thousand permanents, as a program finds them: what a pass, a spell and a question cost there. */
import { createGame, type GameSetup, type PlayerId, type Question, Session } from '@kitchen-table/engine';
import type { Card } from '@kitchen-table/language/core';
import { lower } from '@kitchen-table/lower';
import { type PrintedCard, readCard } from '@kitchen-table/oracle';

/** How many permanents such a board has. */
export const PERMANENTS = 1000;
/** And how many of them have an ability that changes all creatures, on the board that has such. */
const STANDING = 50;

const FIRST = 0 as PlayerId;

const CARDS: readonly PrintedCard[] = [
  { name: 'Soldier', type_line: 'Creature — Soldier', mana_cost: '{W}', oracle_text: '', power: '1', toughness: '1' },
  { name: 'Banner', type_line: 'Enchantment', mana_cost: '{W}', oracle_text: 'Creatures you control get +1/+1.' },
  {
    ...{ name: 'Chapel', type_line: 'Enchantment', mana_cost: '{W}' },
    oracle_text: 'Creatures you control have "{T}: You gain 1 life."',
  },
  {
    ...{ name: 'Growth', type_line: 'Instant', mana_cost: '{0}' },
    oracle_text: 'Target creature gets +2/+2 until end of turn.',
  },
].map((card) => card as PrintedCard);

/** Milliseconds on boards of a thousand permanents. */
export interface WideBoards {
  /** Fifty abilities that change all creatures: a pass, and a spell with its target chosen and on the stack. CR 613. */
  readonly standing: { readonly pass: number; readonly cast: number };
  /** Creatures that all have an ability by one other: finding what its player may do. How many options that makes. CR 113.1a. */
  readonly granted: { readonly question: number; readonly options: number };
}

/** Measures them: each work so often, of which the quickest counts. */
export function wideBoards(times: number): WideBoards {
  const standing = board({ Banner: STANDING, Soldier: PERMANENTS - STANDING });
  const granted = board({ Chapel: 1, Soldier: PERMANENTS - 1 });
  return {
    standing: { pass: quickest(times, standing, pass), cast: quickest(times, standing, cast) },
    granted: {
      question: quickest(times, granted, question),
      options: granted.options(FIRST).length,
    },
  };
}

/** A player with so many of each card, and a spell in hand, in the first main phase. */
function board(permanents: Readonly<Record<string, number>>): Session {
  const nothing = { hand: [], graveyard: [], exile: [], command: [], library: ['Soldier', 'Soldier'], battlefield: [] };
  const setup: GameSetup = {
    format: 'two-player',
    cards: Object.fromEntries(CARDS.map((card) => [card.name, read(card)])),
    players: [
      { name: 'Ann', deck: [] },
      { name: 'Ben', deck: [] },
    ],
    seed: 'a wide board',
    edition: 'today',
    startingPlayer: 0,
    start: {
      players: [
        {
          ...nothing,
          hand: ['Growth'],
          battlefield: Object.entries(permanents).flatMap(([card, count]) =>
            Array.from({ length: count }, () => ({ card })),
          ),
        },
        nothing,
      ],
    },
  };
  const game = createGame(setup);
  if ('kind' in game) throw new Error(game.message);
  return new Session(game);
}

function read(card: PrintedCard): Card {
  const result = readCard(card);
  if (!('card' in result)) throw new Error(`${card.name} can't be read`);
  return lower(result.card);
}

function question(session: Session): void {
  session.options(FIRST);
}

function pass(session: Session): void {
  session.answer([0]);
}

/** The spell is cast at the first creature, and its player asked what else. */
function cast(session: Session): void {
  const options = session.question?.kind === 'priority' ? session.question.options : [];
  session.answer([options.findIndex(({ kind }) => kind === 'cast')]);
  const isTargets = ({ kind }: Question): boolean => kind === 'targets';
  while (session.question !== null && isTargets(session.question)) session.answer([0]);
}

/** Of so many runs, each on a copy of its own, the quickest; in milliseconds. */
function quickest(times: number, from: Session, work: (session: Session) => unknown): number {
  let best = Infinity;
  for (let i = 0; i < times; i++) {
    const session = from.fork();
    if (work !== question) session.options(FIRST); // What was asked before is known.
    const begun = performance.now();
    work(session);
    best = Math.min(best, performance.now() - begun);
  }
  return best;
}
