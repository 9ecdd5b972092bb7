/** Merged permanents and mutate. CR 727, 702.140. */
import type { Card } from '@kitchen-table/language';
import { expect, test } from 'vitest';
import { characteristics, defaultAnswer, type GameObject, type ObjectId } from '../src/index.ts';
import { perform } from '../src/events/perform.ts';
import { flip } from '../src/rules/keyword-actions/flip.ts';
import { manifest } from '../src/rules/keyword-actions/manifest.ts';
import { viewFor } from '../src/play/views.ts';
import { componentsOf } from '../src/vocabulary/merged.ts';
import { StatusBit } from '../src/vocabulary/objects.ts';
import { Zone } from '../src/vocabulary/zones.ts';
import { act, card, keyword, number, self, you } from './cards.ts';
import { ALL, beast, mutant } from './merging-cards.ts';
import { type Scenario, scenario } from './scenario.ts';

type Seats = Parameters<typeof scenario>[0];

function table(seats: Seats, more: readonly Card[] = [], format?: string): Scenario {
  return scenario(seats, { cards: [...ALL, ...more], ...(format === undefined ? {} : { format }) });
}

/** Ann casts a creature for its mutate cost onto another, over or under it. */
function mutates(game: Scenario, spell: string, target: string, where: 'Over' | 'Under'): Scenario {
  game.ann.casts(spell, { via: 'mutate', targets: [target] });
  game.plan((question) =>
    question.kind === 'chooseOption' && question.options.some((option) => option.startsWith('Over '))
      ? [question.options.findIndex((option) => option.startsWith(where))]
      : null,
  );
  game.resolveAll();
  game.unplan();
  return game;
}

const grafted = (where: 'Over' | 'Under', hand: readonly string[] = []): Scenario =>
  mutates(
    table([{ battlefield: ['Plain Ox'], hand: ['Grafted Hawk', ...hand] }, []]),
    'Grafted Hawk',
    'Plain Ox',
    where,
  );

const words = (game: Scenario, name: string): string[] =>
  characteristics(game.game, game.ann.permanent(name).id)
    .abilities.flatMap(({ ability }) => (ability.kind === 'keyword' ? [ability.keyword] : []))
    .sort();

test('a spell cast for its mutate cost targets a non-Human creature with the same owner (CR 702.140a)', () => {
  const game = table([{ battlefield: ['Plain Ox', 'Plain Person'], hand: ['Grafted Hawk'] }, ['Plain Ox']]);
  game.ann.casts('Grafted Hawk', { via: 'mutate', targets: ['Plain Ox'] });
  const [spell] = game.game.stack;
  const targets = game.game.objects[spell as number]?.stack?.targets.flatMap(({ chosen }) => chosen);
  expect(targets).toEqual([game.ann.permanent('Plain Ox').id as number]);
  expect(() => {
    const other = table([{ battlefield: ['Plain Person'], hand: ['Grafted Hawk'] }, ['Plain Ox']]);
    other.ann.casts('Grafted Hawk', { via: 'mutate' });
  }).toThrow("can't cast");
});

test('it merges over its target: one permanent, the topmost card’s characteristics, the abilities of both (CR 702.140c, 702.140e, 727.2, 727.2a)', () => {
  const game = grafted('Over');
  expect(game.ann.battlefield).toEqual(['Grafted Hawk']);
  expect(game.ann.stats('Grafted Hawk')).toBe('2/2');
  expect(words(game, 'Grafted Hawk')).toEqual(['flying', 'mutate', 'vigilance']);
  const seen = viewFor(game.game, game.ann.id, null).battlefield[0];
  expect(seen?.components).toEqual(['Grafted Hawk', 'Plain Ox']);
});

test('it merges under its target when its controller says so (CR 702.140c, 702.140e)', () => {
  const game = grafted('Under');
  expect(game.ann.battlefield).toEqual(['Plain Ox']);
  expect(game.ann.stats('Plain Ox')).toBe('1/5');
  expect(words(game, 'Plain Ox')).toEqual(['flying', 'mutate', 'vigilance']);
});

