/** The server that is attacked, on a folder and perhaps a database: prints its address and stays. Any number of messages reach it; what one address may have of it can be told. */
import { type AddressShares, startServer } from '@kitchen-table/server';

const UNLIMITED: AddressShares = { connections: 1e9, tables: 1e9, newTablesPerMinute: 1e9 };
const [, , dataFolder = '', database = '', shares] = process.argv;
const server = await startServer({
  port: 0,
  pace: 0,
  dataFolder,
  ...(database === '' ? {} : { database }),
  budget: { threads: database === '' ? 0 : 1 },
  limits: { burst: 1e9, perSecond: 1e9 },
  shares: shares === undefined ? UNLIMITED : (JSON.parse(shares) as Partial<AddressShares>),
});
process.stdout.write(`${server.url}\n`);
