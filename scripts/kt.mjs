/** npm run -s kt -- ARGS: the command line from source; installs what a fresh clone lacks first. */
import { join } from 'node:path';
import { fromSource, install, run } from './install.mjs';

install();
// The working folder stays the caller's, so that file names mean what they say.
const done = run(
  [...fromSource, join(import.meta.dirname, '..', 'packages', 'cli', 'src', 'main.ts')],
  process.argv.slice(2),
  {
    cwd: process.env.INIT_CWD ?? process.cwd(),
  },
);
process.exit(done.status ?? 1);