test('"whenever this creature mutates" of any of its cards triggers, each time (CR 702.140d)', () => {
  const game = grafted('Over', ['Grafted Tusk']);
  expect(game.ann.life).toBe(23);
  mutates(game, 'Grafted Tusk', 'Grafted Hawk', 'Over');
  expect(game.ann.battlefield).toEqual(['Grafted Tusk']);
  expect(game.ann.life).toBe(36);
  expect(words(game, 'Grafted Tusk')).toEqual(['flying', 'mutate', 'mutate', 'trample', 'vigilance']);
});

test('with an illegal target it resolves as a creature spell (CR 702.140b)', () => {
  const game = table([{ battlefield: ['Plain Ox'], hand: ['Grafted Hawk', 'Test Kill'] }, []]);
  game.ann.casts('Grafted Hawk', { via: 'mutate', targets: ['Plain Ox'] });
  game.ann.casts('Test Kill', { targets: ['Plain Ox'] });
  game.resolveAll();
  expect(game.ann.battlefield).toEqual(['Grafted Hawk']);
  expect(componentsOf(game.ann.permanent('Grafted Hawk'))).toBe(null);
  expect(game.ann.life).toBe(20);
});

test('what modifies the mutating spell modifies the merged permanent (CR 702.140f)', () => {
  const game = table([{ battlefield: ['Plain Ox'], hand: ['Grafted Hawk'] }, []]);
  game.ann.casts('Grafted Hawk', { via: 'mutate', targets: ['Plain Ox'] });
  const spell = game.game.stack[0] as ObjectId;
  game.alter((now) => {
    now.effects = [
      ...now.effects,
      {
        id: now.nextEffectId++,
        timestamp: now.nextTimestamp++,
        rule: { kind: 'changes', action: { kind: 'gain', verb: 'gain', object: self, abilities: [keyword('haste')] } },
        context: { source: spell, controller: game.ann.id, bindings: {}, x: null, stackObject: -1 as ObjectId },
        affected: [spell as number as never],
        locked: null,
        duration: { kind: 'restOfGame' },
        startedTurn: now.turn,
        startedBy: game.ann.id,
      },
    ];
    now.derived = null;
  });
  game.resolveAll();
  expect(words(game, 'Grafted Hawk')).toContain('haste');
});

test('the spell leaves the stack, and nothing enters the battlefield (CR 727.2b)', () => {
  const watcher = card('Test Watcher', {
    types: ['artifact'],
    cost: '0',
    abilities: [
      {
        kind: 'triggered',
        trigger: {
          kind: 'trigger',
          word: 'whenever',
          events: [
            {
              kind: 'enter',
              object: {
                kind: 'select',
                quantifier: { kind: 'quantifier', amount: 'a' },
                filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
              },
            },
          ],
        } as never,
        clause: act({ kind: 'gainLife', amount: number(100), actor: you }),
      },
    ],
  });
  const game = table([{ battlefield: ['Plain Ox', 'Test Watcher'], hand: ['Grafted Hawk'] }, []], [watcher]);
  mutates(game, 'Grafted Hawk', 'Plain Ox', 'Over');
  expect(game.ann.life).toBe(23);
  expect(game.game.stack).toEqual([]);
  expect(game.ann.hand).toEqual([]);
});

test('it is the same object as before: effects go on, it may attack, it stays tapped and keeps its counters (CR 727.2c)', () => {
  const game = table([{ battlefield: ['Plain Ox'], hand: ['Test Growth', 'Grafted Hawk'] }, []]);
  const before = game.ann.permanent('Plain Ox').id;
  game.alter((now) => {
    const by = { cause: before, rule: '122.1' };
    perform(now, [
      { kind: 'putCounters', on: before as number as never, counter: 'charge', amount: 2, player: game.ann.id, ...by },
    ]);
    perform(now, [{ kind: 'tap', object: before, ...by }]);
  });
  game.ann.casts('Test Growth', { targets: ['Plain Ox'] });
  game.resolveAll();
  mutates(game, 'Grafted Hawk', 'Plain Ox', 'Over');
  const after = game.ann.permanent('Grafted Hawk');
  expect(after.id).toBe(before);
  expect(game.ann.stats('Grafted Hawk')).toBe('4/4');
  expect(after.status & StatusBit.Tapped).not.toBe(0);
  expect(after.counters).toEqual({ charge: 2 });
  const other = grafted('Over');
  other.ann.attacks('Grafted Hawk', 'ben');
  other.throughCombat();
  expect(other.ben.life).toBe(18);
});

