/** When a person is asked and when priority is passed for them: by their stops, their yield, and what has happened. */
import type { ActionOption, Entity, GameView, ObjectView, Question, StackItemView } from '@kitchen-table/engine';
import { isPlayerEntity, playerEntity } from '@kitchen-table/engine';
import type { Stops, StopStep, Yield } from '@kitchen-table/protocol';

/** A yield under way: when it was given tells when it ends. */
export interface Yielding {
  until: Yield;
  turn: number;
}

/** What a person has told the table. */
export interface Wishes {
  stops: Stops;
  yielding: Yielding | null;
  /** They are away and a bot plays for them. */
  bot?: true;
}

/** What to do with a question: ask the person, or give this answer; `yielding` is what is left of the yield. */
export type Decision =
  | { kind: 'ask'; yielding: Yielding | null }
  | { kind: 'answer'; answer: readonly number[]; yielding: Yielding | null };

/** Whether the person is asked. Pure: the view, the question and the wishes decide. CR 117.3-117.4. */
export function decide(question: Question, view: GameView, seat: number, wishes: Wishes): Decision {
  const yielding = stillYielding(wishes.yielding, view, seat);
  if (question.kind === 'attackers' && yielding?.until === 'this turn' && question.mustAttack.length === 0) {
    return { kind: 'answer', answer: [], yielding };
  }
  if (question.kind === 'yesNo') return saidBefore(question, view, wishes.stops, yielding);
  if (question.kind === 'order' && !wishes.stops.fullControl && areEqual(question))
    return { kind: 'answer', answer: question.items.map((_, index) => index), yielding };
  if (question.kind !== 'priority') return { kind: 'ask', yielding };
  const pass = question.options.findIndex((option) => option.kind === 'pass');
  if (pass < 0 || (wishes.stops.fullControl && yielding === null)) return { kind: 'ask', yielding };
  const passing: Decision = { kind: 'answer', answer: [pass], yielding };
  if (yielding !== null || isLetBy(view, wishes.stops)) return passing;
  if (!question.options.some(isMoreThanMana)) return passing;
  return calls(question.options, view, seat, wishes.stops) ? { kind: 'ask', yielding } : passing;
}

/** To a triggered ability that is resolving, as the player once decided for all of its name. CR 603.5, 608.2d. */
function saidBefore(question: YesNo, view: GameView, stops: Stops, yielding: Yielding | null): Decision {
  const top = view.stack.at(-1);
  const isItsOwn =
    top?.kind === 'triggered' && (top.source === question.reason.source || top.id === question.reason.source);
  const standing = (stops.standing ?? []).find(({ source, says }) => source === top?.sourceName && says !== 'pass');
  if (!isItsOwn || standing === undefined || question.forPlayer !== undefined) return { kind: 'ask', yielding };
  const says = standing.says === 'yes' ? 1 : 0;
  if (question.only !== undefined && question.only !== says) return { kind: 'ask', yielding };
  return { kind: 'answer', answer: [says], yielding };
}

type YesNo = Extract<Question, { kind: 'yesNo' }>;

/** The same triggered ability of objects of one name, several times: only under full control is their order asked. CR 603.3b. */
function areEqual({ what, items }: Extract<Question, { kind: 'order' }>): boolean {
  return (
    what === 'triggers' &&
    items.every(
      ({ text, ability }) => ability !== undefined && ability === items[0]?.ability && text === items[0]?.text,
    )
  );
}

/** Whether an ability is on top whose source the player lets do as it does. CR 117.3d. */
function isLetBy(view: GameView, { standing = [] }: Stops): boolean {
  const top = view.stack.at(-1);
  return (
    top !== undefined &&
    top.kind !== 'spell' &&
    standing.some(({ source, says }) => says === 'pass' && source === top.sourceName)
  );
}

