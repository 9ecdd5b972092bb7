/** Alternative costs that an effect gives to the spells a player casts. CR 601.3e, 118.9. */
import { refusalsOf } from '@kitchen-table/lower';
import { describe, expect, test } from 'vitest';
import type { PrintedCard } from '@kitchen-table/oracle';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { readPrinted } from '../support/read-cards.ts';
import { now, plays, table } from '../support/text-table.ts';

/** The ways in which a player may cast cards now. */
function ways(game: Scenario, player = game.ann): readonly string[] {
  return game.session.options(player.id).flatMap((option) => (option.kind === 'cast' ? [option.via] : []));
}

/** The only way there is to cast something by the keyword; its name tells instances apart. */
function by(game: Scenario, keyword: string): string {
  return ways(game).find((via) => via.startsWith(keyword)) ?? 'none';
}

describe('prowl given to spells', () => {
  const lines = [
    'Sly Teacher | {0} | Enchantment | | Rogue spells you cast have prowl {U}.',
    'Alley Rogue | {5}{U} | Creature — Rogue | 3/3 |',
    'Big Bear | {5}{U} | Creature — Bear | 4/4 |',
    'Little Rogue | {U} | Creature — Rogue | 1/1 |',
    'Little Bear | {U} | Creature — Bear | 1/1 |',
  ];

  function hit(attacker: string, hand: readonly string[]): Scenario {
    const game = table(lines, [{ battlefield: ['Sly Teacher', 'Island', attacker], hand }, {}]);
    expect(ways(game)).toEqual([]);
    game.ann.attacks(attacker);
    game.throughCombat();
    return game;
  }

  test('opens once a creature of one of its types has dealt combat damage to a player (CR 601.3e + 702.76a)', () => {
    const game = hit('Little Rogue', ['Alley Rogue']);
    expect(ways(game)).toEqual(['prowl']);
    game.ann.casts('Alley Rogue', { via: 'prowl' });
    expect(game.resolveAll().ann.battlefield).toContain('Alley Rogue');
  });

  test('stays closed when the damage was dealt by a creature of another type (CR 702.76a)', () => {
    expect(ways(hit('Little Bear', ['Alley Rogue']))).toEqual([]);
  });

  test('is not given to a spell that the effect does not speak of (CR 601.3e)', () => {
    expect(ways(hit('Little Bear', ['Big Bear']))).toEqual([]);
  });

  test('is not given to the spells of another player (CR 601.3e)', () => {
    const game = table(lines, [
      { battlefield: ['Island', 'Little Rogue'], hand: ['Alley Rogue'] },
      { battlefield: ['Sly Teacher'] },
    ]);
    game.ann.attacks('Little Rogue');
    game.throughCombat();
    expect(ways(game)).toEqual([]);
  });
});

test('freerunning given to spells opens once an Assassin has dealt combat damage to a player (CR 601.3e + 118.9)', () => {
  const lines = [
    'Hidden Order | {0} | Enchantment | | Artifact spells you cast have freerunning {B}.',
    'Costly Blade | {5} | Artifact | |',
    'Rooftop Runner | {B} | Creature — Assassin | 1/1 |',
  ];
  const game = table(lines, [{ battlefield: ['Hidden Order', 'Swamp', 'Rooftop Runner'], hand: ['Costly Blade'] }, {}]);
  expect(ways(game)).toEqual([]);
  game.ann.attacks('Rooftop Runner');
  game.throughCombat();
  game.ann.casts('Costly Blade', { via: 'freerunning' });
  expect(game.resolveAll().ann.battlefield).toContain('Costly Blade');
});

