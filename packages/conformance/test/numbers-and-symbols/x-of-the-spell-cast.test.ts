/** An ability that triggers on a spell with {X} in its mana cost, and says X: that of the spell. CR 107.3e, 107.3b. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const LINES = [
  'Brood Tender | {0} | Creature — Druid | 1/1 | Whenever you cast a spell with {X} in its mana cost, create a 0/0 blue Octopus creature token, then put X +1/+1 counters on it.',
  'Tide Reader | {0} | Creature — Wizard | 1/1 | Whenever an opponent casts a spell with {X} in its mana cost, you gain X life.',
  'Surge | {X}{G} | Sorcery | | You gain X life.',
  'Twofold | {X}{X} | Sorcery | | You lose X life.',
  'Nix | {0} | Instant | | Counter target spell.',
];
const FORESTS = ['Forest', 'Forest', 'Forest', 'Forest', 'Forest'];

test('X is that of the spell that was cast, once however often its cost has {X} (CR 107.3e)', () => {
  const game = table(LINES, [
    { battlefield: [...FORESTS, 'Brood Tender'], hand: ['Twofold'] },
    { battlefield: ['Tide Reader'] },
  ]);
  game.ann.casts('Twofold', { x: 2 });
  game.resolveAll();
  expect([game.ann.stats('Octopus Token'), game.ann.life, game.ben.life]).toEqual(['2/2', 18, 22]);
});

test('also when the spell was countered in the meantime (CR 107.3e, 608.2h)', () => {
  const game = table(LINES, [{ battlefield: [...FORESTS, 'Brood Tender'], hand: ['Surge'] }, { hand: ['Nix'] }]);
  game.ann.casts('Surge', { x: 3 });
  game.ben.casts('Nix', { targets: ['Surge'] });
  game.resolveAll();
  expect([game.ann.stats('Octopus Token'), game.ann.life]).toEqual(['3/3', 20]);
});

test('where X is 0 the token dies (CR 704.5f); a spell without {X} triggers nothing', () => {
  const game = table(LINES, [{ battlefield: [...FORESTS, 'Brood Tender'], hand: ['Surge', 'Grizzly Bears'] }, {}]);
  game.ann.casts('Surge', { x: 0 });
  game.resolveAll();
  game.ann.casts('Grizzly Bears');
  game.resolveAll();
  expect(game.ann.battlefield.filter((name) => name.startsWith('Octopus'))).toEqual([]);
});
