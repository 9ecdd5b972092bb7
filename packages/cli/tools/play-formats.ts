/**
 * Plays every format and every pair (and some triples) that go together, by random bots, and names what breaks: a fault,
 * or a game that does not end. For the night; the first argument says how many games of each (200 when absent), the
 * second how many of a combination (20).
 *
 *   node --conditions=@kitchen-table/source --import tsx packages/cli/tools/play-formats.ts 200 20
 */
import { contradiction, FORMATS, VARIANTS } from '@kitchen-table/engine';
import { isDraft, simulateDrafts } from '../src/commands/sim-drafts.ts';
import { simulate } from '../src/commands/sim.ts';

const [single = 200, joined = 20] = process.argv.slice(2).map(Number);
const names = Object.keys(FORMATS).filter((name) => VARIANTS.some((variant) => variant.name === name));
const together = (...parts: readonly string[]): boolean =>
  parts.every((one, at) => parts.slice(at + 1).every((other) => contradiction(one, other) === null));
const pairs = names.flatMap((one, at) =>
  names.slice(at + 1).flatMap((other) => (together(one, other) ? [[one, other]] : [])),
);
const triples = [
  ['commander', 'planechase', 'two-headed-giant'],
  ['commander', 'vanguard', 'emperor'],
  ['brawl', 'planechase-single-deck', 'free-for-all'],
  ['conspiracy-draft', 'vanguard', 'planechase'],
  ['commander-draft', 'cube', 'team-vs-team'],
  ['planechase', 'vanguard', 'archenemy'],
].filter((parts) => together(...parts));

let broken = 0;
for (const format of [...names, ...[...pairs, ...triples].map((parts) => parts.join('+'))]) {
  const games = format.includes('+') ? joined : single;
  const options = { format, games, seed: 'night', deck: [], bots: ['random'] as const, cards: [] };
  try {
    const { report } = isDraft(format) ? simulateDrafts(options) : await simulate(options);
    const bad = report.faults.length > 0 || report.finished < games;
    if (bad) broken++;
    console.log(
      `${bad ? 'BAD ' : 'ok  '} ${format}: ${report.finished} of ${games} finished, ${report.turns} turns, ${report.seconds} s`,
    );
    for (const { seed, error } of report.faults.slice(0, 3)) console.log(`     "${seed}": ${error}`);
  } catch (error) {
    broken++;
    console.log(`BAD  ${format}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
console.log(
  broken === 0 ? 'Every format and combination was played to its end.' : `${broken} formats or combinations broke.`,
);
process.exitCode = broken === 0 ? 0 : 1;
