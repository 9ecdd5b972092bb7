/**
 * Homes in PostgreSQL: a row says which server has it, for as long as that server says in time that it lives, and holds on to
 * its connections: those of a process that is killed are closed by its machine at once.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Homes, TakenOver } from './homes.ts';

/** The tables of it. */
export interface HomeTables {
  homes: { id: string; server: string };
  servers: { id: string; address: string; until: Date };
  passwords: { password: string };
}

/** So long a server that says nothing is waited for before others take its games over, in milliseconds. */
export const LEASE = 4000;
/** How often in that time it says that it lives. */
const TIMES = 4;

/** Whether the server of a row of `servers` lives. Its connections bear its name. */
const LIVES = sql<boolean>`servers.until > now()
  and exists (select from pg_stat_activity where application_name = servers.id)`;

/** The homes of the servers on one database, as one of them sees them. Time is the database's own. */
export class Leases implements Homes {
  readonly password: string;
  private readonly server: string;
  private readonly tables: Kysely<HomeTables>;
  private readonly lease: number;
  private readonly onFault: (error: unknown) => void;
  private readonly held = new Set<string>();
  private readonly releasing = new Map<string, Promise<unknown>>();
  private readonly listeners: ((id: string) => void)[] = [];
  /** Kept when the others know this server: before that nothing is at home here. */
  private readonly begun: Promise<void>;
  private hasBegun: () => void = () => {};
  private timer: NodeJS.Timeout | null = null;
  private renewing: Promise<void> = Promise.resolve();
  private isOver = false;
  private address = '';

  private constructor(
    tables: Kysely<HomeTables>,
    server: string,
    lease: number,
    password: string,
    onFault: (error: unknown) => void,
  ) {
    this.server = server;
    this.tables = tables;
    this.lease = lease;
    this.password = password;
    this.onFault = onFault;
    this.begun = new Promise((resolve) => {
      this.hasBegun = resolve;
    });
  }

  /** The homes in a database whose tables are there, for the server whose connections bear that name. */
  static async open(
    tables: Kysely<HomeTables>,
    server: string,
    lease: number,
    onFault: (error: unknown) => void,
  ): Promise<Leases> {
    const { password } = await tables.selectFrom('passwords').select('password').executeTakeFirstOrThrow();
    return new Leases(tables, server, lease, password, onFault);
  }

  async begin(address: string): Promise<void> {
    this.address = address;
    await this.live();
    this.hasBegun();
    this.renewLater();
  }

  async elsewhere(id: string): Promise<string | null> {
    await this.begun;
    const row = await this.tables
      .selectFrom('homes')
      .innerJoin('servers', 'servers.id', 'homes.server')
      .select('servers.address')
      .where('homes.id', '=', id)
      .where('servers.id', '!=', this.server)
      .where(LIVES)
      .executeTakeFirst();
    return row?.address ?? null;
  }

  async take(id: string): Promise<boolean> {
    await this.begun;
    await this.releasing.get(id);
    const { server } = this;
    const { rows } = await sql`
      insert into homes (id, server) values (${id}, ${server})
      on conflict (id) do update set server = excluded.server
      where homes.server = excluded.server
        or not exists (select from servers where servers.id = homes.server and ${LIVES})
      returning server`.execute(this.tables);
    if (rows.length > 0) this.held.add(id);
    return rows.length > 0;
  }

  release(id: string): void {
    if (!this.held.delete(id)) return;
    const gone = this.tables
      .deleteFrom('homes')
      .where('id', '=', id)
      .where('server', '=', this.server)
      .execute()
      .catch(this.onFault);
    this.releasing.set(id, gone);
    void gone.then(() => {
      if (this.releasing.get(id) === gone) this.releasing.delete(id);
    });
  }

  onLost(listener: (id: string) => void): void {
    this.listeners.push(listener);
  }

  /** Within a transaction that writes: it is at home here, and nobody takes it over before all is written. */
  async hold(transaction: Transaction<HomeTables>, id: string): Promise<void> {
    const { rows } = await sql`
      select from homes where id = ${id} and server = ${this.server} for share`.execute(transaction);
    if (rows.length > 0) return;
    this.lose(id);
    throw new TakenOver(id);
  }

  private lose(id: string): void {
    if (!this.held.delete(id)) return;
    for (const tell of this.listeners) tell(id);
  }

  private renewLater(): void {
    if (this.isOver) return;
    this.timer = setTimeout(() => {
      this.renewing = this.renewed()
        .catch(this.onFault)
        .finally(() => this.renewLater());
    }, this.lease / TIMES);
    this.timer.unref();
  }

  /** Says that this server lives, and finds out what was taken over while it was not heard. */
  private async renewed(): Promise<void> {
    await this.live();
    const before = [...this.held];
    const rows = await this.tables.selectFrom('homes').select('id').where('server', '=', this.server).execute();
    const here = new Set(rows.map(({ id }) => id));
    for (const id of before) if (!here.has(id)) this.lose(id);
  }

  private async live(): Promise<void> {
    const until = sql<Date>`now() + ${this.lease} * interval '1 millisecond'`;
    await this.tables
      .insertInto('servers')
      .values({ id: this.server, address: this.address, until })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ until }))
      .execute();
  }

  /** Others may go on at once, and forget this server. */
  async close(): Promise<void> {
    this.isOver = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.renewing;
    await Promise.all(this.releasing.values());
    await this.tables.deleteFrom('homes').where('server', '=', this.server).execute();
    await this.tables
      .deleteFrom('servers')
      .where((where) =>
        where.or([where('id', '=', this.server), where('until', '<', sql<Date>`now() - interval '1 day'`)]),
      )
      .execute();
  }
}
