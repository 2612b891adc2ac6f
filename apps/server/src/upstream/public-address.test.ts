import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

const special = `
  0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.168.1.1 198.18.0.1 224.0.0.1
  255.255.255.255 :: ::1 ::ffff:8.8.8.8 ::ffff:10.0.0.1 64:ff9b::a00:1 fe80::1 fd00::1 ff02::1 2001:db8::1 2002:a00:1::
  2001:0:a00:1:: localhost 1.2.3
`;

test.each(['8.8.8.8', '151.101.2.1', '172.32.0.1', '2a04:4e42::1', '2606:4700::6810:84e5'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([...special.trim().split(/\s+/), ''])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