describe('blitz given to spells', () => {
  const lines = [
    'Loud Stage | {0} | Enchantment | | Artifact creature spells you cast from your hand have blitz {1}.',
    'Clay Runner | {6} | Artifact Creature — Golem | 5/4 |',
    'Break | {0} | Instant | | Destroy target enchantment.',
  ];

  test('makes a creature that has haste, and that is sacrificed at the end step for a card (CR 702.152a + 611.3d)', () => {
    const game = table(lines, [{ battlefield: ['Loud Stage', 'Island'], hand: ['Clay Runner'] }, {}]);
    game.ann.casts('Clay Runner', { via: by(game, 'blitz') });
    game.resolveAll();
    const cardsInHand = game.ann.hand.length;
    game.ann.attacks('Clay Runner');
    game.throughCombat();
    expect(game.ben.life).toBe(15);
    game.to('Upkeep', 2);
    expect(game.ann.graveyard).toEqual(['Clay Runner']);
    expect(game.ann.hand.length).toBe(cardsInHand + 1);
  });

  test('goes on when what gave it has left (CR 611.3d)', () => {
    const game = table(lines, [{ battlefield: ['Loud Stage', 'Island'], hand: ['Clay Runner', 'Break'] }, {}]);
    game.ann.casts('Clay Runner', { via: by(game, 'blitz') });
    plays(game.ann, 'Break', 'Loud Stage');
    game.to('Upkeep', 2);
    expect(game.ann.graveyard.toSorted()).toEqual(['Break', 'Clay Runner', 'Loud Stage']);
  });

  test('changes nothing for a spell that was cast for its mana cost (CR 118.9)', () => {
    const game = table(lines, [
      { battlefield: ['Loud Stage', ...Array.from({ length: 6 }, () => 'Island')], hand: ['Clay Runner'] },
      {},
    ]);
    game.ann.casts('Clay Runner', { via: '' });
    game.resolveAll();
    game.to('Upkeep', 2);
    expect(game.ann.battlefield).toContain('Clay Runner');
  });

  test('is for spells cast from the zone that the effect names (CR 601.3e)', () => {
    const grave = 'Low Door | {0} | Enchantment | | You may cast creature spells from your graveyard.';
    const game = table(
      [...lines, grave],
      [{ battlefield: ['Loud Stage', 'Low Door', 'Island'], graveyard: ['Clay Runner'] }, {}],
    );
    expect(ways(game)).toEqual([]);
  });
});

test('a creature dashed by what an effect gave has haste, and goes back to the hand (CR 702.109a + 611.3d)', () => {
  const lines = [
    'War Song | {0} | Enchantment | | Each creature spell you cast has dash {R}.',
    'Slow Ogre | {6} | Creature — Ogre | 4/4 |',
  ];
  const game = table(lines, [{ battlefield: ['War Song', 'Mountain'], hand: ['Slow Ogre'] }, {}]);
  game.ann.casts('Slow Ogre', { via: 'dash' });
  game.resolveAll();
  game.ann.attacks('Slow Ogre');
  game.throughCombat();
  expect(game.ben.life).toBe(16);
  game.to('Upkeep', 2);
  expect(game.ann.hand).toContain('Slow Ogre');
});

test('a permanent spell evoked by what an effect gave is sacrificed as it enters (CR 702.74a + 611.3d)', () => {
  const lines = [
    'Brief Dream | {0} | Enchantment | | Each creature spell you cast has evoke {U}.',
    'Gift Drake | {6} | Creature — Drake | 4/4 | When this creature enters, you gain 5 life.',
  ];
  const game = table(lines, [{ battlefield: ['Brief Dream', 'Island'], hand: ['Gift Drake'] }, {}]);
  game.ann.casts('Gift Drake', { via: 'evoke' });
  game.resolveAll();
  expect([game.ann.life, game.ann.graveyard]).toEqual([25, ['Gift Drake']]);
});

describe('emerge given to spells', () => {
  const lines = [
    'Old Cocoon | {0} | Enchantment | | Each artifact creature spell you cast has emerge. The emerge cost is equal to its mana cost.',
    'Iron Moth | {4}{U} | Artifact Creature — Insect | 4/4 |',
    'Grub | {3} | Creature — Insect | 1/1 |',
  ];

  test('a creature is sacrificed and makes the mana cost less by its mana value (CR 601.3e + 702.119a)', () => {
    const game = table(lines, [{ battlefield: ['Old Cocoon', 'Island', 'Island', 'Grub'], hand: ['Iron Moth'] }, {}]);
    game.ann.casts('Iron Moth', { via: 'emerge' });
    game.resolveAll();
    expect(game.ann.graveyard).toEqual(['Grub']);
    expect(now(game.ann, 'Iron Moth').power).toBe(4);
  });

  test('it cannot be paid without a creature (CR 702.119a)', () => {
    const game = table(lines, [
      { battlefield: ['Old Cocoon', ...Array.from({ length: 5 }, () => 'Island')], hand: ['Iron Moth'] },
      {},
    ]);
    expect(ways(game)).toEqual(['']);
  });
});

