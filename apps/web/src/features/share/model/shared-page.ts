import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { emptyMapHash, formatMapHash, parseMapHash } from '@cae-map/expedition/hash';
import { localPath, readPath } from '../../../lib/language/language-path.ts';
import { paths } from '../../../lib/url/paths.ts';

/** What can be shared of the open page. */
export interface SharedPage {
  /** The link to exactly what is open, with the view, the layer and the day of the map. */
  readonly url: string;
  /** The link to the same page without the view and the layer, for citations. */
  readonly citedUrl: string;
  /** The open stop and the chosen day of the map; null on pages without a map to embed. */
  readonly map: { readonly placeId: number | null; readonly day: string | null } | null;
}

/** Parameters of the query that open dialogs or simulate a crawler, which no other visitor should get. */
const privateParameters = ['showWelcome', 'showWelcomeSEO', 'thisIsBot', 'magic'];

/** Reads what is open from the URL of the page. A stop that only the hash names gets its own path, which link previews need. */
export function readSharedPage({
  origin,
  pathname,
  search,
  hash,
}: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>): SharedPage {
  const reading = readPath(pathname);
  const language: ContentLanguage = reading.kind === 'page' ? reading.language : 'ru';
  const path = reading.kind === 'page' ? reading.path : '/';
  const query = new URLSearchParams(search);
  for (const name of privateParameters) query.delete(name);
  const create = (target: string, targetHash: string): string => {
    const url = new URL(localPath(language, target), origin);
    url.search = query.toString();
    url.hash = targetHash;
    return url.href;
  };
  const placeInPath = /^\/place\/(\d+)$/.exec(path)?.[1];
  if (path !== paths.map() && placeInPath === undefined) {
    const url = create(path, hash);
    return { url, citedUrl: url, map: null };
  }
  const mapHash = parseMapHash(hash);
  const selected = mapHash.place?.id ?? (placeInPath === undefined ? null : Number(placeInPath));
  const placeId = selected === null || selected === 0 ? null : selected;
  const target = placeId === null ? paths.map() : paths.place(placeId);
  return {
    url: create(target, formatMapHash({ ...mapHash, place: null })),
    citedUrl: create(target, formatMapHash({ ...emptyMapHash, date: mapHash.date })),
    map: { placeId, day: mapHash.date },
  };
}
