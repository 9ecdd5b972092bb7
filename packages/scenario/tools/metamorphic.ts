/** For developers: scenarios played again with what should change nothing, and those that then end otherwise. `--help` says how. */
import { readFileSync } from 'node:fs';
import type { PrintedCard } from '@kitchen-table/oracle';
import type { Entry, Scenario, Seat, SeatSetup } from '../src/format/scenario.ts';
import { cardLookup, readScenarios, runScenario } from '../src/index.ts';
import { printedCards } from './shared-cards.ts';

const HELP = `Plays every scenario of the files that passes once more with each change, and lists those that then end otherwise.

  node --conditions=@kitchen-table/source --import tsx packages/scenario/tools/metamorphic.ts FILE... [--only=CHANGE] [--part=TEXT]

  libraries   inert cards at the bottoms of the libraries that are listed
  boards      an inert enchantment, last, on every board
  ids         inert cards in every sideboard, so that every object has another id

Counts that include what was added differ rightly: judge each line. KITCHEN_TABLE_SHARED says where the cards are.`;

/** Does nothing, and is of a type that few cards look at. */
const SIGN: PrintedCard = { name: 'Inert Sign', mana_cost: '{9}', type_line: 'Enchantment', oracle_text: '' };
const ADDED: Entry = { card: SIGN.name, count: 3 };

type Change = (seat: SeatSetup) => SeatSetup;

const CHANGES: Readonly<Record<string, Change>> = {
  libraries: (seat) => (seat.library === undefined ? seat : { ...seat, library: [...seat.library, ADDED] }),
  boards: (seat) => ({ ...seat, battlefield: [...(seat.battlefield ?? []), SIGN.name] }),
  ids: (seat) => ({ ...seat, sideboard: [...(seat.sideboard ?? []), ADDED] }),
};

function changed(scenario: Scenario, change: Change): Scenario {
  const seats = Object.entries(scenario.players) as [Seat, SeatSetup][];
  return { ...scenario, players: Object.fromEntries(seats.map(([seat, setup]) => [seat, change(setup)])) };
}

const words = process.argv.slice(2);
const option = (name: string): string | undefined =>
  words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const files = words.filter((word) => !word.startsWith('--'));
if (files.length === 0 || words.includes('--help')) {
  console.log(HELP);
  process.exit(files.length === 0 && !words.includes('--help') ? 1 : 0);
}
const lookup = cardLookup([...printedCards(), SIGN]);
const only = option('only');
const part = option('part') ?? '';
const tried = Object.entries(CHANGES).filter(([name]) => only === undefined || only === name);
let played = 0;
const differ = new Map<string, number>(tried.map(([name]) => [name, 0]));
for (const file of files) {
  for (const read of readScenarios(readFileSync(file, 'utf8'))) {
    if (read.kind !== 'scenario' || !read.scenario.id.includes(part)) continue;
    const { scenario } = read;
    if (runScenario(scenario, lookup).status !== 'passed') continue;
    if (++played % 100 === 0) console.error(`${played} played`);
    for (const [name, change] of tried) {
      const { status, reason } = runScenario(changed(scenario, change), lookup);
      if (status === 'passed') continue;
      differ.set(name, (differ.get(name) ?? 0) + 1);
      console.log(`${name}: ${scenario.id}: ${reason}`);
    }
  }
}
console.log(`${played} scenarios: ${[...differ].map(([name, count]) => `${count} differ by ${name}`).join(', ')}`);
