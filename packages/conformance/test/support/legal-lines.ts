/**
 * How many legal lines a position has to some depth, counted twice: by what the engine lists, and by asking it of every answer
 * that could be written down at all. Chess programs call it perft.
 */
import {
  type Answer,
  checkAnswer,
  enumerateAnswers,
  NO_ENTITY,
  type Question,
  type Session,
  Step,
} from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';

/** Every answer of some kind of question. */
type Answers = (question: Question) => readonly Answer[];

/** More answers than any fixed position has. */
const MOST = 100_000;

/** The lines by which a position can go on, as the engine lists answers; and as it accepts them when asked. */
export interface Lines {
  readonly listed: number;
  readonly asked: number;
}

/**
 * Counts lines of at most `depth` decisions, not counting those with one answer only. A line ends before that when the phase is over, or the game.
 * Mana is made as it is paid, never ahead: every land would double the lines.
 */
export function legalLines({ session, game }: Scenario, depth: number): Lines {
  const { turn, step } = game;
  const isOver = (now: Session): boolean =>
    now.question === null || now.game.turn !== turn || phaseOf(now.game.step) !== phaseOf(step);
  const lines = (from: Session, left: number, answers: Answers): number => {
    if (left === 0 || isOver(from)) return 1;
    const legal = answers(from.question as Question).filter((answer) => !tapsAhead(from.question as Question, answer));
    const after = legal.length === 1 ? left : left - 1;
    return legal.reduce((sum, answer) => {
      const next = from.fork();
      const illegal = next.answer(answer);
      if (illegal !== null) throw new Error(`${illegal.because} (CR ${illegal.rule}): ${answer.join(' ')}`);
      return sum + lines(next, after, answers);
    }, 0);
  };
  return {
    listed: lines(session, depth, (question) => enumerateAnswers(question, MOST)),
    asked: lines(session, depth, acceptedAnswers),
  };
}

function tapsAhead(question: Question, [index]: Answer): boolean {
  const option = question.kind === 'priority' ? question.options[index as number] : undefined;
  return option?.kind === 'activate' && option.isManaAbility;
}

/** All steps of combat are one phase, and so on. CR 500.1. */
function phaseOf(step: Step): Step {
  return [Step.Untap, Step.PrecombatMain, Step.BeginningOfCombat, Step.PostcombatMain, Step.End].findLast(
    (first) => first <= step,
  ) as Step;
}

/** All answers that the engine accepts, of those that could be written down: every order of a set counts once. */
function acceptedAnswers(question: Question): readonly Answer[] {
  return conceivable(question).filter((answer) => checkAnswer(question, answer) === null);
}

/** Answers that may be wrong: one too many, one too few, what is not there. */
function conceivable(question: Question): readonly Answer[] {
  switch (question.kind) {
    case 'priority':
    case 'chooseOption':
    case 'vote':
    case 'pay':
      return numbers(-1, question.options.length).map((index) => [index]);
    case 'yesNo':
    case 'mulligan':
      return numbers(-1, 2).map((index) => [index]);
    case 'chooseNumber':
      return numbers(question.min - 1, question.max + 1).map((index) => [index]);
    case 'targets':
      return ascending(question.legal.length, question.legal.length, false);
    case 'chooseObjects':
      return ascending(question.from.length, question.from.length, false);
    case 'chooseModes':
      return ascending(question.options.length, question.max + 1, question.repeat);
    case 'order':
      return tuples(question.items.length, 0, question.items.length);
    case 'distribute':
      return tuples(question.among.length, 0, question.total);
    case 'assignDamage': {
      const beyond = [question.trampleOver, question.beyond].filter((entity) => entity !== NO_ENTITY);
      return tuples(question.among.length + beyond.length, 0, question.total);
    }
    case 'attackers':
      return pairings(question.attackers.map((_, index) => (question.defenders[index] ?? []).map((_each, at) => at)));
    case 'blockers':
      return pairings(question.blockers.map(() => question.attackers.map((_, index) => index)));
    case 'arrange': {
      const cards = question.cards.length;
      const places = tuples(cards, 0, question.destinations.length);
      return numbers(0, cards)
        .flatMap((more) => tuples(more, 0, cards - 1))
        .flatMap((order) => places.map((place) => [...place, ...order]));
    }
  }
}

function numbers(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** All lists of that length of numbers in these bounds. */
function tuples(length: number, from: number, to: number): readonly Answer[] {
  if (length === 0) return [[]];
  return tuples(length - 1, from, to).flatMap((before) => numbers(from, to).map((number) => [...before, number]));
}

/** All ascending lists of at most so many numbers below `count`; with `repeat`, of equal ones too. */
function ascending(count: number, most: number, repeat: boolean): readonly Answer[] {
  const all: Answer[] = [[]];
  for (let at = 0; at < all.length; at++) {
    const list = all[at] as Answer;
    if (list.length === most) continue;
    const last = list.at(-1) ?? (repeat ? 0 : -1);
    for (const next of numbers(repeat ? last : last + 1, count - 1)) all.push([...list, next]);
  }
  return all;
}

/** Every way to give each of some things any of its own partners, in pairs. */
function pairings(partners: readonly (readonly number[])[]): readonly Answer[] {
  return partners.reduce<readonly Answer[]>(
    (all, own, index) => {
      const ways = ascending(own.length, own.length, false).map((chosen) =>
        chosen.flatMap((at) => [index, own[at] as number]),
      );
      return all.flatMap((before) => ways.map((way) => [...before, ...way]));
    },
    [[]],
  );
}
