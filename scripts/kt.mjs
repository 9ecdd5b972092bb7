/**
 * npm run -s kt -- ARGS: the command line. Installs and builds what a fresh clone lacks first; while the sources are being
 * changed it runs from them, so that nobody waits for a build after each change.
 */
import { build, fromBuilt, isBuilt, wasBuilt } from './built.mjs';
import { fromSource, install, root, run } from './install.mjs';
import { join } from 'node:path';

install();
if (!wasBuilt('code')) build('code');
const kt = isBuilt('code') ? fromBuilt : [...fromSource, join(root, 'packages', 'cli', 'src', 'main.ts')];
// The working folder stays the caller's, so that file names mean what they say.
const done = run(kt, process.argv.slice(2), { cwd: process.env.INIT_CWD ?? process.cwd() });
process.exit(done.status ?? 1);
