/** Which game is played: a format to begin with, what is added to it, and options, as one text. CR 800.2. */
import type { FormatSummary } from './types.ts';

/** A format that a game can begin with. */
export interface FormatChoice {
  readonly id: string;
  readonly name: string;
  readonly means: string;
  /** Seats: fewest, usual, most. */
  readonly seats: readonly [number, number, number];
  /** All teams must be full: seats come in steps of so many. */
  readonly step?: number;
}

/** The formats a game can begin with: those with decks, then those with packs. */
export const FORMATS: readonly FormatChoice[] = [
  { id: 'commander', name: 'Commander', means: '100 cards, 40 life', seats: [2, 4, 10] },
  { id: 'two-player', name: 'Two-player', means: '60 cards, 20 life', seats: [2, 2, 2] },
  { id: 'free-for-all', name: 'Free for all', means: '60 cards, 3 to 10 seats', seats: [3, 4, 10] },
  { id: 'brawl', name: 'Brawl', means: '60 cards and a leader', seats: [2, 2, 10] },
  { id: 'two-headed-giant', name: 'Two-Headed Giant', means: 'Teams of two, shared life', seats: [4, 4, 10], step: 2 },
  { id: 'team-vs-team', name: 'Team vs. Team', means: 'Two sides of the table', seats: [3, 4, 10] },
  { id: 'alternating-teams', name: 'Alternating Teams', means: 'Teams seated in turn', seats: [4, 4, 10], step: 2 },
  { id: 'emperor', name: 'Emperor', means: 'Teams around an emperor', seats: [6, 6, 9], step: 3 },
  { id: 'grand-melee', name: 'Grand Melee', means: 'Ten seats, many turns', seats: [6, 10, 10] },
  { id: 'archenemy', name: 'Archenemy', means: 'Your schemes against all', seats: [3, 4, 10] },
  { id: 'supervillain-rumble', name: 'Supervillain Rumble', means: 'Everyone schemes', seats: [3, 4, 10] },
  { id: 'booster-draft', name: 'Booster draft', means: 'Open packs, build, play', seats: [2, 4, 10] },
  { id: 'sealed', name: 'Sealed', means: 'Six packs to build from', seats: [2, 4, 10] },
  { id: 'cube', name: 'Cube draft', means: 'Packs from 360 cards', seats: [2, 4, 10] },
  {
    id: 'conspiracy-draft',
    name: 'Conspiracy Draft',
    means: 'The draft is a game too',
    seats: [3, 4, 10],
  },
  { id: 'commander-draft', name: 'Commander Draft', means: 'Two a pick, and a leader', seats: [3, 4, 10] },
];

/** What may be added to a format, with the words on its chip. */
export const ADDITIONS: readonly { readonly id: string; readonly name: string }[] = [
  { id: 'planechase', name: 'Planechase' },
  { id: 'planechase-single-deck', name: 'Planechase, one deck' },
  { id: 'vanguard', name: 'Vanguard' },
  { id: 'ante', name: 'For ante' },
  { id: 'commander', name: 'Commander decks' },
  { id: 'brawl', name: 'Brawl decks' },
  { id: 'two-headed-giant', name: 'Two-Headed Giant' },
  { id: 'team-vs-team', name: 'Team vs. Team' },
  { id: 'alternating-teams', name: 'Alternating Teams' },
  { id: 'emperor', name: 'Emperor' },
  { id: 'grand-melee', name: 'Grand Melee' },
  { id: 'free-for-all', name: 'Free for all' },
  { id: 'archenemy', name: 'Archenemy' },
  { id: 'supervillain-rumble', name: 'Supervillain Rumble' },
  { id: 'cube', name: 'Packs from the cube' },
];

/** An option with its choices; the first is the format's own way. CR 801-804. */
export interface OptionChoice {
  readonly id: string;
  readonly name: string;
  readonly choices: readonly (readonly [value: string, words: string])[];
  /** The formats that take it. */
  readonly of: readonly string[];
}

const SEATING = ['free-for-all', 'team-vs-team', 'alternating-teams', 'emperor', 'grand-melee'] as const;

