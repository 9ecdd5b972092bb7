/** The server that is attacked: prints its address and stays. Any number of messages reach it. */
import { startServer } from '../src/index.ts';

const server = await startServer({
  port: 0,
  pace: 0,
  dataFolder: process.argv[2] ?? '',
  budget: { threads: 0 },
  limits: { burst: 1e9, perSecond: 1e9 },
});
process.stdout.write(`${server.url}\n`);
