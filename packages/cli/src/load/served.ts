/** The program of a server that is put under load: in a process of its own, without limits for the one address that asks. */
import { startServer } from '@kitchen-table/server';

const [dataFolder, pace] = process.argv.slice(2);
const server = await startServer({
  port: 0,
  pace: Number(pace),
  ...(dataFolder === undefined ? {} : { dataFolder }),
  limits: { burst: 1e9, perSecond: 1e9 },
  shares: { connections: 1e9, tables: 1e9, newTablesPerMinute: 1e9 },
});
process.send?.(server.url);
process.once('disconnect', () => void server.close());
