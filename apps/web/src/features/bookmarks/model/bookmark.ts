import { cutText } from '../../../lib/texts/cut-text.ts';
import { isRecord } from '../../../lib/options/option-rules.ts';

/** A point that a researcher keeps. The names of its fields are those of the specification. */
export interface Bookmark {
  readonly id: string;
  /** WGS84 degrees. */
  readonly latlng: { readonly lat: number; readonly lng: number };
  /** The zoom of 256-pixel tiles at which it is shown. */
  readonly zoom: number;
  /** `#rrggbb`. */
  readonly color: string;
  readonly name: string;
  readonly note: string;
}

export const defaultColour = '#6dfd54';

/** The zoom of a bookmark that was imported without one. */
export const defaultZoom = 10;

export const longestName = 200;
export const longestNote = 5000;

/** The number of bookmarks that the list and the storage of a browser can hold. */
export const mostBookmarks = 2000;

/** Parses a stored bookmark; null if its position is invalid. Missing and invalid other fields have their initial value. */
export function readBookmark(value: unknown): Bookmark | null {
  if (!isRecord(value)) return null;
  const { id, latlng, zoom, color, name, note } = value;
  const position = readLatLng(latlng);
  if (position === null || (typeof id !== 'string' && typeof id !== 'number')) return null;
  return {
    id: String(id),
    latlng: position,
    zoom: readZoom(zoom),
    color: readColour(color),
    name: readText(name, longestName),
    note: readText(note, longestNote),
  };
}

/** A position as an object or as a pair, latitude first; null if it is not on the Earth. */
export function readLatLng(value: unknown): Bookmark['latlng'] | null {
  const [lat, lng]: readonly unknown[] = Array.isArray(value)
    ? value
    : isRecord(value)
      ? [value.lat, value.lng]
      : [];
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

export function readZoom(value: unknown): number {
  const zoom = typeof value === 'string' ? Number(value) : value;
  return typeof zoom === 'number' && zoom > 0 && zoom <= 22 ? zoom : defaultZoom;
}

export function readColour(value: unknown): string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : defaultColour;
}

export function readText(value: unknown, longest: number): string {
  return typeof value === 'string' ? cutText(value.trim(), longest) : '';
}
