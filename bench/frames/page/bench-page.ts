/** The part of MapLibre's `Map` that the benchmark uses; only the web application depends on the library. */
export interface MapLibreMap {
  getStyle(): MapStyle;
  getCenter(): { readonly lng: number; readonly lat: number };
  getZoom(): number;
  getMinZoom(): number;
  getMaxZoom(): number;
  getPadding(): Readonly<Record<string, number>>;
  setPadding(padding: Readonly<Record<string, number>>): unknown;
  jumpTo(view: { readonly center: readonly [number, number]; readonly zoom: number }): unknown;
  once(event: 'idle', listener: () => void): unknown;
  loaded(): boolean;
  areTilesLoaded(): boolean;
  triggerRepaint(): void;
  addImage(id: string, image: ImageData, options?: ImageOptions): unknown;
}

/** The part of a style that the benchmark reads. */
export interface MapStyle {
  readonly sources: Readonly<Record<string, StyleSource>>;
}

interface StyleSource {
  readonly type: string;
  /** Of a GeoJSON source: its URL or its content. */
  readonly data?: unknown;
  readonly tiles?: readonly string[];
  readonly encoding?: string;
  readonly maxzoom?: number;
}

export interface ImageOptions {
  readonly pixelRatio?: number;
}

/** An image of the style in serialized form. */
export interface StyleImage {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** The RGBA bytes in base64. */
  readonly pixels: string;
  readonly options: ImageOptions;
}

/** Terrain tiles, as in a raster DEM source of a style. */
export interface TerrainTiles {
  readonly url: string;
  readonly encoding: string;
  readonly maxzoom: number;
}

/** Everything that another page needs to render the same map. Zooms are on MapLibre's scale of 512-pixel tiles. */
export interface MapData {
  readonly style: MapStyle;
  /** The terrain tiles from which the contour lines are generated; null without contour lines. */
  readonly terrain: TerrainTiles | null;
  readonly images: readonly StyleImage[];
  /** The `@font-face` rules of the page, and the keys of the loaded fonts. */
  readonly fontRules: readonly string[];
  readonly loadedFonts: readonly string[];
  readonly view: View;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly padding: Readonly<Record<string, number>>;
  readonly fadeMilliseconds: number;
}

/** A view of the map: degrees WGS84 and MapLibre's zoom. */
export interface View {
  readonly longitude: number;
  readonly latitude: number;
  readonly zoom: number;
}

/** The functions and data that the benchmark adds to a measured page. */
export interface BenchPage {
  /** The map of the page once it has been created. */
  map: MapLibreMap | null;
  readonly images: StyleImage[];
  /** Resolves after a number of frames. */
  waitFrames(count: number): Promise<void>;
  /** Moves the map to a view and resolves when the map is idle. */
  showView(view: View): Promise<void>;
  currentView(): View;
  readMapData(): MapData;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

/** A key that identifies the file of a font. */
export function fontKey({ family, style, weight, unicodeRange }: FontFace): string {
  return [family.replaceAll(/["']/g, ''), style, weight, unicodeRange].join('|');
}
