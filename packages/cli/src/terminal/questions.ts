/** Every kind of question as numbered lines, and what a player types as an answer. */
import type { Answer, Question } from '@kitchen-table/engine';
import type { Names } from './names.ts';

/** A question as the terminal asks it. */
export interface Prompt {
  /** Numbered choices, one a line. */
  choices: readonly string[];
  /** How to answer: '1-3', 'y or n'. */
  hint: string;
  /** The answer typed, or one sentence that says what to type instead. */
  parse(typed: string): Answer | string;
}

/** More words than these are not listed: one of them is typed. */
const MOST_LINES = 60;
/** So many words are named that have what was typed in them. */
const MOST_NAMED = 8;

/** The question as choices to be numbered from 1. */
export function promptFor(question: Question, names: Names, optionTexts: readonly string[]): Prompt {
  switch (question.kind) {
    case 'priority':
      return pickOne(optionTexts, 'a number; with ! behind it to pay by hand', (typed) => {
        const match = /^(\d+)\s*(!)?$/.exec(typed);
        if (match === null) return null;
        return match[2] === undefined ? [Number(match[1]) - 1] : [Number(match[1]) - 1, 1];
      });
    case 'targets':
      return pickSome(question.legal.map(names.entity), question.min, question.max, false);
    case 'chooseObjects':
      return pickSome(question.from.map(names.entity), question.min, question.max, false);
    case 'chooseModes':
      return pickSome(
        question.options.map(({ text }) => text),
        question.min,
        question.max,
        question.repeat,
      );
    case 'chooseOption':
      return question.options.length > MOST_LINES ? pickWord(question.options) : pickOne(question.options, 'a number');
    case 'vote':
      return pickOne(question.options, 'a number');
    case 'pay':
      return pickOne(
        question.options.map(({ text, object }) => (object < 0 ? text : `${text} (${names.object(object)})`)),
        `a number; ${question.cost} is to pay`,
      );
    case 'chooseNumber':
      return {
        choices: [],
        hint: `a number from ${question.min} to ${question.max}`,
        parse: (typed) => oneNumber(typed, question.min, question.max),
      };
    case 'yesNo':
      return pickOne([question.yes, question.no], 'a number', (typed) =>
        typed === '1' ? [1] : typed === '2' ? [0] : null,
      );
    case 'mulligan': {
      const bottom = question.toBottom === 0 ? '' : `; of the next hand ${question.toBottom} would go to the bottom`;
      return pickOne(['Keep this hand', `Take a mulligan${bottom}`], 'a number', (typed) =>
        typed === '1' ? [0] : typed === '2' ? [1] : null,
      );
    }
    case 'order':
      return permutation(question.items.map(({ text, object }) => (text !== '' ? text : names.object(object))));
    case 'distribute':
      return amounts(question.among.map(names.entity), question.total, question.what);
    case 'assignDamage': {
      const to = question.among.map(
        (entity, index) => `${names.entity(entity)} (lethal: ${question.lethal[index] ?? 0})`,
      );
      const behind = [question.trampleOver, question.beyond].filter((entity) => entity > -1_000_000).map(names.entity);
      return amounts([...to, ...behind], question.total, 'damage');
    }
    case 'attackers':
      return attackPairs(question, names);
    case 'blockers':
      return blockPairs(question, names);
    case 'arrange':
      return arrangement(question, names);
  }
}

/** The numbers typed, from 1, as indices from 0; null when something else was typed. */
function indices(typed: string): number[] | null {
  const words = typed.split(/[\s,]+/).filter((word) => word !== '');
  return words.every((word) => /^\d+$/.test(word)) ? words.map((word) => Number(word) - 1) : null;
}

function pickOne(choices: readonly string[], hint: string, read?: (typed: string) => Answer | null): Prompt {
  const parse = (typed: string): Answer | string => {
    const answer = read === undefined ? indices(typed) : read(typed.trim());
    if (answer === null || answer.length === 0) return `Type one number from 1 to ${choices.length}.`;
    return answer;
  };
  return { choices, hint, parse };
}

/** One of so many words that it is typed: whole, or a part that no other has. CR 201.4. */
function pickWord(words: readonly string[]): Prompt {
  const parse = (typed: string): Answer | string => {
    const wanted = typed.trim().toLowerCase();
    const whole = words.findIndex((word) => word.toLowerCase() === wanted);
    if (whole >= 0) return [whole];
    const found = words.flatMap((word, index) => (wanted !== '' && word.toLowerCase().includes(wanted) ? [index] : []));
    if (found.length === 1) return found;
    if (found.length === 0) return `Type another word: none of the ${words.length} has "${typed.trim()}" in it.`;
    const some = found.slice(0, MOST_NAMED).map((index) => words[index]);
    return `Type more of it: ${some.join('; ')}${found.length > MOST_NAMED ? `; and ${found.length - MOST_NAMED} more` : ''}.`;
  };
  return { choices: [], hint: `one of ${words.length} words, or a part of it`, parse };
}

