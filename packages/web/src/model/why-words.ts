/** Contributions to what an object is, in words: its numbers, abilities, types, colors and controller. CR 613. */
import { playerName } from './lookup.ts';
import { typeLine } from './object-words.ts';
import type { Contribution, Explanation, GameView, Why } from './types.ts';

/** What a contribution gives and takes, as text. */
type Lines = Why['lines'][number];

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
const NO_LINES: Lines = { gained: [], lost: [] };

const COLOR_WORDS: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

function colorWords(letters: string): string {
  return letters === '' ? 'colorless' : [...letters].map((letter) => COLOR_WORDS[letter] ?? letter).join(' and ');
}

/** 'is an Artifact Creature — Golem', 'is blue', 'Mira controls it'. */
function becomesWords({ becomes }: Contribution, view: GameView | null): readonly string[] {
  const words: string[] = [];
  if (becomes.name !== undefined) words.push(`is called ${becomes.name}`);
  if (becomes.controller !== undefined && view !== null) {
    const name = playerName(view, becomes.controller);
    words.push(name === 'You' ? 'you control it' : `${name} controls it`);
  }
  if (becomes.types !== undefined) words.push(`is ${typeLine(becomes.types)}`);
  if (becomes.colors !== undefined) words.push(`is ${colorWords(becomes.colors)}`);
  return words;
}

/** '+1/+1', 'becomes 1/1, loses flying', '4/4, flying'. */
export function contributionWords(
  one: Contribution,
  numbers: boolean,
  lines: Lines = NO_LINES,
  view: GameView | null = null,
): string {
  const words: string[] = [...becomesWords(one, view)];
  if (one.sets !== null) words.push(`becomes ${one.sets}`);
  else if (one.kind === 'printed' && numbers) words.push(`${one.power}/${one.toughness}`);
  else if (one.power !== 0 || one.toughness !== 0) words.push(`${signed(one.power)}/${signed(one.toughness)}`);
  const gains = lines.gained.length > 0 ? lines.gained : one.gains;
  const loses = lines.lost.length > 0 ? lines.lost : one.loses;
  if (gains.length > 0) words.push(one.kind === 'printed' ? gains.join(', ') : `gains ${gains.join(', ')}`);
  if (loses.length > 0) words.push(`loses ${loses.join(', ')}`);
  return words.join(', ');
}

/** What all of it comes to. */
export function sumWords({ power, toughness, keywords }: Explanation): string {
  const words = power === null ? [] : [`${power}/${toughness ?? 0}`];
  return [...words, ...keywords].join(', ') || 'No power, toughness or keywords';
}

/** Something that differs from print, who makes it so, and by which rules. */
export interface Change {
  readonly who: string;
  readonly words: string;
  readonly rules: readonly string[];
}

/** What each effect, and the counters, change about an object; effects of one source are one. */
export function changesOf(
  view: GameView,
  { explanation, lines }: Pick<Why, 'explanation' | 'lines'>,
): readonly Change[] {
  const changes = new Map<string, Change>();
  explanation?.contributions.forEach((one, i) => {
    if (one.kind === 'printed') return;
    const words = contributionWords(one, explanation.power !== null, lines[i], view);
    if (words === '') return;
    const key = `${one.kind} ${one.source} ${one.name}`;
    const before = changes.get(key);
    changes.set(key, {
      who: one.name,
      words: before === undefined ? words : `${before.words}, ${words}`,
      rules: before === undefined ? [one.rule] : [...new Set([...before.rules, one.rule])],
    });
  });
  return [...changes.values()];
}
