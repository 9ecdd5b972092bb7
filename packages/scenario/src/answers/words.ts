/** Answers in words and numbers: options, modes, numbers. */
import type { Answer, Game, Question } from '@kitchen-table/engine';
import type { Choice } from '../format/scenario.ts';
import { foldText } from '../position/fold.ts';
import { seatOf, type Table } from '../position/table.ts';
import { defaultModes, defaultNumber } from './defaults.ts';
import { effectNamed } from './effects.ts';
import { playerNamed } from './objects.ts';
import { checkRefused, take, takeChoice, takeDone, takeFront, unanswered } from './queues.ts';

/** "Tap or untap" is asked as: untap? then: tap? */
export const TAP_OR_UNTAP: string = '701.21';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

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
  unanswered(table, question);
  return [defaultNumber(question)];
}

/** One `true` per payment, then `false`, also when no more could be paid. */
function payments(table: Table, question: Of<'chooseNumber'>): number {
  const { choices } = table.queues[seatOf(table, question.player)];
  let count = 0;
  while (count < question.max && choices[0] === true) {
    choices.shift();
    count++;
  }
  if (choices[0] === false) choices.shift();
  return count;
}

/** By word; between two options `true` is the first. */
export function answerOption(game: Game, table: Table, question: Of<'chooseOption'> | Of<'vote'>): Answer {
  const { player } = question;
  const known = question.kind === 'vote' ? null : (settledColor(table, question) ?? shareOfMana(table, question));
  if (known !== null) return [known];
  const said = take(
    table,
    player,
    ['choices'],
    (entry) => effectNamed(game, table, question, entry) ?? optionOf(table, question, entry),
  );
  if (said !== null) {
    if (question.reason.rule === TAP_OR_UNTAP && said === 0) takeFront(table, player, isTrue);
    return [said];
  }
  unanswered(table, question);
  return [0];
}

function isTrue(entry: Choice): true | null {
  return entry === true ? true : null;
}

/** The color that the text of an activated mana ability named. */
function settledColor(table: Table, { mana }: Of<'chooseOption'>): number | null {
  const color = table.announcing?.color ?? null;
  const at = color === null ? -1 : (mana?.kinds.indexOf(color) ?? -1);
  if (at < 0 || table.announcing === null) return null;
  table.announcing.color = null;
  return at;
}

/** Mana in any combination of colors, asked for one by one: one number per color says how much of each. */
function shareOfMana(table: Table, { player, mana }: Of<'chooseOption'>): number | null {
  if (mana === undefined || mana.kinds.length < 2) return null;
  const { choices } = table.queues[seatOf(table, player)];
  const shares = choices.slice(0, mana.kinds.length);
  if (shares.length < mana.kinds.length || !shares.every((entry) => typeof entry === 'number')) return null;
  if (shares.reduce((sum, share) => sum + share, 0) !== mana.left) return null;
  const at = shares.findIndex((share) => share > 0);
  choices[at] = (shares[at] as number) - 1;
  if (mana.left === 1) choices.splice(0, shares.length);
  return at;
}

const COLOR_WORDS: Readonly<Record<string, string>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
  colorless: 'C',
};

/** Where the second of two options is the one that `true` takes: under the creature, for a mutating spell. CR 702.140c. */
const SECOND_IS_TRUE: ReadonlySet<string> = new Set(['702.140c', TAP_OR_UNTAP]);

/** The option that the entry means, or null. */
function optionOf(table: Table, question: Of<'chooseOption'> | Of<'vote'>, entry: Choice): number | null {
  const { options, reason } = question;
  if (typeof entry === 'boolean') {
    const isNext = table.scenario.strict || table.queues[seatOf(table, question.player)].choices[0] === entry;
    if (options.length !== 2 || !isNext) return null;
    return entry === SECOND_IS_TRUE.has(reason.rule) ? 1 : 0;
  }
  const player = playerNamed(table, entry);
  const word = player === null ? wordOf(entry) : seatOf(table, player);
  return word === null ? null : optionNamed(question, word);
}

