/** Copies, their exceptions, and copies of spells, with cards read from text. CR 707. */
import { describe, expect, test } from 'vitest';
import type { PrintedCard } from '@kitchen-table/oracle';
import { hasSubtype, StatusBit } from '@kitchen-table/engine';
import { now, plays, table } from '../support/text-table.ts';

const COUNTER =
  'Hand Counter | {2} | Creature — Elf | */* | This creature’s power and toughness are each equal to the number of cards in your hand.';

describe('what a copy effect does not copy', () => {
  const copying = (name: string, size: string, except: string): string =>
    `${name} | {0} | Creature — Shapeshifter | ${size} | You may have this creature enter as a copy of any nonland creature on the battlefield, except ${except}.`;

  test('with a size of its own, an ability that defines the size is not copied (CR 707.9d)', () => {
    const lines = [copying('Gargoyle', '6/6', 'it’s 6/6 and it has flying'), COUNTER];
    const game = table(lines, [{ battlefield: ['Hand Counter'], hand: ['Gargoyle', 'Plains', 'Plains'] }, {}]);
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Gargoyle');
    const [original, copy] = [now(game.ann, 'Hand Counter', 0), now(game.ann, 'Hand Counter', 1)];
    expect([original.power, copy.power, copy.toughness, copy.abilities.length]).toEqual([2, 6, 6, 1]);
  });

  test('a type in addition to the others leaves what defines them: a copied changeling has every creature type (CR 707.9d)', () => {
    const lines = [
      copying('Rogue Mimic', '0/0', 'it’s a Rogue in addition to its other types'),
      copying('Frog Mimic', '0/0', 'it’s a 2/2 Frog'),
      'Everyone | {0} | Creature — Shapeshifter | 3/3 | Changeling',
    ];
    for (const [name, every] of [
      ['Rogue Mimic', true],
      ['Frog Mimic', false],
    ] as const) {
      const game = table(lines, [{ battlefield: ['Everyone'], hand: [name] }, {}]);
      game.ann.answers('yesNo', [1]);
      plays(game.ann, name);
      const { subtypes } = now(game.ann, 'Everyone', 1);
      expect([
        hasSubtype(now(game.ann, 'Everyone', 1), 'Goat'),
        subtypes.includes(name.split(' ')[0] as string),
      ]).toEqual([every, true]);
    }
  });

  test('with a color of its own, neither the color indicator nor what defines the color is copied (CR 707.9d)', () => {
    const moth = {
      name: 'Red Moth',
      mana_cost: '',
      color_indicator: ['R'],
      type_line: 'Creature — Insect',
      power: '1',
      toughness: '1',
      oracle_text: '',
    } as unknown as PrintedCard;
    const lines = [
      moth,
      'Pale Thing | {2}{R} | Creature — Eldrazi | 2/1 | Devoid',
      'Whiten | {0} | Sorcery | | Create a token that’s a copy of target creature, except it’s white.',
    ];
    for (const name of ['Red Moth', 'Pale Thing']) {
      const game = table(lines, [{ battlefield: [name], hand: ['Whiten'] }, {}]);
      plays(game.ann, 'Whiten', name);
      expect(now(game.ann, name, 1).colors).toBe(1);
    }
  });
});

test('a characteristic that is not copied stays as it was, and is copied so by others (CR 707.9c)', () => {
  const lines = [
    'Blue Double | {U} | Creature — Shapeshifter | 0/1 | You may have this creature enter as a copy of any nonland creature on the battlefield, except it doesn’t copy that creature’s color and it has flying.',
    'Green Brute | {G} | Creature — Beast | 4/4 |',
    'Grey Double | {0} | Creature — Shapeshifter | 0/1 | You may have this creature enter as a copy of any nonland creature on the battlefield.',
  ];
  const game = table(lines, [{ battlefield: ['Green Brute', 'Island'], hand: ['Blue Double', 'Grey Double'] }, {}]);
  game.plan((question) => {
    if (question.kind === 'yesNo') return [1];
    return question.kind === 'chooseObjects' ? [question.from.length - 1] : null;
  });
  plays(game.ann, 'Blue Double');
  plays(game.ann, 'Grey Double');
  const seen = [0, 1, 2].map((index) => now(game.ann, 'Green Brute', index));
  expect(seen.map(({ colors, power, abilities }) => [colors, power, abilities.length])).toEqual([
    [16, 4, 0],
    [2, 4, 1],
    [2, 4, 1],
  ]);
});

