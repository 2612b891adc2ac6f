import { isRecord } from '../../../lib/options/option-rules.ts';
import {
  longestName,
  longestNote,
  readColour,
  readLatLng,
  readText,
  readZoom,
  type Bookmark,
} from './bookmark.ts';
import { decodeFile, type FileFailure } from './decode-file.ts';
import { newBookmarkId } from './new-bookmark.ts';

/** The points of a file and the number of its features that are no points on the Earth, or why it cannot be read. */
export type FileReading =
  | { readonly ok: true; readonly bookmarks: readonly Bookmark[]; readonly skipped: number }
  | { readonly ok: false; readonly reason: FileFailure };

type Reading = readonly (Bookmark | null)[] | FileFailure;

/** Reads the points of a GeoJSON or KML file. Lines and areas are skipped. */
export function readBookmarkFile(bytes: Uint8Array): FileReading {
  const decoded = decodeFile(bytes);
  if (!decoded.ok) return decoded;
  const text = decoded.text.trimStart();
  const read = text.startsWith('<')
    ? readKml(text)
    : text.startsWith('{')
      ? readGeoJson(text)
      : 'unknown-format';
  if (typeof read === 'string') return { ok: false, reason: read };
  const bookmarks = read.filter((bookmark) => bookmark !== null);
  if (bookmarks.length === 0) return { ok: false, reason: 'no-points' };
  return { ok: true, bookmarks, skipped: read.length - bookmarks.length };
}

function readGeoJson(text: string): Reading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'damaged';
  }
  if (!isRecord(value)) return 'unknown-format';
  if (value.type === 'Feature') return [readFeature(value)];
  if (value.type !== 'FeatureCollection' || !Array.isArray(value.features)) return 'unknown-format';
  return value.features.map(readFeature);
}

function readFeature(feature: unknown): Bookmark | null {
  if (!isRecord(feature) || !isRecord(feature.geometry) || feature.geometry.type !== 'Point') return null;
  const { coordinates } = feature.geometry;
  const latlng = Array.isArray(coordinates) ? readLatLng([coordinates[1], coordinates[0]]) : null;
  const properties = isRecord(feature.properties) ? feature.properties : {};
  return latlng === null
    ? null
    : {
        id: typeof feature.id === 'string' && feature.id !== '' ? feature.id : newBookmarkId(),
        latlng,
        zoom: readZoom(properties.zoom),
        color: readColour(properties.color ?? properties['marker-color']),
        name: readText(properties.name ?? properties.title, longestName),
        note: readText(properties.note ?? properties.description, longestNote),
      };
}

function readKml(text: string): Reading {
  // KML needs no document type, and entities that it declares could expand without limit.
  if (/<!DOCTYPE/i.test(text)) return 'doctype';
  if (isNestedTooDeep(text)) return 'too-deep';
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (document.getElementsByTagName('parsererror').length > 0) return 'damaged';
  if (document.documentElement.localName !== 'kml') return 'unknown-format';
  return [...document.getElementsByTagNameNS('*', 'Placemark')].map(readPlacemark);
}

/** The depth of elements from which a document is rejected, because parsers take very long or fail. */
const deepestNesting = 200;

/** Counts opening and closing tags; those in comments count as well, which only matters for documents that are hostile. */
function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  for (const [tag] of text.matchAll(/<[/A-Za-z_][^<>]*>/g)) {
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    if (depth > deepestNesting) return true;
  }
  return false;
}

function readPlacemark(placemark: Element): Bookmark | null {
  const point = placemark.getElementsByTagNameNS('*', 'Point')[0];
  const [longitude, latitude] = (point === undefined ? '' : childText(point, 'coordinates'))
    .split(',')
    .map(readNumber);
  const latlng = readLatLng([latitude, longitude]);
  if (latlng === null) return null;
  const data = new Map(
    [...placemark.getElementsByTagNameNS('*', 'Data')].map((item) => [
      item.getAttribute('name'),
      childText(item, 'value'),
    ]),
  );
  const style = placemark.getElementsByTagNameNS('*', 'IconStyle')[0];
  return {
    id: data.get('id') || newBookmarkId(),
    latlng,
    zoom: readZoom(data.get('zoom')),
    color: readColour(
      data.get('color') ?? (style === undefined ? '' : fromKmlColour(childText(style, 'color'))),
    ),
    name: readText(childText(placemark, 'name'), longestName),
    note: readText(childText(placemark, 'description'), longestNote),
  };
}

/** The text of a direct child; empty if there is none. */
function childText(element: Element, name: string): string {
  return [...element.children].find(({ localName }) => localName === name)?.textContent?.trim() ?? '';
}

/** Undefined for text that is not a number, which `Number` would read as 0 if it is empty. */
function readNumber(text: string): number | undefined {
  return /^\s*-?\d+(\.\d+)?(e-?\d+)?\s*$/i.test(text) ? Number(text) : undefined;
}

/** Converts `aabbggrr` to `#rrggbb`. */
function fromKmlColour(colour: string): string {
  const [, blue, green, red] = /^[0-9a-f]{2}([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ?? [];
  return `#${red}${green}${blue}`;
}
