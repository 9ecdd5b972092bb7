/** Games of random decks with random answers, watched while they are played. */
import {
  type Answer,
  type Game,
  type GameSetup,
  isOnlyForAnte,
  type PlayedGame,
  type Question,
  randomStream,
  replayGame,
  Session,
} from '@kitchen-table/engine';
import { keptWrongly, type Overseer, playOverseen, randomDecider } from '@kitchen-table/engine/testing';
import { withAttractionDecks, withStickerSheets } from '@kitchen-table/cards';
import type { Card } from '@kitchen-table/language/core';
import { lower } from '@kitchen-table/lower';
import { wrongWith } from './invariants.ts';

/** Draws a playable card with the help of a random number in [0, 1). */
export type DrawCard = (random: () => number) => Card;

/** How one random game went. */
export interface RandomGame {
  readonly seed: number;
  /** What went wrong, with the place; null when nothing did. */
  readonly fault: string | null;
  readonly finished: boolean;
  readonly decisions: number;
}

/** A land of every basic land type, so that any deck can pay its costs. CR 305.6. */
const EVERY_LAND: Card = lower({
  name: 'Land of Every Type',
  layout: 'normal',
  faces: [
    {
      name: 'Land of Every Type',
      manaCost: null,
      supertypes: [],
      types: ['land'],
      subtypes: ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'],
      abilities: [],
    },
  ],
  colorIdentity: [],
});
const LANDS = 24;
const SPELLS = 36;
/** In every so manieth game, at every so manieth question, the layers are worked out anew. */
const LAYERS_AGAIN = { games: 10, questions: 8 };
const LIMITS = { turns: 60, decisions: 400 };

/** The decks of a seed: every third game has four players, and every other one of those is Commander. */
export function randomSetup(seed: number, draw: DrawCard): GameSetup {
  const random = randomStream(`deck ${seed}`);
  const cards: Record<string, Card> = { [EVERY_LAND.name]: EVERY_LAND };
  const names = seed % 3 === 2 ? ['Ann', 'Ben', 'Cat', 'Dan'] : ['Ann', 'Ben'];
  const commander = names.length > 2 && seed % 2 === 0;
  const players = names.map((name) => {
    const deck = Array.from({ length: LANDS }, () => EVERY_LAND.name);
    for (let i = 0; i < SPELLS; i++) {
      const card = draw(random);
      cards[card.name] = card;
      deck.push(card.name);
    }
    const leader = commander ? legend(draw, random) : null;
    if (leader !== null) cards[leader.name] = leader;
    return {
      name,
      deck,
      ...(leader === null ? {} : { commanders: [leader.name], commanderColors: { [leader.name]: 'white' as const } }),
    };
  });
  const led = players.every(({ commanders }) => commanders !== undefined);
  const format = led ? 'commander' : names.length > 2 ? 'free-for-all' : 'two-player';
  const ante = Object.values(cards).some(isOnlyForAnte); // CR 407.3
  return {
    format: ante ? `${format}+ante` : format,
    ...withStickerSheets(withAttractionDecks(cards, players)),
    seed: `random ${seed}`,
    edition: 'today',
    log: seed % 5 === 0,
  };
}

/** A legendary creature, when one is drawn soon enough. CR 903.3. */
function legend(draw: DrawCard, random: () => number): Card | null {
  for (let tries = 0; tries < 200; tries++) {
    const card = draw(random);
    const face = card.faces[0];
    if (face?.supertypes.includes('legendary') === true && face.types.includes('creature')) return card;
  }
  return null;
}

/** Plays the game of a seed; with `again`, once more from its record, which must come to the same position. */
export function playRandomGame(seed: number, draw: DrawCard, again: boolean): RandomGame {
  const setup = randomSetup(seed, draw);
  let last: { question: Question; game: Game } | null = null;
  const answer = seed % 2 === 0 ? randomDecider(`answers ${seed}`) : eagerDecider(`answers ${seed}`);
  let asked = 0;
  const decide: Overseer = (question, game) => {
    last = { question, game };
    asked++;
    if (question.kind === 'priority') {
      const anew = seed % LAYERS_AGAIN.games === 0 && asked % LAYERS_AGAIN.questions === 0;
      const wrong = wrongWith(game) ?? (anew ? keptAs(game) : null);
      if (wrong !== null) throw new Error(wrong);
      // What costs nothing could be activated for ever, and the limit is looked at only when somebody has passed.
      if (asked > LIMITS.decisions) return [0];
    }
    return answer(question);
  };
  try {
    const played = playOverseen(
      setup,
      setup.players.map(() => decide),
      'stack',
      LIMITS,
    );
    if ('kind' in played) return { seed, fault: played.message, finished: false, decisions: 0 };
    const fault = wrongWith(played.game) ?? (again ? differsWhenReplayed(setup, played) : null);
    return { seed, fault, finished: played.finished, decisions: played.decisions.length };
  } catch (error) {
    return { seed, fault: `${sentence(error)}${last === null ? '' : place(last)}`, finished: false, decisions: 0 };
  }
}

/** CR 613: what is kept between events, and worked out for many at once, against what is worked out anew for each. */
function keptAs(game: Game): string | null {
  const id = keptWrongly(game);
  return id === null ? null : `${game.objects[id]?.record.card.name ?? id} is not what the layers make of it anew`;
}

/** Answers at random, but seldom passes when there is something to do, so that more cards come into play. */
function eagerDecider(seed: string): (question: Question) => Answer {
  const answer = randomDecider(seed);
  const random = randomStream(`${seed}, eager`);
  return (question) => {
    if (question.kind !== 'priority' || question.options.length < 2 || random() < 0.1) return answer(question);
    const cards = question.options.flatMap((option, index) =>
      option.kind === 'pass' || option.kind === 'activate' ? [] : [index],
    );
    const from = cards.length > 0 && random() < 0.7 ? cards : question.options.map((_, index) => index).slice(1);
    return [from[Math.floor(random() * from.length)] as number];
  };
}

function differsWhenReplayed(setup: GameSetup, played: PlayedGame): string | null {
  const half = replayGame({
    format: 'kitchen-table-game',
    version: 2,
    setup,
    decisions: played.decisions.slice(0, played.decisions.length >> 1),
  });
  if (!(half instanceof Session)) return `the first half of its record is refused: ${half.message}`;
  for (const viewer of [null, ...half.game.players.map(({ id }) => id)]) JSON.stringify(half.view(viewer));
  if (!played.finished) return null;
  const session = replayGame({ format: 'kitchen-table-game', version: 2, setup, decisions: played.decisions });
  if (!(session instanceof Session)) return `its record is refused: ${session.message}`;
  return session.digest() === played.digest
    ? null
    : `its record comes to ${session.digest()} instead of ${played.digest}`;
}

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => line.includes('/src/'));
  return [error.message, ...frames.slice(0, 8).map((line) => line.trim().replace(/\(.*\/packages\//, '('))].join(
    '\n    ',
  );
}

function place({ question, game }: { question: Question; game: Game }): string {
  const name = (id: number): string => game.objects[id]?.record.card.name ?? '';
  const stack = game.stack.map((id) => `${name(id)} of ${name(game.objects[id]?.stack?.source ?? -1)}`);
  return `\n    turn ${game.turn}, after ${question.kind} ("${question.reason.text}" of ${name(question.reason.source)}); stack: ${stack.join('; ')}`;
}
