import { describe, expect, test } from 'vitest';
import { conformance } from '../src/commands/conformance.ts';
import { notTestableIn } from '../src/shared/not-testable.ts';
import { citationsIn, citedNumbers } from '../src/shared/citations.ts';

/** Kept out of quotes, so that these examples prove no rule. */
const CR = ['C', 'R'].join('');

describe('citations of rules', () => {
  test.each([
    [`kept together: ${CR} 903.9b`, ['903.9b']],
    [`${CR} 702.2c + 702.19b: one point`, ['702.2c', '702.19b']],
    [`${CR} 500-514`, ['500', '514']],
    [`(${CR} 508.1c-d, 509.1b)`, ['508.1c', '508.1d', '509.1b']],
    [`${CR} 704.`, ['704']],
    ['a card with 103.5 in it, and CRUMB 101.1', []],
  ])('%j cites %j', (text, numbers) => {
    expect(citedNumbers(text)).toEqual(numbers);
  });

  test('in code every line counts; of a test file only the names of tests, for only those can fail', () => {
    const rule = `${CR} 117.1`;
    const text = `// see ${rule}\ntest('priority is passed (${rule})', () => {\n/** ${rule} */\n`;
    expect(citationsIn(text, 'a.ts', 'code').map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(citationsIn(text, 'a.test.ts', 'test')).toEqual([
      { number: '117.1', path: 'a.test.ts', line: 2, where: 'test', text: `priority is passed (${rule})` },
    ]);
  });

  test('rules that can be tested are counted by section and core, the others not at all', () => {
    const rules = [
      { number: '100.1', testable: false, core: true, kind: 'definition' },
      { number: '104.3a', testable: true, core: true, kind: 'effect' },
      { number: '104.3b', testable: true, core: false, kind: 'effect' },
      { number: '903.9b', testable: true, core: false, kind: 'effect' },
    ];
    const one = { testable: 1, proven: 1, listed: 0 };
    expect(conformance(rules, new Set(['100.1', '104.3a', '903.9b']), new Set(['104.3a', '104.3b']))).toEqual({
      testable: 3,
      proven: 2,
      listed: 1,
      core: one,
      sections: { 1: { testable: 2, proven: 1, listed: 1 }, 9: one },
    });
  });

  test('a list of rules that cannot be broken is read whole or refused with its line', () => {
    const rules = [{ number: '104.3a', testable: true, core: true, kind: 'effect' }];
    expect([...notTestableIn('104.3a\tno behaviour\n', rules)]).toEqual([['104.3a', 'no behaviour']]);
    for (const [text, because] of [
      ['104.3a', 'line 1: write a rule, a tab and the reason.'],
      ['104.3a\ta\n104.3a\tb', 'line 2: 104.3a stands there twice'],
      ['999.1\ta', '999.1 is not a testable rule'],
    ] as const)
      expect(() => notTestableIn(text, rules)).toThrow(because);
  });
});
