/** Yes or no. Who names what an optional choice would choose says yes to it. */
import { type Answer, digestOf, type Game, type Question } from '@kitchen-table/engine';
import type { Choice, Reference } from '../format/scenario.ts';
import { pick } from '../position/names.ts';
import { seatOf, type Table } from '../position/table.ts';
import { askedAfter } from '../script/ahead.ts';
import { asReference, offered, several } from './objects.ts';
import { isDone, take, takeDone, takeFront, unanswered } from './queues.ts';
import { namesOption, TAP_OR_UNTAP } from './words.ts';

type YesNo = Extract<Question, { kind: 'yesNo' }>;

/** `true` is yes; at a clash it leaves the card on top, the first of the two places. CR 701.23a. */
export function answerYesNo(game: Game, table: Table, question: YesNo): Answer {
  if (question.only !== undefined) return settled(table, question, question.only);
  if (makesNoDifference(table) || namesTargetAsItIs(table, question)) return [0];
  const yes = question.reason.rule === CLASH ? 0 : 1;
  const said = table.scenario.strict ? saidFirst(game, table, question) : saidNext(game, table, question);
  if (said !== null) return [said ? yes : 1 - yes];
  unanswered(table, question);
  // CR 115.7d: a target stays unless another is named.
  const stays =
    question.reason.rule === NEW_TARGETS && table.queues[seatOf(table, question.player)].targets.length === 0;
  return [stays || DECLINED.has(question.paying ?? '') ? 0 : 1];
}

const CLASH = '701.23a';
const NEW_TARGETS = '115.7d';

/** CR 115.7d: who names the target that it has keeps it. */
function namesTargetAsItIs(table: Table, { reason, player }: YesNo): boolean {
  if (reason.rule !== NEW_TARGETS) return false;
  const keeps = (entry: Choice | undefined): boolean => {
    const name = typeof entry === 'object' && 'player' in entry ? entry.player : entry;
    return typeof name === 'string' && reason.text.endsWith(`Now: ${name}`);
  };
  const { choices, targets } = table.queues[seatOf(table, player)];
  const queue = [choices, targets].find(([front]) => keeps(front));
  queue?.shift();
  return queue !== undefined;
}

/** The costs that a lenient scenario does not pay unasked. */
const DECLINED: ReadonlySet<string> = new Set(['kicker', 'multikicker', 'buyback']);

/** The entry that says again what cannot be otherwise is done with. */
function settled(table: Table, { player }: YesNo, only: 0 | 1): Answer {
  takeFront(table, player, (entry) => (entry === (only === 1) ? true : null));
  return [only];
}

/** Whether yes does no more than no does: what is impossible is no choice, and nobody need say it. CR 608.2d. */
function makesNoDifference(table: Table): boolean {
  const yes = askedAfter(table, [1]);
  const no = askedAfter(table, [0]);
  if (yes === null || no === null || yes.question !== null || no.question !== null) return false;
  return digestOf(yes.game) === digestOf(no.game);
}

/** The first entry that says yes or no: in words, or by naming what would be chosen next. */
function saidFirst(game: Game, table: Table, question: YesNo): boolean | null {
  const { choices, targets } = table.queues[seatOf(table, question.player)];
  const next = lookAhead(table, question);
  for (const [at, entry] of choices.entries()) {
    const tapping = typeof entry === 'boolean' ? tapsOrUntaps(choices, at, next()) : null;
    if (tapping !== null) return tapping;
    const says = typeof entry === 'boolean' ? entry : meaning(game, table, question, next, entry);
    if (says === null) continue;
    if (typeof entry === 'boolean' || (isDone(entry) && !says)) choices.splice(at, 1);
    if (says) nameTaken(game, table, question, entry);
    return says;
  }
  for (const [at, entry] of targets.entries()) {
    const says = meaning(game, table, question, next, entry);
    if (says === null) continue;
    if (!says) targets.splice(at, 1);
    else nameTaken(game, table, question, entry);
    return says;
  }
  return null;
}

