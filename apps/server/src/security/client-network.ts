import { isIPv6 } from 'node:net';

/** An IPv6 network of 64 bits is one client, which could otherwise use a new address for each attempt. */
const ipv6Groups = 4;

/** The network of a client for counters of attempts: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function clientNetwork(address: string): string {
  const [withoutZone = ''] = address.split('%');
  if (!isIPv6(withoutZone)) return withoutZone;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutZone)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = withoutZone.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const isShortened = withoutZone.includes('::');
  const zeros = isShortened ? Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0') : [];
  return [...groups, ...zeros, ...last]
    .slice(0, ipv6Groups)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
