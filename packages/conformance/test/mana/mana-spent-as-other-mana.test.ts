/** Mana spent as though it were other mana, what spells cost in a turn, and permissions with a consequence; read from text. CR 609.4b, 601.2f. */
import { describe, expect, test } from 'vitest';
import { StatusBit } from '../../../engine/src/vocabulary/objects/objects.ts';
import { now, plays, table, uses } from '../support/text-table.ts';

describe('mana spent as though it were of another color', () => {
  const RED = 'Red Note | {R} | Sorcery | | You gain 1 life.';
  const BLUE = 'Blue Note | {U} | Sorcery | | You gain 1 life.';

  test('only the mana that is named, and only for the color that is named (CR 609.4b)', () => {
    const lens = 'Odd Lens | {0} | Artifact | | You may spend green mana as though it were red mana.';
    const game = table(
      [lens, RED, BLUE],
      [{ battlefield: ['Odd Lens', 'Forest'], hand: ['Red Note', 'Blue Note'] }, {}],
    );
    expect([game.ann.can('cast', 'Red Note'), game.ann.can('cast', 'Blue Note')]).toEqual([true, false]);
    const other = table([lens, RED, BLUE], [{ battlefield: ['Odd Lens', 'Plains'], hand: ['Red Note'] }, {}]);
    expect(other.ann.can('cast', 'Red Note')).toBe(false);
  });

  test('for the abilities of one object, and for no spell (CR 609.4b, 602.2b)', () => {
    const lines = [
      "Odd Prism | {0} | Artifact | | You may spend mana as though it were mana of any color to pay the activation costs of Odd Prism's abilities. / {W}: You gain 1 life.",
      'White Well | {0} | Artifact | | {W}: You gain 1 life.',
      RED,
    ];
    const game = table(lines, [{ battlefield: ['Odd Prism', 'White Well', 'Forest'], hand: ['Red Note'] }, {}]);
    expect([
      game.ann.can('activate', 'Odd Prism'),
      game.ann.can('activate', 'White Well'),
      game.ann.can('cast', 'Red Note'),
    ]).toEqual([true, false, false]);
  });
});

describe('costs by turns', () => {
  test('spells of opponents cost more during your turn, and what they cost in their own (CR 601.2f)', () => {
    const lines = [
      'Toll Post | {0} | Enchantment | | Spells your opponents cast during your turn cost {3} more to cast.',
      'Quick Note | {G} | Instant | | You gain 1 life.',
    ];
    const game = table(lines, [
      { battlefield: ['Toll Post'], library: ['Forest', 'Forest'] },
      { battlefield: ['Forest'], hand: ['Quick Note'], library: ['Forest', 'Forest'] },
    ]);
    expect(game.ben.can('cast', 'Quick Note')).toBe(false);
    game.to('Upkeep', 2);
    expect(game.ben.can('cast', 'Quick Note')).toBe(true);
  });

  test('a spell costs less during your end step alone (CR 601.2f, 513.1)', () => {
    const line =
      'Last Word | {2}{G} | Instant | | Last Word costs {2} less to cast during your end step. / You gain 1 life.';
    const game = table([line], [{ battlefield: ['Forest'], hand: ['Last Word'] }, {}]);
    expect(game.ann.can('cast', 'Last Word')).toBe(false);
    game.to('End');
    expect(game.ann.can('cast', 'Last Word')).toBe(true);
  });
});

test('a card cast by its own permission enters as its consequence says, another time it does not (CR 601.3, 614.1c)', () => {
  const line =
    'Ash Hound | {0} | Creature — Dog | 2/2 | You may cast Ash Hound from your graveyard by paying {R} rather than paying its mana cost. If you do, it enters with three +1/+1 counters on it.';
  const again = table([line], [{ graveyard: ['Ash Hound'], battlefield: ['Mountain'] }, {}]);
  plays(again.ann, 'Ash Hound');
  expect(again.ann.stats('Ash Hound')).toBe('5/5');
  const first = table([line], [{ hand: ['Ash Hound'] }, {}]);
  plays(first.ann, 'Ash Hound');
  expect(first.ann.stats('Ash Hound')).toBe('2/2');
});

