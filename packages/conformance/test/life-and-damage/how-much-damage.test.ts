/** Damage by effects to the point: none of it, all at once, the excess, and fights. CR 120.4a, 120.8, 120.10, 701.12. */
import { describe, expect, test } from 'vitest';
import type { Question } from '@kitchen-table/engine';
import { plays, table } from '../support/text-table.ts';

const CUB = 'Cub | {0} | Creature — Bear | 2/2 |';
const BULL = 'Bull | {0} | Creature — Ox | 3/5 |';
const PEBBLE = 'Pebble | {0} | Creature — Wall | 0/4 |';
const MORE =
  'More | {0} | Enchantment | | If a source you control would deal damage to a permanent or player, it deals that much damage plus 1 instead.';
const DRAW = 'If you do, draw a card.';
const SAP = 'Sap | {0} | Instant | | Target creature gets -0/-1 until end of turn.';

/** Ann casts the sorcery with these words; her choices by then. */
function deed(words: string, mine: readonly string[], theirs: readonly string[], ...targets: string[]) {
  const lines = [CUB, BULL, PEBBLE, MORE, SAP, `Deed | {0} | Sorcery | | ${words}`];
  const game = table(lines, [{ battlefield: mine, hand: ['Deed'] }, { battlefield: theirs }]);
  const asked: Extract<Question, { kind: 'chooseObjects' }>[] = [];
  game.plan((question) => {
    if (question.kind === 'chooseObjects') asked.push(question);
    return null;
  });
  plays(game.ann, 'Deed', ...targets);
  return { game, asked, drawn: game.ann.hand.length };
}

describe('a source that would deal no damage deals none: there is nothing to add to (CR 120.8)', () => {
  const counted = 'where X is the number of cards in your hand.';
  test('not in a fight', () => {
    const words = `Target untapped creature you control fights target creature you don’t control. ${DRAW}`;
    const { game, drawn } = deed(words, ['Pebble', 'More'], ['Bull'], 'Pebble', 'Bull');
    expect([game.ben.permanent('Bull').damage, game.ann.permanent('Pebble').damage, drawn]).toEqual([0, 3, 1]);
  });

  test('not as the main part nor as what is dealt besides', () => {
    const words = `Deed deals X damage to target creature and X damage to target player, ${counted} ${DRAW}`;
    const { game, drawn } = deed(words, ['More'], ['Bull'], 'ben', 'Bull');
    expect([game.ben.permanent('Bull').damage, game.ben.life, drawn]).toEqual([0, 20, 0]);
  });

  test('but what deals some deals more', () => {
    const { game, drawn } = deed(`Deed deals 1 damage to each opponent. ${DRAW}`, ['More'], ['Bull']);
    expect([game.ben.life, game.ann.life, drawn]).toEqual([18, 20, 1]);
  });
});

describe('parts of one damage', () => {
  test('a second recipient is chosen as it resolves (CR 608.2d, 120.4)', () => {
    const words = 'Deed deals 4 damage to target creature and 1 damage to a creature you control.';
    const { game, asked } = deed(words, ['Cub', 'Pebble'], ['Bull'], 'Bull');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ purpose: 'damage', min: 1, max: 1, reason: { rule: '120.3' } });
    expect(asked[0]?.from).toHaveLength(2);
    expect([game.ben.permanent('Bull').damage, game.ann.permanent('Cub').damage]).toEqual([4, 1]);
  });

  test('of the one that deals it: chosen as it resolves, and as much as its own power (CR 608.2d, 120.1)', () => {
    const words = 'A creature you control deals damage equal to its power to target player.';
    const { game, asked } = deed(words, ['Cub', 'Bull'], [], 'ben');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ purpose: 'choose', reason: { rule: '120.1' } });
    expect(game.ben.life).toBe(18);
    const all = deed(words.replace('A creature', 'Each creature'), ['Cub', 'Bull'], ['Bull'], 'ben');
    expect([all.game.ben.life, all.asked]).toEqual([15, []]);
  });

  test('"each other creature" is each but the one that deals it, and but the one that is dealt the rest (CR 608.2c)', () => {
    const own = deed(
      'Target creature you control deals damage equal to its power to each other creature.',
      ['Bull', 'Pebble'],
      ['Bull'],
      'Bull',
    ).game;
    expect([own.ann.permanent('Bull').damage, own.ann.permanent('Pebble').damage]).toEqual([0, 3]);
    expect(own.ben.permanent('Bull').damage).toBe(3);
    const rest = deed(
      'Deed deals 3 damage to target creature and 1 damage to each other creature.',
      ['Pebble'],
      ['Bull'],
      'Bull',
    ).game;
    expect([rest.ben.permanent('Bull').damage, rest.ann.permanent('Pebble').damage]).toEqual([3, 1]);
  });

  test('what can’t be prevented can’t in any of its parts (CR 615.12)', () => {
    const words =
      'Deed deals 2 damage to target creature and 2 damage to that creature’s controller. The damage can’t be prevented.';
    const peace =
      'Peace | {0} | Enchantment | | Prevent all damage that would be dealt to creatures. / Prevent all damage that would be dealt to players.';
    for (const [text, life, damage] of [
      [words, 18, 2],
      [words.replace(' The damage can’t be prevented.', ''), 20, 0],
    ] as const) {
      const lines = [BULL, peace, `Deed | {0} | Sorcery | | ${text}`];
      const game = table(lines, [{ battlefield: ['Peace'], hand: ['Deed'] }, { battlefield: ['Bull'] }]);
      plays(game.ann, 'Deed', 'Bull');
      expect([game.ben.life, game.ben.permanent('Bull').damage]).toEqual([life, damage]);
    }
  });
});

