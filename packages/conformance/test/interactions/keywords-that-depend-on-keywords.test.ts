/** Effects that look at keywords wait for those that give just these, and for no others. CR 613.8. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { now, table } from '../support/text-table.ts';

const CUB = 'Cub | {0} | Creature — Bear | 2/2 | ';
const standing = (name: string, text: string): string => `${name} | {0} | Enchantment | | ${text}`;
const QUICK_FLY = standing('Updraft', 'Creatures with first strike have flying.');
const LANDWALKERS_FLY = standing('Stilts', 'Creatures with landwalk have flying.');
const QUICK = standing('Drill', 'Creatures you control have first strike.');
const WATERY = standing('Flood', 'Creatures you control have islandwalk.');
const TRAMPLING = standing('Stampede', 'Creatures you control have trample.');
const GROUNDED = standing('Weights', 'Creatures with trample lose flying.');
const CARDS = [CUB, QUICK_FLY, LANDWALKERS_FLY, QUICK, WATERY, TRAMPLING, GROUNDED];

/** The permanents enter in this order, so that the last has the latest timestamp. */
const board = (...permanents: string[]): Scenario => table(CARDS, [{ battlefield: ['Cub', ...permanents] }, {}]);
const keywords = (game: Scenario): string[] =>
  now(game.ann, 'Cub').abilities.map(({ ability }) => (ability.kind === 'keyword' ? ability.keyword : ability.kind));

describe('an effect on what has a keyword', () => {
  test('waits for a later one that gives that keyword (CR 613.8a)', () => {
    expect(keywords(board('Updraft', 'Drill')).sort()).toEqual(['first strike', 'flying']);
    expect(keywords(board('Drill', 'Updraft')).sort()).toEqual(['first strike', 'flying']);
  });

  test('waits for a later one that gives a kind of that keyword (CR 613.8a, 702.14a)', () => {
    expect(keywords(board('Stilts', 'Flood')).sort()).toEqual(['flying', 'islandwalk']);
  });

  test('goes by timestamps beside one that gives another keyword (CR 613.7, 613.8a)', () => {
    expect(keywords(board('Updraft', 'Stampede'))).toEqual(['trample']);
    expect(keywords(board('Stampede', 'Drill', 'Updraft'))).toEqual(['trample', 'first strike', 'flying']);
  });

  test('that takes a keyword waits for the one that says of whom, not for the one that gave it (CR 613.8a)', () => {
    expect(keywords(board('Drill', 'Updraft', 'Weights', 'Stampede')).sort()).toEqual(['first strike', 'trample']);
    expect(keywords(board('Drill', 'Weights', 'Stampede', 'Updraft')).sort()).toEqual([
      'first strike',
      'flying',
      'trample',
    ]);
  });
});
