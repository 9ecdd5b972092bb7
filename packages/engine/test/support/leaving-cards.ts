/** Cards for the tests about players who leave. Texts are ours. */
import { expect } from 'vitest';
import type { Ability, Action, Clause, Noun } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { playerEntity, type PlayerId } from '../../src/index.ts';
import { keyword } from './cards.ts';
import {
  act,
  card,
  classFilter,
  filter,
  it,
  plays,
  quantifier,
  self,
  sorcery,
  steps,
  target,
  targetCreature,
  whenever,
  you,
} from './single-rule-cards.ts';
import type { Scenario } from './scenario.ts';

export const enchanted: Noun = { kind: 'host', how: 'enchanted', filter: filter('creature') };
export const mindControl = card('Mind Grip', {
  cost: '0',
  types: ['enchantment'],
  subtypes: ['Aura'],
  abilities: [
    keyword('enchant', { filter: filter('creature') }),
    { kind: 'static', rules: [{ kind: 'changes', action: { kind: 'gainControl', actor: you, object: enchanted } }] },
  ],
});
export const treason = sorcery('Short Treason', {
  kind: 'do',
  action: { kind: 'gainControl', object: targetCreature },
  during: { kind: 'untilEndOfTurn' },
});
export const chosen1 = it('chosen1');
export const bribery = sorcery(
  'Paid Defector',
  steps(
    act({
      kind: 'search',
      zones: ['library'],
      of: { ...target(classFilter('opponent')), label: 'target1' },
      object: {
        kind: 'select',
        label: 'chosen1',
        quantifier: quantifier('a'),
        filter: {
          kind: 'filter',
          noun: {
            kind: 'words',
            words: [
              { kind: 'typeWord', type: 'creature' },
              { kind: 'classWord', word: 'card' },
            ],
          },
        },
      },
    } as Action),
    act({
      kind: 'move',
      verb: 'put',
      object: chosen1,
      to: { kind: 'place', zone: 'battlefield' },
      entering: { kind: 'entering', under: you },
    } as Action),
  ),
);
/** "As it comes, choose an opponent"; then abilities about the chosen player. */
export const chosenPlayer: Noun = { kind: 'linked', what: 'chosen player' };
export const anOpponent: Noun = { kind: 'select', quantifier: quantifier('a'), filter: classFilter('opponent') };
export const asked = (name: string, ...clauses: Clause[]): Card =>
  card(name, {
    cost: '0',
    types: ['artifact'],
    abilities: [
      whenever({ kind: 'enter', object: self } as Action, act({ kind: 'choose', what: anOpponent })),
      ...clauses.map(
        (clause): Ability => ({ kind: 'activated', cost: [{ kind: 'manaCost', symbols: ['0'] }], clause }),
      ),
    ],
  });

/** Ann takes a creature out of ben's library. */
export function bribes(game: Scenario): void {
  game.ann.answers('chooseObjects', [0]);
  plays(game, game.ann, 'Paid Defector', ['ben']);
  expect(game.ann.battlefield).toEqual(['Serra Angel']);
}

/** Ann casts the artifact and chooses that opponent with it. */
export function choosing(game: Scenario, name: string, opponent: number): void {
  game.ann.answers('chooseObjects', (question) =>
    question.kind === 'chooseObjects' ? [question.from.indexOf(playerEntity(opponent as PlayerId))] : [0],
  );
  plays(game, game.ann, name);
  game.resolveAll();
}
