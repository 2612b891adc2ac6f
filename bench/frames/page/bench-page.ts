/** The part of MapLibre's map that the measurement uses; the library itself belongs to the web application. */
export interface DrawnMap {
  getStyle(): unknown;
  getCenter(): { readonly lng: number; readonly lat: number };
  getZoom(): number;
  getMinZoom(): number;
  getMaxZoom(): number;
  getPadding(): Readonly<Record<string, number>>;
  setPadding(padding: Readonly<Record<string, number>>): unknown;
  jumpTo(view: { readonly center: readonly [number, number]; readonly zoom: number }): unknown;
  once(event: 'idle', listener: () => void): unknown;
  triggerRepaint(): void;
  addImage(id: string, image: ImageData, options?: ImageOptions): unknown;
}

export interface ImageOptions {
  readonly pixelRatio?: number;
}

/** A picture that the style names, as it goes over the wire. */
export interface DrawnImage {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of every pixel in base64. */
  readonly pixels: string;
  readonly options: ImageOptions;
}

/** All that another page needs to draw the same map. Zooms are MapLibre's, of 512-pixel tiles. */
export interface DrawnMapData {
  readonly style: unknown;
  readonly images: readonly DrawnImage[];
  /** The rules of the faces in which the map writes, and which of them have been loaded. */
  readonly fontRules: readonly string[];
  readonly loadedFonts: readonly string[];
  readonly view: View;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly padding: Readonly<Record<string, number>>;
  readonly fadeMilliseconds: number;
}

/** Where a map looks: degrees WGS84, and MapLibre's zoom. */
export interface View {
  readonly longitude: number;
  readonly latitude: number;
  readonly zoom: number;
}

/** What the measurement keeps in a measured page. */
export interface BenchPage {
  /** The map of the page, from the moment when it is made. */
  map: DrawnMap | null;
  readonly images: DrawnImage[];
  /** Resolves after so many frames from now. */
  frames(count: number): Promise<void>;
  /** Puts the map somewhere and resolves when all of it is drawn. */
  show(view: View): Promise<void>;
  view(): View;
  read(): DrawnMapData;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

/** By what one file of a face is known. */
export function fontKey({ family, style, weight, unicodeRange }: FontFace): string {
  return [family.replaceAll(/["']/g, ''), style, weight, unicodeRange].join('|');
}
