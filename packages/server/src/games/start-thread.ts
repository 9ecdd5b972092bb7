/** Starting a thread of the server: as built, or from its source in development, where a loader has to be put in first. */
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Starts the given program, or else the one of that name beside the file of whoever starts it. */
export function startThread(given: URL | undefined, beside: string, name: string, options: WorkerOptions): Worker {
  const program = given ?? new URL(`./${name}${extname(fileURLToPath(beside))}`, beside);
  if (!program.pathname.endsWith('.ts')) return new Worker(program, options);
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${program.href}'); })`;
  return new Worker(load, { ...options, eval: true, execArgv: ['--conditions=@kitchen-table/source'] });
}
