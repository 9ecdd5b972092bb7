/** The server: the page, the lists it begins with, and the wire to the tables. */
import { fileURLToPath } from 'node:url';
import { dataFolder as userDataFolder } from '@kitchen-table/cards';
import Fastify, { type FastifyInstance } from 'fastify';
import { peerAddress, reachableAddresses } from './addresses.ts';
import { type AddressShares, USUAL_SHARES } from './address-shares.ts';
import { openCardSource } from './cards/card-source.ts';
import { serveCards } from './cards/import-cards.ts';
import { clientAddresses, type TrustedProxies } from './client-address.ts';
import { openConnections } from './connections.ts';
import { type GameBudget, USUAL_BUDGET } from './games/budget.ts';
import { openDrafts } from './drafts/drafts.ts';
import { guardProcess } from './faults.ts';
import { guardHttp, knownHosts } from './guarded-http.ts';
import { eventLog } from './hosting/event-log.ts';
import { openMetrics } from './hosting/metrics.ts';
import { compressAnswers, servePage } from './hosting/page-files.ts';
import { serveProbes } from './hosting/probes.ts';
import { serveLists } from './lists.ts';
import { Lobbies } from './lobbies/lobbies.ts';
import { type RateLimits, USUAL_LIMITS } from './rate-limits.ts';
import { GRACE } from './match/presence.ts';
import { type DrawSeed, randomSeed } from './secrets.ts';
import { LEASE } from './store/leases.ts';
import { openStores } from './store/stores.ts';
import { openTables } from './tables.ts';

/** How the server is started. */
export interface ServerOptions {
  /** 0: any free port. */
  port?: number;
  /** Default: this machine only. */
  host?: string;
  /** Names under which others reach this machine, besides its own. */
  names?: readonly string[];
  /** Where games are kept and imported cards are found; default: the user's data folder. */
  dataFolder?: string;
  /** A PostgreSQL database in which games are kept instead: several servers may share it, and then share the games. */
  database?: string;
  /** Under which address the other servers on the database reach this one; default: its first own address. */
  peerAddress?: string;
  /** So long the others wait for this server when it says nothing, in milliseconds. */
  lease?: number;
  /** The built page; default: the web package's. */
  pageFolder?: string;
  /** Milliseconds that a bot lets people look at what it did. */
  pace?: number;
  /** Milliseconds that a table waits for somebody who left before the others may let a bot play; default: a minute. */
  grace?: number;
  /** Lines of pino on standard output. */
  log?: boolean;
  /** Whether anybody may read `/metrics`; else only programs of this machine. */
  openMetrics?: boolean;
  /** Everybody comes through a proxy of the host's own, which says who they are; or the addresses of proxies that are believed. */
  behindProxy?: TrustedProxies;
  /** What one address may ask of the server. */
  limits?: RateLimits;
  /** What one address may have of the server at once. */
  shares?: Partial<AddressShares>;
  /** In how many threads games run, and what they may cost. */
  budget?: Partial<GameBudget>;
  /** Draws the seed of a game or draft for which nobody may choose one; default: at random. */
  drawSeed?: DrawSeed;
  /** Told of every fault of ours; default: it is logged, or else written to standard error. */
  onFault?: (error: unknown) => void;
}

/** A running server. */
export interface RunningServer {
  url: string;
  close(): Promise<void>;
}

const DEFAULT_PORT = 8470;
const DEFAULT_PACE = 350;

/** Starts the server; it answers when the promise is kept. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const clientAddress = clientAddresses(options.behindProxy ?? false); // What is wrong with it is said before anything is opened.
  const folder = options.dataFolder ?? (await userDataFolder());
  const app = Fastify({ logger: options.log === true, bodyLimit: 100_000 });
  const metrics = openMetrics({ tables: () => tables.counts(), connections: () => wires.count() });
  const tellFault =
    options.onFault ?? ((error: unknown): void => (options.log === true ? app.log.error(error) : console.error(error)));
  const onFault = (error: unknown): void => {
    metrics.fault();
    tellFault(error);
  };
  const log = eventLog(options.log === true ? app.log : null);
  const place = { folder, database: options.database ?? null, lease: options.lease ?? LEASE };
  const stores = await openStores(place, onFault);
  const { store, draftStore, lobbyStore, homes } = stores;
  const source = await openCardSource({ dataFolder: folder }).catch(async (error: unknown) => {
    await stores.close();
    throw error;
  });
  const drawSeed = options.drawSeed ?? randomSeed;
  const leaveUnguarded = guardProcess(onFault);
  const tables = openTables({
    ...{ store, homes, source, drawSeed, onFault, log },
    pace: options.pace ?? DEFAULT_PACE,
    grace: options.grace ?? GRACE,
    budget: { ...USUAL_BUDGET, ...options.budget },
  });
  const drafts = openDrafts({ store: draftStore, homes, tables, drawSeed, onFault });
  const lobbies = new Lobbies({ store: lobbyStore, homes, tables, drafts, source });
  const isKnown = knownHosts([...(options.names ?? []), options.host ?? '127.0.0.1']);
  guardHttp(app, isKnown);
  await compressAnswers(app);
  const wires = openConnections({
    ...{ http: app.server, isKnown, tables, drafts, lobbies, homes, source, onFault, metrics },
    ...{ limits: options.limits ?? USUAL_LIMITS, shares: { ...USUAL_SHARES, ...options.shares }, clientAddress },
  });

  serveLists(app, tables);
  serveCards(app, { folder, source });
  let stopping = false;
  serveProbes(app, {
    metrics,
    openMetrics: options.openMetrics === true,
    isStopping: () => stopping,
    tryStore: () => store.list(['']),
  });
  await servePage(app, options.pageFolder ?? fileURLToPath(new URL('../../web/dist-page', import.meta.url)));

  const port = options.port ?? DEFAULT_PORT;
  const host = options.host ?? '127.0.0.1';
  app.get('/api/addresses', (request) =>
    reachableAddresses(host, request.socket.localPort ?? port, options.names ?? []),
  );
  try {
    await app.listen({ port, host });
  } catch (error) {
    leaveUnguarded();
    await Promise.all([stores.close(), source.close()]);
    throw new Error(listenProblem(error, host, port), { cause: error });
  }
  const listening = portOf(app.server.address()) ?? port;
  await homes.begin(options.peerAddress ?? peerAddress(host, listening));
  log('started', { port: listening });
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${listening}`,
    async close() {
      stopping = true;
      log('stopping');
      await wires.close();
      await tables.close();
      await app.close();
      await drafts.close();
      await homes.close();
      await Promise.all([stores.close(), source.close()]);
      metrics.close();
      leaveUnguarded();
      log('stopped');
    },
  };
}

function portOf(address: ReturnType<FastifyInstance['server']['address']>): number | null {
  return typeof address === 'object' && address !== null ? address.port : null;
}

function listenProblem(error: unknown, host: string, port: number): string {
  const code = (error as { code?: unknown }).code;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use, perhaps by another Kitchen Table; stop that one, or choose another port with --port or PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be opened; choose one above 1023 with --port or PORT.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `This machine has no address "${host}"; choose another with --host.`;
  return `The server can't listen on ${host}:${port} (${error instanceof Error ? error.message : String(error)}).`;
}
