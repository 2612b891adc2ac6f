import { isCalendarDate } from './calendar.ts';
import { wrapLongitude } from './geography.ts';

/** The code of the home tab of the side panel, which opens when the address names no tab. */
export const homeTabCode = 'o';

/** The code that stands for a closed side panel. */
export const closedTabCode = 'c';

/** What the map shows: zoom of 256-pixel tiles, centre in WGS84 degrees. */
export interface MapView {
  readonly zoom: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** The selected place, 0 for none, and the tab of the side panel. */
export interface PlaceSelection {
  readonly id: number;
  /** A code that the tab itself chooses: the hash passes it on whether or not such a tab exists. */
  readonly tab: string;
}

/** The hash of the map's address in its parts; null where it does not say. */
export interface MapHash {
  readonly view: MapView | null;
  readonly layer: string | null;
  readonly place: PlaceSelection | null;
  /** The day of the journey, `YYYY-MM-DD`; any day that exists, also one before or after the journey. */
  readonly date: string | null;
  /** Parameters of others, as they were written and in their order. */
  readonly foreign: readonly string[];
}

/** A hash that says nothing; start from it, so that a parameter to come is left out too. */
export const emptyMapHash: MapHash = { view: null, layer: null, place: null, date: null, foreign: [] };

const largestZoom = 30;
/** Codes of base layers are short words; anything else is not worth keeping in an address. */
const layerPattern = /^[\w.-]{1,64}$/;
const tabPattern = /^[a-z]{1,8}$/;
const numberPattern = /^-?\d{1,4}(?:\.\d{1,20})?$/;

/**
 * Reads `#m=zoom/lat/lng&l=layer&p=id/tab&d=YYYY-MM-DD`, with or without the `#`. What cannot be read is left out and the rest
 * applies; of a parameter that stands twice the first readable one counts.
 */
export function parseMapHash(hash: string): MapHash {
  let view: MapView | null = null;
  let layer: string | null = null;
  let place: PlaceSelection | null = null;
  let date: string | null = null;
  const foreign: string[] = [];
  for (const part of hash.replace(/^#/, '').split('&')) {
    const equals = part.indexOf('=');
    const name = equals === -1 ? part : part.slice(0, equals);
    const value = equals === -1 ? '' : decode(part.slice(equals + 1));
    if (name === 'm') view ??= readView(value);
    else if (name === 'l') layer ??= readLayer(value);
    else if (name === 'p') place ??= readPlaceSelection(value);
    else if (name === 'd') date ??= isCalendarDate(value) ? value : null;
    else if (part !== '') foreign.push(part);
  }
  return { view, layer, place, date, foreign };
}

/** The text behind a percent-encoding; the empty text, which no parameter takes, when it is broken. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

function readView(value: string): MapView | null {
  const parts = value.split('/');
  if (parts.length !== 3 || !parts.every((part) => numberPattern.test(part))) return null;
  const [zoom = -1, latitude = 0, longitude = 0] = parts.map(Number);
  if (zoom < 0 || zoom > largestZoom || Math.abs(latitude) > 90) return null;
  return { zoom, latitude, longitude: wrapLongitude(longitude) };
}

function readLayer(value: string): string | null {
  return layerPattern.test(value) ? value : null;
}

/** Reads `id/tab`; an id with a tab that is missing or malformed opens the home tab. */
function readPlaceSelection(value: string): PlaceSelection | null {
  const match = /^(\d{1,9})(?:\/(.*))?$/s.exec(value);
  if (match === null) return null;
  const code = match[2] ?? '';
  return { id: Number(match[1]), tab: tabPattern.test(code) ? code : homeTabCode };
}

/** Writes the hash with its `#`; the empty text when there is nothing to say. The parts of others come last. */
export function formatMapHash({ view, layer, place, date, foreign }: MapHash): string {
  const parts = [
    ...(view === null ? [] : [`m=${formatView(view)}`]),
    ...(layer === null ? [] : [`l=${layer}`]),
    ...(place === null ? [] : [`p=${place.id}/${place.tab}`]),
    ...(date === null ? [] : [`d=${date}`]),
    ...foreign,
  ];
  return parts.length === 0 ? '' : `#${parts.join('&')}`;
}

function formatView({ zoom, latitude, longitude }: MapView): string {
  const written = Number(zoom.toFixed(2));
  const decimals = positionDecimals(written);
  // Wrapped after rounding, which may carry a longitude onto the 180th meridian; adding 0 takes the sign from zero.
  const round = (degrees: number): number => Number(degrees.toFixed(decimals)) + 0;
  const position = [round(latitude), wrapLongitude(round(longitude))];
  return [String(written), ...position.map((degrees) => degrees.toFixed(decimals))].join('/');
}

/** Decimals with which a position is written at a zoom: max(0, ceil(log2(zoom))). */
export function positionDecimals(zoom: number): number {
  return zoom > 0 ? Math.max(0, Math.ceil(Math.log2(zoom))) : 0;
}
