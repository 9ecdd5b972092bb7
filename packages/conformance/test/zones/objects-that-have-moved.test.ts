/** What an ability speaks of may have left before it resolves: it is another object then. CR 400.7, 608.2b-c. */
import { describe, expect, test } from 'vitest';
import { now, plays, table } from '../support/text-table.ts';
import type { Scenario } from '../../../engine/test/support/scenario.ts';

const LINES = [
  'Banner | {0} | Enchantment | | Whenever a creature you control attacks, put two +1/+1 counters on it.',
  'Chain | {0} | Enchantment | | Whenever a creature you control attacks, exile it at end of combat.',
  'Smite | {0} | Instant | | Destroy target creature. You gain 1 life.',
  'Grab | {0} | Instant | | Return target creature to its owner’s hand. You gain 1 life.',
  'Shelter | {0} | Enchantment | | Whenever a creature you control dies, exile it with a time counter on it.',
  'Hearth | {0} | Enchantment | | Whenever a creature you control attacks, return it to its owner’s hand.',
];

describe('a creature of which a triggered ability speaks', () => {
  test('gets no counters as a card in a graveyard (CR 400.7)', () => {
    const game = table(LINES, [{ battlefield: ['Banner', 'Grizzly Bears'], hand: ['Smite'] }, {}]);
    game.ann.attacks(['Grizzly Bears']);
    while (game.stack.length === 0) game.proceed();
    plays(game.ann, 'Smite', 'Grizzly Bears');
    const [card] = game.game.players[0]!.graveyard.map((id) => game.game.objects[id]!);
    expect(card?.record.card.name).toBe('Grizzly Bears');
    expect(card?.counters).toEqual({});
  });

  test('is not returned to a hand from a graveyard (CR 400.7)', () => {
    const game = table(LINES, [{ battlefield: ['Hearth', 'Grizzly Bears'], hand: ['Smite'] }, {}]);
    game.ann.attacks(['Grizzly Bears']);
    while (game.stack.length === 0) game.proceed();
    plays(game.ann, 'Smite', 'Grizzly Bears');
    expect(game.ann.graveyard).toContain('Grizzly Bears');
  });

  test('is not exiled from a hand by what a delayed triggered ability says of it (CR 400.7 + 603.7c)', () => {
    const game = table(LINES, [{ battlefield: ['Chain', 'Grizzly Bears'], hand: ['Grab'] }, {}]);
    game.ann.attacks(['Grizzly Bears']);
    game.to('DeclareAttackers');
    game.resolveAll();
    plays(game.ann, 'Grab', 'Grizzly Bears');
    game.to('PostcombatMain');
    expect(game.ann.hand).toEqual(['Grizzly Bears']);
  });

  test('its own source is not returned either, where an ability was activated (CR 400.7)', () => {
    const lines = [...LINES, 'Ghost | {0} | Creature — Spirit | 1/1 | {0}: Return this creature to its owner’s hand.'];
    const game = table(lines, [{ battlefield: ['Ghost'], hand: ['Smite'] }, {}]);
    game.ann.activates('Ghost');
    plays(game.ann, 'Smite', 'Ghost');
    expect(game.ann.hand).toEqual([]);
  });

  test('but it is where it was moved to pay for the ability (CR 400.7j)', () => {
    const lines = [
      'Phoenix | {0} | Creature — Phoenix | 1/1 | Sacrifice this creature: Return this card to its owner’s hand.',
    ];
    const game = table(lines, [{ battlefield: ['Phoenix'] }, {}]);
    game.ann.activates('Phoenix');
    game.resolveAll();
    expect(game.ann.hand).toEqual(['Phoenix']);
  });

  test('is still found where it went when the trigger event was that it went there (CR 400.7e)', () => {
    const game = table(LINES, [{ battlefield: ['Shelter', 'Grizzly Bears'], hand: ['Smite'] }, {}]);
    plays(game.ann, 'Smite', 'Grizzly Bears');
    expect(game.ann.exile).toEqual(['Grizzly Bears']);
  });
});

test('a reflexive triggered ability finds what the ability before it moved (CR 400.7j + 603.12)', () => {
  const lines = [
    'Snare | {0} | Artifact | | {0}: Exile another artifact you control. When you do, return that card to the battlefield under its owner’s control.',
    'Anvil | {0} | Artifact | | When this artifact enters, you gain 2 life.',
  ];
  const game = table(lines, [{ battlefield: ['Snare', 'Anvil'] }, {}]);
  game.ann.activates('Snare');
  game.resolveAll();
  expect([game.ann.battlefield.toSorted(), game.ann.life]).toEqual([['Anvil', 'Snare'], 22]);
});

test('a card is returned and others attached to it: they find it where it is now (CR 400.7j, 303.4f, 301.5)', () => {
  const lines = [
    'Kin Call | {0} | Sorcery | | Return target Elf card from your graveyard to the battlefield. Then return up to three target Aura and/or Equipment cards from your graveyard to the battlefield attached to that creature.',
    'Fair Sign | {0} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +1/+1.',
    'Far Sign | {0} | Enchantment — Aura | | Enchant land',
    'Keen Blade | {0} | Artifact — Equipment | | Equipped creature gets +2/+2. / Equip {9}',
    'Coy Elf | {0} | Creature — Elf | 1/1 | Shroud',
  ];
  const graveyard = ['Coy Elf', 'Fair Sign', 'Far Sign', 'Keen Blade'];
  const cast = (...targets: string[]): Scenario =>
    plays(table(lines, [{ hand: ['Kin Call'], graveyard }, {}]).ann, 'Kin Call', ...targets);
  const both = cast('Fair Sign', 'Keen Blade');
  expect(now(both.ann, 'Coy Elf')).toMatchObject({ power: 4, toughness: 4 });
  // An Aura that can't enchant it stays where it is.
  const one = cast('Far Sign', 'Keen Blade');
  expect(now(one.ann, 'Coy Elf')).toMatchObject({ power: 3, toughness: 3 });
  expect(one.ann.graveyard).toEqual(expect.arrayContaining(['Fair Sign', 'Far Sign']));
});
