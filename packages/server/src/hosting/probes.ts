/** What machines ask of a server: whether it lives, whether it takes people, and its figures. */
import type { FastifyInstance } from 'fastify';
import { isFromOwnMachine } from '../cards/import-cards.ts';
import type { Metrics } from './metrics.ts';

/** What is asked about. */
export interface Probed {
  metrics: Metrics;
  /** Whether anybody may read the figures; else only programs of this machine. */
  openMetrics: boolean;
  /** Whether it is about to stop. */
  isStopping(): boolean;
  /** Whether games can be read and written; it fails with the reason why not. */
  tryStore(): Promise<unknown>;
}

/** `/health`: the process answers. `/ready`: it takes people, or 503 and why not. `/metrics`: for Prometheus. */
export function serveProbes(app: FastifyInstance, { metrics, openMetrics, isStopping, tryStore }: Probed): void {
  const health = (): object => ({ ok: true });
  app.get('/health', health);
  app.get('/api/health', health);
  app.get('/ready', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ ready: false, because: 'it is about to stop' });
    try {
      await tryStore();
      return { ready: true };
    } catch {
      return reply.code(503).send({ ready: false, because: 'its games can not be read' });
    }
  });
  app.get('/metrics', async (request, reply) => {
    if (!openMetrics && !isFromOwnMachine(request))
      return reply
        .code(403)
        .send({ error: 'Only programs of this machine read the figures, unless it is started with --metrics.' });
    return reply.type(metrics.type).send(await metrics.text());
  });
}
