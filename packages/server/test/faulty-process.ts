/** A server in a process of its own whose games meet faults that nobody catches when a player's stops say so. */
import { startServer } from '../src/index.ts';
import { PEOPLES_SEED } from './people.ts';
import { Match } from '../src/match/match.ts';

const { setStops } = Match.prototype;
Match.prototype.setStops = function (this: Match, seat, stops) {
  if (stops.ownTurn.length > 0)
    setImmediate(() => {
      throw new Error('a fault that nobody catches');
    });
  if (stops.othersTurns.length > 0) void Promise.reject(new Error('a promise that nobody keeps'));
  return setStops.call(this, seat, stops);
};

const server = await startServer({
  port: 0,
  pace: 0,
  drawSeed: () => PEOPLES_SEED,
  budget: { threads: 0 }, // It is this thread's matches that meet them.
  dataFolder: process.argv[2] ?? '',
  onFault: (error) => process.stdout.write(`fault: ${String(error)}\n`),
});
process.stdout.write(`${server.url}\n`);
