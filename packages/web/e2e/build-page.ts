/** Before the browser tests: the page as it is now. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export default function buildPage(): void {
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
