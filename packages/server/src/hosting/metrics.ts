/** What Prometheus reads of a server: how much is going on, and how long people wait for answers. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted the moment it is asked for. */
export interface Counts {
  /** Games in memory, and pages that look at them. */
  tables(): { games: number; viewers: number };
  /** Connections of pages. */
  connections(): number;
}

/** The figures of one server. */
export interface Metrics {
  /** A message was answered. */
  answered(kind: string, seconds: number): void;
  fault(): void;
  /** All of it, as Prometheus reads it. */
  text(): Promise<string>;
  /** The media type of the text. */
  readonly type: string;
  close(): void;
}

const WAITS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const NANOSECONDS = 1e9;

/** Begins to count. */
export function openMetrics(counts: Counts): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const gauge = (name: string, help: string, value: () => number): void => {
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(value());
      },
    });
  };
  gauge('kitchen_table_games', 'Games in memory', () => counts.tables().games);
  gauge('kitchen_table_viewers', 'Pages at the tables', () => counts.tables().viewers);
  gauge('kitchen_table_connections', 'Connections of pages', () => counts.connections());
  gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage().rss);
  gauge('process_start_time_seconds', 'When it began, since 1970', () => Date.now() / 1000 - process.uptime());
  gauge('nodejs_eventloop_lag_p99_seconds', 'How late the main thread is, since the last look', () => {
    const late = delay.percentile(99) / NANOSECONDS;
    delay.reset();
    return late;
  });
  const waits = new Histogram({
    name: 'kitchen_table_message_seconds',
    help: 'From a message of a page to its answer',
    labelNames: ['kind'],
    buckets: WAITS,
    registers,
  });
  const faults = new Counter({ name: 'kitchen_table_faults_total', help: 'Faults of ours', registers });
  return {
    answered: (kind, seconds) => waits.observe({ kind }, seconds),
    fault: () => faults.inc(),
    text: () => registry.metrics(),
    type: registry.contentType,
    close: () => void delay.disable(),
  };
}
