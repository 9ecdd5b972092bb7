import { readFileSync } from 'node:fs';
import { type PlayerId } from '@kitchen-table/engine';
import { expect, test } from 'vitest';
import { bucketOf, BUCKETS, Environment, LAYOUT, OBSERVATION_SIZE, STOP } from '@kitchen-table/gym';
import { withTables } from '../tools/layout-tables.ts';

const seat = (number: number): PlayerId => number as PlayerId;

/** One slot of a part, by the names of its features. */
function slot(observation: Float32Array, name: string, index = 0): Record<string, number> {
  const part = LAYOUT.find((one) => one.name === name);
  if (part === undefined) throw new Error(`no part ${name}`);
  const at = part.start + index * part.features.length;
  return Object.fromEntries(part.features.map((feature, place) => [feature, observation[at + place] as number]));
}

test('docs/gym.md tells the layout as it is', () => {
  const text = readFileSync(new URL('../../../docs/gym.md', import.meta.url), 'utf8');
  expect(text).toBe(withTables(text));
});

test('the parts lie one behind the other, every feature named once in its part', () => {
  let at = 0;
  for (const { start, slots, features } of LAYOUT) {
    expect([start, new Set(features).size]).toEqual([at, features.length]);
    at += slots * features.length;
  }
  expect(at).toBe(OBSERVATION_SIZE);
});

test('a name has the same bucket always, and none has that of nothing', () => {
  expect([bucketOf(''), bucketOf('Mountain'), bucketOf('Mountain')]).toEqual([0, 3125, 3125]);
  const buckets = Array.from({ length: 1000 }, (_, at) => bucketOf(`name ${at}`));
  expect(buckets.every((bucket) => bucket > 0 && bucket < BUCKETS)).toBe(true);
  expect(new Set(buckets).size).toBeGreaterThan(800);
});

test('a seat sees its own hand card by card, and of the others’ hands the number', () => {
  const environment = new Environment({ format: 'two-player', decks: ['60 Mountain'] });
  environment.reset(1);
  const agent = environment.agentSelection as PlayerId;
  const observation = environment.observe(agent);
  expect(slot(observation, 'my hand', 6)).toMatchObject({
    present: 1,
    identity: bucketOf('Mountain'),
    land: 1,
    basic: 1,
    red: 0,
  });
  expect(slot(observation, 'my hand', 7)).toMatchObject({ present: 0, identity: 0 });
  expect(slot(observation, 'players', 1)).toMatchObject({ present: 1, myself: 0, 'hand / 7': 1, 'life / 20': 1 });
  expect(slot(observation, 'options')).toMatchObject({ present: 1, yes: 1 });
  expect(slot(observation, 'game')).toMatchObject({ 'question: mulligan': 1, 'may stop': 1 });
});

test('a land that was played is among my permanents, and among those of the others for the others', () => {
  const environment = new Environment({ format: 'two-player', decks: ['60 Mountain'] });
  environment.reset(2);
  while (environment.open?.question.kind === 'mulligan') environment.step(STOP);
  const agent = environment.agentSelection as PlayerId;
  const option = slot(environment.observe(agent), 'options');
  expect(option).toMatchObject({
    present: 1,
    'play land': 1,
    land: 1,
    mine: 1,
    identity: bucketOf('Mountain'),
    'slot + 1': 1,
  });
  environment.step(2);
  expect(slot(environment.observe(agent), 'my permanents')).toMatchObject({
    present: 1,
    land: 1,
    mine: 1,
    'makes mana': 1,
  });
  const other = environment.observe(seat(1 - agent));
  expect(slot(other, "others' permanents")).toMatchObject({ present: 1, land: 1, mine: 0, 'seats from me': 1 });
  expect(slot(other, 'players', 1)['lands / 10']).toBeCloseTo(0.1);
  expect(slot(other, 'options')).toMatchObject({ present: environment.agentSelection === 1 - agent ? 1 : 0 });
});
