import type { View } from '../../frames/page/bench-page.ts';

/** What a page of a peer is told in its HTML. Zooms are MapLibre's, of 512-pixel tiles. */
export interface PeerOptions {
  /** Where the product's map looks at first. */
  readonly view: View;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** What the product's sheets cover at each side, in CSS pixels. */
  readonly padding: Readonly<Record<string, number>>;
  /** How far one notch of the wheel zooms, in levels. */
  readonly notchLevels: number;
  /** The same as MapLibre's own wheel is told. */
  readonly wheelZoomRate: number;
  /** Which faces the map writes with, as `fontKey` names them. */
  readonly fonts: readonly string[];
}

/** What a page of a peer offers to the measurement. */
export interface PeerPage {
  /** Whether the first view is drawn with its route and places. */
  isUsable: boolean;
  /** Opens a place with its text, and resolves when that is shown. */
  openPlace(placeId: number): Promise<void>;
}

declare global {
  interface Window {
    peer?: PeerPage;
  }
}

/** The options that the page came with. */
export function readOptions(): PeerOptions {
  const options: PeerOptions = JSON.parse(document.querySelector('#options')?.textContent ?? '');
  return options;
}
