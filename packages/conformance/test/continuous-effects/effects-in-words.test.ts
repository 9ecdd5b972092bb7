/** What effects say in words of their own: exceptions of copies, counters put anew, what was done this way. CR 608, 707. */
import { describe, expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

const CUT = 'Cut | {0} | Instant | | Destroy target creature.';
const FRIEND = 'Friend | {0} | Legendary Creature — Elf | 4/4 | Trample';

describe('copies with exceptions', () => {
  test('exceptions are copied values: another size, no legend, a further ability (CR 707.9, 707.9b)', () => {
    const lines = [
      FRIEND,
      "Echo | {0} | Sorcery | | Create a token that's a copy of target creature, except it's 1/1, isn't legendary, and has flying.".replace(
        "isn't legendary, and",
        "it isn't legendary, and",
      ),
    ];
    const game = table(lines, [{ battlefield: ['Friend'], hand: ['Echo'] }, {}]);
    plays(game.ann, 'Echo', 'Friend');
    const token = now(game.ann, 'Friend', 1);
    expect([game.ann.battlefield.length, token.power, token.toughness, token.supertypes]).toEqual([2, 1, 1, 0]);
  });

  test('the duration of a copy effect may stand before its exceptions (CR 707.9a, 611.2a)', () => {
    const lines = [
      FRIEND,
      'Mask | {0} | Artifact Creature — Golem | 1/1 | {T}: This creature becomes a copy of target creature until end of turn, except its name is Mask.',
    ];
    const game = table(lines, [{ battlefield: ['Mask', 'Friend'] }, {}]);
    uses(game.ann, 'Mask', 'Friend');
    expect([game.ann.stats('Mask'), now(game.ann, 'Mask').name]).toEqual(['4/4', 'Mask']);
    game.to('Upkeep', 2);
    expect(game.ann.stats('Mask')).toBe('1/1');
  });
});

describe('counters', () => {
  test('"put its counters on" puts as many counters anew as what died had (CR 122.8)', () => {
    const lines = [
      CUT,
      'Drone | {0} | Creature — Robot | 0/1 | This creature enters with three +1/+1 counters on it. / When this creature dies, put its counters on target nonartifact creature you control.',
    ];
    const game = table(lines, [{ battlefield: ['Hill Giant'], hand: ['Drone', 'Cut'] }, {}]);
    plays(game.ann, 'Drone');
    expect(game.ann.stats('Drone')).toBe('3/4');
    plays(game.ann, 'Cut', 'Drone');
    expect(game.ann.stats('Hill Giant')).toBe('6/6');
  });

  test('each player puts counters on a creature of their own: each chooses (CR 608.2d, 101.4)', () => {
    const lines = ['Gifts | {0} | Sorcery | | Each player puts two +1/+1 counters on a creature they control.'];
    const game = table(lines, [{ battlefield: ['Hill Giant'], hand: ['Gifts'] }, ['Hill Giant']]);
    plays(game.ann, 'Gifts');
    expect([game.ann.stats('Hill Giant'), game.ben.stats('Hill Giant')]).toEqual(['5/5', '5/5']);
  });

  test('a bonus "for each counter on it" is counted for each object by itself (CR 611.3a, 613.4c)', () => {
    const lines = [
      'Choir | {0} | Enchantment | | Each creature you control gets +0/+2 for each spore counter on it.',
      'Spore | {0} | Creature — Fungus | 1/1 | This creature enters with two spore counters on it.',
    ];
    const game = table(lines, [{ battlefield: ['Choir', 'Hill Giant'], hand: ['Spore'] }, {}]);
    plays(game.ann, 'Spore');
    expect([game.ann.stats('Spore'), game.ann.stats('Hill Giant')]).toEqual(['1/5', '3/3']);
  });

  test('"as long as it\'s tapped" is asked of each object by itself (CR 611.3a)', () => {
    const lines = [
      "Lamp | {0} | Artifact | | Each creature you control gets +1/+3 as long as it's tapped.",
      'Rest | {0} | Instant | | Tap target creature.',
    ];
    const game = table(lines, [{ battlefield: ['Lamp', 'Hill Giant', 'Hill Giant'], hand: ['Rest'] }, {}]);
    plays(game.ann, 'Rest', 'Hill Giant');
    const sizes = [0, 1].map((index) => now(game.ann, 'Hill Giant', index).toughness);
    expect(sizes.sort()).toEqual([3, 6]);
  });
});

describe('what players do', () => {
  test('"unless a player has this deal damage to them": each is asked; who takes it saves the creature (CR 118.12a)', () => {
    const lines = [
      'Toll | {0} | Sorcery | | Destroy target creature unless its controller has Toll deal 3 damage to them.',
    ];
    for (const pays of [1, 0]) {
      const game = table(lines, [{ hand: ['Toll'] }, ['Hill Giant']]);
      game.ben.answers('yesNo', [pays]);
      plays(game.ann, 'Toll', 'Hill Giant');
      expect([game.ben.life, game.ben.battlefield]).toEqual(pays === 1 ? [17, ['Hill Giant']] : [20, []]);
    }
  });

  test('"any player may": each player has the choice, in turn order (CR 101.4)', () => {
    const lines = ['Feast | {0} | Sorcery | | Any player may pay 2 life. If no one does, draw three cards.'];
    for (const [ann, ben, drawn] of [
      [1, 1, 0],
      [0, 1, 0],
      [0, 0, 3],
    ] as const) {
      const game = table(lines, [{ hand: ['Feast'] }, {}]);
      game.ann.answers('yesNo', [ann]);
      game.ben.answers('yesNo', [ben]);
      plays(game.ann, 'Feast');
      expect([game.ann.life, game.ben.life, game.ann.hand.length]).toEqual([20 - 2 * ann, 20 - 2 * ben, drawn]);
    }
  });

  test('"each player who sacrificed a creature this way" looks back on the same text only (CR 608.2c)', () => {
    const lines = [
      'Rite | {0} | Sorcery | | Each player sacrifices a creature of their choice. Each player who sacrificed a creature this way draws a card.',
    ];
    const game = table(lines, [{ hand: ['Rite'] }, ['Hill Giant']]);
    plays(game.ann, 'Rite');
    expect([game.ann.hand.length, game.ben.hand.length]).toEqual([0, 1]);
  });

  test('cards "put into your graveyard this way" are those that the step put there (CR 608.2c)', () => {
    const lines = [
      'Delve | {0} | Sorcery | | Mill three cards. You gain 2 life for each creature card put into your graveyard this way.',
    ];
    const game = table(lines, [
      { hand: ['Delve'], graveyard: ['Hill Giant'], library: ['Hill Giant', 'Forest', 'Hill Giant', 'Hill Giant'] },
      {},
    ]);
    plays(game.ann, 'Delve');
    expect(game.ann.life).toBe(24);
  });

  test('"the second time this ability has resolved this turn" counts this ability of this object (CR 608.2c)', () => {
    const lines = [
      'Bell | {0} | Artifact | | {0}: You gain 1 life. If this is the second time this ability has resolved this turn, you draw a card.',
    ];
    const game = table(lines, [{ battlefield: ['Bell', 'Bell'] }, {}]);
    uses(game.ann, 'Bell');
    expect([game.ann.life, game.ann.hand.length]).toEqual([21, 0]);
    uses(game.ann, 'Bell');
    expect([game.ann.life, game.ann.hand.length]).toEqual([22, 1]);
    uses(game.ann, 'Bell');
    expect(game.ann.hand.length).toBe(1);
  });
});

describe('costs to attack', () => {
  test('the cost of attacking is paid for each creature that attacks (CR 508.1g, 508.1h)', () => {
    const lines = [
      "Gate | {0} | Enchantment | | Creatures with power 3 or greater can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
    ];
    for (const lands of [4, 3]) {
      const game = table(lines, [
        { battlefield: ['Hill Giant', 'Hill Giant', ...Array.from({ length: lands }, () => 'Forest')] },
        ['Gate'],
      ]);
      game.ann.answers('yesNo', [1]);
      game.ann.attacks(['Hill Giant', 'Hill Giant']);
      game.to('PostcombatMain');
      expect(game.ben.life).toBe(lands === 4 ? 14 : 20);
    }
  });
});

describe('quotes within quotes', () => {
  test('a token may have an ability that gives an ability (CR 111.3, 113.1b)', () => {
    const lines = [
      `Nest | {0} | Sorcery | | Create a 0/2 green Egg creature token with "When this token dies, create a 3/3 green Bird creature token with '{0}: This token gets +2/+0 until end of turn.'"`,
      CUT,
    ];
    const game = table(lines, [{ hand: ['Nest', 'Cut'] }, {}]);
    plays(game.ann, 'Nest');
    plays(game.ann, 'Cut', 'Egg Token');
    uses(game.ann, 'Bird Token');
    expect(game.ann.stats('Bird Token')).toBe('5/3');
  });
});