test('a token that copies something which may enter as a copy may itself, each token for itself (CR 707.5, 614.12a)', () => {
  const lines = [
    'Lazy Clone | {0} | Creature — Shapeshifter | 0/2 | You may have this creature enter as a copy of any nonland creature on the battlefield.',
    'Likenesses | {0} | Sorcery | | Create two tokens that are copies of target creature.',
  ];
  const game = table(lines, [{ battlefield: ['Lazy Clone', 'Hill Giant'], hand: ['Likenesses'] }, {}]);
  const wanted = [1, 0];
  game.plan((question) => {
    if (question.kind === 'yesNo') return [wanted.shift() ?? 0];
    return question.kind === 'chooseObjects' ? [game.indexOf(question.from, 'Hill Giant')] : null;
  });
  plays(game.ann, 'Likenesses', 'Lazy Clone');
  expect([...game.ann.battlefield].sort()).toEqual(['Hill Giant', 'Hill Giant', 'Lazy Clone', 'Lazy Clone']);
});

describe('exceptions that are additional effects', () => {
  const lines = [
    'Big Ego | {0} | Creature — Shapeshifter | 0/1 | You may have this creature enter as a copy of any nonland creature on the battlefield, except it enters with three additional +1/+1 counters on it.',
    'Lazy Clone | {0} | Creature — Shapeshifter | 0/2 | You may have this creature enter as a copy of any nonland creature on the battlefield.',
    'Twofold | {0} | Creature — Shapeshifter | 0/1 | You may have this creature enter as a copy of a permanent with mana value 5 or less you control, except it enters with three additional +1/+1 counters on it if it’s a creature.',
    'Forge | {0} | Artifact | | {0}: This artifact becomes a 3/3 artifact creature until end of turn.',
    'Sage | {0} | Legendary Planeswalker — Sage | 4 | +1: You gain 1 life.',
    'Spare Sage | {0} | Creature — Shapeshifter | 0/1 | You may have this creature enter as a copy of a planeswalker you control, except it enters with two additional loyalty counters on it and it isn’t legendary.',
  ];
  const choosing = (game: ReturnType<typeof table>, ...names: readonly string[]): void => {
    const left = [...names];
    game.plan((question) => {
      if (question.kind === 'yesNo') return [left.length > 0 ? 1 : 0];
      if (question.kind !== 'chooseObjects') return null;
      return [game.indexOf(question.from, left.shift() as string)];
    });
  };

  test('the counters come with the copy; not if it becomes a copy of something else after that (CR 707.9e)', () => {
    const one = table(lines, [{ battlefield: ['Hill Giant'], hand: ['Big Ego'] }, {}]);
    choosing(one, 'Hill Giant');
    plays(one.ann, 'Big Ego');
    expect(now(one.ann, 'Hill Giant', 1).power).toBe(6);
    // It would be a copy of the clone, with the counters; as that it becomes a copy of the giant.
    const two = table(lines, [{ battlefield: ['Hill Giant', 'Lazy Clone'], hand: ['Big Ego'] }, {}]);
    choosing(two, 'Lazy Clone', 'Hill Giant');
    plays(two.ann, 'Big Ego');
    expect([two.ann.battlefield, now(two.ann, 'Hill Giant', 1).power]).toEqual([
      ['Hill Giant', 'Lazy Clone', 'Hill Giant'],
      3,
    ]);
  });

  test('an exception for a creature looks at what the copy would be: an artifact that is only now a creature is none (CR 707.9f)', () => {
    const game = table(lines, [{ battlefield: ['Forge', 'Grizzly Bears'], hand: ['Twofold', 'Twofold'] }, {}]);
    game.ann.activates('Forge');
    game.resolveAll();
    choosing(game, 'Forge', 'Grizzly Bears');
    plays(game.ann, 'Twofold');
    expect([game.ann.battlefield.length, game.ann.permanent('Forge', 1).counters['+1/+1']]).toEqual([3, undefined]);
    plays(game.ann, 'Twofold');
    expect(now(game.ann, 'Grizzly Bears', 1).power).toBe(5);
  });

  test('additional loyalty is added to the loyalty that the copied planeswalker enters with (CR 707.9e, 306.5b)', () => {
    const game = table(lines, [{ battlefield: ['Sage'], hand: ['Spare Sage'] }, {}]);
    choosing(game, 'Sage');
    plays(game.ann, 'Spare Sage');
    expect(game.ann.permanent('Sage', 1).counters['loyalty']).toBe(6);
  });
});