/** The option of that word, that begins with it, or with which it begins; articles do not count. */
function optionNamed(question: Of<'chooseOption'> | Of<'vote'>, word: string): number | null {
  const wanted = bare(word);
  const options = question.options.map(bare);
  const letter = question.kind === 'vote' ? undefined : COLOR_WORDS[wanted];
  const exact = options.indexOf(wanted);
  if (exact >= 0) return exact;
  const color = letter === undefined || question.kind === 'vote' ? -1 : (question.mana?.kinds.indexOf(letter) ?? -1);
  const found = color >= 0 ? color : options.findIndex((option) => option.startsWith(wanted));
  return found >= 0 ? found : beginningOf(options, wanted);
}

/** "a 5/1 creature" where the text offers "5/1": the one option with which the words begin. */
function beginningOf(options: readonly string[], wanted: string): number | null {
  const begun = options.filter((option) => option !== '' && wanted.startsWith(`${option} `));
  return begun.length === 1 ? options.indexOf(begun[0] as string) : null;
}

/** Whether a word means one of the options. */
export function namesOption(question: Of<'chooseOption'>, word: string): boolean {
  return optionNamed(question, word) !== null;
}

const ARTICLES: readonly string[] = ['a ', 'an ', 'the '];

/** The folded words without an article at the front. */
function bare(words: string): string {
  const folded = foldText(words);
  const article = ARTICLES.find((one) => folded.startsWith(one));
  return article === undefined ? folded : folded.slice(article.length);
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

/** The modes by their printed numbers; one of several things to do also by yes or no, or by its words. CR 700.2, 608.2d. */
export function answerModes(table: Table, question: Of<'chooseModes'>): Answer {
  const answer = chosenModes(table, question);
  const printed = answer.map((at) => question.options[at]?.index ?? at).sort((one, other) => one - other);
  if (table.announcing !== null && question.doing === undefined) table.announcing.modes = printed;
  return answer;
}

function chosenModes(table: Table, question: Of<'chooseModes'>): Answer {
  const { options, min, max, repeat, player } = question;
  const chosen: number[] = [];
  // "Another mode, or none": asked one by one, the modes keep their printed numbers.
  const another = min === 0 && max === 1;
  const fits = (entry: Choice): number | null => {
    if (typeof entry !== 'number') return null;
    const printed = another ? entry - 1 : nthPrinted(question, entry);
    const at = options.findIndex(({ index }) => index === printed);
    return at >= 0 && (repeat || !chosen.includes(at)) ? at : null;
  };
  checkRefused(table, player, ['modes'], (entry) => fits(entry) !== null);
  while (chosen.length < max) {
    if (chosen.length >= min && takeDone(table, player, 'modes')) return chosen;
    const said = take(table, player, ['modes'], fits) ?? (question.doing === true ? thingToDo(table, question) : null);
    if (said === null) break;
    chosen.push(said);
  }
  if (chosen.length === max || (chosen.length > 0 && chosen.length >= min)) return chosen;
  if (!repeat && options.length === min) return options.map((_, index) => index);
  unanswered(table, question);
  return defaultModes(question);
}

/** Between two things to do `true` is the first; any may be called by the beginning of its text. CR 608.2d, 701.53a. */
function thingToDo(table: Table, { options, player }: Of<'chooseModes'>): number | null {
  return take(table, player, ['choices'], (entry) => {
    if (typeof entry === 'boolean') {
      const isNext = table.scenario.strict || table.queues[seatOf(table, player)].choices[0] === entry;
      const at = options.findIndex(({ index }) => index === (entry ? 0 : 1));
      return isNext && at >= 0 ? at : null;
    }
    if (typeof entry !== 'string') return null;
    const at = options.findIndex(({ text }) => bare(text).startsWith(bare(entry)));
    return at >= 0 ? at : null;
  });
}

/** The n-th printed mode, from 1: one that was chosen before and may not be again does not count. CR 700.2d. */
function nthPrinted({ spent = [] }: Of<'chooseModes'>, n: number): number {
  let printed = n - 1;
  for (const mode of [...spent].sort((one, other) => one - other)) if (mode <= printed) printed++;
  return printed;
}
