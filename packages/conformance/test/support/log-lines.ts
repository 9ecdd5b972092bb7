/** What the log of a game tells, as lines: the rule and the words. */
import type { LogEntry } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';

function words(game: Scenario, { parts }: LogEntry): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : 'name' in part ? part.name : game.seats[part.player]?.name))
    .join('');
}

/** The lines by such rules, as "704.5g Big Cat dies". */
export function told(game: Scenario, rules: RegExp): readonly string[] {
  return game.game.log.filter(({ rule }) => rules.test(rule)).map((entry) => `${entry.rule} ${words(game, entry)}`);
}
