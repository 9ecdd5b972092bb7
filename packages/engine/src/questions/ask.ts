/** Asking a player: the one place where a choice leaves the rules. Answers that are forced are taken without asking. */
import type { Action } from '@kitchen-table/language/core';
import type { ActionOption, Answer, MadeChoice, Purpose, Question, Reason } from '../vocabulary/decisions.ts';
import type { Game } from '../vocabulary/game.ts';
import {
  type Entity,
  entityObject,
  entityPlayer,
  isPlayerEntity,
  NO_ENTITY,
  NO_OBJECT,
  type ObjectId,
  playerEntity,
  type PlayerId,
} from '../vocabulary/ids.ts';
import { characteristics } from './continuous-effects/characteristics.ts';
import { askedOf } from './choices/controlled-players.ts';
import { answerAsSaid, howOften, isUsedUp, keepsUpALoop, sayHowOften } from './choices/repeated-choices.ts';
import { enumerateAnswers } from './choices/legal-answers.ts';
import { choosable } from './players/range.ts';
import { noteChoice, noteFreeChoice } from '../vocabulary/game-notes.ts';
import { seatAfter } from '../vocabulary/players/seats.ts';

const NONE: Answer = [];
const ZERO: Answer = [0];

/** The answer to a question. Players who have left do not choose: CR 800.4f-h. */
export function ask(game: Game, question: Question): Answer {
  const forced = forcedAnswer(game, question);
  if (forced !== null) {
    if (game.setup.showForced === true && forced.length > 0) game.ask(game, shownTo(game, question));
    return forced;
  }
  const player = game.players[question.player];
  if (player === undefined) throw new Error(`no player ${question.player} to ask`);
  if (player.lost) return askForTheAbsent(game, question);
  if (game.conceding !== 0 && (game.conceding & (1 << question.player)) !== 0) return defaultAnswer(question);
  const said = answerAsSaid(game, question);
  const answer = said ?? game.ask(game, shownTo(game, question));
  if (!wasFree(question, answer) || isUsedUp(game, question)) return answer;
  noteFreeChoice(game);
  if (said === null && keepsUpALoop(game, question, answer))
    sayHowOften(game, question, ask(game, howOften(question))[0] as number);
  return answer;
}

/** The question as it is put to whoever decides. CR 720.5. */
function shownTo(game: Game, question: Question): Question {
  return game.playerControl.length === 0 && game.searching === -1 ? question : askedOf(game, question);
}

/** Whether it was a choice that a loop of mandatory actions does not have: nobody is forced to act or to pay. CR 729.4-6. */
function wasFree(question: Question, answer: Answer): boolean {
  switch (question.kind) {
    case 'priority':
      return answer[0] !== 0;
    case 'order':
      return false;
    case 'yesNo':
      return answer[0] !== 0 || question.reason.rule !== '118.12a';
    default:
      return true;
  }
}

function forcedAnswer(game: Game, question: Question): Answer | null {
  return question.kind === 'priority' && game.setup.askPriority === 'always' ? null : onlyAnswer(question);
}

/** The only legal answer, when it is seen at once that there is only one; else null. */
export function onlyAnswer(question: Question): Answer | null {
  switch (question.kind) {
    case 'priority':
      return question.options.length === 1 ? ZERO : null;
    case 'targets':
      return forcedSet(question.legal.length, question.min, question.max);
    case 'chooseObjects':
      return forcedSet(question.from.length, question.min, question.max);
    case 'chooseModes':
      return question.repeat ? null : forcedSet(question.options.length, question.min, question.max);
    case 'chooseOption':
    case 'vote':
    case 'pay':
      return question.options.length === 1 ? ZERO : null;
    case 'chooseNumber':
      return question.min === question.max ? [question.min] : null;
    case 'order':
      return question.items.length === 0 ? NONE : question.items.length === 1 ? ZERO : null;
    case 'distribute':
      return question.among.length === 1 ? [question.total] : question.among.length === 0 ? NONE : null;
    case 'assignDamage':
      return question.among.length === 1 && question.trampleOver === NO_ENTITY ? [question.total] : null;
    case 'attackers':
      return question.attackers.length === 0 ? NONE : null;
    case 'blockers':
      return question.blockers.length === 0 ? NONE : null;
    case 'arrange':
      return question.cards.length === 0 ? NONE : null;
    case 'yesNo':
      return question.only === undefined ? null : [question.only];
    case 'mulligan':
      return null;
    default:
      return unreachable(question);
  }
}

