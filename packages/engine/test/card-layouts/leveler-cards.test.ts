/** Leveler cards: abilities, power and toughness that come with level counters. CR 711, 702.87. */
import type { Card } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { characteristics } from '../../src/index.ts';
import { act, card, keyword, number } from '../support/cards.ts';
import { free } from '../support/layout-cards.ts';
import { scenario } from '../support/scenario.ts';

const student: Card = {
  ...card('Test Student', {
    cost: 'W',
    types: ['creature'],
    subtypes: ['Human'],
    power: 1,
    toughness: 1,
    abilities: [
      keyword('level up', { cost: [{ kind: 'manaCost', symbols: ['1'] }] }),
      free(act({ kind: 'gainLife', amount: number(1) })),
      { kind: 'level', from: 1, to: 2, power: '3', toughness: '3', abilities: [keyword('flying')] },
      { kind: 'level', from: 3, to: null, power: '5', toughness: '5', abilities: [keyword('trample')] },
    ],
  }),
  layout: 'leveler',
};
const PLAINS = Array.from({ length: 6 }, () => 'Plains');
const keywordsOf = (game: ReturnType<typeof scenario>): string[] =>
  characteristics(game.game, game.ann.permanent('Test Student').id).abilities.flatMap(({ ability }) =>
    ability.kind === 'keyword' && ability.keyword !== 'level up' ? [ability.keyword] : [],
  );
const table = () =>
  scenario([{ battlefield: ['Test Student', ...PLAINS], hand: ['Test Student'] }, []], { cards: [student] });
const levelUp = (game: ReturnType<typeof scenario>): void => {
  const { id } = game.ann.permanent('Test Student');
  const at = characteristics(game.game, id).abilities.findIndex(
    ({ ability }) =>
      ability.kind === 'activated' && ability.cost.some((part) => part.kind === 'manaCost' && part.symbols[0] === '1'),
  );
  game.ann.activates('Test Student', { ability: at });
  game.resolveAll();
};

test('with fewer level counters than the first symbol asks for it has the size of its topmost box (CR 711.5)', () => {
  const game = table();
  expect(game.ann.stats('Test Student')).toBe('1/1');
  expect(keywordsOf(game)).toEqual([]);
});

test('"level N1-N2": from the first number to the second, its size and abilities (CR 711.2, 711.2a, 107.8, 107.8a)', () => {
  const game = table();
  levelUp(game);
  expect([game.ann.stats('Test Student'), keywordsOf(game)]).toEqual(['3/3', ['flying']]);
  levelUp(game);
  expect([game.ann.stats('Test Student'), keywordsOf(game)]).toEqual(['3/3', ['flying']]);
});

test('"level N3+": that many or more (CR 711.2b, 107.8b)', () => {
  const game = table();
  for (let i = 0; i < 3; i++) levelUp(game);
  expect([game.ann.stats('Test Student'), keywordsOf(game)]).toEqual(['5/5', ['trample']]);
  levelUp(game);
  expect([game.ann.stats('Test Student'), keywordsOf(game)]).toEqual(['5/5', ['trample']]);
});

test('what is not beside a level symbol works at every level, level up too (CR 711.4)', () => {
  const game = table();
  for (let i = 0; i < 4; i++) {
    game.ann.activates('Test Student', { ability: firstFree(game) });
    game.resolveAll();
    levelUp(game);
  }
  expect(game.ann.life).toBe(24);
  expect(game.game.objects[game.ann.permanent('Test Student').id]?.counters['level']).toBe(4);
});

function firstFree(game: ReturnType<typeof scenario>): number {
  return characteristics(game.game, game.ann.permanent('Test Student').id).abilities.findIndex(
    ({ ability }) =>
      ability.kind === 'activated' && ability.clause.kind === 'do' && ability.clause.action.kind === 'gainLife',
  );
}

test('in other zones it has the size of its topmost box (CR 711.6)', () => {
  const game = table();
  levelUp(game);
  const [inHand] = game.ann.state.hand;
  expect(characteristics(game.game, inHand as never).power).toBe(1);
});

test('level up puts a level counter on it, only as a sorcery (CR 702.87a)', () => {
  const game = table();
  const levels = () =>
    game.session.options(game.ann.id).filter((option) => option.kind === 'activate' && !option.isManaAbility).length;
  expect(levels()).toBe(2);
  levelUp(game);
  expect(game.game.objects[game.ann.permanent('Test Student').id]?.counters).toEqual({ level: 1 });
  game.to('End');
  // The other ability only.
  expect(levels()).toBe(1);
});
