/** A player who looks ahead: tries what looks good in games of its imagination, and takes what comes out best. */
import { type Answer, checkAnswer, type Decider, type Question, type SeenGame } from '@kitchen-table/engine';
import { greedyBot } from './greedy-bot.ts';
import { candidatesFor, improvementsOf } from './planning/candidates.ts';
import { type Field, guessFrom } from './planning/guess.ts';
import { type Budget, type Line, Weighing } from './planning/lines.ts';

/** How a decision came about: what was weighed, the best first; empty when nothing was. */
export interface Weighed {
  readonly question: Question['kind'];
  readonly chosen: Answer;
  readonly lines: readonly Line[];
}

/** How a planner plays. */
export interface PlannerOptions {
  /** Games of its imagination follow from it. */
  readonly seed: string;
  readonly budget?: Budget;
  /** Decks that the others may have, where lists are known; absent: guessed by what was seen. */
  readonly field?: Field;
  /** Is told how each decision came about. */
  readonly told?: (weighed: Weighed) => void;
}

/** What a planner spends on a decision at a table of two; at larger ones, where every answer takes longer, so much less. */
export const PLANNER_BUDGET: Budget = { decisions: 1500, worlds: 24 };
/** What a strong player spends on a decision. */
export const STRONG_BUDGET: Budget = {
  decisions: 6000,
  worlds: 72,
  manners: ['greedy', 'bold', 'greedy', 'contrary'],
};
/** By so much a line must be better than the greedy one. */
const MARGIN = 0.003;
/** Share of the budget for the proposals, where they can be improved upon. */
const PROPOSALS = 0.6;
/** Actions in a turn after which it does not look ahead any more. */
const MOST_ACTIONS = 40;

/** A player who looks ahead; each seat needs one of its own, in a session or a game played in mode 'checkpoint'. */
export function plannerBot(options: PlannerOptions): Decider {
  const { told } = options;
  const greedy = greedyBot();
  let turn = -1;
  let asked = 0;
  let acted = 0;
  return (question, seen) => {
    const usual = greedy(question, seen);
    if (seen.turn !== turn) {
      turn = seen.turn;
      asked = acted = 0;
    }
    asked++;
    const lines = acted < MOST_ACTIONS ? weighed(question, seen, usual, options, `${turn} ${asked}`) : [];
    const chosen = bestOf(lines, usual);
    if (question.kind === 'priority' && chosen[0] !== 0) acted++;
    told?.({ question: question.kind, chosen, lines });
    return chosen;
  };
}

function weighed(
  question: Question,
  seen: SeenGame,
  usual: Answer,
  { seed, field = [], budget = PLANNER_BUDGET }: PlannerOptions,
  moment: string,
): readonly Line[] {
  if (checkAnswer(question, usual) !== null) return [];
  const candidates = candidatesFor(seen, question, usual);
  const canImprove = question.kind === 'attackers' || question.kind === 'blockers';
  if (candidates.length < 2 && !canImprove) return [];
  const imagining = seen.imagining(guessFrom(seen, field));
  if (imagining === null) return [];
  const turns = Math.min(MOST_TURNS, turnsUntilOwn(seen));
  const name = `${seed} ${moment}`;
  const decisions = (budget.decisions * 2) / Math.max(2, seen.players.filter(({ lost }) => !lost).length);
  const weighing = new Weighing(imagining, seen.seat, { ...budget, decisions }, turns, name);
  weighing.weigh(candidates, canImprove ? PROPOSALS : 1);
  while (canImprove && !weighing.isSpent) {
    const [best] = weighing.lines;
    if (best === undefined || best.tries === 0) break;
    const before = weighing.lines.length;
    weighing.weigh(improvementsOf(question, best.answer), (1 - PROPOSALS) / 2);
    if (weighing.lines.length === before) break;
  }
  return weighing.lines.filter(({ tries }) => tries > 0);
}

/** The best line that was tried as often as any, unless the usual one is as good. */
function bestOf(lines: readonly Line[], usual: Answer): Answer {
  const [best] = lines;
  if (best === undefined) return usual;
  const same = lines.find(({ answer, then }) => then.length === 0 && answer.join(' ') === usual.join(' '));
  if (same !== undefined && same.tries === best.tries && best.value < same.value + MARGIN) return usual;
  return best.answer;
}

/** At larger tables games of the imagination end before the player's next turn. */
const MOST_TURNS = 2;

/** How many turns begin until the player has the next one, this one counted. */
function turnsUntilOwn(seen: SeenGame): number {
  const order = seen.players.filter(({ lost }) => !lost);
  const me = order.findIndex(({ id }) => id === seen.seat);
  const active = order.findIndex(({ id }) => seen.isActive(id));
  if (me < 0 || active < 0) return order.length;
  return ((me - active + order.length - 1) % order.length) + 1;
}