/** The options of the ways of sitting down. */
export const OPTIONS: readonly OptionChoice[] = [
  {
    id: 'range',
    name: 'Range of influence',
    choices: [
      ['', 'as usual'],
      ['1', 'one seat'],
      ['2', 'two seats'],
      ['unlimited', 'everybody'],
    ],
    of: SEATING,
  },
  {
    id: 'attack',
    name: 'Attack',
    choices: [
      ['', 'as usual'],
      ['any', 'anyone'],
      ['left', 'to the left'],
      ['right', 'to the right'],
    ],
    of: [...SEATING, 'two-headed-giant', 'archenemy', 'supervillain-rumble'],
  },
  {
    id: 'deploy',
    name: 'Deploy creatures',
    choices: [
      ['', 'as usual'],
      ['yes', 'yes'],
      ['no', 'no'],
    ],
    of: ['team-vs-team', 'alternating-teams', 'emperor'],
  },
  {
    id: 'teams',
    name: 'Teams',
    choices: [
      ['', 'two'],
      ['3', 'three'],
    ],
    of: ['team-vs-team', 'alternating-teams', 'emperor'],
  },
];

/** What is played. */
export interface Playing {
  readonly base: string;
  readonly added: readonly string[];
  /** By option; only those that say something. */
  readonly options: Readonly<Record<string, string>>;
}

/** The formats that are played together. */
export function partsOf({ base, added }: Playing): readonly string[] {
  return [base, ...added];
}

/** Why a format can't be added; '' when it can. */
export function whyNotAdded(playing: Playing, id: string, formats: readonly FormatSummary[]): string {
  const facts = formats.find((format) => format.id === id);
  for (const part of partsOf(playing)) {
    const because = part === id ? undefined : facts?.against[part];
    if (because !== undefined) return because;
  }
  return '';
}

/** The format that takes the option; where none of those played does, a free-for-all may. */
function takerOf(playing: Playing, option: OptionChoice): string | null {
  const parts = partsOf(playing);
  const taker = parts.find((part) => option.of.includes(part));
  if (taker !== undefined) return taker;
  return option.of.includes('free-for-all') && parts.every((part) => FREE.has(part)) ? 'free-for-all' : null;
}

/** Formats that leave the seating open. */
const FREE: ReadonlySet<string> = new Set([
  'commander',
  'brawl',
  'planechase',
  'planechase-single-deck',
  'vanguard',
  'ante',
  'conspiracy-draft',
  'commander-draft',
]);

/** The options that can be set. */
export function optionsFor(playing: Playing): readonly OptionChoice[] {
  return OPTIONS.filter((option) => takerOf(playing, option) !== null);
}

/** The text that stands for it: 'commander+free-for-all:range=2+planechase'. */
export function formatText(playing: Playing): string {
  const options = new Map<string, string[]>(partsOf(playing).map((part) => [part, []]));
  for (const option of optionsFor(playing)) {
    const value = playing.options[option.id] ?? '';
    const taker = takerOf(playing, option);
    if (value === '' || taker === null) continue;
    options.set(taker, [...(options.get(taker) ?? []), `${option.id}=${value}`]);
  }
  return [...options].map(([part, said]) => (said.length === 0 ? part : `${part}:${said.join(',')}`)).join('+');
}

/** The fewest, usual and most seats, and the step between. */
export function seatsOf(playing: Playing): { least: number; usual: number; most: number; step: number } {
  let [least, usual, most, step] = [2, 2, 10, 1];
  for (const part of partsOf(playing)) {
    const choice = FORMATS.find(({ id }) => id === part);
    if (choice === undefined) continue;
    least = Math.max(least, choice.seats[0]);
    usual = Math.max(usual, choice.seats[1]);
    most = Math.min(most, choice.seats[2]);
    step = Math.max(step, choice.step ?? 1);
  }
  if (playing.options['teams'] === '3' && optionsFor(playing).some(({ id }) => id === 'teams')) {
    const each = step === 3 ? 3 : 1;
    step = step === 1 ? 1 : 3 * each;
    least = Math.max(least, step === 1 ? 3 : step);
    if (step > 1) [usual, most] = [step, Math.floor(10 / step) * step];
  }
  return { least, usual: Math.min(Math.max(usual, least), most), most, step };
}

/** Whether it begins with packs. */
export function beginsWithPacks(playing: Playing): boolean {
  return partsOf(playing).some((part) => PACKS.has(part));
}
const PACKS: ReadonlySet<string> = new Set(['booster-draft', 'sealed', 'cube', 'conspiracy-draft', 'commander-draft']);

/** 'commander+planechase' is 'Commander + Planechase'. */
export function formatName(format: string): string {
  return format
    .split('+')
    .map((part) => part.trim().split(':')[0] ?? '')
    .map((id) => FORMATS.find((one) => one.id === id)?.name ?? ADDITIONS.find((one) => one.id === id)?.name ?? id)
    .join(' + ');
}

/** A format's text as the start page has it: only its parts count here. */
export function playingOf(format: string): Playing {
  const [base = '', ...added] = format.split('+').map((part) => part.trim().split(':')[0] as string);
  return { base, added, options: {} };
}
