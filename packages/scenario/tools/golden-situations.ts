/**
 * For developers: what every playable card of the corpus does in a few generated situations, as one line a card, so that
 * whatever a change of the readings or of the rules makes different is seen. `--help` tells the arguments.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Card } from '@kitchen-table/language/core';
import { lowerCard } from '@kitchen-table/lower';
import { type PrintedCard, readCard } from '@kitchen-table/oracle';
import { firstDifference, type Line, lineOf, LogKeeper, readList, readLogs, written } from './golden/files.ts';
import { type Golden, goldenOf } from './golden/situations.ts';
import { cardFile, printedCards } from './shared-cards.ts';

const HELP = [
  'golden-situations.ts write FILE [--shard=I/N] [--logs=FOLDER]   every playable card, a line each',
  'golden-situations.ts compare FILE [--shard=I/N] [--logs=FOLDER] which cards differ from the list, and (with the logs) where',
  'golden-situations.ts explain NAME --logs=FOLDER                 the first difference of one card',
  'golden-situations.ts show NAME                                  all that is told of one card',
].join('\n');

const words = process.argv.slice(2);
const [mode, subject] = words.filter((word) => !word.startsWith('--'));
const folder = option('logs');
const [shard = 1, shards = 1] = (option('shard') ?? '1/1').split('/').map(Number);

if (mode === undefined || subject === undefined || words.includes('--help')) console.log(HELP);
else if (!existsSync(cardFile())) {
  console.log(`No cards at ${cardFile()}: set KITCHEN_TABLE_SHARED to the folder that has them.`);
  process.exitCode = 1;
} else if (mode === 'write') write(subject);
else if (mode === 'compare') compare(subject);
else if (mode === 'explain') explain(subject);
else if (mode === 'show') console.log(goldenNamed(subject).lines.join('\n'));
else {
  console.log(HELP);
  process.exitCode = 1;
}

function option(name: string): string | undefined {
  return words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
}

/** The playable cards of this shard, each played when it is asked for. */
function* goldens(): Generator<Golden> {
  const printed = printedCards();
  for (let at = shard - 1; at < printed.length; at += shards) {
    const card = playable(printed[at] as PrintedCard);
    if (card !== null) yield goldenOf(card);
  }
}

function playable(printed: PrintedCard): Card | null {
  const read = readCard(printed, { explain: false });
  if (!('card' in read)) return null;
  const lowered = lowerCard(read.card);
  return 'card' in lowered ? lowered.card : null;
}

function goldenNamed(name: string): Golden {
  const printed = printedCards().find((card) => card.name === name);
  const card = printed === undefined ? null : playable(printed);
  if (card === null) throw new Error(`No playable card is named ${name}: write the name as the corpus does`);
  return goldenOf(card);
}

function write(file: string): void {
  const keeper = folder === undefined ? null : new LogKeeper(folder, `${shard}-of-${shards}`);
  const lines: Line[] = [];
  let used = 0;
  let of = 0;
  for (const golden of goldens()) {
    lines.push(lineOf(golden));
    keeper?.keep(golden);
    used += golden.used;
    of += golden.of;
    for (const fault of golden.faults) console.log(`${golden.name}: ${fault.split('\n').slice(0, 6).join('\n')}`);
  }
  keeper?.close();
  writeFileSync(file, written(lines));
  const faulty = lines.filter(({ fault }) => fault !== '').length;
  console.log(
    `${lines.length} cards, ${faulty} with a fault; ${used} of ${of} abilities used; ${seconds()} s of computing`,
  );
}

function compare(file: string): void {
  const was = readList(readFileSync(file, 'utf8'));
  const seen = new Set<string>();
  const differing: Golden[] = [];
  let count = 0;
  for (const golden of goldens()) {
    count++;
    seen.add(golden.name);
    const before = was.get(golden.name);
    if (before === undefined) console.log(`new: ${golden.name}`);
    else if (before.hash !== golden.hash) differing.push(golden);
  }
  const logs = folder === undefined ? null : readLogs(folder, new Set(differing.map(({ name }) => name)));
  for (const golden of differing) {
    console.log(`differs: ${golden.name}${golden.faults.length > 0 ? ` (fault: ${lineOf(golden).fault})` : ''}`);
    const before = logs?.get(golden.name);
    if (before !== undefined) console.log(firstDifference(before, golden.lines));
  }
  const gone = shards > 1 ? [] : [...was.keys()].filter((name) => !seen.has(name));
  for (const name of gone) console.log(`no longer playable: ${name}`);
  console.log(
    `${count} cards: ${differing.length} differ, ${gone.length} are no longer playable; ${seconds()} s of computing`,
  );
  process.exitCode = differing.length + gone.length > 0 ? 1 : 0;
}

function explain(name: string): void {
  if (folder === undefined) throw new Error('Say where the logs of the list are: --logs=FOLDER');
  const before = readLogs(folder, new Set([name])).get(name);
  if (before === undefined) throw new Error(`The logs at ${folder} say nothing of ${name}`);
  console.log(firstDifference(before, goldenNamed(name).lines, 12) ?? 'No difference.');
}

function seconds(): string {
  return (process.cpuUsage().user / 1e6).toFixed(0);
}