test("a creature destroyed under a condition can't be regenerated where the next sentence says so (CR 701.15, 614.8)", () => {
  const lines = [
    "Cold End | {0} | Sorcery | | Destroy target creature if it's green. A creature destroyed this way can't be regenerated.",
    'Moss Troll | {G} | Creature — Troll | 2/2 | {G}: Regenerate Moss Troll.',
  ];
  const game = table(lines, [{ hand: ['Cold End'], battlefield: ['Moss Troll', 'Forest'] }, {}]);
  game.ann.activates('Moss Troll');
  game.resolveAll();
  plays(game.ann, 'Cold End', 'Moss Troll');
  expect(game.ann.graveyard).toContain('Moss Troll');
});

const YOURS = 'creatures you control';

test('the most creatures that have a type in common (CR 205.3m)', () => {
  const lines = [
    `Kin Song | {0} | Sorcery | | You gain X life, where X is the greatest number of ${YOURS} that have a creature type in common.`,
    'Elf One | {0} | Creature — Elf Druid | 1/1 |',
    'Elf Two | {0} | Creature — Elf Scout | 1/1 |',
    'Goblin One | {0} | Creature — Goblin Scout | 1/1 |',
  ];
  const game = table(lines, [{ hand: ['Kin Song'], battlefield: ['Elf One', 'Elf Two', 'Goblin One'] }, {}]);
  expect(plays(game.ann, 'Kin Song').ann.life).toBe(22);
  expect(now(game.ann, 'Elf One').subtypes).toContain('Elf');
});

test('"for each 1 life your opponents have lost this turn" counts life, not losses (CR 119.3)', () => {
  const lines = [
    'Sharp Word | {0} | Sorcery | | Each opponent loses 3 life.',
    'Blood Tally | {0} | Sorcery | | Add {R} for each 1 life your opponents have lost this turn.',
  ];
  const game = table(lines, [{ hand: ['Sharp Word', 'Blood Tally'] }, {}]);
  plays(game.ann, 'Sharp Word');
  plays(game.ann, 'Blood Tally');
  expect(game.ann.state.pool.amounts[3]).toBe(3);
});

const OWNER = 'its owner';
const THIEF = `Slow Thief | {0} | Creature — Bird | 1/1 | When Slow Thief enters, look at target opponent’s hand. Exile a nonland card from it. For as long as that card remains exiled, ${OWNER} may play it. A spell cast this way costs {3} more to cast.`;

test('a spell cast this way costs more, and the same card cast otherwise does not (CR 601.2f, 400.7)', () => {
  const lines = [THIEF, 'Small Note | {G} | Instant | | You gain 1 life.'];
  const game = table(lines, [
    { hand: ['Slow Thief'] },
    { hand: ['Small Note'], battlefield: ['Forest', 'Forest', 'Forest'] },
  ]);
  expect(game.ben.can('cast', 'Small Note')).toBe(true);
  plays(game.ann, 'Slow Thief');
  expect(game.ben.exile).toEqual(['Small Note']);
  expect(game.ben.can('cast', 'Small Note')).toBe(false);
});

test('with four lands the dearer spell is cast, and all four are tapped for it (CR 601.2f)', () => {
  const lines = [THIEF, 'Small Note | {G} | Instant | | You gain 1 life.'];
  const game = table(lines, [
    { hand: ['Slow Thief'] },
    { hand: ['Small Note'], battlefield: ['Forest', 'Forest', 'Forest', 'Forest'] },
  ]);
  plays(game.ann, 'Slow Thief');
  game.ben.casts('Small Note');
  game.resolveAll();
  const tapped = [0, 1, 2, 3].map((at) => (game.ben.permanent('Forest', at).status & StatusBit.Tapped) !== 0);
  expect([game.ben.life, ...tapped]).toEqual([21, true, true, true, true]);
});

