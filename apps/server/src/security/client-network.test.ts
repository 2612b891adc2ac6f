import { expect, test } from 'vitest';
import { clientNetwork, clientNetworks } from './client-network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['2001:0db8:0000:0001::', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test.each([
  ['192.0.2.7', '192.0.2', '192.0'],
  ['::ffff:192.0.2.7', '192.0.2', '192.0'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0', '2001:db8'],
  ['2001:db8::1', '2001:db8:0', '2001:db8'],
  ['unknown', 'unknown', 'unknown'],
])('the address %s is in the neighbourhood %s of the region %s', (address, neighbourhood, region) => {
  expect(clientNetworks(address)).toMatchObject({ neighbourhood, region });
});
