/** The server that is attacked, on a folder and perhaps a database: prints its address and stays. Any number of messages reach it. */
import { startServer } from '@kitchen-table/server';

const [, , dataFolder = '', database] = process.argv;
const server = await startServer({
  port: 0,
  pace: 0,
  dataFolder,
  ...(database === undefined ? {} : { database }),
  budget: { threads: database === undefined ? 0 : 1 },
  limits: { burst: 1e9, perSecond: 1e9 },
});
process.stdout.write(`${server.url}\n`);
