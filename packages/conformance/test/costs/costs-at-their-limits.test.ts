/** Costs at their limits: never below what an effect leaves, never more than is there, what is returned or tapped for them. CR 118, 601.2f. */
import { describe, expect, test } from 'vitest';
import { type Question, StatusBit } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table, uses } from '../support/text-table.ts';

const spent = (game: Scenario): number =>
  game.game.battlefield.filter((id) => {
    const object = game.game.objects[id];
    return object?.record.card.name === 'Forest' && (object.status & StatusBit.Tapped) !== 0;
  }).length;
const forests = (count: number): string[] => Array.from({ length: count }, () => 'Forest');

describe('"can’t reduce the mana in that cost to less than one mana" (CR 601.2f, 602.2b)', () => {
  const LESS = 'Activated abilities of Bears you control cost {2} less to activate';
  const GROUNDS = `Grounds | {0} | Enchantment | | ${LESS}. This effect can’t reduce ${'the mana in that cost'} to less than one mana.`;
  const bear = (cost: string): string => `Bear | {0} | Creature — Bear | 2/2 | ${cost}: You gain 1 life.`;

  test.each([
    ['{4}', 2],
    ['{3}', 1],
    ['{2}', 1],
    ['{1}', 1],
    ['{G}', 1],
    ['{2}{G}', 1],
    ['{T}', 0],
  ])('%s is %i mana', (cost, mana) => {
    const game = table([GROUNDS, bear(cost)], [['Grounds', 'Bear', ...forests(4)], {}]);
    uses(game.ann, 'Bear');
    expect([game.ann.life, spent(game)]).toEqual([21, mana]);
  });

  test('without that sentence nothing may be left to pay; never less than nothing', () => {
    const free = 'Grounds | {0} | Enchantment | | Activated abilities of Bears you control cost {2} less to activate.';
    for (const [cost, mana] of [
      ['{3}', 1],
      ['{2}', 0],
      ['{1}', 0],
    ] as const) {
      const game = table([free, bear(cost)], [['Grounds', 'Bear', ...forests(4)], {}]);
      uses(game.ann, 'Bear');
      expect([game.ann.life, spent(game)]).toEqual([21, mana]);
    }
  });
});

describe('web-slinging (CR 118.9)', () => {
  const WEB = 'Wisp | {4}{G} | Creature — Spider | 2/2 | Web-slinging {G}';
  const SWAY = 'Sway | {0} | Instant | | Tap all creatures.';
  const TOMB = 'Tomb | {0} | Enchantment | | You may cast creature spells from your graveyard.';
  const mine = { battlefield: ['Hill Giant', 'Tomb', ...forests(2)], hand: ['Wisp', 'Sway'] };

  test('for its cost and a tapped creature of one’s own that returns to its owner’s hand, in the own main phase', () => {
    const game = table([WEB, SWAY, TOMB], [mine, ['Goblin Piker']]);
    expect(game.ann.can('cast', 'Wisp')).toBe(false);
    plays(game.ann, 'Sway');
    game.ann.casts('Wisp', { via: 'web-slinging' });
    expect([game.ann.hand, game.ben.battlefield, spent(game)]).toEqual([['Hill Giant'], ['Goblin Piker'], 1]);
    game.resolve();
    expect(game.ann.battlefield).toContain('Wisp');
    const late = table([WEB, SWAY, TOMB], [mine, {}]);
    plays(late.ann, 'Sway');
    expect(late.ann.can('cast', 'Wisp')).toBe(true);
    late.to('End');
    expect(late.ann.can('cast', 'Wisp')).toBe(false);
  });

  test('from the hand only', () => {
    const game = table([WEB, SWAY, TOMB], [{ ...mine, hand: ['Sway'], graveyard: ['Wisp'] }, {}]);
    plays(game.ann, 'Sway');
    expect(game.ann.can('cast', 'Wisp')).toBe(false);
  });
});

describe('crewing (CR 702.122a)', () => {
  const LINES = [
    'Cart | {0} | Artifact — Vehicle | 3/3 | Crew 3',
    'Wall | {0} | Creature — Wall | 0/5 | Defender',
    'Driver | {0} | Creature — Human | 1/1 | This creature crews Vehicles as though its power were 6 greater.',
    'Heavy | {0} | Creature — Human | 1/3 | Heavy crews Vehicles using its toughness rather than its power.',
    'Imp | {0} | Creature — Imp | 1/1',
  ];

  /** What is tapped when the player names the first that is offered, as often as asked. */
  function crewed(...names: string[]): { tapped: readonly string[]; offers: readonly (readonly string[])[] } | null {
    const game = table(LINES, [['Cart', ...names], {}]);
    if (!game.ann.can('activate', 'Cart')) return null;
    const offers: string[][] = [];
    game.plan((question: Question) => {
      if (question.kind !== 'chooseObjects') return null;
      offers.push(game.ann.names(question.from as never));
      return [0];
    });
    game.ann.activates('Cart');
    const tapped = game.game.battlefield.filter(
      (id) => ((game.game.objects[id]?.status ?? 0) & StatusBit.Tapped) !== 0,
    );
    return { tapped: game.ann.names(tapped), offers };
  }

  test('creatures are named one by one until there is power enough; those without power are not offered', () => {
    expect(crewed('Wall', 'Imp', 'Goblin Piker', 'Hill Giant')).toEqual({
      tapped: ['Imp', 'Goblin Piker'],
      offers: [
        ['Imp', 'Goblin Piker', 'Hill Giant'],
        ['Goblin Piker', 'Hill Giant'],
      ],
    });
    expect(crewed('Wall', 'Imp', 'Imp')).toBe(null);
  });

  test('a creature counts for what it crews as, and only that creature', () => {
    expect(crewed('Driver', 'Hill Giant')?.tapped).toEqual(['Driver']);
    expect(crewed('Heavy', 'Hill Giant')?.tapped).toEqual(['Heavy']);
    expect(crewed('Imp', 'Heavy')?.tapped).toEqual(['Imp', 'Heavy']);
    expect(crewed('Imp', 'Wall', 'Imp')).toBe(null);
  });
});

test('"up to {2} less": as much as is needed to pay at least, and then what the player says (CR 601.2f)', () => {
  const game = table(
    [
      'Discount | {0} | Enchantment | | Spells you cast cost up to {2} less to cast.',
      'Feast | {2}{G} | Sorcery | | You gain 4 life.',
    ],
    [{ battlefield: ['Discount', ...forests(2)], hand: ['Feast'] }, {}],
  );
  let asked: Question | null = null;
  game.plan((question) => {
    if (question.kind !== 'chooseNumber') return null;
    asked = question;
    return [question.max];
  });
  plays(game.ann, 'Feast');
  expect(asked).toMatchObject({ player: 0, min: 1, max: 2, reason: { rule: '601.2f' } });
  expect([game.ann.life, spent(game)]).toEqual([24, 1]);
});
