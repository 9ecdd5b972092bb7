/** The tables of docs/gym.md: the parts of an observation and their features. With --write they are put into it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ACTIONS, LAYOUT, LAYOUT_VERSION, OBSERVATION_SIZE } from '../src/index.ts';

const MARK = '<!-- The tables below are written by packages/gym/tools/layout-tables.ts. -->';

/** The tables, as Markdown. */
export function layoutTables(): string {
  const lines = [
    `Layout version ${LAYOUT_VERSION}: ${OBSERVATION_SIZE} numbers; ${ACTIONS} actions.`,
    '',
    '| part | begins at | slots | numbers a slot |',
    '| --- | --- | --- | --- |',
    ...LAYOUT.map(({ name, start, slots, features }) => `| ${name} | ${start} | ${slots} | ${features.length} |`),
  ];
  const kinds = new Map(LAYOUT.map(({ features }) => [features, ''] as const));
  for (const features of kinds.keys()) {
    const names = LAYOUT.filter((part) => part.features === features).map(({ name }) => name);
    lines.push('', `**${names.join(', ')}:** ${features.map((feature, at) => `${at} ${feature}`).join('; ')}.`);
  }
  return lines.join('\n');
}

/** docs/gym.md with the tables as they are now. */
export function withTables(text: string): string {
  return `${text.slice(0, text.indexOf(MARK))}${MARK}\n\n${layoutTables()}\n`;
}

if (process.argv.includes('--write')) {
  const path = fileURLToPath(new URL('../../../docs/gym.md', import.meta.url));
  writeFileSync(path, withTables(readFileSync(path, 'utf8')));
}
