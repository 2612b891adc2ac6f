import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { MapView } from '../hash.ts';

/** The view of the map that a link shows. */
export interface LinkView extends MapView {
  /** The distance in metres from which a camera shows the same area. */
  readonly range: number;
}

/** A map service on another site. */
export interface ExternalMap {
  readonly id: string;
  /** Its largest zoom for 256-pixel tiles; links at a larger one show this zoom. */
  readonly maxZoom: number;
  /** Formats the URL for pages in a language; coordinates have five decimals, the zoom is whole. */
  readonly url: (view: FormattedView, language: ContentLanguage) => string;
}

/** The parts of a URL, formatted. */
interface FormattedView {
  readonly latitude: string;
  readonly longitude: string;
  readonly zoom: number;
  /** Whole metres. */
  readonly range: number;
}

const smallestZoom = 1;

/** The domain decides the language of the site. */
const yandexDomains: Readonly<Record<ContentLanguage, string>> = { ru: 'ru', en: 'com' };

/**
 * The services of MAP-18 in the order of the menu. Positions are WGS84; Baidu and Gaode convert them, see the parameters `coord_type` and
 * `coordinate`. Retromap, Old Maps Online and PastVu have little to show at large zooms, hence their limits.
 */
export const externalMaps = [
  {
    id: 'google',
    maxZoom: 21,
    url: ({ latitude, longitude, zoom }) => `https://www.google.com/maps/@${latitude},${longitude},${zoom}z`,
  },
  {
    id: 'googleEarth',
    maxZoom: 22,
    url: ({ latitude, longitude, range }) =>
      `https://earth.google.com/web/@${latitude},${longitude},0a,${range}d,35y,0h,0t,0r`,
  },
  {
    id: 'yandex',
    maxZoom: 21,
    url: ({ latitude, longitude, zoom }, language) =>
      `https://yandex.${yandexDomains[language]}/maps/?ll=${longitude}%2C${latitude}&z=${zoom}`,
  },
  {
    id: 'openStreetMap',
    maxZoom: 19,
    url: ({ latitude, longitude, zoom }) =>
      `https://www.openstreetmap.org/#map=${zoom}/${latitude}/${longitude}`,
  },
  {
    id: 'bing',
    maxZoom: 20,
    url: ({ latitude, longitude, zoom }) =>
      `https://www.bing.com/maps?cp=${latitude}~${longitude}&lvl=${zoom}`,
  },
  {
    id: 'mapy',
    maxZoom: 19,
    url: ({ latitude, longitude, zoom }) =>
      `https://mapy.com/en/turisticka?x=${longitude}&y=${latitude}&z=${zoom}`,
  },
  {
    id: 'wikimapia',
    maxZoom: 19,
    url: ({ latitude, longitude, zoom }, language) =>
      `https://wikimapia.org/#lang=${language}&lat=${latitude}&lon=${longitude}&z=${zoom}&m=w`,
  },
  {
    id: 'nakarte',
    maxZoom: 18,
    url: ({ latitude, longitude, zoom }) => `https://nakarte.me/#m=${zoom}/${latitude}/${longitude}&l=O`,
  },
  {
    id: 'retromap',
    maxZoom: 8,
    url: ({ latitude, longitude, zoom }) =>
      `https://retromap.ru/m.html#z=${zoom}&y=${latitude}&x=${longitude}`,
  },
  {
    id: 'oldMaps',
    maxZoom: 12,
    url: ({ latitude, longitude, zoom }) =>
      `https://www.oldmapsonline.org/#position=${zoom}/${latitude}/${longitude}`,
  },
  {
    id: 'pastvu',
    maxZoom: 10,
    url: ({ latitude, longitude, zoom }) =>
      `https://pastvu.com/?g=${latitude},${longitude}&z=${zoom}&s=osm&t=mapnik&type=1`,
  },
  {
    id: 'baidu',
    maxZoom: 19,
    url: ({ latitude, longitude, zoom }) =>
      `https://api.map.baidu.com/marker?location=${latitude},${longitude}&coord_type=wgs84&zoom=${zoom}&output=html`,
  },
  {
    id: 'gaode',
    maxZoom: 19,
    url: ({ latitude, longitude }) =>
      `https://uri.amap.com/marker?position=${longitude},${latitude}&coordinate=wgs84`,
  },
] as const satisfies readonly ExternalMap[];

export type ExternalMapId = (typeof externalMaps)[number]['id'];

/** The URL at which a service shows a view; the zoom is rounded and limited to that of the service. */
export function externalMapUrl(map: ExternalMap, view: LinkView, language: ContentLanguage): string {
  const zoom = Math.min(map.maxZoom, Math.max(smallestZoom, Math.round(view.zoom)));
  const latitude = view.latitude.toFixed(5);
  const longitude = view.longitude.toFixed(5);
  return map.url({ latitude, longitude, zoom, range: Math.round(view.range) }, language);
}
