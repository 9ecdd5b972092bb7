/** "Attack you and aren't blocked", and combat damage to opponents, once for all of it. CR 509.1h, 510.2, 603.2c. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const GEM =
  'Gem | {0} | Artifact | | {T}: Add {C}. / Whenever one or more creatures an opponent controls attack you and aren’t blocked, that player draws a card and gains control of this artifact. Untap it.';
const OX = 'Ox | {0} | Creature — Ox | 2/2 |';
const HERO = {
  name: 'Hero',
  type_line: 'Legendary Planeswalker — Hero',
  mana_cost: '{0}',
  loyalty: '5',
  oracle_text: '+1: You gain 1 life.',
};

test('who attacks unblocked draws one card and takes it, untapped (CR 509.1h)', () => {
  const game = table([GEM, OX], [{ battlefield: ['Ox', 'Ox'] }, { battlefield: [{ card: 'Gem', tapped: true }] }]);
  const before = game.ann.hand.length;
  game.ann.attacks(['Ox', 'Ox']);
  game.throughCombat();
  expect([game.ann.hand.length - before, game.ann.battlefield]).toEqual([1, ['Ox', 'Ox', 'Gem']]);
  expect(game.ann.can('activate', 'Gem')).toBe(true);
});

test('one blocked, one not: it triggers; all blocked: it does not (CR 509.1h)', () => {
  for (const [blocks, owner] of [
    [1, 'ann'],
    [2, 'ben'],
  ] as const) {
    const others = ['Cow | {0} | Creature — Ox | 0/5 |', 'Elk | {0} | Creature — Elk | 2/2 |'];
    const game = table([GEM, OX, ...others], [{ battlefield: ['Ox', 'Elk'] }, { battlefield: ['Gem', 'Cow', 'Cow'] }]);
    game.ann.attacks(['Ox', 'Elk']);
    game.ben.blocks((['Ox', 'Elk'] as const).slice(0, blocks).map((attacker) => ['Cow', attacker]));
    game.throughCombat();
    expect((owner === 'ann' ? game.ann : game.ben).battlefield).toContain('Gem');
  }
});

test('a creature that attacks a planeswalker does not attack its controller (CR 508.1b)', () => {
  const game = table([GEM, OX, HERO], [{ battlefield: ['Ox'] }, { battlefield: ['Gem', 'Hero'] }]);
  game.ann.attacks(['Ox'], 'Hero');
  game.throughCombat();
  expect(game.ben.battlefield).toContain('Gem');
});

const BAND =
  'Band | {0} | Enchantment | | Whenever your opponents are dealt combat damage, if any of that damage was dealt by a Warrior, draw a card. You lose 1 life.';
const ORC = 'Orc | {0} | Creature — Orc Warrior | 1/1 |';

test('damage by Warriors to several opponents: one card, one life (CR 603.2c)', () => {
  const seats = [{ battlefield: ['Band', 'Orc', 'Orc', 'Ox'] }, {}, {}];
  const game = table([BAND, ORC, OX], seats, { format: 'free-for-all' });
  const before = game.ann.hand.length;
  game.ann.answers('attackers', (question) =>
    question.kind === 'attackers' ? question.attackers.flatMap((_, i) => [i, i % 2]) : [-1],
  );
  game.to('PostcombatMain');
  expect([game.ann.hand.length - before, game.ann.life]).toEqual([1, 19]);
  expect([game.ben.life, game.cat.life]).toEqual([17, 19]);
});

test('other creatures, and damage to oneself, count for nothing (CR 603.2)', () => {
  const game = table([BAND, ORC, OX], [{ battlefield: ['Band', 'Ox'] }, { battlefield: ['Orc'] }]);
  const before = game.ann.hand.length;
  game.ann.attacks(['Ox']);
  game.throughCombat();
  expect([game.ben.life, game.ann.hand.length]).toEqual([18, before]);
  game.to('PrecombatMain', 2);
  game.ben.attacks(['Orc']);
  game.throughCombat();
  expect([game.ann.life, game.ann.hand.length]).toEqual([19, before]);
});

test('cards of those who were dealt damage are exiled and can be played this turn (CR 603.2c)', () => {
  const lines = [
    'Crew | {0} | Creature — Human Pirate | 2/2 | Whenever one or more Pirates deal damage to your opponents, exile the top card of each of those opponents’ libraries. You may play those cards this turn.',
    'Mate | {0} | Creature — Human Pirate | 1/1 |',
    'Red | {R} | Creature — Elk | 1/1 |',
    'Blue | {U} | Creature — Elk | 1/1 |',
  ];
  const seats = [
    { battlefield: ['Crew', 'Mate', 'Mountain', 'Island'] },
    { library: ['Red', 'Blue'] },
    { library: ['Blue'] },
    { library: ['Red'] },
  ];
  const game = table(lines, seats, { format: 'free-for-all' });
  game.ann.answers('attackers', (question) =>
    question.kind === 'attackers' ? question.attackers.flatMap((_, i) => [i, i % 2]) : [-1],
  );
  game.to('PostcombatMain');
  expect([game.ben.exile, game.cat.exile, game.dan.exile]).toEqual([['Red'], ['Blue'], []]);
  plays(game.ann, 'Red');
  plays(game.ann, 'Blue');
  expect(game.ann.battlefield).toEqual(['Crew', 'Mate', 'Mountain', 'Island', 'Red', 'Blue']);
});
