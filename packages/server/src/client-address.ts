/** Whose limits count: the address from which somebody comes, told by proxies only where the host trusts them. */
import { BlockList, isIP } from 'node:net';

/** Whom the host believes what `X-Forwarded-For` says: nobody, whoever connects (a proxy of its own), or these addresses and networks. */
export type TrustedProxies = boolean | readonly string[];

/** Where a connection comes from. */
export interface ComesFrom {
  readonly address: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** The address whose limits count. */
export type ClientAddress = (from: ComesFrom) => string;

/**
 * A proxy says last of all in `X-Forwarded-For` who connected to it. Before that stands what it was told: it is believed only
 * where a trusted proxy was told by another trusted one. All of an IPv6 customer's addresses (a /64) count as one.
 */
export function clientAddresses(trusted: TrustedProxies): ClientAddress {
  const trusts = trustIn(trusted);
  return ({ address, headers }) => {
    const said = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').reverse();
    let client = plain(address);
    for (const [hop, one] of said.entries()) {
      const before = plain(one);
      if (isIP(before) === 0 || !trusts(client, hop)) break;
      client = before;
    }
    return networkOf(client);
  };
}

function trustIn(trusted: TrustedProxies): (address: string, hop: number) => boolean {
  if (typeof trusted === 'boolean') return (_, hop) => trusted && hop === 0;
  const proxies = new BlockList();
  for (const place of trusted) addPlace(proxies, place);
  return (address) => isIP(address) !== 0 && proxies.check(address, familyOf(address));
}

function addPlace(proxies: BlockList, place: string): void {
  const [address = '', bits, ...more] = place.trim().split('/');
  const longest = isIP(address) === 4 ? 32 : 128;
  const length = bits === undefined ? longest : Number(bits);
  const isPlace = isIP(address) !== 0 && more.length === 0 && bits !== '' && Number.isInteger(length);
  if (!isPlace || length < 0 || length > longest)
    throw new Error(
      `"${place}" is no address of a proxy; give addresses or networks with commas between them, such as 127.0.0.1,10.0.0.0/8.`,
    );
  proxies.addSubnet(address, length, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}

/** Without a port, a zone, brackets, or the prefix that IPv4 has on a socket of both. */
function plain(said: string): string {
  const given = said.trim().slice(0, LONGEST);
  const [, bracketed, four] = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/.exec(given) ?? [];
  const address = (bracketed ?? four ?? given).replace(/%.*$/, '');
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}
/** No written address is longer. */
const LONGEST = 100;

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = (half: string): string[] => (half === '' ? [] : half.toLowerCase().split(':'));
  const [front = '', back = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [groups(front), groups(back)];
  const between = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...between, ...after].slice(0, 4).join(':')}::/64`;
}