/** "You may tap or untap" is asked as: untap? then: tap? Null where that does not follow. */
function tapsOrUntaps(choices: Choice[], at: number, next: Following | null): boolean | null {
  if (next?.question.kind !== 'chooseOption' || next.question.reason.rule !== TAP_OR_UNTAP) return null;
  if (choices[at] === true || choices[at + 1] === true) return true;
  choices.splice(at, choices[at + 1] === false ? 2 : 1);
  return false;
}

/** In a lenient scenario the front entry of `choices`, or of `targets` for a choice of objects. */
function saidNext(game: Game, table: Table, question: YesNo): boolean | null {
  const said = takeFront(table, question.player, (entry) => (typeof entry === 'boolean' ? entry : null));
  if (said !== null) return said;
  const { choices, targets } = table.queues[seatOf(table, question.player)];
  const [front = null] = choices;
  const [target = null] = targets;
  const next = lookAhead(table, question);
  for (const entry of [front, target]) {
    if (entry === null || isDone(entry) || meaning(game, table, question, next, entry) !== true) continue;
    nameTaken(game, table, question, entry);
    return true;
  }
  return takeDone(table, question.player, 'targets') ? false : null;
}

interface Following {
  readonly game: Game;
  readonly question: Question;
}

/** The choice that comes after yes is worked out when an entry might be about it. */
function lookAhead(table: Table, question: YesNo): () => Following | null {
  let known: Following | null | undefined;
  return () => {
    if (known === undefined) {
      const { question: next = null, game = null } = askedAfter(table, [1]) ?? {};
      const same = next?.player === question.player && next.reason.source === question.reason.source;
      known = same && game !== null ? { game, question: next } : null;
    }
    return known;
  };
}

/** Yes, when the entry answers the choice that would follow or names a card that may be played; no, when it chooses none. */
function meaning(
  game: Game,
  table: Table,
  question: YesNo,
  next: () => Following | null,
  entry: Choice,
): boolean | null {
  if (typeof entry === 'boolean') return null;
  if (typeof entry === 'number') return isNumberFor(next()?.question, entry) ? true : null;
  if (question.about !== undefined) return namesPlayed(game, table, question, entry) ? true : null;
  const wanted = typeof entry === 'object' && 'refused' in entry ? (entry.refused as Choice) : entry;
  if (question.payableWith !== undefined) {
    if (isDone(wanted)) return false;
    return several(game, table, question.payableWith, wanted, question.player, Infinity) === null ? null : true;
  }
  const ahead = next();
  if (ahead === null) return null;
  const { question: follows, game: then } = ahead;
  switch (follows.kind) {
    case 'targets':
    case 'chooseObjects':
      if (isDone(wanted)) return false;
      if (wanted !== entry) return true;
      return several(then, table, offered(follows), wanted, follows.player, follows.max) === null ? null : true;
    case 'chooseOption':
      return typeof wanted === 'string' && namesOption(follows, wanted) ? true : null;
    default:
      return null;
  }
}

/** "You may pay X {E}": who says how much pays it. CR 107.3f. */
function isNumberFor(follows: Question | undefined, entry: number): boolean {
  return follows?.kind === 'chooseNumber' && follows.min <= entry && entry <= follows.max;
}

/** CR 608.2g: whoever names the card that may be cast or played wants to. */
function namesPlayed(game: Game, table: Table, { about = [], player }: YesNo, entry: Choice): boolean {
  const references = Array.isArray(entry) ? (entry as readonly Reference[]) : [asReference(entry)];
  return references.some((reference) => reference !== null && pick(game, table, about, reference, player) !== null);
}

/** The card is named once: nobody asks for it again. A list of cards also says their order, and stays for that. */
function nameTaken(game: Game, table: Table, question: YesNo, named: Choice): void {
  if (question.about === undefined || Array.isArray(named)) return;
  take(table, question.player, ['choices', 'targets'], (entry) =>
    entry === named && namesPlayed(game, table, question, entry) ? true : null,
  );
}
