import type { RecordLanguage } from '@cae-map/contract/content-languages';
import type { Language } from '@cae-map/contract/enumerations';

/** The providers whose tiles need a key of the operator; `apps/server/src/online-maps-settings.ts` has a setting for each. */
export const keyNames = [
  'azure',
  'google',
  'mapbox',
  'maptiler',
  'thunderforest',
  'tianditu',
  'tomtom',
  'yandex',
] as const;
export type KeyName = (typeof keyNames)[number];

export const layerGroups = ['builtIn', 'topographic', 'streets', 'satellite', 'overlay'] as const;
/** The heading of a layer in a list of layers. */
export type LayerGroup = (typeof layerGroups)[number];

/**
 * The projection of the tile grid. `EPSG:3857` and `EPSG:3395` are the spherical and the ellipsoidal Mercator projection with
 * the usual grid of square tiles; `BD-09` is the projection and the grid of Baidu, whose tile 0/0 is at 0° N, 0° E and whose
 * rows count to the north, so that both numbers may be negative.
 */
export type Projection = 'EPSG:3857' | 'EPSG:3395' | 'BD-09';

/** The datum of the map: maps published in China have the offset of GCJ-02; `BD-09` adds another one to it. */
export type Datum = 'WGS84' | 'GCJ-02';

/** A source to be credited, as a link. */
export interface Credit {
  readonly text: string;
  readonly url: string;
}

export interface Provider {
  readonly name: string;
  /** The conditions under which the tiles may be used. */
  readonly termsUrl: string;
  /** What they require, in one sentence for operators. */
  readonly terms: string;
}

/** What the operator has to configure before a layer is offered: a key of the provider, or the address of its tiles. */
export type Requirement =
  | { readonly setting: 'key'; readonly key: KeyName }
  | { readonly setting: 'address' };

/** The request of a Google session: https://developers.google.com/maps/documentation/tile/session_tokens */
export interface GoogleSession {
  readonly mapType: 'roadmap' | 'satellite' | 'terrain';
  readonly layerTypes?: readonly string[];
}

/** How the server fetches the tiles of a layer that browsers do not fetch from the provider. */
export interface Proxying {
  /**
   * `days`: stored for days and used while the provider fails. `provider`: stored only while the provider's `Cache-Control`
   * allows, because its terms forbid more.
   */
  readonly storage: 'days' | 'provider';
  readonly google?: GoogleSession;
}

/** A base layer or an overlay as data. All tiles are 256 pixels wide; zooms are on their scale. */
export interface BaseLayer {
  /** Identifies the layer in the URL of the map and in storage; never changes. Unique regardless of case. */
  readonly code: string;
  readonly titles: Readonly<Record<RecordLanguage, string>>;
  readonly provider: Provider;
  readonly group: LayerGroup;
  /**
   * URL templates of the tiles, from bottom to top, with the placeholders `{z}`, `{x}`, `{y}`, `{key}`, `{language}` and
   * `{session}`. Empty for the built-in map and for a layer whose address is a setting.
   */
  readonly sources: readonly string[];
  readonly attribution: readonly Credit[];
  readonly minZoom: number;
  /** The highest zoom with tiles of its own; beyond it they are enlarged. */
  readonly maxNativeZoom: number;
  readonly projection: Projection;
  readonly datum: Datum;
  /** Whether the map is light or dark on the whole: it decides the halo of what is drawn on it. */
  readonly lightness: 'light' | 'dark';
  readonly requires?: Requirement;
  /** The provider's tags of the map languages, for `{language}`. */
  readonly languages?: Readonly<Record<Language, string>>;
  /** Offered only with the option "additional maps". */
  readonly additional?: true;
  readonly proxied?: Proxying;
  /** Offered to admins and researchers only. */
  readonly audience?: 'researchers';
  /** ISO 3166 codes of the only countries in which the layer is offered, or of those in which it is not. */
  readonly countries?: { readonly only: readonly string[] } | { readonly except: readonly string[] };
}

/** The properties that most layers share: the usual grid and datum, on a light map. */
export const commonProperties = {
  projection: 'EPSG:3857',
  datum: 'WGS84',
  lightness: 'light',
  minZoom: 0,
} as const satisfies Partial<BaseLayer>;
