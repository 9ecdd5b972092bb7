/** Cards exiled with the object that gave away the ability which speaks of them, and cards that each player revealed. CR 201.5a, 607.2a, 608.2c. */
import { expect, test } from 'vitest';
import { chooses, plays, table, uses } from '../support/text-table.ts';

const STAIR =
  'Stair | {0} | Artifact | | When this artifact enters, you get an emblem with "You may play cards exiled with Stair, and you may spend mana as though it were mana of any color to cast those spells." / {0}: Exile the top card of each player’s library. / {0}: Destroy target artifact.';

test('an emblem speaks of the cards exiled with what gave it, though that has left since (CR 201.5a, 607.2a)', () => {
  const game = table(
    [STAIR, 'Hole | {0} | Artifact | | {0}: Exile the top card of each player’s library.'],
    [
      { hand: ['Stair'], library: ['Forest', 'Shock'], battlefield: ['Plains', 'Plains', 'Hole'] },
      { library: ['Grizzly Bears', 'Goblin Piker', 'Shock'] },
    ],
  );
  plays(game.ann, 'Stair');
  game.ann.activates('Stair', { ability: 1 });
  game.resolveAll();
  uses(game.ann, 'Hole');
  expect(game.ben.exile).toEqual(['Grizzly Bears', 'Goblin Piker']);
  game.ann.activates('Stair', { ability: 2, targets: ['Stair'] });
  game.resolveAll();
  expect([game.ann.can('playLand', 'Forest'), game.ann.can('cast', 'Goblin Piker')]).toEqual([true, false]);
  plays(game.ann, 'Grizzly Bears');
  expect(game.ann.battlefield).toContain('Grizzly Bears');
});

test('an escaped creature finds the cards exiled to cast it, by its name in the ability it has then (CR 201.5a, 607.2a, 702.138)', () => {
  const lines = [
    'Thief | {5} | Creature — Elf | 3/3 | Haste / Escape—{0}, Exile two other cards from your graveyard. / Thief escapes with "Whenever Thief attacks, you may cast an artifact or instant spell from among cards exiled with Thief without paying its mana cost."',
  ];
  const game = table(lines, [{ graveyard: ['Thief', 'Shock', 'Forest'], exile: ['Giant Growth'] }, {}]);
  plays(game.ann, 'Thief');
  game.ann.answers('yesNo', [1]);
  chooses(game.ann, 'Shock');
  game.ann.attacks('Thief');
  game.throughCombat();
  expect(game.ann.exile).toEqual(['Giant Growth', 'Forest']);
});

test('of each opponent, one card is exiled of those that this opponent revealed (CR 608.2c, 610.3)', () => {
  const lines = [
    'Peer | {0} | Creature — Elf | 1/1 | When this creature enters, each opponent reveals their hand. For each opponent, exile a creature card they revealed this way until this creature leaves the battlefield. / {X}: Choose a creature card exiled with this creature with mana value X. This creature becomes a copy of that card.',
  ];
  const game = table(lines, [
    { hand: ['Peer', 'Goblin Piker'], battlefield: ['Plains', 'Plains'] },
    { hand: ['Grizzly Bears', 'Forest'] },
    { hand: ['Hill Giant'] },
  ]);
  plays(game.ann, 'Peer');
  expect([game.ann.hand.length, game.ben.exile, game.cat.exile]).toEqual([2, ['Grizzly Bears'], ['Hill Giant']]);
  game.ann.activates('Peer', { x: 2 });
  game.resolveAll();
  expect(game.ann.battlefield).toContain('Grizzly Bears');
});
