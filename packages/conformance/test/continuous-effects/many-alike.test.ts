/** What effects make of many that are alike is what they make of each by itself. CR 613.1, 613.7, 613.8. */
import { describe, expect, test } from 'vitest';
import { keptWrongly } from '@kitchen-table/engine/testing';
import { derived } from '../../../engine/src/questions/continuous-effects/characteristics.ts';
import { fork } from '../../../engine/src/vocabulary/fork.ts';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { now, plays, table } from '../support/text-table.ts';

const CUB = 'Cub | {0} | Creature — Bear | 2/2 | ';
const standing = (name: string, text: string): string => `${name} | {0} | Enchantment | | ${text}`;
const BANNER = standing('Banner', 'Creatures you control get +1/+1.');
const WINGS = standing('Wings', 'Creatures you control have flying.');
const STEEL = standing('Steel', 'Creatures you control are artifacts in addition to their other types.');
const RUST = standing('Rust', 'Artifacts you control get -1/-0.');
const WORD = 'Word | {0} | Instant | | Target creature gets +3/+0 and loses all abilities until end of turn.';
const MINE = 'Mine | {0} | Sorcery | | Gain control of target creature.';
const STRAY = 'Stray | {0} | Creature — Cat | 2/2 | ';
const CARDS = [CUB, STRAY, BANNER, WINGS, STEEL, RUST, WORD, MINE];

function board(...more: string[]): Scenario {
  const cubs = Array.from({ length: 12 }, () => 'Cub');
  return table(CARDS, [
    { hand: ['Word', 'Mine'], battlefield: [...cubs, ...more] },
    { battlefield: [...cubs, 'Stray'] },
  ]);
}
const sizes = (game: Scenario): string[] =>
  [0, 1, 11].map((index) => {
    const { power, toughness, abilities } = now(game.ann, 'Cub', index);
    return `${power}/${toughness} with ${abilities.length}`;
  });

describe('twelve alike', () => {
  test('each gets what each gets, of all effects together', () => {
    const game = board('Banner', 'Wings', 'Banner');
    expect(sizes(game)).toEqual(['4/4 with 1', '4/4 with 1', '4/4 with 1']);
    expect(now(game.ben, 'Cub', 3).power).toBe(2);
    expect(keptWrongly(game.game)).toBeNull();
  });

  test('what happens to one of them happens to that one alone', () => {
    const game = board('Banner', 'Wings', 'Banner');
    plays(game.ann, 'Word', 'Cub');
    expect(sizes(game)).toEqual(['7/4 with 0', '4/4 with 1', '4/4 with 1']);
    expect(keptWrongly(game.game)).toBeNull();
  });

  test('what has become an artifact by then is an artifact to what is said of artifacts (CR 613.1d)', () => {
    expect(sizes(board('Rust', 'Banner', 'Rust'))[0]).toBe('3/3 with 0');
    const game = board('Rust', 'Banner', 'Steel', 'Rust');
    expect(sizes(game)[0]).toBe('1/3 with 0');
    expect(keptWrongly(game.game)).toBeNull();
  });

  test('who has come under that control by then is among them (CR 613.1b)', () => {
    const game = board('Banner', 'Banner');
    expect(now(game.ben, 'Stray').power).toBe(2);
    plays(game.ann, 'Mine', 'Stray');
    expect(now(game.ann, 'Stray').power).toBe(4);
    expect(keptWrongly(game.game)).toBeNull();
  });

  test('they are one and the same to what reads them, however many effects there are', () => {
    const { game } = board(...Array.from({ length: 20 }, () => 'Banner'), 'Wings');
    const copy = Object.assign(fork(game), { derived: null });
    const { characteristics } = derived(copy);
    const [first] = game.battlefield;
    const mine = game.battlefield.filter((id) => characteristics[id] === characteristics[first as number]);
    expect(mine).toHaveLength(12);
  });
});
