/** Games of every format, whose positions are kept as data and gone on from. `--help`. */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { drawFromCards, drawFromPrinted } from '../../scenario/src/random-games/draw.ts';
import { cardFile, printedCards } from '../../scenario/tools/shared-cards.ts';
import { comparedGame } from './kept-positions/compare.ts';
import { plainCards, unseenCards } from './what-is-hidden/cards.ts';
import { setupOf } from './what-is-hidden/setups.ts';

const HELP = `Plays games of every format twice: once without a break, once put away as data and read again. Positions, questions,
views and logs must stay the same.

  node --conditions=@kitchen-table/source --import tsx packages/server/tools/kept-positions.ts [options]

  --games N  default 60    --from N  the first seed, default 0    --every N  decisions, default 5    --most N  decisions, default 400

It ends with 1 when one was not the same.`;

function main(): void {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      games: { type: 'string', default: '60' },
      from: { type: 'string', default: '0' },
      every: { type: 'string', default: '5' },
      most: { type: 'string', default: '400' },
    },
  });
  if (values.help === true) return console.log(HELP);
  const [games, from, every, most] = [values.games, values.from, values.every, values.most].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const draw = existsSync(cardFile())
    ? drawFromPrinted(printedCards())
    : drawFromCards([...plainCards(), ...unseenCards()]);
  const refused = new Map<string, number>();
  let [kept, decisions, largest, wrong] = [0, 0, 0, 0];
  for (let seed = from; seed < from + games; seed++) {
    const setup = setupOf(seed, draw);
    const compared = comparedGame(setup, every, most);
    kept += compared.kept;
    decisions += compared.decisions;
    largest = Math.max(largest, compared.largest);
    for (const [because, times] of compared.refused) refused.set(because, (refused.get(because) ?? 0) + times);
    if (compared.wrong === null) continue;
    wrong++;
    console.log(`seed ${seed} (${setup.format}): ${compared.wrong}`);
  }
  console.log(
    `${games} games, ${decisions} decisions, ${kept} positions kept, the largest of ${largest} bytes, ${wrong} wrong`,
  );
  for (const [because, times] of refused) console.log(`${times} not written: ${because}`);
  if (wrong > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
