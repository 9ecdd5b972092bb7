/** Creatures that merge: mutate, and what the merged permanent is. CR 727.1-727.2d, 702.140. */
import { expect, test } from 'vitest';
import { perform } from '../../src/events/perform.ts';
import { viewFor } from '../../src/play/views.ts';
import { characteristics, type GameObject, type ObjectId } from '../../src/index.ts';
import { componentsOf } from '../../src/vocabulary/objects/merged.ts';
import { StatusBit } from '../../src/vocabulary/objects/objects.ts';
import { card, inCore, keyword, self } from '../support/cards.ts';
import { aCreature, beast, whenever } from '../support/merging-cards.ts';
import { grafted, mutates, table, words } from '../support/merging-table.ts';

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
        rule: inCore({
          kind: 'changes',
          action: { kind: 'gain', verb: 'gain', object: self, abilities: [keyword('haste')] },
        }),
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
    abilities: [whenever({ kind: 'enter', object: aCreature }, 100)],
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
