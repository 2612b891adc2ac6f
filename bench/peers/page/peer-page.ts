import type { View } from '../../frames/page/bench-page.ts';

/** The options in the HTML of a compared page. Zooms are on MapLibre's scale of 512-pixel tiles. */
export interface PeerOptions {
  /** The initial view of the product. */
  readonly view: View;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** The width that the product's panels cover at each side, in CSS pixels. */
  readonly padding: Readonly<Record<string, number>>;
  /** Zoom levels per wheel notch. */
  readonly notchLevels: number;
  /** The same as a rate for MapLibre's wheel handler. */
  readonly wheelZoomRate: number;
  /** The keys of the fonts of the map, see `fontKey`. */
  readonly fonts: readonly string[];
}

/** The interface of a compared page for the benchmark. */
export interface PeerPage {
  /** Whether the initial view is rendered with route and places. */
  isUsable: boolean;
  /** Opens a place and resolves when its text is shown. */
  openPlace(placeId: number): Promise<void>;
}

declare global {
  interface Window {
    peer?: PeerPage;
  }
}

/** Reads the options from the HTML. */
export function readOptions(): PeerOptions {
  const options: PeerOptions = JSON.parse(document.querySelector('#options')?.textContent ?? '');
  return options;
}