describe('excess damage', () => {
  test('is what is more than lethal for a creature; a player is dealt none (CR 120.10)', () => {
    const words = 'Deed deals 4 damage to any target. You gain life equal to the excess damage dealt this way.';
    expect(deed(words, [], ['Cub'], 'Cub').game.ann.life).toBe(22);
    expect(deed(words, [], ['Pebble'], 'Pebble').game.ann.life).toBe(20);
    expect(deed(words, [], ['Bull'], 'Bull').game.ann.life).toBe(20);
    const { game } = deed(words, [], [], 'ben');
    expect([game.ann.life, game.ben.life]).toEqual([20, 16]);
    // Dealt with what is added to it.
    expect(deed(words, ['More'], ['Cub'], 'Cub').game.ann.life).toBe(23);
  });

  test('may be dealt to somebody else instead: no more than that, and nothing where nothing is left (CR 120.4a)', () => {
    const words =
      'Deed deals 5 damage to target untapped creature. Excess damage is dealt to that creature’s owner instead.';
    for (const [name, life, left] of [
      ['Cub', 17, 0],
      ['Pebble', 19, 0],
      ['Bull', 20, 0],
    ] as const) {
      const { game } = deed(words, [], [name], name);
      expect([name, game.ben.life, game.ben.battlefield.length, game.ann.life]).toEqual([name, life, left, 20]);
    }
    const mite = 'Mite | {0} | Creature — Insect | 1/1 | Indestructible';
    const lines = [
      mite,
      SAP,
      MORE,
      `Deed | {0} | Sorcery | | ${words}`,
      `Hit | {0} | Instant | | Hit deals 3 damage to target creature.`,
    ];
    const hit = table(lines, [{ battlefield: ['More'], hand: ['Hit', 'Deed'] }, { battlefield: ['Mite'] }]);
    plays(hit.ann, 'Hit', 'Mite');
    const before = hit.ben.permanent('Mite').damage;
    plays(hit.ann, 'Deed', 'Mite');
    // It has all the damage that is lethal already: to none nothing is added.
    expect([hit.ben.permanent('Mite').damage - before, hit.ben.life]).toEqual([0, 14]);
  });

  test('only if something is so of what deals the damage, and to whom controls what is dealt it (CR 120.4a)', () => {
    const ram =
      'Ram | {0} | Sorcery | | Target creature you control deals damage equal to its power to target creature with toughness 2 or less. If the creature you control has trample, excess damage is dealt to that creature’s owner instead.';
    const goring = (strength: string, keyword: string): [number, number, number] => {
      const line = `Gorer | {0} | Creature — Beast | ${strength} | ${keyword}`;
      const game = table([line, CUB, ram], [{ hand: ['Ram'], battlefield: ['Gorer'] }, ['Cub']]);
      plays(game.ann, 'Ram', 'Gorer', 'Cub');
      return [game.ann.life, game.ben.life, game.ben.battlefield.length];
    };
    expect(goring('5/5', 'Trample')).toEqual([20, 17, 0]);
    expect(goring('5/5', 'Reach')).toEqual([20, 20, 0]);
    expect(goring('1/5', 'Trample')).toEqual([20, 20, 1]);
    // CR 702.2c + 120.4a: one point is lethal already.
    expect(goring('5/5', 'Trample, deathtouch')).toEqual([20, 16, 0]);
  });

  test('of less than lethal damage nothing goes on (CR 120.4a)', () => {
    const words =
      'Deed deals 3 damage to target untapped creature. Excess damage is dealt to that creature’s owner instead.';
    const { game } = deed(words, [], ['Bull'], 'Bull');
    expect([game.ben.life, game.ben.permanent('Bull').damage]).toEqual([20, 3]);
  });
});

describe('fighting', () => {
  const words = `Target untapped creature you control fights target creature you don’t control. ${DRAW}`;
  const lines = [
    BULL,
    PEBBLE,
    'Slay | {0} | Instant | | Destroy target creature.',
    `Deed | {0} | Sorcery | | ${words}`,
    'Brawl | {0} | Enchantment | | Whenever a creature fights, you gain 1 life.',
  ];

  test('each deals damage equal to its power to the other, and each has fought (CR 701.12a)', () => {
    const game = table(lines, [{ battlefield: ['Bull', 'Brawl'], hand: ['Deed'] }, { battlefield: ['Pebble'] }]);
    plays(game.ann, 'Deed', 'Bull', 'Pebble');
    expect([game.ann.permanent('Bull').damage, game.ben.permanent('Pebble').damage]).toEqual([0, 3]);
    expect([game.ann.life, game.ann.hand.length]).toEqual([22, 1]);
    expect(game.game.log.filter(({ rule }) => rule === '701.12a').length).toBeGreaterThan(0);
  });

  test('neither does when one of them is gone (CR 701.12b)', () => {
    for (const victim of ['Bull', 'Pebble']) {
      const game = table(lines, [
        { battlefield: ['Bull', 'Brawl'], hand: ['Deed', 'Slay'] },
        { battlefield: ['Pebble'] },
      ]);
      game.ann.casts('Deed', { targets: ['Bull', 'Pebble'] });
      game.ann.casts('Slay', { targets: [victim] });
      game.resolveAll();
      const left = victim === 'Bull' ? game.ben.permanent('Pebble') : game.ann.permanent('Bull');
      expect([victim, left.damage, game.ann.life, game.ann.hand.length]).toEqual([victim, 0, 20, 0]);
    }
  });
});
