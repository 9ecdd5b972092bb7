/** Paragraphs with targets of their own; cards of a merged permanent; others than what was spoken of. CR 115.3, 608.2c, 727.3c. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/rules-table.ts';

const ox = 'Brown Ox | {1} | Creature — Ox | 2/2';
const slime = 'Deep Slime | {5}{G} | Creature — Ooze | 6/6 | Mutate {G}';

test('two paragraphs that read alike have a target each (CR 115.3, 601.2c)', () => {
  const twice =
    'Twice Blessed | {0} | Instant | | Put a +1/+1 counter on target creature.\nPut a +1/+1 counter on target creature.';
  const game = table([twice], [{ hand: ['Twice Blessed'], battlefield: ['Grizzly Bears', 'Hill Giant'] }, {}]);
  plays(game, game.ann, 'Twice Blessed', ['Grizzly Bears', 'Hill Giant']);
  const counters = (name: string): number => game.ann.permanent(name).counters['+1/+1'] ?? 0;
  expect([counters('Grizzly Bears'), counters('Hill Giant')]).toEqual([1, 1]);
});

test('whoever exiles a merged permanent returns all of its cards (CR 727.3c, 607.2a)', () => {
  const cage =
    'Old Cage | {0} | Enchantment | | When this enchantment enters, exile target creature.\nWhen this enchantment leaves the battlefield, return the exiled card to the battlefield.';
  const broom = 'Odd Broom | {0} | Instant | | Destroy target enchantment.';
  const game = table(
    [slime, ox, cage, broom],
    [{ hand: ['Deep Slime', 'Old Cage', 'Odd Broom'], battlefield: ['Brown Ox', 'Forest'] }, {}],
  );
  game.ann.casts('Deep Slime', { via: 'mutate', targets: ['Brown Ox'] });
  game.resolveAll();
  game.ann.casts('Old Cage');
  game.resolveAll();
  expect(game.ann.exile.toSorted()).toEqual(['Brown Ox', 'Deep Slime']);
  game.ann.casts('Odd Broom', { targets: ['Old Cage'] });
  game.resolveAll();
  expect(game.ann.battlefield.toSorted()).toEqual(['Brown Ox', 'Deep Slime', 'Forest']);
});

test('"each other card exiled with it" spares the card that has just been exiled (CR 608.2c)', () => {
  const vat =
    "Small Vat | {0} | Artifact | | Whenever a creature dies, you may exile that card. If you do, return each other card exiled with Small Vat to its owner's graveyard.";
  const axe = 'Sharp Axe | {0} | Instant | | Destroy target creature.';
  const game = table(
    [vat, axe],
    [{ hand: ['Sharp Axe', 'Sharp Axe'], battlefield: ['Small Vat', 'Grizzly Bears', 'Hill Giant'] }, {}],
  );
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  for (const [name, exiled] of [
    ['Grizzly Bears', ['Grizzly Bears']],
    ['Hill Giant', ['Hill Giant']],
  ] as const) {
    game.ann.casts('Sharp Axe', { targets: [name] });
    game.resolveAll();
    expect(game.ann.exile).toEqual(exiled);
  }
});

test('a permanent that nobody cast counts how often it has mutated (CR 702.140c)', () => {
  const drain =
    'Thin Leech | {5}{G} | Creature — Leech | 1/1 | Mutate {G}\nWhenever this creature mutates, you gain X life, where X is the number of times this creature has mutated.';
  const game = table(
    [slime, ox, drain],
    [{ hand: ['Deep Slime', 'Thin Leech'], battlefield: ['Brown Ox', 'Forest', 'Forest'] }, {}],
  );
  game.ann.casts('Deep Slime', { via: 'mutate', targets: ['Brown Ox'] });
  game.resolveAll();
  game.ann.casts('Thin Leech', { via: 'mutate', targets: ['Deep Slime'] });
  game.resolveAll();
  expect(game.ann.life).toBe(22);
});
