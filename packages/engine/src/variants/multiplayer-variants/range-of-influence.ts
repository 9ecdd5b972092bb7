/** The limited range of influence option: who has which range. What it means is in questions/players/range.ts. CR 801. */
import type { GameSetup } from '../../vocabulary/setup.ts';
import type { VariantRules } from '../variant.ts';

/** What is wrong with a `range` option, as a sentence; null when there is none or it is right. CR 801.2a. */
export function checkRange(format: string, options: Readonly<Record<string, string>>): string | null {
  const { range } = options;
  if (range === undefined || range === 'unlimited' || /^[1-9][0-9]?$/.test(range)) return null;
  return `The range of format '${format}' is a number of seats from 1 to 99 or 'unlimited', not '${range}'`;
}

/** What is wrong with the ranges that the players of a setup bring; null when nothing is. CR 801.2a. */
export function checkPlayerRanges(setup: GameSetup): string | null {
  for (const { name, range } of setup.players)
    if (range !== undefined && !(Number.isInteger(range) && range >= 1))
      return `${name}'s range of influence is a whole number of seats from 1, not ${String(range)}`;
  return null;
}

/** The rules with the range that the option says for everybody. CR 801.2a. */
export function withRange(
  rules: VariantRules,
  setup: GameSetup,
  options: Readonly<Record<string, string>>,
): VariantRules {
  const { range } = options;
  if (range === undefined) return rules;
  return { ...rules, ranges: range === 'unlimited' ? null : setup.players.map(() => Number(range)) };
}

/** The rules with the ranges that single players have of their own: different players may have different ones. CR 801.2a. */
export function withPlayerRanges(rules: VariantRules, setup: GameSetup): VariantRules {
  if (setup.players.every(({ range }) => range === undefined)) return rules;
  const everyone = rules.ranges;
  return {
    ...rules,
    ranges: setup.players.map(({ range }, seat) => range ?? everyone?.[seat] ?? setup.players.length),
  };
}
