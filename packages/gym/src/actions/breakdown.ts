/** Every question as a sequence of single choices. */
import { type ActionOption, type Answer, type Entity, NO_ENTITY, type Question } from '@kitchen-table/engine';
import { type Choices, type Option, option, STOPPED } from './choices.ts';
import { declaration } from './declarations.ts';
import { arrangement, assignment, distribution, inOrder } from './divisions.ts';
import { wholeNumber } from './numbers.ts';

/** Whether mana is made and costs are paid by the player, or by the game as it sees fit. CR 601.2g. */
export type Payment = 'automatic' | 'by hand';

/** The choices of which the answer to the question is made. */
export function choicesOf(question: Question, payment: Payment): Choices<Answer> {
  switch (question.kind) {
    case 'priority':
      return action(question.options, payment);
    case 'targets':
      return several(question.legal, question.min, question.max);
    case 'chooseObjects':
      return several(question.from, question.min, question.max);
    case 'chooseModes':
      return modes(question);
    case 'chooseOption':
    case 'vote':
      return oneOf(question.options.map((text, at) => option('word', NO_ENTITY, at, text)));
    case 'pay':
      return source(question);
    case 'chooseNumber':
      return number(question);
    case 'yesNo':
      return yesOrNo(question.yes, question.only);
    case 'mulligan':
      return yesOrNo('mulligan');
    case 'order':
      return inOrder(
        question.items.map((_, at) => at),
        (item) => question.items[item]?.object as never,
        (item) => question.items[item]?.text as string,
      );
    case 'distribute':
      return distribution(question);
    case 'assignDamage':
      return assignment(question);
    case 'attackers':
    case 'blockers':
      return declaration(question);
    case 'arrange':
      return arrangement(question);
    default:
      return unreachable(question);
  }
}

const ACTS = {
  playLand: 'play land',
  cast: 'cast',
  activate: 'activate',
  special: 'special action',
} as const;

/** One action, or to pass. Where costs are paid by hand, mana abilities are among them. CR 117.1. */
function* action(offered: readonly ActionOption[], payment: Payment): Choices<Answer> {
  const taken: number[] = [];
  const options: Option[] = [];
  offered.forEach((one, at) => {
    if (one.kind === 'pass' || (one.kind === 'activate' && one.isManaAbility && payment === 'automatic')) return;
    taken.push(at);
    const which = one.kind === 'activate' ? one.ability : 'face' in one ? one.face : 0;
    const text = one.kind === 'cast' ? one.via : one.kind === 'special' ? one.action : '';
    options.push(option(ACTS[one.kind], one.object as never, which, text));
  });
  const pass = offered.findIndex(({ kind }) => kind === 'pass');
  if (options.length === 0 && pass >= 0) return [pass];
  const chosen = yield { options, mayStop: pass >= 0, made: 0 };
  if (chosen === STOPPED) return [pass];
  const index = taken[chosen] as number;
  const costs = ['cast', 'activate', 'special'].includes((offered[index] as ActionOption).kind);
  return payment === 'by hand' && costs ? [index, 1] : [index];
}

/** Objects or players, one after another. */
function* several(from: readonly Entity[], min: number, max: number): Choices<Answer> {
  const left = from.map((_, at) => at);
  const chosen: number[] = [];
  while (chosen.length < max && left.length > 0) {
    const options = left.map((at) => option('object or player', from[at] as Entity, at));
    const at = yield { options, mayStop: chosen.length >= min, made: chosen.length };
    if (at === STOPPED) break;
    chosen.push(...left.splice(at, 1));
  }
  return chosen;
}

function* modes({ options: all, min, max, repeat }: Extract<Question, { kind: 'chooseModes' }>): Choices<Answer> {
  const left = all.map((_, at) => at);
  const chosen: number[] = [];
  while (chosen.length < max && left.length > 0) {
    const options = left.map((at) => option('mode', NO_ENTITY, at, all[at]?.text));
    const at = yield { options, mayStop: chosen.length >= min, made: chosen.length };
    if (at === STOPPED) break;
    chosen.push(left[at] as number);
    if (!repeat) left.splice(at, 1);
  }
  return chosen;
}

function* oneOf(options: readonly Option[]): Choices<Answer> {
  return [yield { options, mayStop: false, made: 0 }];
}

/** To stop is to have the rest paid. */
function* source({ options }: Extract<Question, { kind: 'pay' }>): Choices<Answer> {
  const sources = options.slice(1).map(({ object, text }, at) => option('mana source', object as never, at + 1, text));
  if (sources.length === 0) return [0];
  const chosen = yield { options: sources, mayStop: true, made: 0 };
  return [chosen === STOPPED ? 0 : chosen + 1];
}

function* number({ min, max }: Extract<Question, { kind: 'chooseNumber' }>): Choices<Answer> {
  return [yield* wholeNumber(min, max, NO_ENTITY, 0)];
}

function* yesOrNo(yes: string, only?: 0 | 1): Choices<Answer> {
  if (only !== undefined) return [only];
  const chosen = yield { options: [option('yes', NO_ENTITY, 1, yes)], mayStop: true, made: 0 };
  return [chosen === STOPPED ? 0 : 1];
}

function unreachable(value: never): never {
  throw new Error(`unknown question ${JSON.stringify(value)}`);
}
