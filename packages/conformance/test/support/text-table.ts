/** Games with invented cards that are written as text: the tables of the conformance tests. */
import type { PrintedCard } from '@kitchen-table/oracle';
import {
  characteristics,
  type Characteristics,
  type GameObject,
  NO_ENTITY,
  type Question,
} from '@kitchen-table/engine';
import { type Options, type Scenario, scenario, type Seat } from '../../../engine/test/support/scenario.ts';
import type { TestPlayer } from '../../../engine/test/support/test-player.ts';
import { read } from './read-cards.ts';

/** A game in which these cards exist beside those of `engine/test/support/cards.ts`. Curly apostrophes are read as straight ones. */
export function table(
  lines: readonly (string | PrintedCard)[],
  seats: readonly (Seat | readonly string[])[],
  options: Options = {},
): Scenario {
  const cards = read(...lines.map((line) => (typeof line === 'string' ? line.replaceAll('’', "'") : line)));
  return scenario(seats, { log: true, ...options, cards });
}

/** A player casts a spell, and everything resolves. */
export function plays(player: TestPlayer, name: string, ...targets: string[]): Scenario {
  player.casts(name, { targets });
  return player.table.resolveAll();
}

/** A player activates an ability, and everything resolves. */
export function uses(player: TestPlayer, name: string, ...targets: string[]): Scenario {
  player.activates(name, { targets });
  return player.table.resolveAll();
}

/** What a permanent is now. */
export function now(player: TestPlayer, name: string, index = 0): Characteristics {
  return characteristics(player.table.game, player.permanent(name, index).id);
}

/** Whether a permanent is attacking. */
export function attacking(object: GameObject): boolean {
  return object.attacking !== NO_ENTITY;
}

/** Answers as planned until a question of this kind is put to that player. */
export function until<Kind extends Question['kind']>(
  player: TestPlayer,
  kind: Kind,
): Extract<Question, { kind: Kind }> {
  const game = player.table;
  for (let i = 0; i < 500; i++) {
    const { question } = game;
    if (question === null) break;
    if (question.kind === kind && question.player === player.id) return question as Extract<Question, { kind: Kind }>;
    game.proceed();
  }
  throw new Error(`${player.name} is never asked: ${kind}`);
}

/** Takes the option of that text when next asked for one. */
export function picks(player: TestPlayer, option: string): void {
  player.answers('chooseOption', (question) => [
    question.kind === 'chooseOption' ? question.options.indexOf(option) : -1,
  ]);
}

/** Chooses what has these names when next asked to choose objects or players. */
export function chooses(player: TestPlayer, ...names: string[]): void {
  player.answers('chooseObjects', (question) =>
    question.kind === 'chooseObjects' ? names.map((name) => player.table.indexOf(question.from, name)) : [-1],
  );
}
