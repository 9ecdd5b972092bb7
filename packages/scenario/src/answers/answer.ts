/** Answers one question of the game as the scenario says. */
import { type Answer, checkAnswer, type Game, onlyAnswer, type PlayerId, type Question } from '@kitchen-table/engine';
import { Failure, seatOf, type Table } from '../position/table.ts';
import { answerAttackers, answerBlockers } from '../script/declarations.ts';
import { answerPriority } from '../script/priority.ts';
import { answerDivision } from './divisions.ts';
import { answerObjects, answerTargets } from './objects.ts';
import { answerArrangement, answerOrder } from './orders.ts';
import { take } from './queues.ts';
import { answerModes, answerNumber, answerOption } from './words.ts';
import { answerYesNo } from './yes-no.ts';

/** The answer, checked: an illegal one fails the scenario. */
export function answerQuestion(game: Game, table: Table, question: Question): Answer {
  const only = question.kind === 'priority' ? null : onlyAnswer(question);
  const said = answerOf(game, table, question);
  // What is forced is not decided by an answer: the entry that says it again is done with.
  const answer = only ?? said;
  const illegal = checkAnswer(question, answer);
  if (illegal !== null) throw new Failure(`${question.reason.text}: ${illegal.because} (${illegal.rule})`);
  return answer;
}

function answerOf(game: Game, table: Table, question: Question): Answer {
  switch (question.kind) {
    case 'priority':
      return answerPriority(game, table, question);
    case 'targets':
      return answerTargets(game, table, question);
    case 'chooseObjects':
      return answerObjects(game, table, question);
    case 'chooseModes':
      return answerModes(table, question);
    case 'chooseOption':
    case 'vote':
      return answerOption(game, table, question);
    case 'chooseNumber':
      return answerNumber(table, question);
    case 'yesNo':
      return answerYesNo(game, table, question);
    case 'order':
      return answerOrder(game, table, question);
    case 'distribute':
    case 'assignDamage':
      return answerDivision(game, table, question);
    case 'attackers':
      return answerAttackers(game, table, question);
    case 'blockers':
      return answerBlockers(game, table, question);
    case 'arrange':
      return answerArrangement(game, table, question);
    case 'mulligan':
      return [0];
    case 'pay':
      return payment(table, question);
    default:
      return unreachable(question);
  }
}

/** Payment is automatic, unless the answers spend mana one by one. */
function payment(table: Table, question: Extract<Question, { kind: 'pay' }>): Answer {
  if (table.scenario.players[seatOf(table, question.player)]?.payment !== 'manual') return [0];
  const at = take(table, question.player, ['choices'], (entry) => {
    if (typeof entry !== 'string') return null;
    const found = question.options.findIndex(({ text }) => text.toLowerCase().includes(entry.toLowerCase()));
    return found >= 0 ? found : null;
  });
  return [at ?? 0];
}

/** The result of the player's next coin (2 is won) or die, when the answers say it. */
export function scriptedResult(table: Table, player: PlayerId, sides: number): number | null {
  return take(table, player, ['choices'], (entry) => {
    if (typeof entry !== 'object' || Array.isArray(entry)) return null;
    if ('coin' in entry) return sides === 2 ? (entry.coin === 'win' ? 2 : 1) : null;
    return 'die' in entry && entry.die >= 1 && entry.die <= sides ? entry.die : null;
  });
}

function unreachable(question: never): never {
  throw new Error(`unknown question ${JSON.stringify(question)}`);
}
