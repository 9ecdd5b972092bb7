/** Under which addresses others reach this server. */
import { networkInterfaces } from 'node:os';

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);
const ONLY_HERE: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

/** Under which address other servers of the same host reach this one: the first that is not this machine's affair alone. */
export function peerAddress(host: string, port: number): string {
  const [own] = reachableAddresses(host, port, []);
  return own ?? `http://127.0.0.1:${port}`;
}

/** Names given first, then the machine's own addresses; none where the server listens to this machine only. */
export function reachableAddresses(
  host: string,
  port: number,
  names: readonly string[],
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): readonly string[] {
  if (ONLY_HERE.has(host)) return [];
  const own = EVERYWHERE.has(host)
    ? Object.values(interfaces).flatMap((all) =>
        (all ?? []).filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address),
      )
    : [host];
  return [...names, ...own].map((name) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`);
}
