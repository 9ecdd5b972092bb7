import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readText } from '../src/index.ts';

const folder = new URL('./golden/', import.meta.url);
/** A sentence, `==>`, the tree it means. */
for (const file of readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.txt'))) {
  const blocks = readFileSync(new URL(file, folder), 'utf8')
    .split('\n\n')
    .filter((block) => block.trim() !== '');
  describe(`golden sentences: ${file}`, () => {
    test.each(blocks.map((block) => block.trim().split('\n==> ') as [string, string]))('%s', (sentence, tree) => {
      const spell = sentence.startsWith('spell: ');
      const result = readText((spell ? sentence.slice('spell: '.length) : sentence).replaceAll('\\n', '\n'), spell);
      expect(result.refusals).toEqual([]);
      expect(result.abilities).toEqual(JSON.parse(tree));
    });
  });
}
