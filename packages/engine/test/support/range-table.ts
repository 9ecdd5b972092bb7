/** Tables of six with range of influence of one, for tests. CR 801. */
import type { Ability } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { type Game, inRange, playerEntity, type PlayerId } from '../../src/index.ts';
import { keyword } from './cards.ts';
import { filter, table } from './single-rule-cards.ts';
import type { Scenario, Seat } from './scenario.ts';

export const RANGE_1 = { format: 'free-for-all:range=1' };

/** Six players, everyone with a range of influence of one. */
export function six(cards: readonly Card[], ...seats: (Seat | readonly string[])[]): Scenario {
  const filled = Array.from({ length: 6 }, (_, i) => seats[i] ?? []);
  return table(cards, filled, RANGE_1);
}

export function inRangeOf(game: Game, player: number): number[] {
  return game.players.filter(({ id }) => inRange(game, player as PlayerId, playerEntity(id))).map(({ id }) => id);
}

export function targetsOf(game: Scenario): string[] {
  const question = game.question;
  if (question?.kind !== 'targets') throw new Error(`no targets are asked for, but ${question?.kind}`);
  return question.legal.map((entity) =>
    entity < 0 ? (game.seats[-1 - entity]?.name as string) : (game.game.objects[entity]?.record.card.name ?? ''),
  );
}

/** Begins to cast the spell and gives the names of what it may target. */
export function possibleTargets(game: Scenario, name: string): string[] {
  const question = game.question;
  if (question?.kind !== 'priority') throw new Error('nobody has priority');
  const at = question.options.findIndex(
    (option) => option.kind === 'cast' && game.game.objects[option.object]?.record.card.name === name,
  );
  game.answer([at]);
  return targetsOf(game);
}

export const host = { kind: 'host', how: 'enchanted', filter: filter('creature') } as const;
export const enchant: Ability = keyword('enchant', { filter: filter('creature') });
