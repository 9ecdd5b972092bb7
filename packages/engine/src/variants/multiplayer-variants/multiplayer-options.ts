/** The options that a multiplayer variant may be played with, and what each variant takes when nobody says. CR 800.2, 802-805. */
import type { Game } from '../../vocabulary/game.ts';
import type { GameSetup } from '../../vocabulary/setup.ts';
import type { VariantRules } from '../variant.ts';
import { deployCreatures } from './deploy-creatures.ts';
import { wrongWithAdjacency } from './seating.ts';

/** As written after the colon of a format. */
export type Options = Readonly<Record<string, string>>;

/** What a variant takes unless its options say otherwise. */
export interface Defaults {
  /** CR 802, 803, 811.4. */
  readonly attack: VariantRules['attack'];
  /** CR 804. */
  readonly deploy: boolean;
  /** CR 805. */
  readonly sharedTurns: boolean;
}

/** The choices that each option has. Keys that other modules read (`teams`, `range`) are checked there. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  attack: ['any', 'left', 'right', 'one'],
  deploy: ['yes', 'no'],
  'shared-turns': ['yes', 'no'],
};

/** The rules with the options chosen. CR 800.2. */
export function withOptions(rules: VariantRules, options: Options, defaults: Defaults): VariantRules {
  const { attack } = options;
  const shared = isChosen(options, 'shared-turns', defaults.sharedTurns);
  return {
    ...rules,
    attack: attack === 'left' || attack === 'right' || attack === 'one' ? attack : defaults.attack,
    teams: shared ? { ...rules.teams, sharedTurns: true } : rules.teams,
  };
}

/** Whether an option is on: said so, or by default. */
function isChosen(options: Options, name: string, byDefault: boolean): boolean {
  const said = options[name];
  return said === undefined ? byDefault : said === 'yes';
}

/** What the options do as the game is set up. */
export function setUpOptions(game: Game, options: Options, defaults: Defaults): void {
  if (isChosen(options, 'deploy', defaults.deploy)) deployCreatures(game);
}

/** One sentence about an option that is unknown, has no such choice, or does not fit the teams. */
export function wrongOption(
  format: string,
  setup: GameSetup,
  options: Options,
  defaults: Defaults,
  others: readonly string[] = [],
  teams: readonly number[] = [],
): string | null {
  for (const [name, value] of Object.entries(options)) {
    const choices = CHOICES[name];
    if (choices === undefined) {
      if (others.includes(name)) continue;
      const known = [...Object.keys(CHOICES), ...others].join(', ');
      return `${format} has no option '${name}': use one of ${known}`;
    }
    if (!choices.includes(value)) {
      const last = choices[choices.length - 1];
      const list = choices.slice(0, -1).map((choice) => `'${choice}'`);
      return `In ${format}, ${name} is ${list.join(', ')} or '${last}', not '${value}'`;
    }
  }
  if (!isChosen(options, 'shared-turns', defaults.sharedTurns)) return null;
  return teams.length === 0
    ? `In ${format}, shared team turns need teams: give each of the ${setup.players.length} players a team (CR 805.1)`
    : wrongWithAdjacency(setup, teams);
}
