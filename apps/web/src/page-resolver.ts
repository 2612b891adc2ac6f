import type { ResolvedPage } from '@cae-map/contract/api/page-renderer';
import { canonicalPath, readTarget } from './app/read-target.ts';
import { localPath } from './lib/language/language-path.ts';

/**
 * Returns the page or the redirect of a request target: the `resolve` of `PageResolver`. A separate file in the build,
 * because the server's main thread runs it without React and without the screens.
 */
export function resolvePage(target: string): ResolvedPage {
  const read = readTarget(target);
  const { reading, match, pathname, search } = read;
  if (reading.kind === 'redirect') return { kind: 'redirect', to: reading.to + search, status: 302 };
  if (match === null) return { kind: 'page', path: canonicalPath(read) };
  const path = localPath(reading.language, reading.path);
  // Only the path of a screen is a safe redirect target: browsers may parse any other one as a host.
  if (path !== pathname) return { kind: 'redirect', to: path + search, status: 301 };
  return { kind: 'page', path: canonicalPath(read) };
}