test('dearer for opponents alone: you cast your own card this way for what it costs (CR 601.2f)', () => {
  const gap = `Short Gap | {0} | Sorcery | | Exile target creature. For as long as that card remains exiled, ${OWNER} may play it. A spell cast by an opponent this way costs {3} more to cast.`;
  const bear = 'Quick Bear | {G} | Creature — Bear | 2/2 | Flash';
  const mine = table([gap, bear], [{ hand: ['Short Gap'], battlefield: ['Quick Bear', 'Forest'] }, {}]);
  plays(mine.ann, 'Short Gap', 'Quick Bear');
  expect([mine.ann.exile, mine.ann.can('cast', 'Quick Bear')]).toEqual([['Quick Bear'], true]);
  const theirs = (forests: number) => {
    const battlefield = ['Quick Bear', ...Array.from({ length: forests }, () => 'Forest')];
    const game = table([gap, bear], [{ hand: ['Short Gap'] }, { battlefield }]);
    plays(game.ann, 'Short Gap', 'Quick Bear');
    return game.ben.can('cast', 'Quick Bear');
  };
  expect([theirs(3), theirs(4)]).toEqual([false, true]);
});

test('the top card of a library may be played, a land or a spell (CR 601.3, 305.1)', () => {
  const line =
    'Night Ship | {0} | Artifact | | As long as you control a Bear, you may play the top card of your library.';
  const bear = 'Old Bear | {1}{G} | Creature — Bear | 2/2 |';
  const game = table([line, bear], [{ battlefield: ['Night Ship', 'Old Bear'], library: ['Forest'] }, {}]);
  expect(game.ann.can('playLand', 'Forest')).toBe(true);
  const none = table([line], [{ battlefield: ['Night Ship'], library: ['Forest'] }, {}]);
  expect(none.ann.can('playLand', 'Forest')).toBe(false);
});

describe('mana of any type for a spell that is cast at once', () => {
  const RED = 'Red Note | {R} | Sorcery | | You gain 1 life.';
  for (const [name, words] of [
    ['Old Book', 'mana of any type can be spent to cast that spell'],
    ['Old Page', 'you may spend mana as though it were mana of any color to cast that spell'],
  ] as const)
    test(`${name}: it may be cast with that mana as the ability resolves (CR 608.2g, 609.4b)`, () => {
      const line = `${name} | {0} | Artifact | | {T}: You may cast target sorcery card from your graveyard, and ${words}.`;
      const game = table([line, RED], [{ battlefield: [name, 'Swamp'], graveyard: ['Red Note'] }, {}]);
      game.ann.answers('yesNo', [1]);
      uses(game.ann, name, 'Red Note');
      expect(game.ann.life).toBe(21);
    });
});

test('of several exiled cards one may be cast, with mana of any color, whichever it is (CR 609.4b, 608.2c)', () => {
  const thief =
    'Thief | {0} | Creature — Elf | 1/1 | When this creature enters, exile the top two cards of target opponent’s library. For as long as you control this creature, you may play one of the exiled cards, and you may spend mana as though it were mana of any color to cast it.';
  const lines = [
    thief,
    'Red Note | {R} | Sorcery | | You gain 1 life.',
    'Blue Note | {U} | Sorcery | | You gain 1 life.',
  ];
  const game = table(lines, [
    { battlefield: ['Forest', 'Forest'], hand: ['Thief'] },
    { library: ['Red Note', 'Blue Note', 'Forest'] },
  ]);
  plays(game.ann, 'Thief', 'ben');
  expect([game.ann.can('cast', 'Red Note'), game.ann.can('cast', 'Blue Note')]).toEqual([true, true]);
  plays(game.ann, 'Red Note');
  expect([game.ann.life, game.ann.can('cast', 'Blue Note')]).toEqual([21, false]);
});
