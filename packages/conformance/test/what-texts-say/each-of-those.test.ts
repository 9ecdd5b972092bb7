/** "Each of those creatures ... its": each of them, and what is its own. CR 608.2c. */
import { describe, expect, test } from 'vitest';
import { playerEntity, TypeBit } from '@kitchen-table/engine';
import { now, plays, table, until, uses } from '../support/text-table.ts';

const OX = 'Ox | {0} | Creature — Ox | 4/4 |';
/** What each of them deals. */
const ITS_OWN = 'damage equal to its power';
const THEIR_OWN = 'damage equal to their power';
const CUB = 'Cub | {0} | Creature — Bear | 1/3 |';

describe('each of several that were named', () => {
  test('deals damage equal to its own power, not to that of the source (CR 608.2c, 120.3)', () => {
    const game = table(
      [
        'Hydra | {0} | Creature — Hydra | 6/12 | {T}: ~ deals 2 damage divided as you choose among two target creatures. Each of those creatures deals damage equal to its power to ~.',
        OX,
        CUB,
      ],
      [['Hydra'], ['Ox', 'Cub']],
    );
    uses(game.ann, 'Hydra', 'Ox', 'Cub');
    expect(game.ann.permanent('Hydra').damage).toBe(5);
  });

  test('of one that fights many, each answers with its own power (CR 608.2c)', () => {
    const game = table(
      [
        `Brawl | {0} | Sorcery | | Target creature an opponent controls deals ${ITS_OWN} to each other creature that player controls, then each of those creatures deals ${ITS_OWN} to that creature.`,
        'Giant | {0} | Creature — Giant | 2/9 |',
        OX,
        CUB,
      ],
      [{ hand: ['Brawl'] }, ['Giant', 'Ox', 'Cub']],
    );
    plays(game.ann, 'Brawl', 'Giant');
    expect(
      [game.ben.permanent('Giant'), game.ben.permanent('Ox'), game.ben.permanent('Cub')].map((c) => c.damage),
    ).toEqual([5, 2, 2]);
  });

  test('those that are named again with "they each" deal their own power too (CR 608.2c)', () => {
    const game = table(
      [
        `Pair | {0} | Instant | | Up to two target creatures you control each get +0/+2 until end of turn. They each deal ${THEIR_OWN} to target creature an opponent controls.`,
        'Wall | {0} | Creature — Wall | 0/20 |',
        OX,
        CUB,
      ],
      [{ battlefield: ['Ox', 'Cub'], hand: ['Pair'] }, ['Wall']],
    );
    plays(game.ann, 'Pair', 'Ox', 'Cub', 'Wall');
    expect(game.ben.permanent('Wall').damage).toBe(5);
  });

  test('gets as much as it has itself, not as much as the first of them (CR 608.2c, 107.3i)', () => {
    const game = table(
      [
        'Surge | {0} | Sorcery | | Choose any number of target creatures. Each of those creatures gets +X/+0 until end of turn, where X is its power.',
        OX,
        CUB,
      ],
      [{ battlefield: ['Ox', 'Cub'], hand: ['Surge'] }, {}],
    );
    plays(game.ann, 'Surge', 'Ox', 'Cub');
    expect(['Ox', 'Cub'].map((name) => now(game.ann, name).power)).toEqual([8, 2]);
  });

  test('stays what it became for as long as it has its own counter (CR 611.2b)', () => {
    const game = table(
      [
        'Waken | {0} | Sorcery | | Choose any number of target lands you control and put a growth counter on each of them. Each of those lands is a 3/3 green Elemental creature for as long as it has a growth counter on it. They’re still lands.',
        'Prune | {0} | Sorcery | | Remove all counters from target permanent.',
      ],
      [{ battlefield: ['Forest', 'Island', 'Swamp'], hand: ['Waken', 'Prune'] }, {}],
    );
    plays(game.ann, 'Waken', 'Forest', 'Island');
    const alive = (): readonly boolean[] =>
      ['Forest', 'Island', 'Swamp'].map((name) => (now(game.ann, name).types & TypeBit.Creature) !== 0);
    expect(alive()).toEqual([true, true, false]);
    plays(game.ann, 'Prune', 'Forest');
    expect(alive()).toEqual([false, true, false]);
    expect((now(game.ann, 'Island').types & TypeBit.Land) !== 0).toBe(true);
  });

  test('cannot attack its own owner, and may attack others (CR 508.1c)', () => {
    const game = table(
      [
        'Seize | {0} | Sorcery | | Gain control of all creatures your opponents control until end of turn. Untap those creatures. They gain haste until end of turn. Each of them can’t attack its owner this turn.',
        OX,
        CUB,
      ],
      [{ hand: ['Seize'] }, ['Ox'], ['Cub']],
    );
    plays(game.ann, 'Seize');
    expect(until(game.ann, 'attackers').defenders).toEqual([[playerEntity(game.cat.id)], [playerEntity(game.ben.id)]]);
  });

  test('attacks its own owner, if it can (CR 508.1d)', () => {
    const game = table(
      [
        'Seize | {0} | Sorcery | | Gain control of all creatures your opponents control until end of turn. Untap those creatures. They gain haste until end of turn. Each of them attacks its owner this turn if able.',
        OX,
        CUB,
      ],
      [{ hand: ['Seize'] }, ['Ox'], ['Cub']],
    );
    plays(game.ann, 'Seize');
    const { mustAttack, defenders } = until(game.ann, 'attackers');
    expect([mustAttack, defenders]).toEqual([
      [0, 1],
      [[playerEntity(game.ben.id)], [playerEntity(game.cat.id)]],
    ]);
  });
});
