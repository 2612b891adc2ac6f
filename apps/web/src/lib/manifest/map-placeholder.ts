import type { ComponentType } from 'react';

export interface MapPlaceholderProps {
  /** The initial view of the map: zoom of 256-pixel tiles, centre in WGS84 degrees. */
  readonly view: { readonly zoom: number; readonly latitude: number; readonly longitude: number };
}

/**
 * A component that is shown instead of the live map: while the map loads (rendered on the server, so part of the entry
 * chunk), or when the browser does not support the map.
 */
export interface MapPlaceholder {
  readonly id: string;
  readonly slot: 'loading' | 'unavailable';
  readonly Placeholder: ComponentType<MapPlaceholderProps>;
}
