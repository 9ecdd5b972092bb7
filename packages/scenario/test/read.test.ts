import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readScenarios } from '../src/index.ts';

const GOOD = {
  id: 'test/one#first',
  title: 'One',
  tags: ['test'],
  strict: true,
  players: { A: { life: 20 }, B: { life: 20 } },
  script: [],
  stop: { turn: 1, step: 'end' },
  expect: [{ kind: 'player', player: 'A', property: 'life', is: 20 }],
};

function because(scenario: unknown): string {
  const [read] = readScenarios(JSON.stringify(scenario));
  return read?.kind === 'bad' ? read.because : 'read';
}

describe('scenario files are read line by line', () => {
  test('a good line is read, an empty one is passed over', () => {
    const read = readScenarios(`\n${JSON.stringify(GOOD)}\n\n`);
    expect(read).toHaveLength(1);
    expect(read[0]).toMatchObject({ kind: 'scenario', line: 2 });
  });

  test.each([
    ['{', 'line 1: this is not JSON; a scenario file has one JSON object a line'],
    ['[]', 'line 1: scenario must be an object'],
  ])('%s is refused with its line', (text, sentence) => {
    expect(readScenarios(text)[0]).toMatchObject({ kind: 'bad', because: sentence });
  });

  test('a wrong field is named with its place', () => {
    expect(because({ ...GOOD, stop: { turn: 0, step: 'end' } })).toBe(
      'line 1: scenario.stop.turn must be a whole number, at least 1',
    );
    expect(because({ ...GOOD, expect: [{ kind: 'luck' }] })).toMatch(
      /^line 1: scenario\.expect\[0\]\.kind must be one of count, /,
    );
    expect(because({ ...GOOD, colour: 'red' })).toBe('line 1: scenario has an unknown field "colour"');
    expect(because({ ...GOOD, script: [{ turn: 1, step: 'end', player: 'C', do: 'pass' }] })).toBe(
      'line 1: scenario.script[0].player: there is no player C',
    );
  });

  test('one bad line does not spoil the others', () => {
    const read = readScenarios(`nonsense\n${JSON.stringify(GOOD)}`);
    expect(read.map(({ kind }) => kind)).toEqual(['bad', 'scenario']);
  });

  test('no text makes the reader throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((value) => JSON.stringify({ ...GOOD, players: value })),
        ),
        (text) => {
          for (const read of readScenarios(text)) expect(['bad', 'scenario']).toContain(read.kind);
        },
      ),
    );
  });
});
