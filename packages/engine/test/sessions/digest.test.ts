/** The digest names a position: positions that differ anywhere have different digests. CR 729.1b. */
import { expect, test } from 'vitest';
import { card } from '@kitchen-table/language/surface';
import { lower } from '@kitchen-table/lower';
import { createGame } from '../../src/play/new-game.ts';
import { duelSetup } from '../../src/play/workloads.ts';
import { lookOf } from '../../src/questions/same-position.ts';
import { digestOf } from '../../src/vocabulary/digest.ts';
import { editObject, opened } from '../../src/vocabulary/door.ts';
import type { ContinuousEffect, DelayedTrigger, PendingTrigger } from '../../src/vocabulary/effects.ts';
import { Game } from '../../src/vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../src/vocabulary/ids.ts';
import { fork } from '../../src/vocabulary/fork.ts';
import { setDelayed, setEffects, setPending } from '../../src/vocabulary/game-notes.ts';

const ANN = 0 as PlayerId;
const meadow = (text: string) =>
  lower(card({ name: 'Meadow', type: 'Land', ...(text === '' ? {} : { power: text, toughness: text }) }));

function position(land = meadow('')): Game {
  const game = createGame(duelSetup({ Meadow: land }, Array(60).fill('Meadow'), 'digest'));
  if (!(game instanceof Game)) throw new Error(game.message);
  return game;
}

/** The digests of the same position written in each of the ways. */
function digests(...ways: ((game: Game) => void)[]): readonly string[] {
  const game = position();
  return ways.map((write) => {
    const copy = fork(game);
    write(copy);
    return digestOf(copy);
  });
}

const context = { source: NO_OBJECT, controller: ANN, bindings: {}, x: null, stackObject: NO_OBJECT };

const effect = (rule: unknown): ContinuousEffect =>
  ({
    id: 1,
    timestamp: 1,
    rule,
    context,
    affected: null,
    locked: null,
    duration: { kind: 'endOfTurn' },
    startedTurn: 1,
    startedBy: ANN,
  }) as unknown as ContinuousEffect;

const delayed = (clause: unknown): DelayedTrigger =>
  ({ id: 1, trigger: { kind: 'at' }, clause, context, once: true, until: null, startedTurn: 1 }) as never;

test('two effects that change something in another way are two positions (CR 611.2)', () => {
  const [one, same, other] = digests(
    (game) => setEffects(game, [effect({ kind: 'changes', changes: [{ power: 1 }] })]),
    (game) => setEffects(game, [effect({ kind: 'changes', changes: [{ power: 1 }] })]),
    (game) => setEffects(game, [effect({ kind: 'changes', changes: [{ power: 2 }] })]),
  );
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

for (const name of ['rules', 'players', 'objects', 'records', 'history', 'revealed', 'choices', 'token', 'main', 'log'])
  test(`what a rule says of its ${name} is part of the position (CR 611.2)`, () => {
    const [one, other] = digests(
      (game) => setEffects(game, [effect({ kind: 'cant', verb: { [name]: { counter: 'charge' } } })]),
      (game) => setEffects(game, [effect({ kind: 'cant', verb: { [name]: { counter: 'oil' } } })]),
    );
    expect(other).not.toBe(one);
  });

test('a position in which an effect says another name does not come back (CR 729.1b)', () => {
  const game = position();
  const look = (name: string): number => {
    const copy = fork(game);
    setEffects(copy, [effect({ kind: 'cant', verb: { kind: 'cast', object: { name } } })]);
    return lookOf(copy, 'whole');
  };
  expect(look('Meadow')).toBe(look('Meadow'));
  expect(look('Crag')).not.toBe(look('Meadow'));
});

test('two delayed triggers that do something to other objects are two positions (CR 603.7)', () => {
  const [one, other] = digests(
    (game) => setDelayed(game, [delayed({ kind: 'do', verb: { kind: 'sacrifice', objects: { kind: 'self' } } })]),
    (game) => setDelayed(game, [delayed({ kind: 'do', verb: { kind: 'sacrifice', objects: { kind: 'host' } } })]),
  );
  expect(other).not.toBe(one);
});

test('two waiting triggers that say their players otherwise are two positions (CR 603.3)', () => {
  const waiting = (players: string): PendingTrigger =>
    ({ controller: ANN, source: 0, ability: null, clause: { players }, trigger: null, context, event: {} }) as never;
  const [one, other] = digests(
    (game) => setPending(game, [waiting('you')]),
    (game) => setPending(game, [waiting('opponent')]),
  );
  expect(other).not.toBe(one);
});

test('nobody is the monarch, or the first player is: two positions (CR 722.1)', () => {
  const [one, other] = digests(
    (game) => {
      opened(game).monarch = -1;
    },
    (game) => {
      opened(game).monarch = ANN;
    },
  );
  expect(other).not.toBe(one);
});

test('an object attacks the first player or the second, or is attached to the first object: other positions (CR 508.1b)', () => {
  const all = digests(
    ...[-1, -2, -3, 0, 1].map((attacking) => (game: Game) => {
      editObject(opened(game), 0 as ObjectId).attacking = attacking as never;
    }),
  );
  expect(new Set(all).size).toBe(all.length);
});

test('the same object as two other cards is two positions (CR 108.2)', () => {
  expect(digestOf(position(meadow('2')))).not.toBe(digestOf(position(meadow('3'))));
});

test('what happened this turn is part of the position (CR 608.2i)', () => {
  const happened = (amount: number) => (game: Game) => {
    opened(game).history = [
      [{ kind: 'gainLife', player: ANN, amount, fromDamage: false, cause: NO_OBJECT, rule: '119.3' }],
    ];
  };
  const [one, other] = digests(happened(1), happened(2));
  expect(other).not.toBe(one);
});

test('a last known ability is part of what an object was (CR 608.2h)', () => {
  const was = (abilities: unknown) => (game: Game) => {
    const object = editObject(opened(game), 0 as ObjectId);
    const printed = object.record.faces[0]?.copy();
    if (printed === undefined) throw new Error('a card has a face');
    printed.abilities = abilities as never;
    object.lastKnown = printed;
  };
  const ability = (counter: string) => [{ ability: { kind: 'static', rules: [{ counter }] }, index: 0, interest: 0 }];
  const [one, other] = digests(was(ability('charge')), was(ability('oil')));
  expect(other).not.toBe(one);
});

test('a fork is the same position, and a position with dice said from outside has a digest too (CR 706.2)', () => {
  const game = position();
  opened(game).scripted = () => 3;
  expect(digestOf(fork(game))).toBe(digestOf(game));
});
