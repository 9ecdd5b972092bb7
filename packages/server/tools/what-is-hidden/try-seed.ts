/** One seed: a random game, in many positions of which hidden cards are swapped before the eyes of a seat. */
import { type Game, type PlayerId, type Question, randomStream } from '@kitchen-table/engine';
import { randomDecider } from '@kitchen-table/engine/testing';
import { positionsOf, type Position, type Reached, run } from './positions.ts';
import { differenceBetween, seenBy } from './seen.ts';
import { type DrawCard, setupOf } from './setups.ts';
import { dealtAnew, hiddenAllAlong } from './swap.ts';

/** How a seed went. */
export interface TriedSeed {
  readonly seed: number;
  /** Positions in which cards were swapped and the pictures compared. */
  readonly positions: number;
  /** Of them those with something hidden on the battlefield, on the stack, in exile or in the command zone. */
  readonly faceDown: number;
  /** What was told of hidden cards: the place, and what was there. */
  readonly leaks: readonly string[];
}

const LIMITS = { turns: 40, decisions: 500 };
/** Most answers of a segment after which it is still looked at: it is run anew from its beginning. */
const LONGEST_SEGMENT = 12;
const ENOUGH_LEAKS = 3;

/** Tries a seed; about one position in `every` is looked at. */
export function trySeed(seed: number, draw: DrawCard, every: number): TriedSeed {
  const setup = setupOf(seed, draw);
  const random = randomStream(`swaps ${seed}`);
  const leaks: string[] = [];
  let positions = 0;
  let faceDown = 0;
  for (const { position, reached } of positionsOf(setup, eager(seed), LIMITS)) {
    if (random() * every >= 1 || position.answers.length > LONGEST_SEGMENT) continue;
    if (reached.question === null && reached.game.log.length === position.checkpoint.log.length) continue;
    const { players } = reached.game;
    const at = Math.floor(random() * (players.length + 1));
    const viewer = players[at]?.id ?? null;
    const tried = trySwap(position, reached, viewer, random);
    if (tried === null) continue;
    positions++;
    if (tried.faceDown) faceDown++;
    if (tried.leak === null) continue;
    leaks.push(
      `seed ${seed} (${setup.format}), turn ${reached.game.turn}, before ${viewerName(viewer)}: ${tried.leak}`,
    );
    if (leaks.length >= ENOUGH_LEAKS) break;
  }
  return { seed, positions, faceDown, leaks };
}

function viewerName(viewer: PlayerId | null): string {
  return viewer === null ? 'a spectator' : `player ${viewer}`;
}

/** Null when nothing is hidden, or when with other cards the game would have gone another way. */
function trySwap(
  position: Position,
  reached: Reached,
  viewer: PlayerId | null,
  random: () => number,
): { leak: string | null; faceDown: boolean } | null {
  const { checkpoint } = position;
  if (reached.game.waiting === 'over' || reached.game.subgame !== null) return null;
  const hidden = hiddenAllAlong(checkpoint, reached, viewer);
  if (hidden.length < 2) return null;
  const other = runOrNull({ checkpoint: dealtAnew(checkpoint, hidden, random), answers: position.answers });
  if (other === null || !othersWereAskedTheSame(reached, other, viewer)) return null;
  const logFrom = checkpoint.log.length;
  const pictureOf = ({ game, question, asked, begun }: Reached): unknown =>
    seenBy(game, viewer, question, asked, logFrom, begun);
  const leak = differenceBetween(pictureOf(reached), pictureOf(other));
  const faceDown = hidden.some((id) => isOpenlyHidden(reached.game, id));
  return { leak, faceDown };
}

/** Null where the rules can't go on: what is swapped may have become what it could not be, such as a land cast face down. */
function runOrNull(position: Position): Reached | null {
  try {
    return run(position);
  } catch {
    return null;
  }
}

function isOpenlyHidden(game: Game, id: number): boolean {
  return [game.battlefield, game.stack, game.exile, game.command].some((zone) => zone.some((one) => one === id));
}

/** Whether the other players were asked the same things before, so that their answers mean the same, and one of them is now. */
function othersWereAskedTheSame(one: Reached, other: Reached, viewer: PlayerId | null): boolean {
  const theirs = ({ asked }: Reached): string => JSON.stringify(asked.filter(({ player }) => player !== viewer));
  const now = ({ question }: Reached): string =>
    question === null || question.player === viewer ? '' : `${question.kind} ${question.player}`;
  return theirs(one) === theirs(other) && now(one) === now(other);
}

/** Answers at random, but seldom passes when a card can be played. */
function eager(seed: number): (question: Question) => readonly number[] {
  const answer = randomDecider(`answers ${seed}`);
  const random = randomStream(`eager ${seed}`);
  return (question) => {
    if (question.kind !== 'priority' || random() < 0.25) return answer(question);
    const better = question.options.flatMap((option, index) =>
      option.kind === 'pass' || (option.kind === 'activate' && option.isManaAbility) ? [] : [index],
    );
    const index = better[Math.floor(random() * better.length)];
    return index === undefined ? [0] : [index];
  };
}
