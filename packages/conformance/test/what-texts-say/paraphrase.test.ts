/** What texts do, told: invented texts ==> sentences, at least one for every kind of the card language; and every card of the corpus. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { type Line, paraphrase, paraphraseFace } from '@kitchen-table/engine';
import { lowerFace, lowerCard } from '@kitchen-table/lower';
import type { CardFace } from '@kitchen-table/language/surface';
import { type PrintedCard, readCard, readText } from '@kitchen-table/oracle';
import { expect, test } from 'vitest';
import { read } from '../support/read-cards.ts';

const golden = readFileSync(new URL('./paraphrase.txt', import.meta.url), 'utf8');

/** The sentences, steps indented. */
function rows(lines: readonly Line[], indent = ''): string[] {
  return lines.flatMap(({ text, steps }) => [indent + text, ...rows(steps, `${indent}  `)]);
}

function told(text: string): string {
  const spell = text.startsWith('spell: ');
  const { abilities } = readText((spell ? text.slice('spell: '.length) : text).replaceAll('\\n', '\n'), spell);
  const face: CardFace = {
    name: 'Paper Owl',
    manaCost: ['1'],
    supertypes: [],
    types: [spell ? 'sorcery' : 'creature'],
    subtypes: [],
    abilities,
  };
  return paraphraseFace(lowerFace(face))
    .flatMap(({ lines }) => rows(lines))
    .join('\n');
}

test.each(
  golden
    .split('\n\n')
    .filter((block) => block.trim() !== '')
    .map((block) => block.trim().split('\n==>\n') as [string, string]),
)('%s', (text, sentences) => {
  expect(told(text)).toBe(sentences);
});

test('each of two targets has its own mark, where it is chosen and where it is spoken of (CR 115.1)', () => {
  const [card] = read(
    'Two Marks | {R} | Sorcery |  | Target creature deals damage equal to its power to another target creature.',
  );
  expect(paraphrase(card as NonNullable<typeof card>)[0]?.told[0]?.lines).toEqual([
    {
      text: "Target creature (the first) deals damage equal to the first target creature's power to another target creature (the second).",
      steps: [],
    },
  ]);
});

const shared = process.env['KITCHEN_TABLE_SHARED'] ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
const file = `${shared}/cards/oracle-cards.jsonl.gz`;

test.skipIf(!existsSync(file))(
  'every card that can be played is told whole: no empty part, nothing nameless, no sentence longer than can be read',
  () => {
    const before = process.cpuUsage();
    const cards = gunzipSync(readFileSync(file))
      .toString('utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => readCard(JSON.parse(line) as PrintedCard))
      .flatMap((result) => ('card' in result ? [lowerCard(result.card)] : []))
      .flatMap((lowered) => ('card' in lowered ? [lowered.card] : []));
    const wrong: string[] = [];
    let long = 0;
    let sentences = 0;
    const reading = process.cpuUsage(before);
    const begun = process.cpuUsage();
    for (const card of cards)
      for (const { told: abilities } of paraphrase(card))
        for (const { lines } of abilities) {
          if (lines.length === 0) wrong.push(`${card.name}: nothing is told`);
          for (const row of rows(lines)) {
            sentences++;
            const text = row.trim();
            if (text === '' || /undefined|\[object|NaN| {2}| \.$/.test(text)) wrong.push(`${card.name}: ${text}`);
            const count = text.split(' ').length;
            if (count > 40) long++;
            if (count > 80) wrong.push(`${card.name}: ${count} words`);
          }
        }
    const telling = process.cpuUsage(begun);
    expect(wrong).toEqual([]);
    expect(sentences).toBeGreaterThan(cards.length);
    expect(long / sentences).toBeLessThan(0.005);
    // As a share of what reading them takes on the same machine, in time of the processor.
    expect((telling.user + telling.system) / (reading.user + reading.system)).toBeLessThan(0.3);
  },
  300_000,
);
