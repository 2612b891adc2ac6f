import { splitTwinPath, type TwinFormat } from '@cae-map/contract/api/twin-formats';
import { declaredQuery, formatSearch } from './screens/declared-query.ts';
import { features } from './features.ts';
import { matchScreen, type ScreenMatch } from './screens/match-screen.ts';
import { readPath, type PathReading } from '../lib/language/language-path.ts';

/** A parsed request target: a path with its query. */
export interface ReadTarget {
  readonly pathname: string;
  /** The whole query with its question mark, or an empty string. */
  readonly search: string;
  readonly reading: PathReading;
  /** Null if no screen has the path. */
  readonly match: ScreenMatch | null;
  /** The format of the twin of a page, which the path ends with; null for a page. */
  readonly twin: TwinFormat | null;
  /** The query parameters that the screen declares; none for a twin. */
  readonly query: URLSearchParams;
}

/** Parses a request target. A host is never read from it: `//host/place/5` is a path without a screen. */
export function readTarget(target: string): ReadTarget {
  const start = target.indexOf('?');
  const pathname = start === -1 ? target : target.slice(0, start);
  const search = start === -1 ? '' : target.slice(start);
  const reading = readPath(pathname);
  const { match, twin } = reading.kind === 'page' ? matchPage(reading.path) : noMatch;
  const queried = twin === null ? (match?.screen ?? null) : null;
  return {
    pathname,
    search,
    reading,
    match,
    twin,
    query: declaredQuery(queried, new URLSearchParams(search)),
  };
}

const noMatch = { match: null, twin: null };

/** Finds the screen of a page or of its twin. */
function matchPage(path: string): Pick<ReadTarget, 'match' | 'twin'> {
  const split = splitTwinPath(path);
  const ofTwin = split && matchScreen(features.screens, split.path);
  if (split !== null && ofTwin?.screen.hasTwins) return { match: ofTwin, twin: split.format };
  return { match: matchScreen(features.screens, path), twin: null };
}

/** Returns the path of a target with its declared query. It is equal for all targets of the same page. */
export function canonicalPath({ pathname, query }: ReadTarget): string {
  return pathname + formatSearch(query);
}
