/** npm start: installs what is missing, builds what is older than its sources, serves the table and opens it. */
import { build, fromBuilt } from './built.mjs';
import { install, run } from './install.mjs';

install();
build('code');
build('page');
const served = run(fromBuilt, ['serve', '--open', ...process.argv.slice(2)]);
process.exit(served.status ?? 1);
