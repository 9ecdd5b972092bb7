/** Order in graveyards, mana abilities held, battles protected, exact counters, draws in one's own turn, damage halved. Cards as text. */
import { describe, expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

describe('where and what things are', () => {
  const GHOUL =
    'Deep Ghoul | {1} | Creature — Zombie | 1/1 | At the beginning of your upkeep, if Deep Ghoul is in your graveyard with a Wall card directly above it, you gain 6 life.';
  const WALL = 'Odd Wall | {1} | Creature — Wall | 0/4 | Defender';

  test.each([
    [['Deep Ghoul', 'Odd Wall', 'Forest'], 26],
    [['Deep Ghoul', 'Forest', 'Odd Wall'], 20],
    [['Odd Wall', 'Deep Ghoul'], 20],
  ])('directly above it is the next card put there: %j (CR 404.2)', (graveyard, life) => {
    const game = table([GHOUL, WALL], [{ graveyard }, {}], { begin: 'Upkeep' });
    expect(game.resolveAll().ann.life).toBe(life);
  });

  test('three or more above it, wherever they lie (CR 404.2)', () => {
    const shade =
      'Deep Shade | {1} | Creature — Shade | 1/1 | At the beginning of your upkeep, if Deep Shade is in your graveyard with two or more creature cards above it, you gain 6 life.';
    const above = table([shade, WALL], [{ graveyard: ['Deep Shade', 'Odd Wall', 'Forest', 'Odd Wall'] }, {}], {
      begin: 'Upkeep',
    });
    expect(above.resolveAll().ann.life).toBe(26);
    const below = table([shade, WALL], [{ graveyard: ['Odd Wall', 'Deep Shade', 'Odd Wall'] }, {}], {
      begin: 'Upkeep',
    });
    expect(below.resolveAll().ann.life).toBe(20);
  });

  test.each([
    ['bottom card', ['Odd Wall', 'Forest', 'Deep Ghoul'], 'Odd Wall'],
    ['bottom creature card', ['Forest', 'Deep Ghoul', 'Odd Wall'], 'Deep Ghoul'],
    ['top card', ['Odd Wall', 'Deep Ghoul', 'Forest'], 'Forest'],
  ])('the %s of a graveyard is the one put there first, or last (CR 404.2)', (which, graveyard, exiled) => {
    const rake = `Rake | {1} | Artifact | | {T}: Exile the ${which} of target player's graveyard.`;
    const game = table([GHOUL, WALL, rake], [['Rake'], { graveyard }]);
    expect(uses(game.ann, 'Rake', 'ben').ben.exile).toEqual([exiled]);
    expect(game.ben.graveyard).toEqual(graveyard.filter((name) => name !== exiled));
  });

  test('of an empty graveyard nothing is exiled (CR 609.3)', () => {
    const rake = "Rake | {1} | Artifact | | {T}: Exile the bottom card of target player's graveyard.";
    const game = table([rake], [['Rake'], { graveyard: ['Forest'] }]);
    expect(uses(game.ann, 'Rake', 'ann').ben.graveyard).toEqual(['Forest']);
  });

  test('a mana ability is told from other activated abilities (CR 605.1a)', () => {
    const lines = [
      'Sap Song | {1} | Enchantment | | Each creature you control with a mana ability gets +3/+0.',
      'Sap Elf | {1} | Creature — Elf | 1/1 | {T}: Add {G}.',
      'Sip Elf | {1} | Creature — Elf | 1/1 | {T}: You gain 1 life.',
    ];
    const game = table(lines, [{ battlefield: ['Sap Song', 'Sap Elf', 'Sip Elf'] }, {}]);
    expect(['Sap Elf', 'Sip Elf'].map((name) => now(game.ann, name).power)).toEqual([4, 1]);
  });

  test('exactly so many counters are neither more nor fewer (CR 122.1)', () => {
    const pool =
      'Full Pool | {1} | Artifact Creature — Wall | 1/1 | Full Pool enters with a page counter on it. / As long as there are exactly two page counters on Full Pool, it gets +4/+0. / {0}: Put a page counter on Full Pool.';
    const game = table([pool], [{ hand: ['Full Pool'], battlefield: ['Forest'] }, {}]);
    plays(game.ann, 'Full Pool');
    expect(now(game.ann, 'Full Pool').power).toBe(1);
    expect(now(uses(game.ann, 'Full Pool').ann, 'Full Pool').power).toBe(5);
    expect(now(uses(game.ann, 'Full Pool').ann, 'Full Pool').power).toBe(1);
  });
});

describe('what is done', () => {
  test('the second card in one’s own turn, not the second in another’s (CR 121.2)', () => {
    const lines = [
      'Calm Council | {2} | Enchantment | | Whenever a player draws their second card during their turn, you gain 3 life.',
      'Calm Page | {0} | Instant | | Target player draws two cards.',
    ];
    const game = table(lines, [{ battlefield: ['Calm Council'], hand: ['Calm Page', 'Calm Page'] }, {}]);
    plays(game.ann, 'Calm Page', 'ben');
    expect(game.ann.life).toBe(20);
    expect(plays(game.ann, 'Calm Page', 'ann').ann.life).toBe(23);
  });

  test('half of the damage is prevented, rounded down, and the rest is dealt (CR 615.1 + 107.1a)', () => {
    const lines = [
      'Dim Orb | {0} | Artifact | | {T}: The next time a creature of your choice would deal damage to you this turn, prevent half that damage, rounded down.',
      'Sore Imp | {1} | Creature — Imp | 1/1 | {0}: Sore Imp deals 5 damage to target player.',
    ];
    const game = table(lines, [{ battlefield: ['Dim Orb', 'Sore Imp'] }, {}]);
    uses(game.ann, 'Dim Orb');
    expect(uses(game.ann, 'Sore Imp', 'ann').ann.life).toBe(17);
    expect(uses(game.ann, 'Sore Imp', 'ann').ann.life).toBe(12);
  });
});

describe('an ability that works in either of two zones', () => {
  const SAINT =
    'Old Saint | {1} | Creature — Angel | 1/1 | At the beginning of your upkeep, if Old Saint is in your graveyard or on the battlefield, you gain 3 life.';
  const lines = [SAINT, 'Bury | {0} | Instant | | Destroy target creature.'];
  const library = ['Forest', 'Forest', 'Forest'];
  const life = (zone: 'graveyard' | 'battlefield' | 'hand'): number => {
    const game = table(lines, [{ library, [zone]: ['Old Saint'] }, { library }], { begin: 'Upkeep' });
    return game.resolveAll().ann.life;
  };

  test('triggers there, and nowhere else (CR 113.6, 603.4)', () => {
    expect([life('graveyard'), life('battlefield'), life('hand')]).toEqual([23, 23, 20]);
  });

  test('only in its controller’s upkeep (CR 603.2b)', () => {
    const game = table(lines, [{ library }, { library, graveyard: ['Old Saint'] }], { begin: 'Upkeep' });
    expect(game.resolveAll().ben.life).toBe(20);
  });

  test('and is of no more use once it has changed from one to the other (CR 400.7, 603.4)', () => {
    const game = table(lines, [{ library, battlefield: ['Old Saint'], hand: ['Bury'] }, { library }]);
    while (game.stack.length === 0) game.proceed();
    const { life: before } = game.ann;
    game.ann.casts('Bury', { targets: ['Old Saint'] });
    expect(game.stack.length).toBe(2);
    expect(game.resolveAll().ann.life).toBe(before);
    expect(game.ann.graveyard).toContain('Old Saint');
  });
});