describe('copies of permanent spells', () => {
  test('the copy of a transforming spell has both faces and becomes a transforming token (CR 707.10g)', () => {
    const larva = {
      name: 'Larva // Moth',
      layout: 'transform',
      card_faces: [
        {
          name: 'Larva',
          mana_cost: '{0}',
          type_line: 'Creature — Insect',
          power: '1',
          toughness: '1',
          oracle_text: '',
        },
        { name: 'Moth', mana_cost: '', type_line: 'Creature — Insect', power: '4', toughness: '4', oracle_text: '' },
      ],
    } as unknown as PrintedCard;
    const lines = [
      larva,
      'Twin Spell | {0} | Instant | | Copy target creature spell you control.',
      'Shift | {0} | Instant | | Transform target creature.',
    ];
    const game = table(lines, [{ hand: ['Larva // Moth', 'Twin Spell', 'Shift', 'Shift'] }, {}]);
    game.ann.casts('Larva');
    game.ann.casts('Twin Spell', { targets: ['Larva'] });
    game.resolveAll();
    expect(game.ann.battlefield).toEqual(['Larva', 'Larva']);
    const token = game.game.battlefield.find((id) => ((game.game.objects[id]?.status ?? 0) & StatusBit.Token) !== 0);
    game.plan((question) => (question.kind === 'targets' ? [question.legal.indexOf(token as never)] : null));
    game.ann.casts('Shift');
    game.resolveAll();
    expect([...game.ann.battlefield].sort()).toEqual(['Larva', 'Moth']);
    game.ann.casts('Shift');
    game.resolveAll();
    expect(game.ann.battlefield).toEqual(['Larva', 'Larva']);
  });
});

describe('copies whose targets are said', () => {
  const lines = [
    'War Chief | {0} | Creature — Goblin | 3/3 | Whenever you cast an instant or sorcery spell that targets only this creature, copy that spell for each other creature you control that the spell could target. Each copy targets a different one of those creatures.',
    'Golem Chief | {0} | Creature — Golem | 2/2 | Whenever you cast an instant or sorcery spell that targets only a single Golem, copy that spell for each other Golem that spell could target. Each copy targets a different one of those Golems.',
    'Plain Golem | {0} | Creature — Golem | 1/1 |',
    'Veiled One | {0} | Creature — Elf | 1/1 | Shroud',
    'Leech | {0} | Creature — Elf | 1/1 | Whenever you cast an instant spell that targets a creature, you may copy that spell. The copy targets this creature.',
    'Embolden | {0} | Instant | | Target creature gets +1/+1 until end of turn.',
    'Duel | {0} | Instant | | Target creature gets +2/+0 until end of turn. Target player loses 1 life.',
  ];

  test('one copy for each that could be the target of all of it, in the order of their controller’s choice (CR 707.10d)', () => {
    const battlefield = ['War Chief', 'Grizzly Bears', 'Veiled One', 'Hill Giant'];
    const game = table(lines, [{ battlefield, hand: ['Embolden', 'Duel'] }, ['Craw Wurm']]);
    const sizes = (): readonly string[] => battlefield.map((name) => game.ann.stats(name));
    game.ann.casts('Embolden', { targets: ['War Chief'] });
    game.ann.answers('order', [1, 0]);
    game.resolve();
    const targets = game.game.stack.map((id) => game.game.objects[id]?.stack?.targets[0]?.chosen[0]);
    expect(targets.slice(1)).toEqual([game.ann.permanent('Hill Giant').id, game.ann.permanent('Grizzly Bears').id]);
    game.resolveAll();
    expect([sizes(), game.ben.stats('Craw Wurm')]).toEqual([['4/4', '3/3', '1/1', '4/4'], '6/4']);
    // A creature is no player: for the second spell there is nothing that could be all of its targets.
    game.ann.casts('Duel', { targets: ['War Chief', 'ben'] });
    game.resolveAll();
    expect([sizes(), game.ben.life]).toEqual([['6/4', '3/3', '1/1', '4/4'], 19]);
  });

  test('what has the ability may be one of the others; what is the target already is not (CR 707.10d)', () => {
    const game = table(lines, [{ battlefield: ['Golem Chief', 'Plain Golem'], hand: ['Embolden'] }, ['Plain Golem']]);
    game.ann.casts('Embolden', { targets: ['Plain Golem'] });
    game.resolveAll();
    expect([game.ann.stats('Golem Chief'), game.ann.stats('Plain Golem'), game.ben.stats('Plain Golem')]).toEqual([
      '3/3',
      '2/2',
      '2/2',
    ]);
  });

  test('a copy with a stated target is made only if that target is legal for all of it (CR 707.10e)', () => {
    const game = table(lines, [{ battlefield: ['Leech', 'Grizzly Bears'], hand: ['Embolden', 'Duel'] }, {}]);
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    game.ann.casts('Embolden', { targets: ['Grizzly Bears'] });
    game.resolveAll();
    expect([game.ann.stats('Leech'), game.ann.stats('Grizzly Bears')]).toEqual(['2/2', '3/3']);
    game.ann.casts('Duel', { targets: ['Grizzly Bears', 'ben'] });
    game.resolveAll();
    expect([game.ann.stats('Leech'), game.ann.stats('Grizzly Bears'), game.ben.life]).toEqual(['2/2', '5/3', 19]);
  });
});
