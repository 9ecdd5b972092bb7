/** Planeswalkers and battles that stop being attacked, and creatures put onto the battlefield attacking what is gone. CR 506.4, 506.4e, 508.4b. */
import { describe, expect, test } from 'vitest';
import { attacking, plays, table } from '../support/text-table.ts';

const SIEGE = {
  name: 'Long War',
  layout: 'transform',
  card_faces: [
    { name: 'Long War', mana_cost: '{0}', type_line: 'Battle — Siege', defense: '9', oracle_text: '' },
    { name: 'Peace', mana_cost: '', type_line: 'Creature — Angel', power: '4', toughness: '4', oracle_text: '' },
  ],
};
const SAGE = 'Sage | {0} | Planeswalker — Sage | 9 | +1: You gain 1 life.';
const OX = 'Ox | {0} | Creature — Ox | 3/3 |';
const HALO =
  'Halo | {0} | Enchantment — Aura | | Enchant permanent / Enchanted permanent is a planeswalker in addition to its other types.';
const GILD = 'Gild | {0} | Instant | | Put nine loyalty counters on target permanent.';
const SNUFF = 'Snuff | {0} | Instant | | Destroy target enchantment.';
const RUST =
  'Rust | {0} | Instant | | Target permanent becomes an artifact and loses all other card types until end of turn.';
const ASCEND =
  'Ascend | {0} | Instant | | Target permanent becomes a planeswalker and loses all other card types until end of turn.';
const TAKE = 'Take | {0} | Instant | | Gain control of target permanent.';
const ALL = [SIEGE, SAGE, OX, HALO, GILD, SNUFF, RUST, ASCEND, TAKE];

/** Ann's Siege, which Ben protects, is a planeswalker too, and the Ox attacks it. */
function attackOnBoth(hand: readonly string[]): ReturnType<typeof table> {
  const game = table(ALL, [{ battlefield: ['Ox'], hand: ['Long War', 'Gild', 'Halo', ...hand] }, {}]);
  plays(game.ann, 'Long War');
  expect(game.ann.permanent('Long War').memory.protector).toBe(game.ben.id);
  plays(game.ann, 'Gild', 'Long War');
  plays(game.ann, 'Halo', 'Long War');
  game.ann.attacks('Ox', 'Long War');
  return game.to('DeclareAttackers');
}

describe('an attacked permanent that is both a planeswalker and a battle (CR 506.4e)', () => {
  test('is removed from combat when it is neither any more: its attacker deals it no damage (CR 506.4e)', () => {
    const game = attackOnBoth(['Rust']);
    plays(game.ann, 'Rust', 'Long War');
    expect(attacking(game.ann.permanent('Ox'))).toBe(true);
    game.throughCombat();
    expect(game.ann.permanent('Long War').counters['defense']).toBe(9);
  });

  test('is removed when it is only a planeswalker whose controller does not protect it (CR 506.4e)', () => {
    const game = attackOnBoth(['Ascend']);
    plays(game.ann, 'Ascend', 'Long War');
    game.throughCombat();
    expect(game.ann.permanent('Long War').counters).toEqual({ defense: 9, loyalty: 9 });
  });

  test('goes on being attacked as a battle when it is a planeswalker no longer (CR 506.4e)', () => {
    const game = attackOnBoth(['Snuff']);
    plays(game.ann, 'Snuff', 'Halo');
    game.throughCombat();
    expect(game.ann.permanent('Long War').counters).toEqual({ defense: 6, loyalty: 9 });
  });
});

describe('an attacked planeswalker', () => {
  test('is removed from combat when its controller changes, also if it changes back (CR 506.4, 506.4c)', () => {
    const game = table(ALL, [{ battlefield: ['Ox'] }, { battlefield: ['Sage'], hand: ['Take'] }, { hand: ['Take'] }]);
    game.ann.attacks('Ox', 'Sage');
    game.to('DeclareAttackers');
    plays(game.cat, 'Take', 'Sage');
    plays(game.ben, 'Take', 'Sage');
    game.throughCombat();
    expect([game.ben.permanent('Sage').counters['loyalty'], game.ben.life]).toEqual([9, 20]);
  });
});

describe('a creature put onto the battlefield attacking someone or something said', () => {
  test('does not attack a player who is no longer in the game (CR 508.4b)', () => {
    const raider =
      'Raider | {0} | Creature — Goblin | 1/1 | Whenever this creature attacks a player, create a 1/1 red Goblin creature token that’s tapped and attacking that player.';
    const game = table([raider], [['Raider'], {}, {}]);
    game.ann.attacks('Raider', 'ben');
    game.to('BeginningOfCombat');
    while (game.stack.length === 0) game.proceed();
    game.session.concede(game.ben.id as never);
    game.resolveAll();
    const token = game.ann.permanent('Goblin Token');
    expect(attacking(token)).toBe(false);
  });

  test('does not attack a planeswalker that is gone, or is none any more (CR 508.4b)', () => {
    const raider =
      'Raider | {0} | Creature — Goblin | 1/1 | Whenever this creature attacks a planeswalker, create a 1/1 red Goblin creature token that’s tapped and attacking that planeswalker.';
    const boom = 'Boom | {0} | Instant | | Destroy target planeswalker.';
    for (const [card, attacks] of [
      [null, true],
      ['Boom', false],
      ['Rust', false],
    ] as const) {
      const game = table(
        [...ALL, raider, boom],
        [{ battlefield: ['Raider'], hand: ['Boom', 'Rust'] }, { battlefield: ['Sage'] }],
      );
      game.ann.attacks('Raider', 'Sage');
      game.to('BeginningOfCombat');
      while (game.stack.length === 0) game.proceed();
      if (card !== null) {
        game.ann.casts(card, { targets: ['Sage'] });
        game.resolve();
      }
      game.resolveAll();
      expect(attacking(game.ann.permanent('Goblin Token'))).toBe(attacks);
    }
  });
});