/** The yield, or null when it has run out. A yield never outlives the game's interest in the player. */
function stillYielding(yielding: Yielding | null, view: GameView, seat: number): Yielding | null {
  if (yielding === null) return null;
  const ownTurnCame = isTurnOf(view, seat) && view.turn !== yielding.turn;
  switch (yielding.until) {
    case 'this turn':
      return view.turn === yielding.turn ? yielding : null;
    case 'until my turn':
      return ownTurnCame ? null : yielding;
    case 'until something happens':
      return ownTurnCame || somethingHappens(view, seat) ? null : yielding;
  }
}

/** Whether it is the player's turn, or that of the player's team. CR 102.1, 805.4a. */
function isTurnOf(view: GameView, seat: number): boolean {
  return (
    view.activePlayer === seat ||
    view.teams.some(({ active, players }) => active && players.some((player) => player === seat))
  );
}

/** An opponent's spell or ability on top of the stack, or an attack on the player or what the player controls. */
function somethingHappens(view: GameView, seat: number): boolean {
  return opponentsTopOfStack(view, seat) !== null || (isAttacked(view, seat) && view.step === 'declare attackers');
}

/** Whether the moment calls for the player, who could do something. */
function calls(options: readonly ActionOption[], view: GameView, seat: number, stops: Stops): boolean {
  if (view.stack.length > 0) {
    const top = opponentsTopOfStack(view, seat);
    return top !== null && isWorthAResponse(top, options, view, seat);
  }
  const wanted = isTurnOf(view, seat) ? stops.ownTurn : stops.othersTurns;
  if (wanted.includes(view.step as StopStep)) return true;
  if (view.step === 'declare attackers') return isAttacked(view, seat);
  return view.step === 'declare blockers' && fights(view, seat);
}

function opponentsTopOfStack(view: GameView, seat: number): StackItemView | null {
  const top = view.stack.at(-1);
  return top === undefined || sameTeam(view, top.controller, seat) ? null : top;
}

/**
 * What touches the player or what they control always is. Otherwise a spell is when the player could cast one in turn,
 * and an instant or sorcery, which may do anything to everybody, whatever the player could do.
 */
function isWorthAResponse(top: StackItemView, options: readonly ActionOption[], view: GameView, seat: number): boolean {
  if (top.targets.some((target) => isOwn(view, seat, target))) return true;
  if (top.kind !== 'spell') return false;
  return (
    top.types.some((type) => type === 'instant' || type === 'sorcery') ||
    options.some((option) => option.kind === 'cast')
  );
}

/** The player, a permanent of theirs, or a spell or ability of theirs on the stack. */
function isOwn(view: GameView, seat: number, entity: number): boolean {
  if (isPlayerEntity(entity as Entity)) return entity === playerEntity(seat as GameView['activePlayer']);
  return (
    controls(view, seat, entity) ||
    view.stack.some((item) => (item.id as number) === entity && item.controller === seat)
  );
}

function sameTeam(view: GameView, one: number, other: number): boolean {
  return view.players[one]?.team === view.players[other]?.team;
}

function isAttacked(view: GameView, seat: number): boolean {
  const own = playerEntity(seat as GameView['activePlayer']);
  return view.battlefield.some((object) => {
    const attacked = object.attacking;
    if (attacked === null) return false;
    return attacked === own || (!isPlayerEntity(attacked) && controls(view, seat, attacked));
  });
}

function controls(view: GameView, seat: number, entity: number): boolean {
  return view.battlefield.some((object) => (object.id as number) === entity && object.controller === seat);
}

/** Creatures of the player fight with somebody's: a block was made by or against them. CR 509.1g-h. */
function fights(view: GameView, seat: number): boolean {
  const inCombat = (object: ObjectView): boolean =>
    object.blocking.length > 0 || (object.attacking !== null && object.blocked);
  return view.battlefield.some((object) => object.controller === seat && inCombat(object));
}

function isMoreThanMana(option: ActionOption): boolean {
  return option.kind !== 'pass' && !(option.kind === 'activate' && option.isManaAbility);
}
