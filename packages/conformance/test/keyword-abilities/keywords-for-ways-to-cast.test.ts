/** Keywords by which cards are cast or put into play in other ways, with cards read from text. CR 702.48, 702.49, 702.103, 702.150, 702.162. */
import { describe, expect, test } from 'vitest';
import { now, plays, table } from '../support/text-table.ts';

describe('offering', () => {
  const lines = [
    'Old Fox | {4}{W}{W} | Creature — Spirit | 5/5 | Fox offering',
    'Kit | {1}{W} | Creature — Fox | 1/1 |',
    'Red Kit | {R}{R} | Creature — Fox | 1/1 |',
    'Hare | {1}{W} | Creature — Rabbit | 1/1 |',
  ];
  const lands = (count: number): string[] => Array<string>(count).fill('Plains');

  test('the sacrificed permanent’s mana cost is taken off, and the spell is cast as an instant is (CR 702.48a)', () => {
    const game = table(lines, [{}, { hand: ['Old Fox'], battlefield: ['Kit', ...lands(4)] }]);
    expect(game.ben.can('cast', 'Old Fox')).toBe(true);
    plays(game.ben, 'Old Fox');
    expect([game.ben.graveyard, game.ben.battlefield.includes('Old Fox')]).toEqual([['Kit'], true]);
    for (const battlefield of [['Kit', ...lands(3)], ['Hare', ...lands(4)], lands(6)])
      expect(table(lines, [{}, { hand: ['Old Fox'], battlefield }]).ben.can('cast', 'Old Fox')).toBe(false);
  });

  test('which permanent is chosen first, and sacrificed as the cost is paid (CR 702.48b)', () => {
    const game = table(
      [...lines, 'Altar | {0} | Enchantment | | Whenever you sacrifice a creature, you gain 1 life.'],
      [{ hand: ['Old Fox'], battlefield: ['Altar', 'Kit', 'Red Kit', ...lands(4)] }, {}],
    );
    const asked: string[] = [];
    game.plan((question) => {
      if (question.kind === 'chooseObjects') asked.push(...game.ann.names(question.from as never));
      return null;
    });
    game.ann.casts('Old Fox', { via: 'offering' });
    expect(asked).toEqual(['Kit', 'Red Kit']);
    expect(game.stack[0]).toBe('Old Fox');
    expect(game.resolveAll().ann.life).toBe(21);
  });

  test('colored mana takes off its color, and what is over takes off generic mana (CR 702.48c)', () => {
    const castable = (battlefield: readonly string[]): boolean =>
      table(lines, [{}, { hand: ['Old Fox'], battlefield }]).ben.can('cast', 'Old Fox');
    // {R}{R} leaves {2}{W}{W}; {1}{W} leaves {3}{W}.
    expect(castable(['Red Kit', 'Plains', 'Plains', 'Swamp', 'Swamp'])).toBe(true);
    expect(castable(['Red Kit', 'Plains', 'Swamp', 'Swamp', 'Swamp'])).toBe(false);
    expect(castable(['Kit', 'Plains', 'Swamp', 'Swamp', 'Swamp'])).toBe(true);
  });
});

test('compleated: two loyalty counters fewer for each Phyrexian symbol that life was paid for (CR 702.150a)', () => {
  const lines = ['Bent Sage | {G/P}{G/P} | Planeswalker — Sage | 7 | Compleated / +1: You gain 1 life.'];
  for (const [forests, loyalty, life] of [
    [2, 7, 20],
    [1, 5, 18],
    [0, 3, 16],
  ] as const) {
    const game = table(lines, [{ hand: ['Bent Sage'], battlefield: Array<string>(forests).fill('Forest') }, {}]);
    plays(game.ann, 'Bent Sage');
    expect([game.ann.permanent('Bent Sage').counters['loyalty'], game.ann.life]).toEqual([loyalty, life]);
  }
});

test('more than meets the eye: cast converted for its own cost, it enters with its back face up (CR 702.162a)', () => {
  const face = (name: string, more: object): object => ({ name, oracle_text: '', mana_cost: '', ...more });
  const truck = {
    name: 'Kind Robot // Kind Truck',
    layout: 'transform',
    card_faces: [
      face('Kind Robot', {
        type_line: 'Artifact Creature — Robot',
        mana_cost: '{5}',
        power: '4',
        toughness: '4',
        oracle_text: 'More Than Meets the Eye {1}',
      }),
      face('Kind Truck', { type_line: 'Artifact — Vehicle', power: '3', toughness: '2', oracle_text: 'Crew 2' }),
    ],
  };
  const game = table([truck as never], [{ hand: ['Kind Robot // Kind Truck'], battlefield: ['Plains'] }, {}]);
  plays(game.ann, 'Kind Robot');
  expect(game.ann.battlefield).toEqual(['Plains', 'Kind Truck']);
  expect(now(game.ann, 'Kind Truck').manaValue).toBe(5);
});

describe('ninjutsu', () => {
  const lines = [
    'Shade | {4} | Creature — Ninja | 2/2 | Ninjutsu {0}',
    'Boss | {4} | Legendary Creature — Ninja | 3/3 | Commander ninjutsu {0}',
  ];

  test('the card stays revealed while the ability is on the stack (CR 702.49b)', () => {
    const game = table(lines, [{ hand: ['Shade'], battlefield: ['Grizzly Bears'] }, {}]);
    game.ann.attacks('Grizzly Bears');
    game.to('DeclareBlockers');
    const seen = (): boolean => JSON.stringify(game.session.view(game.ben.id)).includes('"shown":[{');
    expect(seen()).toBe(false);
    game.ann.activates('Shade');
    expect(game.session.view(game.ben.id).shown.map(({ name }) => name)).toEqual(['Shade']);
    game.resolveAll();
    expect([seen(), game.ann.hand, game.ann.battlefield]).toEqual([false, ['Grizzly Bears'], ['Shade']]);
  });

  test('commander ninjutsu works from the hand and from the command zone (CR 702.49d)', () => {
    for (const zone of ['hand', 'command'] as const) {
      const game = table(lines, [{ [zone]: ['Boss'], battlefield: ['Grizzly Bears'] }, {}]);
      game.ann.attacks('Grizzly Bears');
      game.to('DeclareBlockers');
      game.ann.activates('Boss');
      game.resolveAll();
      game.throughCombat();
      expect([game.ann.battlefield, game.ben.life]).toEqual([['Boss'], 17]);
    }
    const plain = table(lines, [{ command: ['Shade'], battlefield: ['Grizzly Bears'] }, {}]);
    plain.ann.attacks('Grizzly Bears');
    plain.to('DeclareBlockers');
    expect(plain.ann.can('activate', 'Shade')).toBe(false);
  });
});

describe('bestow', () => {
  test('what a spell is bestowed decides whether it may be cast (CR 702.103d)', () => {
    const satyr = 'Satyr | {1} | Enchantment Creature — Satyr | 2/2 | Bestow {1}';
    const ways = (line: string): string[] => {
      const game = table([satyr, line], [{ hand: ['Satyr'], battlefield: ['Grizzly Bears', 'Plains'] }, ['Ban']]);
      return game.session.options(game.ann.id).flatMap((option) => (option.kind === 'cast' ? [option.via] : []));
    };
    expect(ways('Ban | {0} | Artifact | | Creature spells can’t be cast.')).toEqual(['bestow']);
    expect(ways('Ban | {0} | Artifact | | Aura spells can’t be cast.')).toEqual(['']);
  });
});
