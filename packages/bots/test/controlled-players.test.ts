import {
  type Entity,
  type ObjectId,
  type PlayerId,
  playerEntity,
  type Question,
  type SeenGame,
} from '@kitchen-table/engine';
import { expect, test } from 'vitest';
import { table } from '../../conformance/test/support/text-table.ts';
import { greedyBot } from '../src/index.ts';

const ANN = 0 as PlayerId;
const BEN = 1 as PlayerId;
const CARDS = ['Test Large | {1} | Creature — Ox | 4/4', 'Test Small | {1} | Creature — Rat | 1/1'];

/** Both have a large and a small creature. */
function twoEach(): { seen: SeenGame; ben: ObjectId[]; ann: ObjectId[] } {
  const { session } = table(CARDS, [
    ['Test Large', 'Test Small'],
    ['Test Large', 'Test Small'],
  ]);
  const { game } = session;
  const of = (seat: PlayerId): ObjectId[] => game.battlefield.filter((id) => game.objects[id]?.owner === seat);
  return { seen: session.seenFrom(ANN), ben: of(BEN), ann: of(ANN) };
}

const reason = { text: 'for Ben', source: -1 as ObjectId, rule: '720.5' };
const asked = { player: ANN, forPlayer: BEN, reason } as const;

test('a player whom an opponent controls does not attack that opponent (CR 720.5)', () => {
  const { seen, ben } = twoEach();
  const question: Question = {
    ...asked,
    kind: 'attackers',
    attackers: ben,
    defenders: ben.map(() => [playerEntity(ANN)]),
    mustAttack: [],
  };
  expect(greedyBot()(question, seen)).toEqual([]);
});

test('a player whom an opponent controls sacrifices the best (CR 720.5)', () => {
  const { seen, ben } = twoEach();
  const question: Question = {
    ...asked,
    kind: 'chooseObjects',
    from: ben as readonly number[] as readonly Entity[],
    min: 1,
    max: 1,
    purpose: 'sacrifice',
    hidden: false,
    helps: null,
  };
  const [chosen] = greedyBot()(question, seen);
  expect(seen.now(ben[chosen as number] as ObjectId).power).toBe(4);
  const { forPlayer: _, ...own } = question;
  const [given] = greedyBot()({ ...own, player: BEN }, seen);
  expect(seen.now(ben[given as number] as ObjectId).power).toBe(1);
});

test('a player whom an opponent controls does nothing with priority, and says yes only to what costs them (CR 720.5)', () => {
  const { seen, ben } = twoEach();
  const options = [{ kind: 'pass' }, { kind: 'playLand', object: ben[0] as ObjectId, face: 0, same: [] }] as const;
  expect(greedyBot()({ ...asked, kind: 'priority', options }, seen)).toEqual([0]);
  expect(greedyBot()({ ...asked, player: BEN, forPlayer: BEN, kind: 'priority', options }, seen)).toEqual([1]);
  const may = { ...asked, kind: 'yesNo', yes: 'do it', no: "don't", what: '' } as const;
  expect(greedyBot()({ ...may, deeds: ['sacrifice'] }, seen)).toEqual([1]);
  expect(greedyBot()({ ...may, deeds: ['draw'] }, seen)).toEqual([0]);
});

test('a player whom an opponent controls does not block (CR 720.5)', () => {
  const { seen, ben, ann } = twoEach();
  const question: Question = {
    ...asked,
    kind: 'blockers',
    blockers: ben,
    attackers: [ann[1] as ObjectId],
    canBlock: ben.map(() => [0]),
    minimum: [1],
    maximum: [99],
    mayBlock: ben.map(() => 1),
    mustBlock: ben.map(() => []),
  };
  expect(greedyBot()(question, seen)).toEqual([]);
});
