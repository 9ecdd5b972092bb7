/** What a text says after it prevents damage is done each time that it has prevented some. CR 615.5. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table, uses } from '../support/text-table.ts';

const IMP =
  'Imp | {0} | Creature — Imp | 1/9 | {0}: This creature deals 2 damage to target opponent. / {0}: This creature deals 2 damage to target creature.';
const OX = 'Ox | {0} | Creature — Ox | 0/9 |';

/** Ben plays the spell; then Ann's Imp deals 2 damage to him as often as is said. */
function against(text: string, targets: readonly string[], times: number): Scenario {
  const game = table(
    [`Ward | {0} | Instant | | ${text}`, IMP, OX],
    [{ battlefield: ['Imp'] }, { hand: ['Ward'], battlefield: ['Ox'] }],
  );
  plays(game.ben, 'Ward', ...targets);
  for (let i = 0; i < times; i++) uses(game.ann, 'Imp');
  return game;
}

describe('a prevention effect that does something besides', () => {
  test('"the next time": once, with the damage of that time (CR 615.5)', () => {
    const ward =
      'The next time target creature would deal damage this turn, prevent that damage. You gain life equal to the damage prevented this way.';
    expect(against(ward, ['Imp'], 1).ben.life).toBe(22);
    expect(against(ward, ['Imp'], 2).ben.life).toBe(20);
  });

  test('"all damage": each time, of what a description or a target says (CR 615.5, 615.13)', () => {
    const to =
      'Prevent all noncombat damage that would be dealt to you this turn. You draw cards equal to the damage prevented this way.';
    const drawn = against(to, [], 2);
    expect([drawn.ben.life, drawn.ben.hand.length]).toEqual([20, 4]);
    const by =
      'Prevent all damage that would be dealt this turn by target creature. You gain 1 life for each 1 damage prevented this way.';
    expect(against(by, ['Imp'], 3).ben.life).toBe(26);
  });

  test('"the next 3 damage": each time, until that much has been prevented (CR 615.5, 615.7)', () => {
    const ward =
      'Prevent the next 3 damage that would be dealt to you this turn. You gain life equal to the damage prevented this way.';
    expect(against(ward, [], 1).ben.life).toBe(22);
    expect(against(ward, [], 2).ben.life).toBe(22);
    expect(against(ward, [], 3).ben.life).toBe(20);
  });

  test('its target is chosen with the spell; damage that is not prevented does nothing (CR 601.2c, 615.5)', () => {
    const ward =
      'Prevent the next 2 damage that would be dealt to target creature this turn. If damage is prevented this way, Ward deals that much damage to target opponent.';
    const game = table(
      [`Ward | {0} | Instant | | ${ward}`, IMP, OX],
      [{ battlefield: ['Imp'] }, { hand: ['Ward'], battlefield: ['Ox'] }],
    );
    plays(game.ben, 'Ward', 'Ox');
    expect(game.ann.life).toBe(20);
    game.ann.activates('Imp', { ability: 1, targets: ['Ox'] });
    game.resolveAll();
    expect(game.ann.life).toBe(18);
    game.ann.activates('Imp', { ability: 1, targets: ['Ox'] });
    game.resolveAll();
    expect(game.ann.life).toBe(18);
    expect(game.ben.permanent('Ox').damage).toBe(2);
  });

  test('what follows for itself is done at once (CR 608.2c)', () => {
    const ward = 'Prevent all damage that would be dealt to you this turn. You gain 4 life.';
    expect(against(ward, [], 0).ben.life).toBe(24);
    expect(against(ward, [], 1).ben.life).toBe(24);
  });
});

test('what is said of what will be done instead is said of it when it is done (CR 614.6, 608.2c)', () => {
  const omen =
    'Omen | {0} | Sorcery | | The next time you would draw a card this turn, instead exile the top two cards of your library. You may play them this turn.';
  const dig = 'Dig | {0} | Sorcery | | Draw a card.';
  const game = table([omen, dig], [{ hand: ['Omen', 'Dig'], library: ['Forest', 'Swamp', 'Island'] }, {}]);
  plays(game.ann, 'Omen');
  expect(game.ann.exile).toEqual([]);
  plays(game.ann, 'Dig');
  expect(game.ann.exile).toHaveLength(2);
  expect(game.ann.hand).toEqual([]);
  expect(game.ann.can('playLand', 'Forest')).toBe(true);
});
