/**
 * Games that a seat imagines: the position as it sees it, with all that it can't know dealt anew, by a seed. What players of
 * code look ahead with. CR 400.2, 401.2, 402.3, 708.5.
 */
import type { Card } from '@kitchen-table/language/core';
import { defaultAnswer } from '../questions/ask.ts';
import { checkAnswer } from '../questions/choices/legal-answers.ts';
import { recordOf } from '../rules/objects/card-records.ts';
import { advanceSegment } from '../rules/priority/priority.ts';
import type { Answer, Question } from '../vocabulary/decisions.ts';
import { fork } from '../vocabulary/fork.ts';
import type { Game } from '../vocabulary/game.ts';
import type { CardId, ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { CardRecord } from '../vocabulary/objects/cards.ts';
import { becomeCard } from '../vocabulary/objects/object-notes.ts';
import { type GameObject, StatusBit } from '../vocabulary/objects/objects.ts';
import { randomStream, seedRandom } from '../vocabulary/random.ts';
import { Zone } from '../vocabulary/zones/zones.ts';
import { answerWith } from './answering.ts';
import { isNontraditional } from './traditional-decks.ts';
import { putBefore } from './what-a-seat-knows.ts';

/** What has been said in the running segment. */
export interface SaidBefore {
  readonly asked: Question;
  readonly answer: Answer;
}

/** Where the running segment began and what was said in it; null for what can't be said again, such as a concession. */
export interface Begun {
  readonly checkpoint: Game;
  readonly said: readonly SaidBefore[] | null;
}

/** From what cards the hidden ones of another player may be; drawn from with replacement when there are too few. */
export type Guess = (owner: PlayerId, random: () => number) => readonly Card[];

/** What an imagined game came to. */
export interface ImaginedEnd<Seen> {
  /** The position at the end, as the seat sees it that imagined the game. */
  readonly seen: Seen;
  readonly over: boolean;
  readonly winners: readonly PlayerId[];
  /** How many questions were answered. */
  readonly decisions: number;
}

/** How far an imagined game is played: until so many turns have begun, or so many questions are answered. */
export interface Horizon {
  readonly turns: number;
  readonly decisions: number;
}

/** The position at a question, to the one who looks at it. */
export interface Here {
  /** Its checkpoint is a copy, which the imagining may keep. */
  readonly begun: Begun;
  readonly seat: PlayerId;
  readonly question: Question;
  /** Whether the seat may know which card the object is, at the question. */
  readonly knows: (id: ObjectId) => boolean;
  /** The same where the segment began. */
  readonly knew: (id: ObjectId) => boolean;
  readonly game: Game;
}

/** A position as a seat sees it. */
type See<Seen> = (game: Game, seat: PlayerId, question: Question | null) => Seen;

/** Thrown out of a game that has come to another question than the one that is open. */
class Unlike {}

/** The open question of a seat in games of its imagination. */
export class Imagining<Seen> {
  readonly #here: Here;
  readonly #hidden: readonly GameObject[];
  readonly #said: readonly SaidBefore[];
  readonly #asked: string;
  readonly #see: See<Seen>;
  readonly #guess: Guess;
  readonly #base: Game;

  private constructor(
    here: Here,
    said: readonly SaidBefore[],
    hidden: readonly GameObject[],
    guess: Guess,
    see: See<Seen>,
  ) {
    this.#here = here;
    this.#said = said.filter((one) => !isOthersPass(one, here.seat));
    this.#hidden = hidden;
    this.#asked = JSON.stringify(here.question);
    this.#see = see;
    this.#guess = guess;
    this.#base = here.begun.checkpoint;
  }

  /** Null where the seat can't know how the segment has come so far: another player has chosen in secret. */
  static of<Seen>(here: Here, guess: Guess, see: See<Seen>): Imagining<Seen> | null {
    const { said, checkpoint } = here.begun;
    if (said === null || checkpoint.main !== null || here.game !== inPlay(here.game)) return null;
    if (here.game.main !== null || here.game.stack.some((id) => isSecretSpell(here, id))) return null;
    if (said.some((one) => one.asked.player !== here.seat && !isPublic(one))) return null;
    const hidden = hiddenAllAlong(here, said);
    return hidden.some(hasSecret) ? null : new Imagining(here, said, hidden, guess, see);
  }

  /** The position with what is hidden dealt anew; the same seed deals alike. */
  deal(seed: string): ImaginedGame<Seen> {
    const random = randomStream(seed);
    const copy = fork(this.#base);
    for (const group of groupsOf(this.#hidden).values()) {
      const records = this.#recordsFor(group, random);
      group.forEach((object, at) => {
        const record = records[at] as CardRecord;
        if (record !== object.record) becomeCard(copy, object.id, record);
      });
    }
    return new ImaginedGame(copy, this.#said, this.#asked, this.#here.seat, seed, this.#see);
  }

  /** One's own cards are known, though not where they lie; those of the others are guessed. */
  #recordsFor(group: readonly GameObject[], random: () => number): readonly CardRecord[] {
    const [{ owner, record }] = group as readonly [GameObject];
    const own = owner === this.#here.seat || isNontraditional(record.card);
    // In an order that tells nothing of where they lie.
    const pool = own ? group.map((object) => object.record).sort(byName) : this.#guessed(owner, random);
    const dealt: CardRecord[] = [];
    while (dealt.length < group.length) dealt.push(...shuffled(pool, random));
    return dealt;
  }

  #guessed(owner: PlayerId, random: () => number): readonly CardRecord[] {
    const cards = this.#guess(owner, random);
    if (cards.length === 0) throw new Error(`no guess what the cards of player ${owner} may be`);
    const known = new Map<Card, CardRecord>();
    return cards.map((card) => {
      let record = known.get(card);
      if (record === undefined) known.set(card, (record = recordOf(this.#base, card)));
      return record;
    });
  }
}

/** To the end of the running segment. */
const NO_FURTHER: Horizon = { turns: 0, decisions: 0 };

/** One game that a seat imagines, at the question that is open. */
export class ImaginedGame<Seen> {
  readonly #checkpoint: Game;
  readonly #said: readonly SaidBefore[];
  readonly #asked: string;
  readonly #seat: PlayerId;
  readonly #seed: string;
  readonly #see: See<Seen>;

  constructor(
    checkpoint: Game,
    said: readonly SaidBefore[],
    asked: string,
    seat: PlayerId,
    seed: string,
    see: See<Seen>,
  ) {
    this.#checkpoint = checkpoint;
    this.#said = said;
    this.#asked = asked;
    this.#seat = seat;
    this.#seed = seed;
    this.#see = see;
  }

  /** Whether with these cards the question would have come up as it did. */
  fits(): boolean {
    let reached = false;
    const end = this.play((question) => {
      reached = true;
      return defaultAnswer(question);
    }, NO_FURTHER);
    return end !== null && reached;
  }

  /**
   * Plays on from the open question; one decides for every seat, by what that seat sees. Null when with these cards the
   * question would not have come up as it did. The position stays as it is, so that it can be played on from again.
   */
  play(decide: (question: Question, seen: Seen) => Answer, { turns, decisions }: Horizon): ImaginedEnd<Seen> | null {
    let game = fork(this.#checkpoint);
    const lastTurn = game.turn + turns;
    let at = 0;
    let answered = 0;
    let open = false;
    answerWith(game, (current, question) => {
      if (!open) {
        const said = this.#said[at];
        if (said !== undefined && said.asked.player === question.player && said.asked.kind === question.kind) {
          if (!isSameQuestion(question, said.asked, this.#seat) || checkAnswer(question, said.answer) !== null)
            throw unlike();
          at++;
          return said.answer;
        }
        if (question.kind === 'priority' && question.player !== this.#seat) return [0];
        if (said !== undefined || JSON.stringify(question) !== this.#asked) throw unlike();
        open = true;
        seedRandom(current, this.#seed);
      }
      answered++;
      const answer = decide(question, this.#see(current, question.player, question));
      const illegal = checkAnswer(question, answer);
      if (illegal !== null)
        throw new Error(`imagined answer ${JSON.stringify(answer)} to ${question.kind}: ${illegal.because}`);
      return answer;
    });
    try {
      do {
        advanceSegment(game);
        game = inPlay(game);
      } while (game.waiting !== 'over' && game.turn < lastTurn && answered < decisions);
    } catch (thrown) {
      if (thrown instanceof Unlike) return null;
      throw thrown;
    }
    if (!open) return null;
    const { winners } = game;
    const over = game.waiting === 'over';
    return { seen: this.#see(game, this.#seat, null), over, winners, decisions: answered };
  }
}

function unlike(): Unlike {
  return new Unlike();
}

function inPlay(game: Game): Game {
  let now = game;
  while (now.subgame !== null) now = now.subgame;
  return now;
}

/** What others are asked may differ in what they alone see. */
function isSameQuestion(one: Question, other: Question, seat: PlayerId): boolean {
  return one.player !== seat || JSON.stringify(one) === JSON.stringify(other);
}

function isOthersPass({ asked, answer }: SaidBefore, seat: PlayerId): boolean {
  return asked.player !== seat && asked.kind === 'priority' && answer[0] === 0;
}

/** What everybody sees when it is answered. Which option of the others' was taken is told by numbers of what they hold. */
function isPublic({ asked, answer }: SaidBefore): boolean {
  switch (asked.kind) {
    case 'priority':
      return answer[0] === 0;
    case 'attackers':
    case 'blockers':
    case 'targets':
    case 'vote':
    case 'assignDamage':
    case 'distribute':
    case 'yesNo':
      return true;
    default:
      return false;
  }
}

/** A face-down spell of another player: it can't be just any card. CR 708.4. */
function isSecretSpell({ game, knows }: Here, id: ObjectId): boolean {
  const object = game.objects[id];
  return object?.stack?.kind === 'spell' && !knows(id);
}

/** The objects where the segment began of which the seat could not know then, and can't know now, what they are. */
function hiddenAllAlong({ begun, game, seat, knew, knows }: Here, said: readonly SaidBefore[]): readonly GameObject[] {
  const seen = new Set<CardId | undefined>();
  for (const { asked } of said)
    if (asked.player === seat) for (const id of putBefore(asked)) seen.add(game.objects[id]?.card);
  for (const { id, card, zone } of game.objects) if (zone !== Zone.None && knows(id)) seen.add(card);
  return begun.checkpoint.objects.filter((object) => {
    const { zone, status, memory, card, id } = object;
    if (zone === Zone.None || memory.components !== undefined) return false;
    if ((status & (StatusBit.Token | StatusBit.Copy)) !== 0 || isAbility(object)) return false;
    return !knew(id) && !seen.has(card);
  });
}

/** Something was chosen for it in secret, which is not dealt anew. CR 702.106a. */
function hasSecret({ zone, memory }: GameObject): boolean {
  return memory.chosenNames !== undefined || (zone === Zone.Command && memory.chosenWord !== undefined);
}

function isAbility({ stack }: GameObject): boolean {
  return stack !== null && stack.kind !== 'spell';
}

/** What may be dealt among one another: the cards of one owner and kind. CR 108.2. */
function groupsOf(hidden: readonly GameObject[]): ReadonlyMap<string, readonly GameObject[]> {
  const groups = new Map<string, GameObject[]>();
  for (const object of hidden) {
    const { card } = object.record;
    const key = `${object.owner} ${isNontraditional(card) ? card.faces[0].types.join() : 'card'}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [object]);
    else group.push(object);
  }
  return groups;
}

function byName(one: CardRecord, other: CardRecord): number {
  return one.card.name < other.card.name ? -1 : one.card.name > other.card.name ? 1 : one.index - other.index;
}

function shuffled<Thing>(things: readonly Thing[], random: () => number): readonly Thing[] {
  const list = things.slice();
  for (let left = list.length - 1; left > 0; left--) {
    const other = Math.floor(random() * (left + 1));
    [list[left], list[other]] = [list[other] as Thing, list[left] as Thing];
  }
  return list;
}
