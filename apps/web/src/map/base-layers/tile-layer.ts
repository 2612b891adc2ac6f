import type { Datum, Projection } from '@cae-map/layers/base-layer';

/** Tiles of a provider on the map, as data; a base layer or an overlay of tiles. Zooms are those of 256-pixel tiles. */
export interface TileLayer {
  /** Unique among the layers. */
  readonly code: string;
  /** URL templates from bottom to top: absolute, or paths of this server. */
  readonly urls: readonly string[];
  readonly minZoom: number;
  /** Tiles of the highest zoom are enlarged beyond it. */
  readonly maxNativeZoom: number;
  readonly projection: Projection;
  readonly datum: Datum;
  /** Whether the tiles are light or dark on the whole. */
  readonly lightness: 'light' | 'dark';
}
