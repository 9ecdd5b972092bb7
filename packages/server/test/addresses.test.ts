import { expect, test } from 'vitest';
import { reachableAddresses } from '../src/addresses.ts';

const about = { netmask: '', mac: '', cidr: null, family: 'IPv4' as const };
const INTERFACES = {
  lo: [{ ...about, address: '127.0.0.1', internal: true }],
  eth0: [
    { ...about, address: '192.168.7.9', internal: false },
    { ...about, address: 'fe80::1', internal: false, family: 'IPv6' as const, scopeid: 1 },
  ],
};

test('a server for this machine only is reached by nobody else, one for all by its names and addresses', () => {
  expect(reachableAddresses('127.0.0.1', 8470, ['table.example'], INTERFACES)).toEqual([]);
  expect(reachableAddresses('0.0.0.0', 8470, ['table.example'], INTERFACES)).toEqual([
    'http://table.example:8470',
    'http://192.168.7.9:8470',
  ]);
  expect(reachableAddresses('fd00::2', 80, [], INTERFACES)).toEqual(['http://[fd00::2]:80']);
});
