/** Answers in words and numbers: yes or no, options, modes, numbers, divisions. */
import {
  type Answer,
  checkAnswer,
  type Entity,
  type Game,
  isPlayerEntity,
  entityPlayer,
  objectEntity,
  type Player,
  type PlayerId,
  type Question,
} from '@kitchen-table/engine';
import type { Choice, Reference } from '../format/scenario.ts';
import { foldText } from '../position/fold.ts';
import { pick } from '../position/names.ts';
import { seatOf, type Table } from '../position/table.ts';
import { defaultAssignment, defaultDistribution, defaultModes, defaultNumber } from './defaults.ts';
import { asReference, playerNamed } from './objects.ts';
import { checkRefused, isDone, take, takeChoice, takeDone, unanswered } from './queues.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** `true` is yes. */
export function answerYesNo(game: Game, table: Table, question: Of<'yesNo'>): Answer {
  if (namesFirst(game, table, question)) return [1];
  const said = takeChoice(table, question.player, (entry) => (typeof entry === 'boolean' ? entry : null));
  if (said !== null) return [said ? 1 : 0];
  if (namesOne(game, table, question) || (table.scenario.strict && namesCard(game, table, question.player))) return [1];
  if (!table.scenario.strict && isDoneWithTargets(table, question.player)) return [0];
  unanswered(table, question.player, question.what || question.reason.text);
  // CR 115.7d: a target stays unless another is named.
  if (question.reason.rule === '115.7d' && table.queues[seatOf(table, question.player)].targets.length === 0)
    return [0];
  return [/kicker|kicked|buyback/i.test(`${question.what} ${question.reason.text}`) ? 0 : 1];
}

/** Whoever names the card that may be cast or played wants to. */
function namesOne(game: Game, table: Table, { about, player }: Of<'yesNo'>): boolean {
  if (about === undefined) return false;
  return (
    take(table, player, ['choices', 'targets'], (entry) => {
      const reference = asReference(entry);
      return reference === null ? null : pick(game, table, about, reference, player);
    }) !== null
  );
}

/** Several cards that may be played, named together before any yes or no: the names wait for the question of their order. */
function namesFirst(game: Game, table: Table, { about, player }: Of<'yesNo'>): boolean {
  if (about === undefined) return false;
  const { choices } = table.queues[seatOf(table, player)];
  const first = choices.find((entry) => typeof entry === 'boolean' || Array.isArray(entry));
  return (
    Array.isArray(first) && first.some((reference: Reference) => pick(game, table, about, reference, player) !== null)
  );
}

/** Who says which card "you may exile a card" is to take says yes: the name waits for the question which one. */
function namesCard(game: Game, table: Table, player: PlayerId): boolean {
  const { choices, targets } = table.queues[seatOf(table, player)];
  const { hand, graveyard } = game.players[player] as Player;
  const own = [...hand, ...graveyard].map(objectEntity);
  return [...choices, ...targets].some((entry) => {
    const reference = asReference(entry);
    return typeof reference === 'string' && pick(game, table, own, reference, player) !== null;
  });
}

/** "Choose no more objects": nothing more is to be done. */
function isDoneWithTargets(table: Table, player: PlayerId): boolean {
  const { targets } = table.queues[seatOf(table, player)];
  const [front] = targets;
  if (front === undefined || !isDone(front)) return false;
  targets.shift();
  return true;
}

/** A whole number; for a cost that may be paid repeatedly, one `true` per payment. */
export function answerNumber(table: Table, question: Of<'chooseNumber'>): Answer {
  const { min, max, player } = question;
  const fits = (entry: Choice): number | null =>
    typeof entry === 'number' && entry >= min && entry <= max ? entry : null;
  checkRefused(table, player, ['choices'], (entry) => fits(entry) !== null);
  const said = takeChoice(table, player, fits);
  if (said !== null) return [said];
  if (min === 0 && typeof table.queues[seatOf(table, player)].choices[0] === 'boolean')
    return [payments(table, question)];
  unanswered(table, player, question.what || question.reason.text);
  return [defaultNumber(question)];
}

