import { BlockList, isIP } from 'node:net';
import type { Settings } from '../settings.ts';

const loopbackAddresses = new BlockList();
loopbackAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
loopbackAddresses.addAddress('::1', 'ipv6');

/** Returns a warning when other machines can reach the server but PUBLIC_URL is not set. */
export function warnOfMissingPublicUrl({
  host,
  publicUrl,
  isPublicUrlSet,
}: Pick<Settings, 'host' | 'publicUrl' | 'isPublicUrlSet'>): string | undefined {
  if (isPublicUrlSet || isLoopback(host)) return undefined;
  return (
    `PUBLIC_URL is not set: the links in page heads and the sitemap name ${publicUrl}, where visitors may not reach this ` +
    'server. Set it to the URL that visitors use, such as PUBLIC_URL=https://map.example.org'
  );
}

function isLoopback(host: string): boolean {
  const version = isIP(host);
  if (version === 0) return /(^|\.)localhost\.?$/i.test(host);
  return loopbackAddresses.check(host, version === 6 ? 'ipv6' : 'ipv4');
}
