/** Servers in processes of their own, which may be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const running = new Set<ChildProcess>();

/** Starts a program of this folder that prints its address first. */
export async function serverProcess(
  program: string,
  dataFolder: string,
): Promise<{ url: string; child: ChildProcess }> {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@kitchen-table/source', '--import', 'tsx', file, dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: line.toString().trim(), child };
}

/** Ends those that still run. */
export function killServers(): void {
  for (const child of running) child.kill('SIGKILL');
}