function payments(table: Table, question: Of<'chooseNumber'>): number {
  const { choices } = table.queues[seatOf(table, question.player)];
  let count = 0;
  while (count < question.max && choices[0] === true) {
    choices.shift();
    count++;
  }
  if (count < question.max && choices[0] === false) choices.shift();
  return count;
}

/** By word; between two options `true` is the first. */
export function answerOption(table: Table, question: Of<'chooseOption'> | Of<'vote'>): Answer {
  const { options, player } = question;
  const share = shareOfMana(table, player, options);
  if (share !== null) return [share];
  const said = take(table, player, ['choices', 'targets'], (entry) => optionOf(options, entry, table));
  if (said !== null) return [said];
  unanswered(table, player, question.kind === 'vote' ? question.reason.text : question.what || question.reason.text);
  return [0];
}

/** Mana in a combination of colors, asked for one by one: as many numbers as there are colors say how much of each. */
function shareOfMana(table: Table, player: PlayerId, options: readonly string[]): number | null {
  if (options.length < 2 || !options.every((option) => /^\{[WUBRGC]\}$/.test(option) || option in COLOR_WORDS))
    return null;
  const { choices } = table.queues[seatOf(table, player)];
  const shares = choices.slice(0, options.length);
  if (shares.length < options.length || !shares.every((entry) => typeof entry === 'number')) return null;
  const at = shares.findIndex((entry) => entry > 0);
  if (at < 0) return null;
  choices[at] = (shares[at] as number) - 1;
  if (choices.slice(0, options.length).every((entry) => entry === 0)) choices.splice(0, options.length);
  return at;
}

const COLOR_WORDS: Readonly<Record<string, string>> = {
  white: 'w',
  blue: 'u',
  black: 'b',
  red: 'r',
  green: 'g',
  colorless: 'c',
};

function optionOf(options: readonly string[], entry: Choice, table: Table): number | null {
  if (typeof entry === 'boolean') return options.length === 2 ? (entry ? 0 : 1) : null;
  const player = playerNamed(table, entry);
  const word = player === null ? wordOf(entry) : seatOf(table, player);
  if (word === null) return null;
  const wanted = foldText(word);
  const folded = options.map((option) => foldText(option));
  const exact = folded.findIndex(
    (option) => option === wanted || option === `{${COLOR_WORDS[wanted]}}` || option === COLOR_WORDS[wanted],
  );
  const found = exact >= 0 ? exact : folded.findIndex((option) => option.startsWith(wanted));
  return found >= 0 ? found : null;
}

function wordOf(entry: Choice): string | null {
  if (typeof entry === 'string') return entry;
  if (typeof entry === 'number') return String(entry);
  if (typeof entry !== 'object' || Array.isArray(entry)) return null;
  if ('cost' in entry) return entry.cost;
  if ('cast' in entry) return entry.cast;
  if ('play' in entry) return entry.play;
  return null;
}

/** The n-th of the modes that may be chosen, from 1. CR 700.2. */
export function answerModes(game: Game, table: Table, question: Of<'chooseModes'>): Answer {
  const answer = chosenModes(game, table, question);
  const printed = answer.map((at) => question.options[at]?.index ?? at).sort((one, other) => one - other);
  if (table.announcing !== null) table.announcing.modes = printed;
  return answer;
}

function chosenModes(game: Game, table: Table, question: Of<'chooseModes'>): Answer {
  const { options, min, max, repeat, player } = question;
  const chosen: number[] = [];
  // "Another mode, or none": asked one by one, the modes keep their printed numbers.
  const another = min === 0 && max === 1;
  const fits = (entry: Choice): number | null => {
    if (typeof entry !== 'number') return null;
    const printed = another ? entry - 1 : nthPrinted(game, question, entry);
    const at = options.findIndex(({ index }) => index === printed);
    return at >= 0 && at < options.length && (repeat || !chosen.includes(at)) ? at : null;
  };
  checkRefused(table, player, ['modes'], (entry) => fits(entry) !== null);
  while (chosen.length < max) {
    if (chosen.length >= min && isDoneNext(table, question)) break;
    const said = take(table, player, ['modes'], fits);
    if (said === null) break;
    chosen.push(said);
  }
  if (chosen.length === max || takeDone(table, player, ['modes']) || (chosen.length > 0 && chosen.length >= min))
    return chosen;
  if (!repeat && options.length === min) return options.map((_, index) => index);
  unanswered(table, player, question.reason.text);
  return defaultModes(question);
}

