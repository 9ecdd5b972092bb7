/** Attacks a server of its own on this machine, a bounded number of times, and tells in a table what became of it: `--help`. */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { BY_CROWDS } from './by-crowds.ts';
import { BY_FORCE } from './by-force.ts';
import { BY_GREED } from './by-greed.ts';
import { BY_MESSAGES } from './by-messages.ts';
import { Target } from './target.ts';

/** How much of each attack. */
export interface Bounds {
  messages: number;
  connections: number;
  rounds: number;
  seed: number;
}

/** What came of it, in a few words; CAPITALS say that it succeeded. */
export type Attack = (target: Target, bounds: Bounds) => Promise<string>;

/** Every attack, by name. */
export const ATTACKS: Readonly<Record<string, Attack>> = { ...BY_MESSAGES, ...BY_CROWDS, ...BY_GREED, ...BY_FORCE };

/** No attack is larger than this. */
const MOST: Bounds = { messages: 1_000_000, connections: 1000, rounds: 200, seed: Number.MAX_SAFE_INTEGER };

const HELP = `Attacks a server that it starts on this machine, in a folder of its own, and tells what became of it.

  node --conditions=@kitchen-table/source --import tsx packages/server/attack/attack.ts [options]

  --only NAME        one attack (may be given again): ${Object.keys(ATTACKS).join(', ')}
  --messages N       malformed and illegal messages each; default 3000, at most ${MOST.messages}
  --connections N    connections at once; default 200, at most ${MOST.connections}
  --rounds N         times killed, bits flipped; default 5, at most ${MOST.rounds}
  --seed N           other messages, other bits; default 1

It ends with 1 when an attack succeeded: its outcome is in CAPITALS.`;

/** A row of the table. */
export interface Outcome {
  name: string;
  outcome: string;
  lives: boolean;
  seconds: number;
}

/** One attack after the other on one server, which is started anew when it has died. */
export async function attacked(names: readonly string[], bounds: Bounds): Promise<readonly Outcome[]> {
  const target = new Target();
  const outcomes: Outcome[] = [];
  try {
    const wrong = await target.start();
    if (wrong !== null) throw new Error(wrong);
    for (const name of names) {
      const before = performance.now();
      const outcome = await (ATTACKS[name] as Attack)(target, bounds).catch(
        (error: unknown) => `NO ANSWER: ${String(error)}`,
      );
      const lives = await target.lives();
      outcomes.push({ name, outcome, lives, seconds: Math.round((performance.now() - before) / 100) / 10 });
      if (!lives) await target.kill().then(() => target.start());
    }
  } finally {
    await target.remove();
  }
  return outcomes;
}

/** Whether the attack came to nothing. */
export function withstood({ outcome, lives }: Outcome): boolean {
  return lives && !/\b[A-Z]{3,}\b/.test(outcome);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      only: { type: 'string', multiple: true },
      messages: { type: 'string', default: '3000' },
      connections: { type: 'string', default: '200' },
      rounds: { type: 'string', default: '5' },
      seed: { type: 'string', default: '1' },
    },
  });
  if (values.help === true) return console.log(HELP);
  const names = values.only ?? Object.keys(ATTACKS);
  const unknown = names.find((name) => ATTACKS[name] === undefined);
  const number = (what: keyof Bounds): number => Math.min(MOST[what], Math.max(1, Number(values[what]) || 1));
  if (unknown !== undefined) {
    console.error(`There is no attack "${unknown}"; --help names them all.`);
    process.exitCode = 1;
    return;
  }
  const bounds = {
    messages: number('messages'),
    connections: number('connections'),
    rounds: number('rounds'),
    seed: number('seed'),
  };
  const outcomes = await attacked(names, bounds);
  console.log('| attack | seconds | what became of it | the server |\n| --- | --- | --- | --- |');
  for (const { name, outcome, lives, seconds } of outcomes)
    console.log(`| ${name} | ${seconds} | ${outcome} | ${lives ? 'lives' : 'IS DEAD'} |`);
  if (!outcomes.every(withstood)) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