function forcedSet(available: number, min: number, max: number): Answer | null {
  if (max === 0 || available === 0) return NONE;
  if (min === available && max >= available)
    return available === 1 ? ZERO : Array.from({ length: available }, (_, i) => i);
  return null;
}

/** CR 800.4f: costs are not paid; 800.4g-h: another player chooses. */
function askForTheAbsent(game: Game, question: Question): Answer {
  if (question.kind === 'yesNo') return ZERO;
  const instead = standIn(game, question.player, question.reason);
  if (instead !== null) return ask(game, { ...question, player: instead });
  const count = game.players.length;
  for (let i = 1; i < count; i++) {
    const other = seatAfter(game, question.player, i);
    if (!(game.players[other] as { lost: boolean }).lost) return ask(game, { ...question, player: other });
  }
  return defaultAnswer(question);
}

/** Rules that make players choose: the others are what objects say. CR 101.4, 510, 514, 616, 704. */
const RULES: RegExp = /^(1|5|616|704)/;

/** Who chooses when an object wants a choice of a player who has left: its controller says who; null when it is a rule that wants it. CR 800.4g, 800.4h. */
export function standIn(game: Game, absent: PlayerId, why: Reason): PlayerId | null {
  const source = game.objects[why.source];
  if (source === undefined || RULES.test(why.rule)) return null;
  const { controller } = characteristics(game, why.source);
  if (game.players[controller]?.lost !== false) return null;
  const team = game.players[controller]?.team;
  const others = game.players.filter(({ lost }) => !lost);
  const opponents = others.filter((player) => player.team !== team);
  const able = game.players[absent]?.team !== team && opponents.length > 0 ? opponents : others;
  const [chosen] = askChoose(
    game,
    controller,
    reason('Choose who chooses instead of the player who has left', why.source, '800.4g'),
    able.map(({ id }) => playerEntity(id)),
    1,
    1,
    'choose',
  );
  return chosen === undefined ? null : entityPlayer(chosen);
}

/** An answer that is always legal: the first of them. */
export function defaultAnswer(question: Question): Answer {
  const [first] = enumerateAnswers(question, 1);
  if (first === undefined) throw new Error(`no legal answer to ${question.kind}: ${question.reason.text}`);
  return first;
}

/** What asks: text for people, the object, the CR number. */
export function reason(text: string, source: ObjectId, rule: string): Reason {
  return { text, source, rule };
}

/** Whether the player says yes. */
export function askYesNo(game: Game, player: PlayerId, why: Reason, yes = 'Yes', no = 'No'): boolean {
  return ask(game, { kind: 'yesNo', player, reason: why, yes, no, what: why.text })[0] === 1;
}

/** Whether to cast or play the cards. CR 608.2g. */
export function askWhetherToPlay(game: Game, player: PlayerId, why: Reason, about: readonly Entity[]): boolean {
  return askAbout(game, player, why, { about });
}

/** What a yes or no is about, for those who decide without reading. */
export interface SubjectOfYes {
  readonly about?: readonly Entity[];
  readonly deeds?: readonly Action['kind'][];
  readonly keyword?: string;
}

/** The same of a question that says what it is about. */
export function askAbout(
  game: Game,
  player: PlayerId,
  why: Reason,
  subject: SubjectOfYes,
  yes = 'Yes',
  no = 'No',
): boolean {
  return ask(game, { kind: 'yesNo', player, reason: why, yes, no, what: why.text, ...subject })[0] === 1;
}

