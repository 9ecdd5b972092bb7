import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrap } from '../src/shared/output.ts';
import { treeLines } from '../src/terminal/tree.ts';
import { logText } from '../src/terminal/log-lines.ts';

test('lines fit the width, and no word is lost', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(words, (some) => {
      const lines = wrap(some.join(' '), 30, '  ');
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(30);
      expect(lines.map((line) => line.trim()).join(' ')).toBe(some.join(' '));
    }),
    { seed: 1 },
  );
});

test('a tree is one node a line, folded below the depth asked for', () => {
  const tree = {
    kind: 'spell',
    clause: { kind: 'do', action: { kind: 'draw', amount: { kind: 'number', number: 2 }, actor: { kind: 'you' } } },
  };
  expect(treeLines(tree, Infinity)).toEqual([
    'spell',
    '  clause',
    '    do',
    '      action',
    '        draw  actor: you',
    '          amount',
    '            number  number: 2',
  ]);
  expect(treeLines(tree, 2)).toEqual(['spell', '  clause', '    do  action: ...']);
});

test('a log line names players by seat and objects by the name they had', () => {
  const entry = {
    turn: 1,
    step: 3,
    rule: '601.2',
    cause: 4,
    parts: [{ player: 1 }, ' casts ', { object: 4, name: 'Shock' }, '.'],
  };
  expect(logText(entry as unknown as Parameters<typeof logText>[0], ['Ann', 'Ben'])).toBe('Ben casts Shock.');
});
