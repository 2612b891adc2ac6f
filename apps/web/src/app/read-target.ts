import { declaredQuery, searchOf } from './screens/declared-query.ts';
import { features } from './features.ts';
import { matchScreen, type ScreenMatch } from './screens/match-screen.ts';
import { readPath, type PathReading } from '../lib/language/language-path.ts';

/** A request target (a path with its query) as the pages of the application read it. */
export interface ReadTarget {
  readonly pathname: string;
  /** The whole query, with its question mark; empty without one. */
  readonly search: string;
  readonly reading: PathReading;
  /** Null for a path that no screen has. */
  readonly match: ScreenMatch | null;
  /** The query parameters that the screen declares. */
  readonly query: URLSearchParams;
}

/** Reads a request target. It takes no host from it: `//host/place/5` is a path without a screen. */
export function readTarget(target: string): ReadTarget {
  const start = target.indexOf('?');
  const pathname = start === -1 ? target : target.slice(0, start);
  const search = start === -1 ? '' : target.slice(start);
  const reading = readPath(pathname);
  const match = reading.kind === 'page' ? matchScreen(features.screens, reading.path) : null;
  return {
    pathname,
    search,
    reading,
    match,
    query: declaredQuery(match?.screen ?? null, new URLSearchParams(search)),
  };
}

/** The path of a target with its declared query: equal for targets that have the same page. */
export function canonicalPath({ pathname, query }: ReadTarget): string {
  return pathname + searchOf(query);
}
