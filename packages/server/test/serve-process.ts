/** A server in a process of its own, to be killed: prints its address and stays. */
import { startServer } from '../src/index.ts';

const server = await startServer({ port: 0, pace: 0, dataFolder: process.argv[2] ?? '', log: false });
process.stdout.write(`${server.url}\n`);
