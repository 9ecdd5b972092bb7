/** Rewrites the trees below test/golden from the sentences in them: run after a wanted change, and read the diff. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readText } from '../src/index.ts';

const folder = new URL('../test/golden/', import.meta.url);
for (const file of readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.txt'))) {
  const at = new URL(file, folder);
  const sentences = readFileSync(at, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('==>'));
  const blocks = sentences.map((sentence) => {
    const spell = sentence.startsWith('spell: ');
    const result = readText((spell ? sentence.slice('spell: '.length) : sentence).replaceAll('\\n', '\n'), spell);
    if (result.refusals.length > 0)
      throw new Error(`${file}: "${sentence}" is not read: ${JSON.stringify(result.refusals)}`);
    return `${sentence}\n==> ${JSON.stringify(result.abilities)}\n`;
  });
  writeFileSync(at, blocks.join('\n'));
}
