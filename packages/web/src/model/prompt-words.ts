/** The prompt bar's words: the question, one line of consequence or progress, and the act that the main button names. */
import { entityName, objectName, playerName } from './lookup.ts';
import type { Asked, Entity, GameView, ObjectView, Question, Snapshot } from './types.ts';
import { candidates, type ObjectChoice } from '../selection/choosing.ts';
import { isTurnOf } from './turns.ts';
import { leftOver } from '../selection/dividing.ts';
import type { Selection } from '../selection/selection.ts';

/** What stands in the bar. */
export interface PromptWords {
  readonly title: string;
  readonly detail: string;
  /** The main button. */
  readonly act: string;
}

type Objects = ReadonlyMap<number, ObjectView>;

const PURPOSES: Readonly<Record<Asked<'chooseObjects'>['purpose'], string>> = {
  target: 'Confirm targets',
  sacrifice: 'Sacrifice',
  discard: 'Discard',
  search: 'Take it',
  return: 'Return',
  exile: 'Exile',
  tap: 'Tap',
  untap: 'Untap',
  copy: 'Copy',
  attach: 'Attach',
  reveal: 'Reveal',
  legend: 'Keep it',
  counters: 'Put counters',
  damage: 'Choose',
  destroy: 'Destroy',
  put: 'Put',
  protect: 'Protect',
  choose: 'Choose',
};

/** What passing does now, named by where it leads. */
export function passWords(view: GameView): string {
  if (view.stack.length > 0) return 'Let it resolve';
  if (!isTurnOf(view, view.viewer)) return 'Pass';
  if (view.step === 'precombat main') return 'To combat';
  if (view.step === 'postcombat main') return 'End turn';
  return 'Pass';
}

function priorityWords(view: GameView, question: Asked<'priority'>): PromptWords {
  const top = view.stack[view.stack.length - 1];
  const actions = question.options.filter(
    (option) => option.kind !== 'pass' && !(option.kind === 'activate' && option.isManaAbility),
  ).length;
  const can = actions === 0 ? 'Nothing else is legal now.' : 'Amber cards and permanents can act.';
  const act = passWords(view);
  if (top !== undefined) {
    const name = top.name === '' ? top.sourceName : top.name;
    return {
      title: `${name} is on the stack`,
      detail: `${playerName(view, top.controller)} put it there. ${can}`,
      act,
    };
  }
  const own = isTurnOf(view, view.viewer);
  const main = view.step === 'precombat main' || view.step === 'postcombat main';
  if (own && main) return { title: 'Your main phase', detail: can, act };
  const whose = own ? 'Your' : `${playerName(view, view.activePlayer)}’s`;
  return { title: `${whose} ${view.step}: you have priority`, detail: can, act };
}

function chosenWords(view: GameView, objects: Objects, question: ObjectChoice, selection: Selection): string {
  const all = candidates(question).length;
  const names = selection.picked.map((index) => entityName(view, objects, candidates(question)[index] as Entity));
  const { min } = question;
  const max = Math.min(question.max, all);
  const bounds = min === max ? `${max}` : min === 0 ? `up to ${max}` : `${min} to ${max}`;
  if (names.length > 0)
    return max === 1 ? `Chosen: ${names.join(', ')}.` : `${names.length} of ${bounds}: ${names.join(', ')}.`;
  return max === 1 && min === 1 ? `One of ${all}.` : `Choose ${bounds} of ${all}.`;
}

/** What the title does not say: the other words of the question, or whose it is. */
function yesNoWords(objects: Objects, { what, reason }: Asked<'yesNo'>): string {
  if (what !== '' && what !== reason.text) return `${what}.`.replace(/([.?!])\.$/, '$1');
  const source = objects.get(reason.source);
  return source === undefined || reason.text.includes(objectName(source)) ? '' : `${objectName(source)}.`;
}

/** What an order means: of all of it, of the item shown first, of the one shown last. */
export function orderWords(question: Asked<'order'>): { detail: string; first: string; last: string } {
  if (question.what === 'triggers')
    return { detail: 'The one on top happens first.', first: 'top: happens first', last: 'happens last' };
  if (question.what === 'library' && question.last !== undefined)
    return question.last === 'top'
      ? { detail: 'The one on top is drawn first.', first: 'on top', last: 'lowest of them' }
      : { detail: 'They go under the library in this order.', first: 'highest of them', last: 'at the bottom' };
  if (question.last === 'top') return { detail: 'The one on top comes first.', first: 'on top', last: 'lowest' };
  return { detail: 'The first comes first.', first: 'first', last: 'last' };
}