/** Some of the objects or players, as the player chooses. Fewer than `min` when there are not enough. CR 608.2d. */
export function askChoose(
  game: Game,
  player: PlayerId,
  why: Reason,
  from: readonly Entity[],
  min: number,
  max: number,
  purpose: Purpose,
  options: { readonly hidden?: boolean; readonly helps?: boolean | null } = {},
): readonly Entity[] {
  const near = choosable(game, player, from); // CR 801.5a
  const least = Math.min(min, near.length);
  const most = Math.min(max, near.length);
  const answer = ask(game, {
    kind: 'chooseObjects',
    player,
    reason: why,
    from: near,
    min: least,
    max: most,
    purpose,
    hidden: options.hidden ?? false,
    helps: options.helps ?? null,
    ...earlierChoices(game, player),
  });
  const chosen: Entity[] = [];
  for (const index of answer) chosen.push(near[index] as Entity);
  if (options.hidden !== true && chosen.length > 0) noteChoice(game, { player, chosen });
  return chosen;
}

/** What other players have chosen for the same actions, which have not happened yet. CR 101.4b. */
function earlierChoices(game: Game, player: PlayerId): { readonly earlier?: readonly MadeChoice[] } {
  if (game.choices.length === 0) return NO_EARLIER;
  const earlier = game.choices.filter((made) => made.player !== player);
  return earlier.length === 0 ? NO_EARLIER : { earlier };
}
const NO_EARLIER = {};

/** Some of the objects, as the player chooses. */
export function askChooseObjects(
  game: Game,
  player: PlayerId,
  why: Reason,
  from: readonly ObjectId[],
  min: number,
  max: number,
  purpose: Purpose,
  options: { readonly hidden?: boolean; readonly helps?: boolean | null } = {},
): readonly ObjectId[] {
  const chosen = askChoose(
    game,
    player,
    why,
    from as readonly number[] as readonly Entity[],
    min,
    max,
    purpose,
    options,
  );
  return chosen.filter((entity) => !isPlayerEntity(entity)).map(entityObject);
}

/** A whole number between two bounds. */
export function askNumber(game: Game, player: PlayerId, why: Reason, min: number, max: number): number {
  return ask(game, { kind: 'chooseNumber', player, reason: why, min, max, what: why.text })[0] as number;
}

/** The index of one of several words. */
export function askOption(game: Game, player: PlayerId, why: Reason, options: readonly string[]): number {
  return ask(game, { kind: 'chooseOption', player, reason: why, what: why.text, options })[0] as number;
}

/** One of several names of cards. CR 201.4. */
export function askName(game: Game, player: PlayerId, why: Reason, options: readonly string[]): string {
  const question = { kind: 'chooseOption', player, reason: why, what: why.text, options, names: true } as const;
  return options[ask(game, question)[0] as number] as string;
}

/** The index of one of several kinds of mana, of which more may be chosen afterwards. CR 106.4. */
export function askMana(
  game: Game,
  player: PlayerId,
  why: Reason,
  options: readonly string[],
  mana: { readonly kinds: readonly string[]; readonly left: number },
): number {
  return ask(game, { kind: 'chooseOption', player, reason: why, what: why.text, options, mana })[0] as number;
}

/** The items in the order chosen: indices, first to last. */
export function askOrder(
  game: Game,
  player: PlayerId,
  why: Reason,
  items: readonly { readonly object: ObjectId; readonly text: string }[],
  what: Extract<Question, { kind: 'order' }>['what'],
  last?: 'top' | 'bottom',
): Answer {
  return ask(game, { kind: 'order', player, reason: why, items, what, ...(last === undefined ? {} : { last }) });
}

/** One action out of those that the player with priority may take. CR 117.1. */
export function askPriority(game: Game, player: PlayerId, options: readonly ActionOption[]): Answer {
  // Asked more than anything else; mostly there is nothing to do but pass.
  if (options.length === 1 && game.setup.askPriority !== 'always') return ZERO;
  return ask(game, { kind: 'priority', player, reason: PRIORITY, options });
}
const PRIORITY: Reason = { text: 'You have priority', source: NO_OBJECT, rule: '117.1' };

function unreachable(value: never): never {
  throw new Error(`unknown question ${JSON.stringify(value)}`);
}
