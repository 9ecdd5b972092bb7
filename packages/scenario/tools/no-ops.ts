/**
 * For developers: every playable card in rich situations; instructions that do nothing, and references that find nothing,
 * by families, most frequent first. `--help` tells the arguments.
 */
import { existsSync } from 'node:fs';
import { lowerCard } from '@kitchen-table/lower';
import { readCard } from '@kitchen-table/oracle';
import { detect, type Finding } from './no-ops/detector.ts';
import { reasonFor } from './no-ops/reasons.ts';
import { cardFile, printedCards } from './shared-cards.ts';

const words = process.argv.slice(2);
const number = (name: string, otherwise: number): number => Number(option(name) ?? otherwise);

function option(name: string): string | undefined {
  return words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
}

if (words.includes('--help'))
  console.log(
    [
      'no-ops.ts [NAME ...] [--from=N] [--count=N] [--stride=N] [--seed=TEXT] [--show=N] [--never] [--explained]',
      'Plays the cards named, or every card of the corpus from number N on, one in STRIDE, COUNT of them.',
      '--never lists also what was never carried out, --explained what there is a known kind of reason for; --show: how many cards are named of each family.',
    ].join('\n'),
  );
else if (!existsSync(cardFile())) console.log(`No cards at ${cardFile()}: set KITCHEN_TABLE_SHARED.`);
else run();

function run(): void {
  const names = words.filter((word) => !word.startsWith('--'));
  const printed = printedCards().filter(({ name }) => names.length === 0 || names.includes(name));
  const [first, stride, show] = [number('from', 0), number('stride', 1), number('show', 6)];
  let left = number('count', Number.POSITIVE_INFINITY);
  const families = new Map<string, Finding[]>();
  const faults = new Map<string, string[]>();
  const explained = new Map<string, number>();
  const total = { cards: 0, carriedOut: 0, of: 0 };
  for (let at = first; at < printed.length && left > 0; at += stride) {
    const read = readCard(printed[at] as (typeof printed)[number], { explain: false });
    if (!('card' in read)) continue;
    const lowered = lowerCard(read.card);
    if (!('card' in lowered)) continue;
    left--;
    const { findings, carriedOut, of, fault } = detect(lowered.card, option('seed') ?? '');
    total.cards++;
    total.carriedOut += carriedOut;
    total.of += of;
    if (fault !== null) {
      const key = fault.split('\n').slice(0, 3).join(' ').replace(/-?\d+/g, '0').slice(0, 200);
      faults.set(key, [...(faults.get(key) ?? []), lowered.card.name]);
    }
    for (const finding of findings) {
      if (finding.what === 'is never carried out') {
        if (!words.includes('--never')) continue;
      } else {
        const reason = reasonFor(finding, lowered.card);
        if (reason !== null) explained.set(reason, (explained.get(reason) ?? 0) + 1);
        if (reason !== null && !words.includes('--explained')) continue;
      }
      const key = `${finding.instruction.action.kind} ${finding.what} ${finding.label.replace(/\d+$/, '')}`;
      families.set(key, [...(families.get(key) ?? []), finding]);
    }
    if (total.cards % 250 === 0) console.error(`${total.cards} cards, at ${at}`);
  }
  for (const [key, found] of [...families].sort((one, other) => other[1].length - one[1].length)) {
    const cards = found.slice(0, show).map(({ card, instruction }) => `${card} (${instruction.place})`);
    console.log(`${found.length}  ${key}: ${cards.join('; ')}`);
  }
  for (const [key, names] of faults) console.log(`${names.length} fault: ${key}: ${names.slice(0, show).join('; ')}`);
  for (const [reason, times] of explained) console.log(`${times} explained: ${reason}`);
  console.log(`${total.cards} cards, ${total.carriedOut} of ${total.of} instructions carried out`);
}
