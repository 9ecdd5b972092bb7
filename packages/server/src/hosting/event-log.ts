/** What happened, one line of JSON an event, for whoever looks after a server. No names, decks or keys stand in it. */
import type { FastifyBaseLogger } from 'fastify';

/** What is told of. */
export type ServerEvent = 'started' | 'stopping' | 'stopped' | 'game begun' | 'game woken' | 'game closed';

/** Tells of an event with its facts. */
export type EventLog = (event: ServerEvent, facts?: Readonly<Record<string, string | number | boolean>>) => void;

/** Writes them to the log; null: there is none. */
export function eventLog(log: FastifyBaseLogger | null): EventLog {
  return log === null ? () => {} : (event, facts = {}) => log.info({ event, ...facts });
}
