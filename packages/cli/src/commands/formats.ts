/** `kt formats`: every format, and which go together. */
import { Command } from '@commander-js/extra-typings';
import { contradiction, FORMATS, usualPlayers, VARIANTS } from '@kitchen-table/engine';
import { example } from '../shared/options.ts';
import { print, printJson } from '../shared/output.ts';

/** The command. */
export function formatsCommand(): Command {
  return new Command('formats')
    .description('list the formats, and which of them can be joined with +')
    .option('--markdown', 'print the tables of docs/formats.md')
    .option('--json', 'print one JSON object')
    .addHelpText('after', example('formats', 'sim --format commander+planechase --games 2'))
    .action((options) => {
      if (options.json) return printJson({ formats: facts(), contradictions: conflicts() });
      if (options.markdown) return print(...formatTables());
      for (const { name, about, rule } of facts())
        print(`${name.padEnd(24)} ${about}${rule === null ? '' : ` (CR ${rule})`}`);
      print('', 'Join formats with +, put options after a colon: free-for-all:attack=left', '', 'Not together:');
      for (const { sentence } of conflicts()) print(`  ${sentence}`);
    }) as unknown as Command;
}

/** The formats that can be played. */
function facts(): { name: string; about: string; rule: string | null; players: number | null }[] {
  return Object.entries(FORMATS)
    .filter(([name]) => VARIANTS.some((variant) => variant.name === name))
    .map(([name, { about, rule }]) => ({ name, about, rule, players: usualPlayers(name) }));
}

function conflicts(): { one: string; other: string; sentence: string }[] {
  const names = facts().map(({ name }) => name);
  return names.flatMap((one, at) =>
    names.slice(at + 1).flatMap((other) => {
      const sentence = contradiction(one, other);
      return sentence === null ? [] : [{ one, other, sentence }];
    }),
  );
}

/** The tables of docs/formats.md. */
export function formatTables(): string[] {
  const lines = ['| format | what | rule | seats |', '| --- | --- | --- | --- |'];
  for (const { name, about, rule, players } of facts())
    lines.push(`| \`${name}\` | ${about} | ${rule ?? ''} | ${players ?? ''} |`);
  lines.push('', '| together | |', '| --- | --- |');
  const names = facts().map(({ name }) => name);
  for (const name of names) {
    const against = names.filter((other) => other !== name && contradiction(name, other) !== null);
    const but = against.length === 0 ? '' : ` but ${against.map((other) => `\`${other}\``).join(', ')}`;
    lines.push(`| \`${name}\` | all${but} |`);
  }
  return lines;
}
