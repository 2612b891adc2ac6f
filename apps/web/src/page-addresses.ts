import type { PageAddress } from '@cae-map/contract/api/page-renderer';
import { canonicalPath, readTarget } from './app/read-target.ts';
import { localPath } from './lib/language/language-path.ts';

/**
 * The part of the web application that the server asks, before it renders anything, which page an address names; it is
 * the `resolve` of `PageAddresses`. A file of its own in the build, because it needs neither React nor any screen.
 */
export function resolvePageAddress(target: string): PageAddress {
  const read = readTarget(target);
  const { reading, match, pathname, search } = read;
  if (reading.kind === 'redirect') return { kind: 'redirect', to: reading.to + search, status: 302 };
  if (match === null) return { kind: 'page', path: canonicalPath(read) };
  const path = localPath(reading.language, reading.path);
  // Only the path of a screen is a safe destination: any other may be read as a host by the browser.
  if (path !== pathname) return { kind: 'redirect', to: path + search, status: 301 };
  return { kind: 'page', path: canonicalPath(read) };
}
