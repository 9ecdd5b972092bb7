/** The browser of this machine, where a person sits before one. */
import { spawn } from 'node:child_process';

/** What a program is started in. */
export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Somebody reads what is printed. */
  readonly terminal: boolean;
}

/** The words that open an address; null where nobody would see it: no terminal, a far machine, no screen. */
export function browserWords(url: string, { platform, env, terminal }: Surroundings): readonly string[] | null {
  const far = (env['SSH_CONNECTION'] ?? '') !== '' || (env['CI'] ?? '') !== '';
  if (!terminal || far) return null;
  if (platform === 'darwin') return ['open', url];
  if (platform === 'win32') return ['cmd', '/c', 'start', '""', url];
  const screen = (env['DISPLAY'] ?? '') !== '' || (env['WAYLAND_DISPLAY'] ?? '') !== '';
  return screen ? ['xdg-open', url] : null;
}

/** Opens an address; false when there is nothing to open it with. A browser that does not start is no fault of the table. */
export function openInBrowser(url: string): boolean {
  const here = { platform: process.platform, env: process.env, terminal: process.stdout.isTTY };
  const [program, ...words] = browserWords(url, here) ?? [];
  if (program === undefined) return false;
  const opened = spawn(program, words, { stdio: 'ignore', detached: true });
  opened.on('error', () => {});
  opened.unref();
  return true;
}
