import type { ComponentType } from 'react';

export interface MapPlaceholderProps {
  /** What the map will show first: zoom of 256-pixel tiles, centre in WGS84 degrees. */
  readonly view: { readonly zoom: number; readonly latitude: number; readonly longitude: number };
}

/**
 * What is shown in place of the live map: while it loads (server-rendered, so part of the entry), or when the browser
 * cannot draw it.
 */
export interface MapPlaceholder {
  readonly id: string;
  readonly slot: 'loading' | 'unavailable';
  readonly Placeholder: ComponentType<MapPlaceholderProps>;
}