test('a merged permanent is a token only if the topmost component is one (CR 727.2d)', () => {
  for (const where of ['Over', 'Under'] as const) {
    const game = table([{ battlefield: ['Plain Ox'], hand: ['Test Twin', 'Test Kill', 'Grafted Hawk'] }, []]);
    game.ann.casts('Test Twin', { targets: ['Plain Ox'] });
    game.resolveAll();
    game.ann.casts('Test Kill', { targets: ['Plain Ox'] }); // the card, which is first
    game.resolveAll();
    mutates(game, 'Grafted Hawk', 'Plain Ox', where);
    const [permanent] = game.game.battlefield;
    const token = ((game.game.objects[permanent as number] as GameObject).status & StatusBit.Token) !== 0;
    expect(token, where).toBe(where === 'Under');
  }
});

test('one permanent leaves the battlefield, and each card goes to the graveyard in the order its owner likes (CR 727.3, 727.3a)', () => {
  const mourner = card('Test Mourner', {
    types: ['artifact'],
    cost: '0',
    abilities: [
      {
        kind: 'triggered',
        trigger: {
          kind: 'trigger',
          word: 'whenever',
          events: [
            {
              kind: 'die',
              object: {
                kind: 'select',
                quantifier: { kind: 'quantifier', amount: 'a' },
                filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
              },
            },
          ],
        } as never,
        clause: act({ kind: 'gainLife', amount: number(100), actor: you }),
      },
      {
        kind: 'triggered',
        trigger: {
          kind: 'trigger',
          word: 'whenever',
          events: [
            {
              kind: 'move',
              verb: 'put',
              object: {
                kind: 'select',
                quantifier: { kind: 'quantifier', amount: 'a' },
                filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } },
              },
              from: { kind: 'place', zone: 'graveyard', words: 'anywhere' },
              to: { kind: 'place', zone: 'graveyard' },
            },
          ],
        } as never,
        clause: act({ kind: 'gainLife', amount: number(1000), actor: you }),
      },
    ],
  });
  const game = table(
    [{ battlefield: ['Plain Ox', 'Test Mourner'], hand: ['Grafted Hawk'] }, { hand: ['Test Kill'] }],
    [mourner],
  );
  mutates(game, 'Grafted Hawk', 'Plain Ox', 'Over');
  const before = game.ann.life;
  game.ben.casts('Test Kill', { targets: ['Grafted Hawk'] });
  game.plan((question) =>
    question.kind === 'order' && question.player === game.ann.id && question.items.length === 2 ? [1, 0] : null,
  );
  game.resolve();
  expect(game.ann.graveyard).toEqual(['Plain Ox', 'Grafted Hawk']);
  game.resolveAll();
  // Test Kill is a card, too: one death, three cards.
  expect(game.ann.life - before).toBe(3100);
});

test('put into a library, its cards go there in the order its owner likes (CR 727.3a)', () => {
  const game = grafted('Over', ['Test Bury']);
  game.plan((question) => (question.kind === 'order' && question.what === 'library' ? [1, 0] : null));
  game.ann.casts('Test Bury', { targets: ['Grafted Hawk'] });
  game.resolveAll();
  expect(game.ann.library.slice(-2)).toEqual(['Plain Ox', 'Grafted Hawk']);
});

