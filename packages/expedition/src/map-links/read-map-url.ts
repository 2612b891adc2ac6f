import { parseCameraHash } from '../camera/camera-hash.ts';
import { parseMapHash } from '../hash.ts';
import type { Position } from '../route/geography.ts';
import { readCoordinates } from '../search/points/read-coordinates.ts';

/** A number in a URL: at most three digits and a fraction. */
const number = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;

/** Patterns of a position anywhere in a URL; those of a marked place come before those of the view around it. */
const latitudeFirst: readonly RegExp[] = [
  // Google: the place of the data part, and the view.
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(String.raw`/(?:place|search|dir/[^/]*)/${number},\s*\+?${number}(?![\d.])`),
  new RegExp(`@${number},${number}(?![\\d.])`),
  // OpenStreetMap, Nakarte and others with zoom/latitude/longitude in the hash.
  new RegExp(`#(?:.*&)?(?:map|m|position)=\\d{1,2}(?:\\.\\d+)?/${number}/${number}(?![\\d.])`),
  // MapLibre and Mapbox pages.
  new RegExp(`#\\d{1,2}(?:\\.\\d+)?/${number}/${number}(?![\\d.])`),
  new RegExp(`^geo:${number},${number}(?![\\d.])`),
];

/** The query parameters of a position by provider; `order` is that of the two numbers. */
const pairParameters: readonly {
  readonly hosts: RegExp;
  readonly names: readonly string[];
  readonly order: 'latitude-first' | 'longitude-first';
}[] = [
  { hosts: /(^|\.)yandex\./, names: ['whatshere[point]', 'pt', 'll'], order: 'longitude-first' },
  { hosts: /(^|\.)(amap|gaode)\.com$/, names: ['position', 'center'], order: 'longitude-first' },
  { hosts: /(^|\.)2gis\./, names: ['m'], order: 'longitude-first' },
  { hosts: /(^|\.)bing\.com$/, names: ['sp', 'cp'], order: 'latitude-first' },
  {
    hosts: /./,
    names: [
      'q',
      'query',
      'll',
      'sll',
      'center',
      'cp',
      'destination',
      'viewpoint',
      'location',
      'coordinate',
      'g',
    ],
    order: 'latitude-first',
  },
];

/** The pairs of parameters with latitude and longitude. */
const singleParameters: readonly (readonly [latitude: string, longitude: string])[] = [
  ['mlat', 'mlon'],
  ['lat', 'lon'],
  ['lat', 'lng'],
  // Mapy has the longitude in x.
  ['y', 'x'],
];

/**
 * Parses the position that a URL of a map shows: those of Google, OpenStreetMap, Yandex, Bing, Apple, Mapy, Wikimapia, PastVu, Nakarte,
 * Gaode and similar ones, and those of this product. A marked place is preferred to the centre of the view.
 * @param text at most a few thousand characters; URLs without a scheme and bare hashes are accepted
 * @returns null if it contains no position; the numbers may be out of range
 */
export function readMapUrl(text: string): Position | null {
  const url = parseUrl(text);
  if (url === null) return null;
  const decoded = decode(text);
  return (
    readOwnHash(url.hash) ??
    firstMatch(decoded, latitudeFirst.slice(0, 2)) ??
    readNotation(decoded) ??
    readParameters(url) ??
    firstMatch(decoded, latitudeFirst.slice(2))
  );
}

/** Coordinates with degrees and hemispheres: the place of Google, and the parameters of encyclopedias, such as `params=47_30_N_8_30_E_`. */
function readNotation(decoded: string): Position | null {
  const [, place] = /\/(?:place|search)\/([^/@?]{5,80})/.exec(decoded) ?? [];
  const [, query] = /[?&](?:q|query)=(?:loc:)?([^&#]{5,80})/.exec(decoded) ?? [];
  const [, page] = /[?&]params=([\d._]+_[NS]_[\d._]+_[EW])(?:_|&|$)/i.exec(decoded) ?? [];
  for (const text of [place, query, page?.replaceAll('_', ' ')]) {
    const position = text === undefined ? null : readCoordinates(text);
    if (position !== null) return position;
  }
  return null;
}

/** Whether a text looks like a URL or its hash, rather than like coordinates. */
export function isMapUrl(text: string): boolean {
  return /^(?:[a-z][\w+.-]*:\/\/|geo:|#|\?|(?:[\w-]+\.)+[a-z]{2,}[/?#])/i.test(text);
}

function parseUrl(text: string): URL | null {
  const isRelative = /^[#?]/.test(text);
  const hasScheme = /^[a-z][\w+.-]*:/i.test(text);
  const absolute = hasScheme ? text : `https://${isRelative ? 'relative.invalid/' : ''}${text}`;
  return URL.canParse(absolute) ? new URL(absolute) : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // A stray percent sign.
    return text;
  }
}

/** The view or the 3D camera in a hash of this product. */
function readOwnHash(hash: string): Position | null {
  const { view, foreign } = parseMapHash(hash);
  if (view !== null) return [view.latitude, view.longitude];
  const camera = foreign.map(parseCameraHash).find((pose) => pose !== null);
  return camera === undefined ? null : [camera.latitude, camera.longitude];
}

function firstMatch(text: string, patterns: readonly RegExp[]): Position | null {
  for (const pattern of patterns) {
    const [, latitude, longitude] = pattern.exec(text) ?? [];
    if (latitude !== undefined && longitude !== undefined) return [Number(latitude), Number(longitude)];
  }
  return null;
}

/** Reads the parameters of the query and of the hash, which some providers use in place of the query. */
function readParameters({ hostname, search, hash }: URL): Position | null {
  const all = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))];
  for (const parameters of all) {
    const position = readPair(hostname, parameters) ?? readSingles(parameters);
    if (position !== null) return position;
  }
  return null;
}

function readPair(hostname: string, parameters: URLSearchParams): Position | null {
  const pattern = new RegExp(`^(?:loc:)?\\s*${number}\\s*[,~; ]\\s*${number}(?![\\d.])`);
  const provider = pairParameters.find(({ hosts }) => hosts.test(hostname));
  for (const name of provider?.names ?? []) {
    // Bing's marker begins with the word point and an underscore.
    const value = (parameters.get(name) ?? '').replace(/^point\.(.*?)_(.*?)_.*$/, '$1,$2');
    const [, first, second] = pattern.exec(value) ?? [];
    if (first === undefined || second === undefined) continue;
    const pair: [number, number] = [Number(first), Number(second)];
    return provider?.order === 'longitude-first' ? [pair[1], pair[0]] : pair;
  }
  return null;
}

function readSingles(parameters: URLSearchParams): Position | null {
  const pattern = new RegExp(`^${number}$`);
  for (const names of singleParameters) {
    const [latitude, longitude] = names.map((name) => parameters.get(name) ?? '');
    if (latitude === undefined || longitude === undefined) continue;
    if (pattern.test(latitude) && pattern.test(longitude)) return [Number(latitude), Number(longitude)];
  }
  return null;
}
