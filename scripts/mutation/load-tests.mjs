/** Every test of some files in one process, ready to be run again and again: a second run costs only the test itself. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { collectTests, getFn, getHooks } from '@vitest/runner';
import { build } from 'esbuild';

/** What @vitest/runner wants to know before it collects tests. */
const CONFIG = {
  name: '',
  setupFiles: [],
  allowOnly: false,
  sequence: { shuffle: { files: false, tests: false }, concurrent: false, hooks: 'stack', setupFiles: 'list' },
  testTimeout: 60_000,
  hookTimeout: 60_000,
  retry: 0,
  maxConcurrency: 1,
  tags: [],
};

/** The files as modules of plain JavaScript in the folder `out`, those they import written once; answers file -> module. */
async function bundle(root, files, out) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: files,
    outdir: out,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@kitchen-table/source'],
    alias: { vitest: fileURLToPath(new URL('vitest-here.mjs', import.meta.url)) },
    plugins: [{ name: 'ours', setup: bundleOurs }],
    logLevel: 'silent',
  });
  const made = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint !== undefined);
  return new Map(made.map(([module, { entryPoint }]) => [join(root, entryPoint), join(root, module)]));
}

/** Only our own code is bundled; and where it looks beside itself, it goes on looking there, though it lies elsewhere now. */
function bundleOurs({ onLoad, onResolve }) {
  onResolve({ filter: /^[^.]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path === 'vitest' || path.startsWith('@kitchen-table/') ? null : { external: true },
  );
  onLoad({ filter: /\.ts$/ }, ({ path }) => ({
    contents: readFileSync(path, 'utf8')
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
    loader: 'ts',
  }));
}

/** The tests in and below a task, in their order; those that are left out on purpose are not among them. */
function testsBelow(task, suites = []) {
  if (task.mode === 'skip' || task.mode === 'todo') return [];
  if (task.type === 'test') return [{ task, suites }];
  const { beforeAll, afterAll } = getHooks(task);
  if (beforeAll.length + afterAll.length > 0)
    throw new Error(`${task.name}: beforeAll and afterAll cannot be run again.`);
  return task.tasks.flatMap((each) => testsBelow(each, [...suites, task]));
}

/** Runs one test with the hooks around it; throws what the test throws. */
async function run({ task, suites }) {
  try {
    for (const suite of suites) for (const hook of getHooks(suite).beforeEach) await hook(task.context, suite);
    await getFn(task)();
  } finally {
    for (const suite of suites) for (const hook of getHooks(suite).afterEach) await hook(task.context, suite);
  }
}

/**
 * The tests of `files` (absolute paths below `root`), bundled into the folder `out`: of each its `id`, `name`, `fileName`
 * and `run()`, which rejects when the test fails. Throws when a file cannot be loaded.
 */
export async function loadTests(root, files, out) {
  const modules = await bundle(root, files, out);
  const importFile = (file) => import(pathToFileURL(modules.get(file)).href);
  const collected = await collectTests(files, {
    config: { ...CONFIG, root },
    importFile,
    trace: (_, __, act) => (act ?? __)(),
  });
  return collected.flatMap((file) => {
    for (const { message } of file.result?.errors ?? []) throw new Error(`${file.name}: ${message}`);
    return testsBelow(file).map(({ task, suites }) => ({
      id: task.id,
      name: [...suites.map(({ name }) => name), task.name].join(' > '),
      fileName: file.filepath,
      run: () => run({ task, suites }),
    }));
  });
}