describe('the effect looks at what the card would be as a spell', () => {
  const lines = [
    'Deep Cocoon | {0} | Enchantment | | Each creature spell you cast with mana value 5 or greater has emerge. The emerge cost is equal to its mana cost.',
    'Iron Moth | {4}{U} | Artifact Creature — Insect | 4/4 |',
    'Small Moth | {3}{U} | Creature — Insect | 2/2 |',
    'Grub | {3} | Creature — Insect | 1/1 |',
    'Low Door | {0} | Enchantment | | You may cast creature spells from your graveyard.',
  ];
  const board = ['Deep Cocoon', 'Island', 'Island', 'Grub'];

  test('at its mana value (CR 601.3e + 202.3)', () => {
    expect(ways(table(lines, [{ battlefield: board, hand: ['Small Moth'] }, {}]))).toEqual([]);
    expect(ways(table(lines, [{ battlefield: board, hand: ['Iron Moth'] }, {}]))).toEqual(['emerge']);
  });

  test('also where another effect lets it be cast from (CR 601.3e)', () => {
    const game = table(lines, [{ battlefield: [...board, 'Low Door'], graveyard: ['Iron Moth'] }, {}]);
    expect(ways(game)).toEqual(['emerge']);
    game.ann.casts('Iron Moth', { via: 'emerge' });
    expect(game.resolveAll().ann.graveyard).toEqual(['Grub']);
  });

  test('and at only the half that is cast (CR 601.3e + 715.3a)', () => {
    const moth: PrintedCard = {
      name: 'Old Moth // Flutter',
      layout: 'adventure',
      card_faces: [
        { name: 'Old Moth', mana_cost: '{4}{U}', type_line: 'Creature — Insect', power: '4', toughness: '4' },
        {
          name: 'Flutter',
          mana_cost: '{5}{U}',
          type_line: 'Instant — Adventure',
          oracle_text: 'You gain 6 life.',
        },
      ],
    } as PrintedCard;
    const game = table([...lines, moth], [{ battlefield: board, hand: ['Old Moth // Flutter'] }, {}]);
    const options = game.session.options(game.ann.id).filter((option) => option.kind === 'cast');
    expect(options.map(({ via, face }) => [via, face])).toEqual([['emerge', 0]]);
  });
});

test('overload given to spells changes their words (CR 601.3e + 702.96a)', () => {
  const lines = [
    'Storm Lens | {0} | Enchantment | | Each instant spell you cast has overload {R}.',
    'Small Spark | {4}{R} | Instant | | Small Spark deals 2 damage to target creature you do not control.',
    'Grub | {3} | Creature — Insect | 1/1 |',
  ].map((line) => line.replace('do not', "don't"));
  const game = table(lines, [
    { battlefield: ['Storm Lens', 'Mountain'], hand: ['Small Spark'] },
    { battlefield: ['Grub', 'Grub'] },
  ]);
  game.ann.casts('Small Spark', { via: 'overload' });
  game.resolveAll();
  expect(game.ben.graveyard).toEqual(['Grub', 'Grub']);
});

test('surge given to spells opens once its player has cast another spell (CR 601.3e + 702.117a)', () => {
  const lines = [
    'Tide Bell | {0} | Enchantment | | Each creature spell you cast has surge {U}.',
    'Wave Rider | {6} | Creature — Merfolk | 2/2 |',
    'Hum | {0} | Instant | | You gain 1 life.',
  ];
  const game = table(lines, [{ battlefield: ['Tide Bell', 'Island'], hand: ['Wave Rider', 'Hum'] }, {}]);
  expect(ways(game)).toEqual(['']);
  plays(game.ann, 'Hum');
  expect(ways(game)).toEqual(['surge']);
});

test('spectacle given to spells opens once an opponent has lost life (CR 601.3e + 702.137a)', () => {
  const lines = [
    'Bright Tent | {0} | Enchantment | | Each creature spell you cast has spectacle {R}.',
    'Fire Eater | {6} | Creature — Devil | 2/2 |',
    'Sting | {0} | Instant | | Each opponent loses 1 life.',
  ];
  const game = table(lines, [{ battlefield: ['Bright Tent', 'Mountain'], hand: ['Fire Eater', 'Sting'] }, {}]);
  expect(ways(game)).toEqual(['']);
  plays(game.ann, 'Sting');
  expect(ways(game)).toEqual(['spectacle']);
});

test('warp is not read as whole where it is given to spells', () => {
  const [card] = readPrinted('Far Gate | {0} | Enchantment | | Each creature spell you cast has warp {1}.');
  expect(JSON.stringify(refusalsOf(card as never))).toContain('warp');
});
