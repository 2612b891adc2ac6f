import type { ResolvedPage } from '@cae-map/contract/api/page-renderer';
import { canonicalPath, readTarget } from './app/read-target.ts';
import { localPath } from './lib/language/language-path.ts';
import { repairPath } from './lib/url/repair-path.ts';
import { withPlainAmpersands } from '@cae-map/expedition/link-punctuation';

/**
 * Returns the page or the redirect of a request target: the `resolve` of `PageResolver`. A separate file in the build,
 * because the server's main thread runs it without React and without the screens.
 */
export function resolvePage(target: string): ResolvedPage {
  const read = readTarget(target);
  const { reading, match, pathname } = read;
  const search = withPlainAmpersands(read.search);
  const repaired = findRepaired(pathname);
  if (repaired !== null) return { kind: 'redirect', to: repaired.path + search + repaired.hash, status: 301 };
  if (reading.kind === 'redirect') return { kind: 'redirect', to: reading.to + search, status: 302 };
  if (match === null) return { kind: 'page', path: canonicalPath(read) };
  const path = localPath(reading.language, reading.path);
  // Only the path of a screen is a safe redirect target: browsers may parse any other one as a host.
  if (path !== pathname || search !== read.search)
    return { kind: 'redirect', to: path + search, status: 301 };
  return { kind: 'page', path: canonicalPath(read), ...(read.twin === null ? {} : { isTwin: true }) };
}

/** The path of the screen that a spoiled path was a link to, and its hash; null for a path that is not spoiled or of no screen. */
function findRepaired(pathname: string): { readonly path: string; readonly hash: string } | null {
  // Browsers may parse a part of it as a host.
  if (/\/\/|\\/.test(pathname)) return null;
  const repaired = repairPath(pathname);
  // Capitals are part of no path of a screen.
  for (const candidate of [repaired.pathname, repaired.pathname.toLowerCase()]) {
    const { reading, match } = readTarget(candidate);
    if (reading.kind === 'page' && match !== null)
      return candidate === pathname
        ? null
        : { path: localPath(reading.language, reading.path), hash: repaired.hash };
  }
  return null;
}
