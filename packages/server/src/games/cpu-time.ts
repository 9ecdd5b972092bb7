/** CPU time of threads: what a table costs, on a machine however busy with other things. */
import { readFileSync, readlinkSync } from 'node:fs';

/** What Linux counts by, in milliseconds. */
const TICK = 10;

/**
 * The number by which Linux knows the thread that asks; 0 where the system does not tell. Not `eventLoopUtilization`: that
 * is the time in which a loop was not idle, in which it may have waited for a processor.
 */
export function numberOfThread(): number {
  try {
    return Number(/\d+$/.exec(readlinkSync('/proc/thread-self'))?.[0] ?? 0);
  } catch {
    return 0; // No Linux.
  }
}

/** Milliseconds for which a thread of this process has had a processor; of the whole process, never less, where the system does not tell. */
export function cpuTimeOf(thread: number): number {
  if (thread > 0) {
    const facts = threadFacts(thread);
    if (facts !== null) return facts;
  }
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Its 14th and 15th fact; the second, in parentheses, is a name and may hold blanks. */
function threadFacts(thread: number): number | null {
  try {
    const facts = readFileSync(`/proc/self/task/${thread}/stat`, 'latin1');
    const fields = facts.slice(facts.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  } catch {
    return null; // It has ended.
  }
}
