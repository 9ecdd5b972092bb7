/** Each pass: an invented line, and what it does when it has been lowered. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { activated, type Clause, instruct, tapCost, untilEndOfTurn, you } from '@kitchen-table/language/surface';
import { readCard, readFace } from '@kitchen-table/oracle';
import { describe, expect, test } from 'vitest';
import { lower, lowerAbility, surfaceOf } from '../src/index.ts';
import type { Pass } from '../src/pass.ts';

/** Shown otherwise: those over faces, and the one below. */
const ELSEWHERE: readonly string[] = [
  'alternative-cost-paid',
  'chosen-abilities-apart',
  'entries-joined',
  'exiled-after-casting',
  'named-as-printed',
  'other-abilities-named',
  'other-than-event',
  'paragraphs-joined',
  'said-of-what-is-cast',
  'siege-ability',
  'station-size',
  'lasting-mana',
];
const passes = fileURLToPath(new URL('../src/passes/', import.meta.url));
/** The passes by name: they lie in rooms. */
const files = new Map(
  readdirSync(passes, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [file.replace(/^.*[\\/]|\.ts$/g, ''), passes + file]),
);
const names = [...files.keys()];
const blocks = readFileSync(new URL('./golden/passes.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n\n')
  .map((block) => /^(.+?): (.+)\n==> (.+)$/.exec(block) as RegExpExecArray);

describe('a line ==> what it does', () => {
  test.each(blocks.map(([, name, line, core]) => ({ name, line, core }) as Record<string, string>))(
    '$name: $line',
    async ({ name, line, core }) => {
      const said = (line as string).replace(/^spell: /, '');
      const { abilities, refusals } = readFace({
        name: 'Tin Heron',
        type_line: said === line ? 'Artifact — Attraction' : 'Instant',
        oracle_text: said.replaceAll('~', 'Tin Heron').replaceAll('\\n', '\n'),
      });
      expect(refusals).toEqual([]);
      const module = (await import(/* @vite-ignore */ files.get(name as string) as string)) as Record<string, Pass>;
      const pass = Object.values(module)[0] as Pass;
      expect(abilities.some((ability) => pass.rewrite(ability) !== ability)).toBe(true);
      expect(JSON.stringify(abilities.flatMap(lowerAbility))).toBe(core);
    },
  );

  test('every pass over abilities has an example', () => {
    const shown = new Set(blocks.map(([, name]) => name));
    expect(names.filter((name) => !ELSEWHERE.includes(name) && !shown.has(name))).toEqual([]);
  });
});

test('a card keeps what is printed, and is lowered once', () => {
  const read = readCard({
    name: 'Tin Heron',
    type_line: 'Creature — Bird',
    oracle_text: 'Protection from red and from blue',
  });
  if (!('card' in read)) throw new Error('not read');
  const card = lower(read.card);
  expect(card.faces[0].abilities).toHaveLength(2);
  expect(card.faces[0].text?.lines).toEqual([0, 0]);
  expect(surfaceOf(card)).toEqual(read.card);
  expect(lower(read.card)).toBe(card);
});

test('mana that a sentence beside lets last is mana that lasts (CR 106.4, 500.4)', () => {
  const adds = instruct({ kind: 'addMana', mana: { kind: 'symbols', symbols: ['R', 'R'] } });
  const keeps: Clause = {
    kind: 'rule',
    rule: { kind: 'keepsMana', player: you, mana: 'this' },
    during: untilEndOfTurn,
  };
  const lowered = lowerAbility(activated(tapCost, { kind: 'sequence', steps: [adds, keeps], joins: ['.'] }));
  expect(lowered).toEqual([
    activated(tapCost, instruct({ kind: 'addMana', mana: { kind: 'symbols', symbols: ['R', 'R'] }, lasts: 'turn' })),
  ]);
});
