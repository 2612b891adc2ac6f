import { createStore } from 'zustand/vanilla';
import { readPath } from '../language/language-path.ts';
import { paths } from '../url/paths.ts';

const lastMapPath = createStore<{ readonly path: string | null }>(() => ({ path: null }));

/**
 * Remembers the URL of the map once it has a hash, if the map is the current page and not, for example, the film over it. Without a
 * hash the menu would have the same link as a list of stops, and Back could not tell which of them was followed.
 */
export function rememberMapPath({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): void {
  const reading = readPath(pathname);
  if (reading.kind !== 'page') return;
  const isMap = reading.path === paths.map() || /^\/place\/\d+$/.test(reading.path);
  if (isMap && hash !== '') lastMapPath.setState({ path: reading.path + hash });
}

/** The last path of the map on this page load, with its hash and without a language; null if the map was not open. */
export function findLastMapPath(): string | null {
  return lastMapPath.getState().path;
}
