/** Many tables on several servers that are killed at random: nothing acknowledged is lost or doubled, and every table goes on. `--help`. */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { randomStream } from '@kitchen-table/engine';
import { Cluster } from './cluster.ts';
import { wrongWith } from './kept.ts';
import { Player } from './player.ts';

/** How much of it. */
export interface KillPlan {
  servers: number;
  tables: number;
  kills: number;
  /** Milliseconds between two of them, about. */
  pause: number;
  /** Milliseconds that people think. */
  think: number;
  seed: number;
  /** The servers as they were built (`npm run build`), not from their sources. */
  built?: boolean;
}

/** What came of it; times in milliseconds. */
export interface KillOutcome {
  kills: number;
  games: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  /** The longest time from a question, or the last kill, to an acknowledged answer. */
  longest: number;
  /** How many tables ever waited for more than five seconds. */
  late: number;
  reloads: number;
  /** How many tables did not go on at all. */
  stuck: number;
}

const LATE = 5000;
/** So long tables that do not go on are waited for. */
const STUCK = 60_000;

/** Does it. */
export async function killServers(
  { servers, tables, kills, pause, think, seed, built = false }: KillPlan,
  tell: (progress: string) => void = () => {},
): Promise<KillOutcome> {
  const random = randomStream(`kills ${seed}`);
  const cluster = await Cluster.start(servers, built);
  const players: Player[] = [];
  try {
    for (let n = 0; n < tables; n++) players.push(new Player(cluster.url, think));
    await allGoOn(players);
    tell(`${servers} servers, ${tables} tables`);
    let killed = 0;
    while (killed < kills) {
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + random())));
      if (!(await cluster.killOne(random))) continue;
      killed++;
      for (const player of players) player.killed();
      tell(`${killed} killed, ${cluster.living} run`);
    }
    await allGoOn(players);
    await Promise.all(players.map((player) => player.stop()));
    const wrong = await wrongGames(cluster.database, players);
    return {
      kills: killed,
      games: players.reduce((sum, { games }) => sum + games, 0),
      acknowledged: players.flatMap(({ attempts }) => attempts.filter(({ outcome }) => outcome === 'done')).length,
      lost: wrong.filter((one) => one === 'LOST').length,
      doubled: wrong.filter((one) => one === 'DOUBLED').length,
      longest: Math.round(Math.max(...players.map(({ longest }) => longest))),
      late: players.filter(({ longest }) => longest > LATE).length,
      reloads: players.reduce((sum, { reloads }) => sum + reloads, 0),
      stuck: players.filter(({ goesOn }) => !goesOn).length,
    };
  } finally {
    await Promise.all(players.map((player) => player.stop()));
    await cluster.close();
  }
}

/** Waits until something was acknowledged at each table. */
async function allGoOn(players: readonly Player[]): Promise<void> {
  const until = performance.now() + STUCK;
  while (performance.now() < until && players.some(({ goesOn }) => !goesOn))
    await new Promise((resolve) => setTimeout(resolve, 100));
}

/** What is wrong with each game: the stored decisions that its person made, against those that were acknowledged. */
async function wrongGames(database: string, players: readonly Player[]): Promise<readonly (string | null)[]> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: database });
  await client.connect();
  const wrong: (string | null)[] = [];
  for (const { attempts } of players)
    for (const game of new Set(attempts.map((attempt) => attempt.game))) {
      const { rows } = await client.query<{ decision: string }>(
        'select decision from decisions where game = $1 and automatic = 0 order by n',
        [game],
      );
      const made = rows.map(({ decision }) => (JSON.parse(decision) as { answer: unknown }).answer);
      wrong.push(
        wrongWith(
          attempts.filter((attempt) => attempt.game === game),
          made,
        ),
      );
    }
  await client.end();
  return wrong;
}

const HELP = `Lays tables at several servers on one PostgreSQL behind one proxy, kills servers at random, and counts what became of it.

  node --conditions=@kitchen-table/source --import tsx packages/server/attack/several/killed-servers.ts [options]

  --servers N  default 3      --tables N  default 30      --kills N  default 20
  --pause MS   between kills, about; default 4000          --think MS  default 400      --seed N  default 1
  --built      the servers as \`npm run build\` made them, which start in a part of the time

It ends with 1 when an acknowledged decision was lost or doubled, or a table waited for more than five seconds.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      servers: { type: 'string', default: '3' },
      tables: { type: 'string', default: '30' },
      kills: { type: 'string', default: '20' },
      pause: { type: 'string', default: '4000' },
      think: { type: 'string', default: '400' },
      seed: { type: 'string', default: '1' },
      built: { type: 'boolean', default: false },
    },
  });
  if (values.help === true) return console.log(HELP);
  const plan: KillPlan = {
    servers: Number(values.servers),
    tables: Number(values.tables),
    kills: Number(values.kills),
    pause: Number(values.pause),
    think: Number(values.think),
    seed: Number(values.seed),
    built: values.built,
  };
  const outcome = await killServers(plan, (progress) => console.error(progress));
  console.table(outcome);
  if (outcome.lost + outcome.doubled + outcome.late + outcome.stuck > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