test('whoever exiles it determines the order of timestamps (CR 727.3b)', () => {
  const game = table([{ battlefield: ['Plain Ox'], hand: ['Grafted Hawk'] }, { hand: ['Test Banish'] }]);
  mutates(game, 'Grafted Hawk', 'Plain Ox', 'Over');
  game.plan((question) => (question.kind === 'order' && question.player === game.ben.id ? [1, 0] : null));
  game.ben.casts('Test Banish', { targets: ['Grafted Hawk'] });
  game.resolveAll();
  expect(game.ann.exile).toEqual(['Plain Ox', 'Grafted Hawk']);
  const [ox, hawk] = game.game.exile.map((id) => game.game.objects[id] as GameObject);
  expect((ox as GameObject).timestamp).toBeLessThan((hawk as GameObject).timestamp);
});

test('an effect that finds what it became finds all of its cards (CR 727.3c)', () => {
  const game = grafted('Over', ['Test Blink']);
  game.ann.casts('Test Blink', { targets: ['Grafted Hawk'] });
  game.resolveAll();
  expect(game.ann.battlefield.toSorted()).toEqual(['Grafted Hawk', 'Plain Ox']);
});

test('a replacement effect that applies to the permanent takes all of its components along (CR 727.3d)', () => {
  const pit = card('Test Pit', {
    types: ['enchantment'],
    cost: '0',
    abilities: [
      {
        kind: 'static',
        rules: [
          {
            kind: 'replace',
            would: {
              kind: 'die',
              object: {
                kind: 'select',
                quantifier: { kind: 'quantifier', amount: 'a' },
                filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
              },
            },
            instead: act({ kind: 'exile', object: { kind: 'reference', to: 'event.object', words: 'it' } }),
          } as never,
        ],
      },
    ],
  });
  const game = table([{ battlefield: ['Plain Ox', 'Test Pit'], hand: ['Grafted Hawk', 'Test Kill'] }, []], [pit]);
  mutates(game, 'Grafted Hawk', 'Plain Ox', 'Over');
  game.ann.casts('Test Kill', { targets: ['Grafted Hawk'] });
  game.resolveAll();
  expect(game.ann.exile.toSorted()).toEqual(['Grafted Hawk', 'Plain Ox']);
  expect(game.ann.graveyard).toEqual(['Test Kill']);
});

/** "If a card would be put into a graveyard from anywhere, exile it instead." */
const VOID = card('Test Void', {
  types: ['enchantment'],
  cost: '0',
  abilities: [
    {
      kind: 'static',
      rules: [
        {
          kind: 'replace',
          would: {
            kind: 'move',
            verb: 'put',
            object: {
              kind: 'select',
              quantifier: { kind: 'quantifier', amount: 'a' },
              filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } },
            },
            from: { kind: 'place', zone: 'battlefield', words: 'anywhere' },
            to: { kind: 'place', zone: 'graveyard' },
          },
          instead: act({ kind: 'exile', object: { kind: 'reference', to: 'event.object', words: 'it' } }),
        } as never,
      ],
    },
  ],
});

test('an effect about cards takes all components of a permanent that is no token, and of a token only the cards (CR 727.3e)', () => {
  for (const where of ['Over', 'Under'] as const) {
    const game = table(
      [{ battlefield: ['Plain Ox'], hand: ['Test Twin', 'Test Kill', 'Test Kill', 'Grafted Hawk', 'Test Void'] }, []],
      [VOID],
    );
    game.ann.casts('Test Twin', { targets: ['Plain Ox'] });
    game.resolveAll();
    game.ann.casts('Test Kill', { targets: ['Plain Ox'] }); // the card, which is first
    game.resolveAll();
    mutates(game, 'Grafted Hawk', 'Plain Ox', where);
    game.ann.casts('Test Void');
    game.resolveAll();
    const zones: string[] = [];
    game.alter((now) => {
      now.ask = (_game, question) => defaultAnswer(question);
      const merged = now.battlefield.find((id) => componentsOf(now.objects[id] as GameObject) !== null) as ObjectId;
      const done = perform(now, [
        { kind: 'destroy', object: merged, noRegeneration: false, cause: merged, rule: '701.7a' },
      ]);
      for (const event of done)
        if (event.kind === 'zoneChange') {
          const went = now.objects[event.became] as GameObject;
          zones.push(
            `${went.status & StatusBit.Token ? 'token' : 'card'} to ${went.zone === Zone.Exile ? 'exile' : 'graveyard'}`,
          );
        }
    });
    expect(zones.toSorted(), where).toEqual(
      where === 'Over' ? ['card to exile', 'token to exile'] : ['card to exile', 'token to graveyard'],
    );
  }
});