/** Where the first and last card of a pile lie. */
export function pileWords(destination: string): { first: string; last: string } {
  if (/^top\b/.test(destination)) return { first: 'on top', last: 'lowest of them' };
  if (/^bottom\b/.test(destination)) return { first: 'highest of them', last: 'at the bottom' };
  return { first: '', last: '' };
}

/** The words for the open question. */
export function promptWords(view: GameView, objects: Objects, question: Question, selection: Selection): PromptWords {
  const title = question.reason.text;
  const rule = question.reason.rule === '' ? '' : ` CR ${question.reason.rule}.`;
  switch (question.kind) {
    case 'priority':
      return priorityWords(view, question);
    case 'targets':
      return {
        title,
        detail: chosenWords(view, objects, question, selection),
        act: question.max === 1 ? 'Confirm target' : 'Confirm targets',
      };
    case 'chooseObjects': {
      const act = selection.picked.length === 0 && question.min === 0 ? 'Choose none' : PURPOSES[question.purpose];
      return { title, detail: chosenWords(view, objects, question, selection), act };
    }
    case 'chooseModes':
      return { title, detail: `${selection.picked.length} of ${question.max} chosen.${rule}`, act: 'Confirm modes' };
    case 'chooseOption':
    case 'vote':
      return { title, detail: `Choose one of ${question.options.length}.${rule}`, act: 'Choose' };
    case 'chooseNumber':
      return {
        title,
        detail: `${question.what}: from ${question.min} to ${question.max}.${rule}`,
        act: `Choose ${selection.amounts[0] ?? ''}`,
      };
    case 'yesNo':
      return { title, detail: `${yesNoWords(objects, question)}${rule}`.trim(), act: question.yes };
    case 'order':
      return { title, detail: `${orderWords(question).detail}${rule}`, act: 'Confirm order' };
    case 'distribute':
    case 'assignDamage':
      return {
        title,
        detail: `${leftOver(question, selection)} of ${question.total} left.${rule}`,
        act: question.kind === 'assignDamage' ? 'Deal damage' : 'Confirm division',
      };
    case 'attackers': {
      const count = selection.amounts.filter((amount) => amount >= 0).length;
      const aim =
        selection.pointer === null ? '' : `Clicked creatures attack ${entityName(view, objects, selection.pointer)}.`;
      return {
        title: 'Choose attackers',
        detail: `${count} attacking. ${aim}`,
        act: count === 0 ? 'No attack' : 'Confirm attack',
      };
    }
    case 'blockers': {
      const aim =
        selection.pointer === null
          ? 'Click a creature of yours, then the attacker it blocks.'
          : `Which attacker does ${entityName(view, objects, selection.pointer)} block?`;
      return {
        title: 'Choose blockers',
        detail: `${selection.pairs.length} blocking. ${aim}`,
        act: selection.pairs.length === 0 ? 'No blocks' : 'Confirm blocks',
      };
    }
    case 'arrange':
      return { title, detail: `Say where each card goes.${rule}`, act: 'Confirm' };
    case 'mulligan': {
      const price =
        question.toBottom === 0
          ? 'the next one is free'
          : `of the next one ${question.toBottom} would go to the bottom`;
      return {
        title: 'Keep this hand?',
        detail: `${question.hand.length} cards; ${price}. CR 103.5.`,
        act: 'Keep hand',
      };
    }
    case 'pay':
      return {
        title,
        detail: `To pay: ${question.cost}. Click a source, or let it be paid for you.`,
        act: 'Pay for me',
      };
  }
}

/** While others decide, or when the game is over. */
export function waitingWords(snapshot: Snapshot): { title: string; detail: string } {
  const { view } = snapshot;
  if (view.over) {
    const names = view.winners.map((player) => playerName(view, player));
    if (names.length === 0) return { title: 'The game is a draw', detail: 'CR 104.4. The log says how it came.' };
    const verb = names.length === 1 && names[0] !== 'You' ? 'wins' : 'win';
    return { title: `${names.join(' and ')} ${verb} the game`, detail: `On turn ${view.turn}. CR 104.2.` };
  }
  const who = snapshot.waitingFor;
  if (who === null) return { title: 'The game goes on', detail: 'Nothing is asked of you.' };
  const name = playerName(view, who as never);
  const absent = snapshot.away.find(({ seat }) => seat === who);
  if (absent !== undefined && name !== 'You')
    return absent.bot
      ? { title: `A bot decides for ${name}`, detail: `Until ${name} is back.` }
      : {
          title: `${name} is away`,
          detail: absent.long ? 'The table waits.' : `The table waits; ${name} has just left.`,
        };
  return {
    title: `${name} ${name === 'You' ? 'are' : 'is'} deciding`,
    detail: snapshot.thinking ? 'A bot thinks.' : 'Waiting for a person.',
  };
}