/** The n-th printed mode, from 1: one that was chosen before and may not be again does not count. CR 700.2d. */
function nthPrinted(game: Game, { options, reason }: Of<'chooseModes'>, n: number): number {
  const marks = game.objects[reason.source]?.memory.marks ?? {};
  let left = n;
  for (let mode = 0; ; mode++) {
    const isUsedUp = marks[`mode ${mode}`] !== undefined && options.every(({ index }) => index !== mode);
    if (!isUsedUp && --left <= 0) return mode;
  }
}

function isDoneNext(table: Table, question: Of<'chooseModes'>): boolean {
  const { modes } = table.queues[seatOf(table, question.player)];
  const [front] = modes;
  if (front === undefined || !isDone(front)) return false;
  modes.shift();
  return true;
}

/** One number per thing in order, or shares by name. CR 601.2d, 510.1c. */
export function answerDivision(game: Game, table: Table, question: Of<'distribute'> | Of<'assignDamage'>): Answer {
  const shares = sharesByName(game, table, question) ?? numbersInOrder(table, question);
  if (shares !== null) return shares;
  // "done" leaves the division to the default.
  if (take(table, question.player, ['choices'], (entry) => (isDone(entry) ? true : null)) !== null)
    return question.kind === 'distribute' ? defaultDistribution(question) : defaultAssignment(question);
  unanswered(table, question.player, question.reason.text);
  return question.kind === 'distribute' ? defaultDistribution(question) : defaultAssignment(question);
}

function sharesByName(game: Game, table: Table, question: Of<'distribute'> | Of<'assignDamage'>): Answer | null {
  if (question.kind === 'assignDamage') return null;
  const numbers = question.among.map(() => 0);
  const fits = (entry: Choice): { at: number; amount: number } | null => {
    if (typeof entry !== 'object' || Array.isArray(entry) || !('amount' in entry)) return null;
    const reference = asReference(entry);
    const entity = reference === null ? null : pick(game, table, question.among, reference, question.player);
    const at = entity === null ? -1 : question.among.indexOf(entity);
    return at < 0 ? null : { at, amount: entry.amount };
  };
  let found = false;
  for (;;) {
    const share = take(table, question.player, ['targets', 'choices'], fits);
    if (share === null) break;
    numbers[share.at] = share.amount;
    found = true;
  }
  return found && checkAnswer(question, numbers) === null ? numbers : null;
}

function numbersInOrder(table: Table, question: Of<'distribute'> | Of<'assignDamage'>): Answer | null {
  const { choices } = table.queues[seatOf(table, question.player)];
  const places = question.kind === 'distribute' ? question.among.length : question.among.length + trampled(question);
  for (let first = 0; first < choices.length; first++) {
    if (typeof choices[first] !== 'number') continue;
    const numbers = numbersFrom(choices, first, places, question);
    if (numbers !== null) return numbers;
  }
  return null;
}

/** The numbers from that entry on, if they are a legal division: entries that do not fit stay. */
function numbersFrom(
  choices: Choice[],
  first: number,
  places: number,
  question: Of<'distribute'> | Of<'assignDamage'>,
): Answer | null {
  const numbers: number[] = [];
  while (numbers.length < places && typeof choices[first + numbers.length] === 'number')
    numbers.push(choices[first + numbers.length] as number);
  const given = numbers.length;
  // The last one gets what is left.
  while (numbers.length < places)
    numbers.push(numbers.length === given ? question.total - numbers.reduce((sum, number) => sum + number, 0) : 0);
  if (checkAnswer(question, numbers) !== null) return null;
  choices.splice(first, given);
  return numbers;
}

function trampled(question: Of<'assignDamage'>): number {
  const reaches = (entity: Entity): number =>
    (isPlayerEntity(entity) && entityPlayer(entity) >= 0) || entity >= 0 ? 1 : 0;
  return reaches(question.trampleOver) + reaches(question.beyond);
}