test('a copy of a merged permanent has the characteristics and abilities of all its components (CR 727.2a, 707.2)', () => {
  const game = grafted('Over', ['Test Twin']);
  game.ann.casts('Test Twin', { targets: ['Grafted Hawk'] });
  game.resolveAll();
  const copy = game.ann.permanent('Grafted Hawk', 1);
  expect(copy.status & StatusBit.Token).not.toBe(0);
  const has = characteristics(game.game, copy.id).abilities.flatMap(({ ability }) =>
    ability.kind === 'keyword' ? [ability.keyword] : [],
  );
  expect(has.toSorted()).toEqual(['flying', 'mutate', 'vigilance']);
});

test('what it becomes a copy of later covers what it merged into, by timestamp (CR 727.2a, 613.7)', () => {
  const game = grafted('Over');
  const id = game.ann.permanent('Grafted Hawk').id;
  game.alter((now) => {
    const record = now.rules.recordOf(now, beast('Big Beast', 9, 9));
    const merging = now.effects.find((effect) => effect.merging === true);
    if (merging === undefined) throw new Error('it has not merged');
    now.effects = [
      ...now.effects,
      {
        ...merging,
        id: now.nextEffectId++,
        timestamp: now.nextTimestamp++,
        copied: { record: record.index, face: 0, except: [] },
        merging: undefined as never,
      },
    ];
    now.derived = null;
  });
  expect(characteristics(game.game, id).name).toBe('Big Beast');
  expect(words(game, 'Big Beast')).toEqual([]);
});

/** Turns a permanent of Ann's face down, or face up. */
function turn(game: Scenario, id: ObjectId, kind: 'turnFaceDown' | 'turnFaceUp' | 'transform'): void {
  game.alter((now) => {
    perform(now, [{ kind, object: id, cause: id, rule: '708.2' }]);
  });
}

const isFaceDown = (game: Scenario, id: ObjectId): boolean =>
  ((game.game.objects[id] as GameObject).status & StatusBit.FaceDown) !== 0;
const statsOf = (game: Scenario, id: ObjectId): string => {
  const { name, power, toughness } = characteristics(game.game, id);
  return `${name} ${power}/${toughness}`;
};

/** Gives 1000 life when a permanent is turned face up. */
const SENTRY = card('Test Sentry', {
  types: ['artifact'],
  cost: '0',
  abilities: [
    {
      kind: 'triggered',
      trigger: {
        kind: 'trigger',
        word: 'whenever',
        events: [
          {
            kind: 'turnedFaceUp',
            object: {
              kind: 'select',
              quantifier: { kind: 'quantifier', amount: 'a' },
              filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'permanent' }] } },
            },
          },
        ],
      } as never,
      clause: act({ kind: 'gainLife', amount: number(1000), actor: you }),
    },
  ],
});

/** A face-down ox of Ann's, with the hawk cast onto it. */
function ontoFaceDown(where: 'Over' | 'Under'): { game: Scenario; id: ObjectId } {
  const game = table([{ battlefield: ['Plain Ox', 'Test Sentry'], hand: ['Grafted Hawk'] }, []], [SENTRY]);
  const { id } = game.ann.permanent('Plain Ox');
  turn(game, id, 'turnFaceDown');
  expect(statsOf(game, id)).toBe(' 2/2');
  mutates(game, 'Grafted Hawk', '', where);
  return { game, id };
}

