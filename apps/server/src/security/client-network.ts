import { isIPv6 } from 'node:net';
import type { ClientNetworks, NetworkLevel } from '../lib/shared-limit.ts';

/** The bytes of an IPv4 address, and the groups of an IPv6 address, that identify its networks. */
const ipv4Bytes = { address: 4, neighbourhood: 3, region: 2 } as const satisfies Record<NetworkLevel, number>;
const ipv6Groups = { address: 4, neighbourhood: 3, region: 2 } as const satisfies Record<
  NetworkLevel,
  number
>;

/**
 * The networks of a client: an IPv4 address or an IPv6 network of 64 bits, which is one client, since it could otherwise use a new
 * address for each attempt; its neighbourhood of 24 or 48 bits, which is what one customer of a provider has at most; and its region of
 * 16 or 32 bits, which is what a provider has at least.
 */
export function clientNetworks(address: string): ClientNetworks {
  const [withoutZone = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutZone)?.[1];
  if (isIPv6(withoutZone) && mapped === undefined)
    return takeParts(expandGroups(withoutZone), ipv6Groups, ':');
  return takeParts((mapped ?? withoutZone).split('.'), ipv4Bytes, '.');
}

/** The narrowest network of a client: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function clientNetwork(address: string): string {
  return clientNetworks(address).address;
}

/** Keyed hashes of networks, which tell that two clients share a network but not which one. */
export function hashNetworks(networks: ClientNetworks, hashValue: (value: string) => string): ClientNetworks {
  const hash = (level: NetworkLevel): string => hashValue(`sender:${level}:${networks[level]}`);
  return { address: hash('address'), neighbourhood: hash('neighbourhood'), region: hash('region') };
}

function takeParts(
  parts: readonly string[],
  counts: Readonly<Record<NetworkLevel, number>>,
  separator: string,
): ClientNetworks {
  const take = (level: NetworkLevel): string => parts.slice(0, counts[level]).join(separator);
  return { address: take('address'), neighbourhood: take('neighbourhood'), region: take('region') };
}

function expandGroups(address: string): string[] {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const isShortened = address.includes('::');
  const zeros = isShortened ? Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0') : [];
  return [...groups, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
}
