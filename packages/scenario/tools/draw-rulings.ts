/** For developers: official rulings of playable cards with long texts, drawn at random by a seed. `--help` tells the arguments. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { cardFile, printedCards } from './shared-cards.ts';

const [seed, count = '80', length = '150'] = process.argv.slice(2);

if (seed === undefined || seed === '--help') console.log('draw-rulings.ts SEED [COUNT] [LETTERS]');
else if (!existsSync(cardFile())) console.log(`No cards at ${cardFile()}: set KITCHEN_TABLE_SHARED.`);
else for (const { name, comment } of drawn(seed).slice(0, Number(count))) console.log(`${name}\t${comment}`);

/** Rulings in the order of their digests: the same seed draws the same ones from the same cards. */
function drawn(seed: string): { name: string; comment: string }[] {
  const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
  const ledger = readFileSync(join(root, 'proof', 'ledger.tsv'), 'utf8').split('\n');
  const playable = new Set(
    ledger.map((line) => line.split('\t')).flatMap(([name, how]) => (how === 'playable' ? name : [])),
  );
  const long = new Set(printedCards().flatMap((card) => (lettersOf(card) > Number(length) ? card.name : [])));
  const lines = gunzipSync(readFileSync(join(dirname(cardFile()), 'rulings.jsonl.gz')))
    .toString('utf8')
    .split('\n');
  return lines
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { name: string; comment: string })
    .filter(({ name }) => playable.has(name) && long.has(name))
    .map((ruling) => ({
      ruling,
      digest: createHash('sha256').update(`${seed} ${ruling.name} ${ruling.comment}`).digest('hex'),
    }))
    .sort((one, other) => (one.digest < other.digest ? -1 : 1))
    .map(({ ruling }) => ruling);
}

function lettersOf(card: ReturnType<typeof printedCards>[number]): number {
  const faces = card.card_faces ?? [card];
  return faces.reduce((sum, { oracle_text }) => sum + (oracle_text ?? '').length, 0);
}