function pickSome(choices: readonly string[], min: number, max: number, repeat: boolean): Prompt {
  const count = min === max ? `${min}` : `${min} to ${max}`;
  const hint = `${count} of them, with spaces between${repeat ? '; the same again if you like' : ''}${min === 0 ? '; - for none' : ''}`;
  return { choices, hint, parse: (typed) => (typed.trim() === '-' ? [] : (indices(typed) ?? `Type ${hint}.`)) };
}

function oneNumber(typed: string, min: number, max: number): Answer | string {
  return /^-?\d+$/.test(typed.trim()) ? [Number(typed)] : `Type a whole number from ${min} to ${max}.`;
}

function permutation(choices: readonly string[]): Prompt {
  const hint = 'all numbers in the order you want, first to last; Enter for this order';
  return {
    choices,
    hint,
    parse: (typed) => (typed.trim() === '' ? choices.map((_, index) => index) : (indices(typed) ?? `Type ${hint}.`)),
  };
}

function amounts(choices: readonly string[], total: number, what: string): Prompt {
  const hint = `${total} ${what} in all: ${choices.length} amounts in this order, with spaces between`;
  const parse = (typed: string): Answer | string => {
    const numbers = indices(typed)?.map((index) => index + 1);
    return numbers === undefined || numbers.length !== choices.length ? `Type ${hint}.` : numbers;
  };
  return { choices, hint, parse };
}

type Ask<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>;

/** "1 3" attacks with both where they may first; "1>2" says whom. CR 508.1. */
function attackPairs(question: Ask<'attackers'>, names: Names): Prompt {
  const choices = question.attackers.map((attacker, index) => {
    const defenders = (question.defenders[index] ?? []).map(
      (defender, number) => `${number + 1} ${names.entity(defender)}`,
    );
    return `${names.object(attacker)}${question.mustAttack.includes(index) ? ' (must attack)' : ''}  > ${defenders.join(', ')}`;
  });
  const hint = 'attackers with spaces between, 1>2 to say whom; all or all>2; - for no attack';
  const parse = (typed: string): Answer | string => {
    const text = typed.trim();
    if (text === '-') return [];
    const everyone = /^all(?:>(\d+))?$/i.exec(text);
    if (everyone !== null) return question.attackers.flatMap((_, index) => [index, Number(everyone[1] ?? 1) - 1]);
    return pairs(text, 0) ?? `Type ${hint}.`;
  };
  return { choices, hint, parse };
}

/** "1>2": blocker 1 blocks attacker 2. CR 509.1. */
function blockPairs(question: Ask<'blockers'>, names: Names): Prompt {
  const choices = question.blockers.map((blocker, index) => {
    const attackers = (question.canBlock[index] ?? []).map(
      (attacker) =>
        `${attacker + 1} ${names.object(question.attackers[attacker] as Ask<'blockers'>['blockers'][number])}`,
    );
    return `${names.object(blocker)}  > ${attackers.join(', ')}`;
  });
  const hint = 'blocks such as 1>2 with spaces between; - for no block';
  return {
    choices,
    hint,
    parse: (typed) => (typed.trim() === '-' ? [] : (pairs(typed.trim(), null) ?? `Type ${hint}.`)),
  };
}

/** "1>2 3" as indices; a missing second number is `otherwise`. */
function pairs(typed: string, otherwise: number | null): number[] | null {
  const numbers: number[] = [];
  const words = typed.split(/[\s,]+/).filter((word) => word !== '');
  for (const word of words) {
    const match = /^(\d+)(?:>(\d+))?$/.exec(word);
    if (match === null || (match[2] === undefined && otherwise === null)) return null;
    numbers.push(Number(match[1]) - 1, match[2] === undefined ? (otherwise as number) : Number(match[2]) - 1);
  }
  return words.length === 0 ? null : numbers;
}

/** "top: 2 1; bottom: 3" in the destinations' order: card numbers, destinations apart by semicolons. CR 701.18. */
function arrangement(question: Ask<'arrange'>, names: Names): Prompt {
  const hint = `for ${question.destinations.join('; for ')}: card numbers in order, a semicolon between`;
  const parse = (typed: string): Answer | string => {
    const groups = typed.split(';').map(indices);
    const again = `Type ${hint}.`;
    if (groups.length !== question.destinations.length || groups.some((group) => group === null)) return again;
    const destination = question.cards.map((_, card) => groups.findIndex((group) => group?.includes(card) === true));
    const placed = groups.flatMap((group) => group ?? []);
    if (destination.includes(-1) || placed.length !== question.cards.length) return `Name every card once. ${again}`;
    return [...destination, ...groups.filter((group) => (group ?? []).length > 1).flatMap((group) => group ?? [])];
  };
  return { choices: question.cards.map(names.object), hint, parse };
}
