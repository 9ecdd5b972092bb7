/** Reads the whole corpus and prints coverage and ranked declines. Usage: corpus.ts [--top N] [--grep TEXT] [--sample N] */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readFace, type PrintedCard, type Refusal } from '../src/card.ts';

const shared = process.env['KITCHEN_TABLE_SHARED'] ?? new URL('../../../../shared', import.meta.url).pathname;
const option = (name: string, fallback: string): string => {
  const at = process.argv.indexOf('--' + name);
  return at < 0 ? fallback : process.argv[at + 1]!;
};
const cards = gunzipSync(readFileSync(`${shared}/cards/oracle-cards.jsonl.gz`))
  .toString('utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as PrintedCard);
const start = Date.now();
let readCount = 0,
  paragraphs = 0,
  readParagraphs = 0;
const counts = { declined: 0, misprinted: 0, ambiguous: 0, unbound: 0 };
const tails = new Map<string, { cards: number; examples: string[]; paragraphs: number }>();
const problems: Refusal[] = [];
const trees: string[] = [];
for (const card of cards) {
  const refusals: Refusal[] = [];
  for (const face of card.card_faces ?? [card]) {
    try {
      const result = readFace(face, { explain: false });
      refusals.push(...result.refusals);
      readParagraphs += result.abilities.length;
      trees.push(face.oracle_text + '\n' + JSON.stringify(result.abilities));
    } catch (error) {
      console.log('CRASH', face.name, face.oracle_text);
      throw error;
    }
  }
  paragraphs += refusals.length;
  if (refusals.length === 0) readCount++;
  for (const refusal of refusals) {
    counts[refusal.problem]++;
    if (refusal.problem !== 'declined') {
      if (refusals.length === 1) problems.push(refusal);
      continue;
    }
    const before = refusal.text.slice(0, refusal.offset).trim().split(/\s+/).slice(-2).join(' ');
    const after = refusal.text.slice(refusal.offset).split(/\s+/).slice(0, 2).join(' ');
    const key = `${before} >>> ${after}`.toLowerCase();
    const tail = tails.get(key) ?? { cards: 0, examples: [], paragraphs: 0 };
    tail.paragraphs++;
    if (refusals.length === 1) {
      tail.cards++;
      if (tail.examples.length < 2) tail.examples.push(refusal.text);
    }
    tails.set(key, tail);
  }
}
const seconds = (Date.now() - start) / 1000;
const top = Number(option('top', '40'));
const pattern = option('grep', '');
if (process.argv.includes('--sample')) {
  const step = Math.floor(trees.length / Number(option('sample', '30')));
  for (let index = Date.now() % step; index < trees.length; index += step) console.log(trees[index] + '\n');
} else {
  const ranked = [...tails]
    .sort((left, right) => right[1].cards - left[1].cards)
    .filter(
      ([key, tail]) => pattern === '' || key.includes(pattern) || tail.examples.some((text) => text.includes(pattern)),
    );
  for (const [key, tail] of ranked.slice(0, top))
    console.log(
      `${tail.cards}\t${key}\n\t\t${tail.examples.map((text) => text.slice(0, 180).replaceAll('\n', ' / ')).join('\n\t\t')}`,
    );
  for (const kind of ['misprinted', 'ambiguous', 'unbound'] as const) {
    const list = problems.filter((each) => each.problem === kind && (pattern === '' || each.text.includes(pattern)));
    const step = Math.max(1, Math.floor(list.length / Number(option('problems', '8'))));
    for (let index = 0; index < list.length; index += step) {
      const each = list[index]!;
      console.log(
        `${kind.toUpperCase()} ${each.text.slice(0, 300)}\n\t${(each.details ?? [])
          .slice(0, 3)
          .map((text) => text.slice(0, 500))
          .join('\n\t')}`,
      );
    }
  }
}
console.log(
  `${cards.length} cards, ${readCount} read (${((100 * readCount) / cards.length).toFixed(1)}%), ${paragraphs} paragraphs not read:`,
  counts,
  `${seconds.toFixed(1)} s`,
);
