/** Attackers and blockers one by one. What is begun can always be brought to a legal end. CR 508.1, 509.1. */
import { type Answer, checkAnswer, enumerateAnswers, type Question } from '@kitchen-table/engine';
import { type Choices, type Option, option, STOPPED } from './choices.ts';

type Declared = Extract<Question, { kind: 'attackers' | 'blockers' }>;
type Pair = readonly [creature: number, against: number];

/** Of questions that are judged as a whole so many legal answers are looked through for one that holds what is begun. */
const LOOKED_THROUGH = 300;

/** The pairs of a declaration, until nobody else is declared. */
export function* declaration(question: Declared): Choices<Answer> {
  const all = allPairs(question);
  const legal = isJudgedWhole(question) ? enumerateAnswers(question, LOOKED_THROUGH) : null;
  let sure = legal?.[0] ?? [];
  const said: number[] = [];
  for (;;) {
    const open = all.filter((pair) => mayJoin(question, said, pair));
    const ends = legal === null ? null : open.map((pair) => endOf(question, [...said, ...pair], sure, open, legal));
    const pairs = ends === null ? open : open.filter((_, at) => ends[at] !== null);
    const mayStop = checkAnswer(question, said) === null;
    if (pairs.length === 0) return said;
    const made = said.length / 2;
    const chosen = yield { options: pairs.map((pair) => optionOf(question, pair)), mayStop, made };
    if (chosen === STOPPED) return said;
    const pair = pairs[chosen] as Pair;
    if (ends !== null) sure = ends[open.indexOf(pair)] as Answer;
    said.push(...pair);
  }
}

function allPairs(question: Declared): readonly Pair[] {
  return question.kind === 'attackers'
    ? question.defenders.flatMap((defenders, attacker) => defenders.map((_, at): Pair => [attacker, at]))
    : question.canBlock.flatMap((attackers, blocker) => attackers.map((attacker): Pair => [blocker, attacker]));
}

function optionOf(question: Declared, [creature, against]: Pair): Option {
  return question.kind === 'attackers'
    ? option('attack', question.attackers[creature] as never, 0, '', question.defenders[creature]?.[against])
    : option('block', question.blockers[creature] as never, 0, '', question.attackers[against] as never);
}

/** Whether legality follows from more than each creature for itself. */
function isJudgedWhole(question: Declared): boolean {
  if (question.kind === 'attackers')
    return question.company !== undefined || question.limited !== undefined || question.mustAttack.length > 0;
  return (
    question.company !== undefined ||
    question.limit !== undefined ||
    question.minimum.some((least) => least > 1) ||
    question.maximum.some((most) => most !== Infinity) ||
    question.mustBlock.some((attackers) => attackers.length > 0)
  );
}

/** Whether the creature isn't declared so already, nor as often as it may be. */
function mayJoin(question: Declared, said: Answer, [creature, against]: Pair): boolean {
  let times = 0;
  for (let i = 0; i < said.length; i += 2) {
    if (said[i] !== creature) continue;
    if (said[i + 1] === against) return false;
    times++;
  }
  return times < (question.kind === 'attackers' ? 1 : (question.mayBlock[creature] as number));
}

/** A legal declaration that holds the one begun; null where none was found. */
function endOf(
  question: Declared,
  begun: Answer,
  sure: Answer,
  open: readonly Pair[],
  legal: readonly Answer[],
): Answer | null {
  const isLegal = (answer: Answer): boolean => checkAnswer(question, answer) === null;
  if (isLegal(begun)) return begun;
  const more: number[] = [...begun];
  for (let i = 0; i < sure.length; i += 2) {
    const pair: Pair = [sure[i] as number, sure[i + 1] as number];
    if (mayJoin(question, more, pair)) more.push(...pair);
  }
  if (isLegal(more)) return more;
  for (const pair of open) {
    if (!mayJoin(question, begun, pair)) continue;
    if (isLegal([...begun, ...pair])) return [...begun, ...pair];
    if (isLegal([...more, ...pair])) return [...more, ...pair];
  }
  return legal.find((answer) => holds(answer, begun)) ?? null;
}

function holds(answer: Answer, begun: Answer): boolean {
  for (let i = 0; i < begun.length; i += 2) {
    let at = 0;
    while (at < answer.length && (answer[at] !== begun[i] || answer[at + 1] !== begun[i + 1])) at += 2;
    if (at >= answer.length) return false;
  }
  return true;
}
