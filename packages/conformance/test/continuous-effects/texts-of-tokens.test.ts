/** What a token "has" by the effect that creates it is its text: copied with it, lost with its other abilities. CR 111.3, 613.1f, 707.2. */
import { describe, expect, test } from 'vitest';
import { now, plays, table } from '../support/text-table.ts';

const SPAWN =
  'Spawn | {0} | Sorcery | | Create a 0/1 colorless Drone creature token. It has “Sacrifice this token: Add {C}.”';
const spell = (name: string, text: string): string => `${name} | {0} | Sorcery | | ${text}`;
const texts = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replaceAll('“', '"').replaceAll('”', '"'));

describe('“It has ...” (CR 111.3)', () => {
  test('the token can use it', () => {
    const game = table(texts([SPAWN]), [{ hand: ['Spawn'] }, []]);
    plays(game.ann, 'Spawn');
    game.ann.activates('Drone Token');
    expect([game.ann.state.pool.amounts[5], game.ann.battlefield]).toEqual([1, []]);
  });

  test('a copy of the token has it too (CR 707.2)', () => {
    const twin = spell('Twin', 'Create a token that’s a copy of target creature you control.');
    const game = table(texts([SPAWN, twin]), [{ hand: ['Spawn', 'Twin'] }, []]);
    plays(game.ann, 'Spawn');
    plays(game.ann, 'Twin', 'Drone Token');
    expect([0, 1].map((i) => now(game.ann, 'Drone Token', i).abilities.length)).toEqual([1, 1]);
  });

  test('it is lost like any printed ability, also to an effect that was there before (CR 613.1f, 613.7)', () => {
    const hush = 'Hush | {0} | Enchantment | | Creatures lose all abilities.';
    const game = table(texts([SPAWN, hush]), [{ hand: ['Spawn'], battlefield: ['Hush'] }, []]);
    plays(game.ann, 'Spawn');
    expect(now(game.ann, 'Drone Token').abilities).toEqual([]);
  });

  test('several tokens, and one that may be created', () => {
    const many = spell(
      'Many',
      'Create two 1/1 white Bat creature tokens. They have flying and “When this token dies, you gain 1 life.”',
    );
    const maybe = spell('Maybe', 'You may create a 1/1 white Bat creature token. It has flying.');
    const hush = 'Hush | {0} | Enchantment | | Creatures lose all abilities.';
    for (const text of [many, maybe]) {
      const game = table(texts([text, hush]), [{ hand: [text.split(' ')[0] as string], battlefield: ['Hush'] }, []]);
      game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
      plays(game.ann, text.split(' ')[0] as string);
      expect(now(game.ann, 'Bat Token').abilities).toEqual([]);
    }
  });

  test('what it gains for a time it gains by an effect (CR 611.2a)', () => {
    const rush = spell('Rush', 'Create a 1/1 red Imp creature token. It gains haste until end of turn.');
    const hush = 'Hush | {0} | Enchantment | | Creatures lose all abilities.';
    const game = table(texts([rush, hush]), [{ hand: ['Rush'], battlefield: ['Hush'] }, []]);
    plays(game.ann, 'Rush');
    expect(now(game.ann, 'Imp Token').abilities).toHaveLength(1);
    game.to('PrecombatMain', 2);
    expect(now(game.ann, 'Imp Token').abilities).toHaveLength(0);
  });
});
