/** Several servers in processes of their own on one database, behind one proxy. */
import type { Postgres } from './postgres.ts';
import { freshDatabase, startPostgres } from './postgres.ts';
import { type Proxy, startProxy } from './proxy.ts';
import { Target } from '../target.ts';

/** Servers that run, and may be killed. */
export class Cluster {
  readonly database: string;
  private readonly postgres: Postgres;
  private readonly targets: readonly Target[];
  private readonly alive = new Set<Target>();
  private proxy: Proxy | null = null;
  private isClosed = false;

  private constructor(postgres: Postgres, database: string, servers: number, built: boolean) {
    this.postgres = postgres;
    this.database = database;
    this.targets = Array.from({ length: servers }, () => new Target({ database, built }));
  }

  /** Starts so many servers, from their sources or as they were built. */
  static async start(servers: number, built = false): Promise<Cluster> {
    const postgres = await startPostgres();
    const database = await freshDatabase(postgres).catch(async (error: unknown) => {
      await postgres.close();
      throw error;
    });
    const cluster = new Cluster(postgres, database, servers, built);
    try {
      await Promise.all(cluster.targets.map((target) => cluster.raise(target)));
      cluster.proxy = await startProxy(() => [...cluster.alive].map(({ url }) => Number(new URL(url).port)));
      return cluster;
    } catch (error) {
      await cluster.close();
      throw error;
    }
  }

  /** Where pages come. */
  get url(): string {
    return this.proxy?.url ?? '';
  }

  /** Servers that run at this moment. */
  get living(): number {
    return this.alive.size;
  }

  /** kill -9 of one that runs, unless it is the only one; it is started again. Whether one was killed. */
  async killOne(random: () => number): Promise<boolean> {
    const living = [...this.alive];
    const target = living[Math.floor(random() * living.length)];
    if (target === undefined || living.length < 2) return false;
    await target.kill(); // The proxy is not told before: it has to find out.
    this.alive.delete(target);
    void this.raise(target).catch((error: unknown) => console.error(error));
    return true;
  }

  private async raise(target: Target): Promise<void> {
    const wrong = await target.start();
    if (wrong !== null && !this.isClosed) throw new Error(wrong);
    if (wrong === null) this.alive.add(target);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.proxy?.close();
    await Promise.all(this.targets.map((target) => target.remove()));
    await this.postgres.close();
  }
}
