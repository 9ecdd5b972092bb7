/** A game played twice: once without a break, once put away as data and read again every few decisions. Both must stay the same game. */
import {
  createGame,
  type GameSetup,
  logFor,
  type PlayerId,
  randomAnswer,
  randomStream,
  resumeInSteps,
  type SavedPosition,
  Session,
  viewFor,
} from '@kitchen-table/engine';

/** What was compared. */
export interface Compared {
  decisions: number;
  /** Positions that were written, read and gone on from. */
  kept: number;
  /** Why others could not be written, and how often. */
  refused: Map<string, number>;
  /** Bytes of JSON text of the largest. */
  largest: number;
  /** The first thing that was not the same; null: nothing. */
  wrong: string | null;
}

/** Plays it; `every`: so many decisions lie between two positions that are kept. */
export function comparedGame(setup: GameSetup, every: number, most: number): Compared {
  const begun = createGame(setup);
  if ('kind' in begun) throw new Error(begun.message);
  const whole = new Session(begun);
  const result: Compared = { decisions: 0, kept: 0, refused: new Map(), largest: 0, wrong: null };
  let broken = new Session(createGame(structuredClone(setup)) as typeof begun);
  const random = randomStream(`kept ${setup.seed}`);
  while (whole.question !== null && whole.decisions.length < most) {
    const answer = randomAnswer(whole.question, random);
    whole.answer(answer);
    broken.answer(answer);
    result.decisions++;
    if (whole.decisions.length % every === 0) {
      const position = broken.position();
      if ('kind' in position) result.refused.set(position.because, (result.refused.get(position.because) ?? 0) + 1);
      else {
        const text = JSON.stringify(position);
        result.largest = Math.max(result.largest, text.length);
        broken = resumed(broken, JSON.parse(text) as SavedPosition);
        result.kept++;
      }
    }
    result.wrong = difference(whole, broken);
    if (result.wrong !== null) return { ...result, wrong: `decision ${result.decisions}: ${result.wrong}` };
  }
  return result;
}

/** With a setup of its own, as when it is read from a store. */
function resumed(session: Session, position: SavedPosition): Session {
  const { setup, decisions } = session.save();
  const replay = {
    ...({ format: 'kitchen-table-game', version: 3 } as const),
    setup: structuredClone(setup),
    decisions,
  };
  const steps = resumeInSteps(replay, position);
  for (;;) {
    const { done, value } = steps.next();
    if (done !== true) continue;
    if ('kind' in value) throw new Error(value.message);
    if (value.parted !== null) throw new Error(value.parted);
    return value.session;
  }
}

function difference(one: Session, other: Session): string | null {
  if (one.digest() !== other.digest()) return 'another position';
  if (JSON.stringify(one.question) !== JSON.stringify(other.question)) return `another question: ${one.question?.kind}`;
  if (one.decisions.length % LOOK !== 0) return null;
  for (const { id } of one.game.players) {
    if (JSON.stringify(viewFor(one.game, id, one.question)) !== JSON.stringify(viewFor(other.game, id, other.question)))
      return `another view for player ${id}`;
    if (logOf(one, id) !== logOf(other, id)) return `another log for player ${id}`;
  }
  return null;
}

/** Views and logs are compared after so many decisions. */
const LOOK = 50;

function logOf(session: Session, player: PlayerId): string {
  return JSON.stringify(logFor(session.game, player, 0));
}
