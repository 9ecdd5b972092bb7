/** How a table is played, in words; pure, so that it can be tested. */
import type { TableOptions, WatchRule } from '../model/types.ts';
import { WATCH_RULES } from '../words/talk.ts';

/** What can be chosen, in the order in which it is offered; times have others beside these by hand. */
export const UNDO: readonly (readonly [TableOptions['undo'], string])[] = [
  ['by consent', 'Decisions are taken back if everybody agrees'],
  ['free', 'Decisions are taken back without asking'],
  ['off', 'No decision is taken back'],
];
/** Times for one decision. */
export const DECISION: readonly (readonly [number | null, string])[] = [
  [null, 'As long as you like for a decision'],
  [30, '30 seconds for a decision, then a bot makes it'],
  [60, 'A minute for a decision, then a bot makes it'],
  [120, '2 minutes for a decision, then a bot makes it'],
  [300, '5 minutes for a decision, then a bot makes it'],
];
/** Times for one pick of a draft. */
export const PICK: readonly (readonly [number | null, string])[] = [
  [null, 'As long as you like for a pick'],
  ...([20, 40, 60, 90] as const).map((seconds) => [seconds, pickWords(seconds)] as const),
];

function pickWords(seconds: number): string {
  return `${seconds} seconds for a pick, then a bot makes it`;
}

/** Times for the whole game. */
export const GAME: readonly (readonly [number | null, string])[] = [
  [null, 'As long as you like for the game'],
  [15, '15 minutes each for the game, then you concede'],
  [25, '25 minutes each for the game, then you concede'],
  [45, '45 minutes each for the game, then you concede'],
  [90, '90 minutes each for the game, then you concede'],
];
/** What those say who watch. */
export const GUESTS: readonly (readonly [TableOptions['guests'], string])[] = [
  ['ready words', 'Those who watch say ready words'],
  ['anything', 'Those who watch say what they like'],
  ['nothing', 'Those who watch keep silent'],
];

/** Who may watch by that rule. */
function watchWords(rule: WatchRule): string {
  if (rule === 'at once') return WATCH_RULES.atOnce;
  return rule === 'nobody' ? WATCH_RULES.nobody : WATCH_RULES.late(rule);
}

/** Who may watch. */
export const WATCHING: readonly (readonly [WatchRule, string])[] = (
  ['at once', { turns: 1 }, { turns: 3 }, { minutes: 5 }, { minutes: 15 }, 'nobody'] as const
).map((rule) => [rule, watchWords(rule)]);

/** How many games a match has. */
export const BEST_OF: readonly (readonly [TableOptions['bestOf'], string])[] = [
  [1, 'One game'],
  [3, 'Best of three: whoever wins two games wins the match'],
];

function chosen<Value>(choices: readonly (readonly [Value, string])[], value: Value, otherwise: string): string {
  return choices.find(([one]) => one === value)?.[1] ?? otherwise;
}

/** A sentence for each thing that was agreed for a draft. */
export function draftWords({ decisionSeconds }: TableOptions): readonly string[] {
  return [chosen(PICK, decisionSeconds, pickWords(decisionSeconds ?? 0))];
}

/** A sentence for each thing that was agreed for a game. */
export function optionWords(options: TableOptions): readonly string[] {
  const { undo, decisionSeconds, gameMinutes, guests, watching, bestOf } = options;
  return [
    chosen(UNDO, undo, ''),
    chosen(DECISION, decisionSeconds, `${decisionSeconds} seconds for a decision, then a bot makes it`),
    chosen(GAME, gameMinutes, `${gameMinutes} minutes each for the game, then you concede`),
    watchWords(watching),
    ...(watching === 'nobody' ? [] : [chosen(GUESTS, guests, '')]),
    chosen(BEST_OF, bestOf, ''),
  ];
}
