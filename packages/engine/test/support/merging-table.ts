/** Tables where creatures merge. CR 727, 702.140. */
import type { Card } from '@kitchen-table/language/core';
import { perform } from '../../src/events/perform.ts';
import { characteristics, type GameObject, type ObjectId } from '../../src/index.ts';
import { StatusBit } from '../../src/vocabulary/objects/objects.ts';
import { ALL } from './merging-cards.ts';
import { type Scenario, scenario } from './scenario.ts';

type Seats = Parameters<typeof scenario>[0];

export function table(seats: Seats, more: readonly Card[] = [], format?: string): Scenario {
  return scenario(seats, { cards: [...ALL, ...more], ...(format === undefined ? {} : { format }) });
}

/** Ann casts a creature for its mutate cost onto another, over or under it. */
export function mutates(game: Scenario, spell: string, target: string, where: 'Over' | 'Under'): Scenario {
  game.ann.casts(spell, { via: 'mutate', targets: [target] });
  game.plan((question) =>
    question.kind === 'chooseOption' && question.options.some((option) => option.startsWith('Over '))
      ? [question.options.findIndex((option) => option.startsWith(where))]
      : null,
  );
  game.resolveAll();
  game.unplan();
  return game;
}

/** The hawk over or under the ox, both of Ann. */
export const grafted = (where: 'Over' | 'Under', hand: readonly string[] = []): Scenario =>
  mutates(
    table([{ battlefield: ['Plain Ox'], hand: ['Grafted Hawk', ...hand] }, []]),
    'Grafted Hawk',
    'Plain Ox',
    where,
  );

/** The keywords of a permanent of Ann’s. */
export const words = (game: Scenario, name: string): string[] =>
  characteristics(game.game, game.ann.permanent(name).id)
    .abilities.flatMap(({ ability }) => (ability.kind === 'keyword' ? [ability.keyword] : []))
    .sort();

/** Turns a permanent of Ann's face down, or face up. */
export function turn(game: Scenario, id: ObjectId, kind: 'turnFaceDown' | 'turnFaceUp' | 'transform'): void {
  game.alter((now) => {
    perform(now, [{ kind, object: id, cause: id, rule: '708.2' }]);
  });
}

export const isFaceDown = (game: Scenario, id: ObjectId): boolean =>
  ((game.game.objects[id] as GameObject).status & StatusBit.FaceDown) !== 0;
/** Name, power and toughness. */
export const statsOf = (game: Scenario, id: ObjectId): string => {
  const { name, power, toughness } = characteristics(game.game, id);
  return `${name} ${power}/${toughness}`;
};