test('the topmost component decides whether a merged permanent is face down, and merging is not turning face up (CR 727.2e)', () => {
  const over = ontoFaceDown('Over');
  expect(isFaceDown(over.game, over.id)).toBe(false);
  expect(statsOf(over.game, over.id)).toBe('Grafted Hawk 2/2');
  expect(over.game.ann.life).toBe(23); // for mutating, none for turning up
  const under = ontoFaceDown('Under');
  expect(isFaceDown(under.game, under.id)).toBe(true);
  expect(statsOf(under.game, under.id)).toBe(' 2/2');
});

test('turned face down or face up, every component is (CR 727.2f)', () => {
  const { game, id } = ontoFaceDown('Under');
  turn(game, id, 'turnFaceUp');
  expect(componentsOf(game.game.objects[id] as GameObject)?.map(({ faceDown }) => faceDown)).toEqual([false, false]);
  expect(statsOf(game, id)).toBe('Plain Ox 1/5');
  turn(game, id, 'turnFaceDown');
  expect(componentsOf(game.game.objects[id] as GameObject)?.map(({ faceDown }) => faceDown)).toEqual([true, true]);
  expect(statsOf(game, id)).toBe(' 2/2');
});

test('with an instant card in it, a face-down merged permanent is not turned face up, and nothing triggers (CR 727.2g)', () => {
  const game = table([{ battlefield: ['Test Sentry'], hand: ['Grafted Hawk', 'Test Growth'] }, []], [SENTRY]);
  const growth = game.ann.state.hand[1] as ObjectId;
  game.alter((now) => {
    manifest(now, game.ann.id, [growth], false, growth);
  });
  const id = game.game.battlefield.at(-1) as ObjectId;
  mutates(game, 'Grafted Hawk', '', 'Under');
  turn(game, id, 'turnFaceUp');
  expect(isFaceDown(game, id)).toBe(true);
  game.resolveAll();
  expect(game.ann.life).toBeLessThan(1000);
});

test('a face-up merged permanent with a double-faced component can’t be turned face down (CR 727.2j)', () => {
  const game = table([{ battlefield: ['Test Larva // Test Moth'], hand: ['Grafted Hawk'] }, []], [MOTH]);
  mutates(game, 'Grafted Hawk', 'Test Larva', 'Over');
  const { id } = game.ann.permanent('Grafted Hawk');
  turn(game, id, 'turnFaceDown');
  expect(isFaceDown(game, id)).toBe(false);
});

const MOTH: Card = {
  name: 'Test Larva // Test Moth',
  layout: 'transform',
  colorIdentity: [],
  faces: [
    beast('Test Larva', 1, 1, keyword('reach')).faces[0],
    { ...beast('Test Moth', 5, 5, keyword('lifelink')).faces[0], manaCost: null },
  ],
};

test('transforming it turns its double-faced components, whether on top or not (CR 727.2i)', () => {
  const game = table(
    [{ battlefield: ['Test Larva // Test Moth'], hand: ['Grafted Hawk', 'Test Turning'] }, []],
    [MOTH, TURNING],
  );
  mutates(game, 'Grafted Hawk', 'Test Larva', 'Over');
  const { id } = game.ann.permanent('Grafted Hawk');
  expect(words(game, 'Grafted Hawk')).toContain('reach');
  game.ann.casts('Test Turning', { targets: ['Grafted Hawk'] });
  game.resolveAll();
  expect(statsOf(game, id)).toBe('Grafted Hawk 2/2');
  expect(words(game, 'Grafted Hawk')).toEqual(['flying', 'lifelink', 'mutate']);
  const under = table(
    [{ battlefield: ['Test Larva // Test Moth'], hand: ['Grafted Hawk', 'Test Turning'] }, []],
    [MOTH, TURNING],
  );
  mutates(under, 'Grafted Hawk', 'Test Larva', 'Under');
  under.ann.casts('Test Turning', { targets: ['Test Larva'] });
  under.resolveAll();
  expect(under.ann.stats('Test Moth')).toBe('5/5');
  // It is no double-faced permanent: without such a component, nothing turns.
  const plain = grafted('Over', ['Test Growth']);
  expect(plain.ann.battlefield).toEqual(['Grafted Hawk']);
});

