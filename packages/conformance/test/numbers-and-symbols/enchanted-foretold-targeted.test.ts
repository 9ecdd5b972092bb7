/** How many Auras enchant it, which cards are foretold, whether a spell has targets. CR 115.1, 303.4, 702.143c. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const MYSTIC = 'Mystic | {0} | Creature — Fox | 2/2 | ~ gets +1/+1 as long as ~ is enchanted by two or more Auras.';
const VEIL = 'Veil | {0} | Enchantment — Aura | | Enchant creature';

test('two Auras on it are counted, no other attachment (CR 303.4)', () => {
  const game = table([MYSTIC, VEIL], [{ battlefield: ['Mystic'], hand: ['Veil', 'Veil'] }, {}]);
  plays(game.ann, 'Veil', 'Mystic');
  expect(game.ann.stats('Mystic')).toBe('2/2');
  plays(game.ann, 'Veil', 'Mystic');
  expect(game.ann.stats('Mystic')).toBe('3/3');
});

test('a card is foretold while it is in exile, and no other exiled card is (CR 702.143c)', () => {
  const game = table(
    [
      'Seer | {0} | Creature — Bird | 1/1 | ~ gets +1/+1 for each foretold card you own in exile.',
      'Omen | {4} | Sorcery | | Scry 4. / Foretell {0}',
    ],
    [{ battlefield: ['Seer', 'Island', 'Island'], hand: ['Omen'], exile: ['Omen'] }, {}],
  );
  expect(game.ann.stats('Seer')).toBe('1/1');
  game.ann.takes('foretell', 'Omen');
  expect(game.ann.stats('Seer')).toBe('2/2');
});

test('what has no target can’t be chosen for it (CR 115.1)', () => {
  const game = table(
    [
      'Turn | {0} | Instant | | Counter target spell with one or more targets.',
      'Bell | {0} | Sorcery | | You gain 1 life.',
      'Poke | {0} | Sorcery | | Target player loses 1 life.',
    ],
    [{ hand: ['Bell', 'Poke'] }, { hand: ['Turn', 'Turn'] }],
  );
  game.ann.casts('Bell');
  expect(game.ben.can('cast', 'Turn')).toBe(false);
  game.resolveAll();
  game.ann.casts('Poke', { targets: ['ben'] });
  game.ben.casts('Turn', { targets: ['Poke'] });
  game.resolveAll();
  expect([game.ann.life, game.ben.life]).toEqual([21, 20]);
});

test('each time it would deal damage in the turn, and not only the next time (CR 614.1a)', () => {
  const game = table(
    [
      `Blaze | {0} | Instant | | Each time target ${'permanent'} would deal damage to a player this turn, it deals double that damage to that player instead.`,
      'Pinger | {0} | Artifact | | {0}: ~ deals 1 damage to any target.',
    ],
    [{ battlefield: ['Pinger'], hand: ['Blaze'] }, {}],
  );
  plays(game.ann, 'Blaze', 'Pinger');
  uses(game.ann, 'Pinger', 'ben');
  uses(game.ann, 'Pinger', 'ben');
  expect(game.ben.life).toBe(16);
});
