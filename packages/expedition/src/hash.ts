import { isCalendarDate } from './dates/calendar.ts';
import { trimLink, withPlainAmpersands } from './link-punctuation.ts';
import { wrapLongitude } from './route/geography.ts';

/** The code of the home tab of the side panel, which opens when the hash has no valid tab code. */
export const homeTabCode = 'o';

/** The code of a closed side panel. */
export const closedTabCode = 'c';

/** The viewport of the map: zoom of 256-pixel tiles, centre in WGS84 degrees. */
export interface MapView {
  readonly zoom: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** The selected place, 0 for none, and the tab of the side panel. */
export interface PlaceSelection {
  readonly id: number;
  /** The code of a tab; the hash accepts any code, whether or not such a tab exists. */
  readonly tab: string;
}

/** The parsed hash of the map URL; null for missing parameters. */
export interface MapHash {
  readonly view: MapView | null;
  readonly layer: string | null;
  readonly place: PlaceSelection | null;
  /** The day of the journey, `YYYY-MM-DD`; may be before or after the journey. */
  readonly date: string | null;
  /** Unknown parameters, verbatim and in their original order. */
  readonly foreign: readonly string[];
}

/** A hash without parameters; spread it, so that parameters added later have a default. */
export const emptyMapHash: MapHash = { view: null, layer: null, place: null, date: null, foreign: [] };

const largestZoom = 30;
/** Codes of base layers are short identifiers; anything else is ignored. */
const layerPattern = /^[\w.-]{0,63}[\w-]$/;
const tabPattern = /^[a-z]{1,8}$/;
const numberPattern = /^-?\d{1,4}(?:\.\d{1,20})?$/;

/**
 * Parses `#m=zoom/lat/lng&l=layer&p=id/tab&d=YYYY-MM-DD`, with or without the `#`. Invalid parameters are ignored; of a
 * repeated parameter the first valid one is used. What programs add to links is left out: punctuation and a query behind them, `&amp;`,
 * percent-encoding of the whole and capitals.
 */
export function parseMapHash(hash: string): MapHash {
  let view: MapView | null = null;
  let layer: string | null = null;
  let place: PlaceSelection | null = null;
  let date: string | null = null;
  const foreign: string[] = [];
  for (const part of withPlainAmpersands(decodeWhole(hash.replace(/^#/, ''))).split('&')) {
    const equals = part.indexOf('=');
    const name = (equals === -1 ? part : part.slice(0, equals)).toLowerCase();
    const value = equals === -1 ? '' : readValue(part.slice(equals + 1));
    if (name === 'm') view ??= readView(value);
    else if (name === 'l') layer ??= readLayer(value);
    else if (name === 'p') place ??= readPlaceSelection(value);
    else if (name === 'd') date ??= isCalendarDate(value) ? value : null;
    else if (part !== '') foreign.push(part);
  }
  return { view, layer, place, date, foreign };
}

/** A hash whose separators are percent-encoded too, as mailers do. */
function decodeWhole(hash: string): string {
  return /^[a-z0-9]+%3d/i.test(hash) ? decode(hash) : hash;
}

/** The value of a parameter, without a query that a network has appended. */
function readValue(text: string): string {
  return trimLink(decode(text).replace(/\?.*$/s, ''));
}

/** Decodes a percent-encoded value; an invalid encoding results in the empty string, which no parameter accepts. */
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

/** Parses `id/tab`; a missing or malformed tab code means the home tab. */
function readPlaceSelection(value: string): PlaceSelection | null {
  const match = /^(\d{1,9})(?:\/(.*))?$/s.exec(value);
  if (match === null) return null;
  const written = match[2] ?? '';
  const code = /^[A-Z]+$/.test(written) ? written.toLowerCase() : written;
  return { id: Number(match[1]), tab: tabPattern.test(code) ? code : homeTabCode };
}

/** Formats the hash with its `#`; the empty string when there are no parameters. Unknown parameters come last. */
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
  // Wrapped after rounding, which may move a longitude onto the 180th meridian; adding 0 turns -0 into 0.
  const round = (degrees: number): number => Number(degrees.toFixed(decimals)) + 0;
  const position = [round(latitude), wrapLongitude(round(longitude))];
  return [String(written), ...position.map((degrees) => degrees.toFixed(decimals))].join('/');
}

/** The number of decimals of a position at a zoom: max(0, ceil(log2(zoom))). */
export function positionDecimals(zoom: number): number {
  return zoom > 0 ? Math.max(0, Math.ceil(Math.log2(zoom))) : 0;
}