const TURNING = card('Test Turning', {
  types: ['instant'],
  cost: '0',
  abilities: [
    {
      kind: 'spell',
      clause: act({
        kind: 'transform',
        object: {
          kind: 'select',
          quantifier: { kind: 'quantifier', amount: 'a', target: true },
          filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
          label: 'target1',
        },
      }),
    },
  ],
});

test('flipped, a flip card among its components shows its other half (CR 727.2h)', () => {
  const flipper: Card = {
    name: 'Test Pupil // Test Master',
    layout: 'flip',
    colorIdentity: [],
    faces: [
      beast('Test Pupil', 1, 1, keyword('reach')).faces[0],
      { ...beast('Test Master', 6, 6, keyword('lifelink')).faces[0] },
    ],
  };
  const over = table([{ battlefield: ['Test Pupil // Test Master'], hand: ['Grafted Hawk'] }, []], [flipper]);
  mutates(over, 'Grafted Hawk', 'Test Pupil', 'Over');
  const { id } = over.ann.permanent('Grafted Hawk');
  over.alter((now) => {
    flip(now, id);
  });
  expect(words(over, 'Grafted Hawk')).toEqual(['flying', 'lifelink', 'mutate']);
  const under = table([{ battlefield: ['Test Pupil // Test Master'], hand: ['Grafted Hawk'] }, []], [flipper]);
  mutates(under, 'Grafted Hawk', 'Test Pupil', 'Under');
  under.alter((now) => {
    flip(now, under.ann.permanent('Test Pupil').id);
  });
  expect(under.ann.stats('Test Master')).toBe('6/6');
});

/** Ann's commander, on the battlefield, with the tusk over it. */
function mergedCommander(hand: readonly string[]): Scenario {
  const leader = { ...beast('Test Leader', 3, 3), faces: beast('Test Leader', 3, 3).faces };
  const game = table(
    [{ command: ['Test Leader'], hand: ['Grafted Tusk', ...hand], battlefield: ['Plains'] }, []],
    [leader],
    'commander',
  );
  game.ann.casts('Test Leader');
  game.resolveAll();
  return mutates(game, 'Grafted Tusk', 'Test Leader', 'Over');
}

test('a merged permanent with a commander in it is that commander: its combat damage counts (CR 903.3c, 903.10a)', () => {
  const game = mergedCommander([]);
  const [seen] = viewFor(game.game, null, null).battlefield.filter(({ name }) => name === 'Grafted Tusk');
  expect(seen?.commander).toBe(true);
  game.to('Upkeep', 3);
  game.ann.attacks('Grafted Tusk', 'ben');
  game.throughCombat();
  const damage = viewFor(game.game, null, null).players[1]?.commanderDamage;
  expect(damage?.map(({ from, damage: dealt }) => [from, dealt])).toEqual([['Test Leader', 4]]);
});

test('returned to hand, only the card that is the commander may go to the command zone (CR 903.9c)', () => {
  const game = mergedCommander(['Test Bounce']);
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Test Bounce', { targets: ['Grafted Tusk'] });
  game.resolveAll();
  expect(game.ann.command).toEqual(['Test Leader']);
  expect(game.ann.hand).toEqual(['Grafted Tusk']);
});

test('a creature with mutate may be cast for its mutate cost from the command zone, too (CR 702.140a, 903.8)', () => {
  const game = table(
    [{ command: ['Test Chimera'], battlefield: ['Plain Ox'] }, []],
    [mutant('Test Chimera', 7, 7)],
    'commander',
  );
  mutates(game, 'Test Chimera', 'Plain Ox', 'Over');
  expect(game.ann.stats('Test Chimera')).toBe('7/7');
  expect(game.ann.command).toEqual([]);
});
