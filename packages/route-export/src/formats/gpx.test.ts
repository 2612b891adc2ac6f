import { gpx as toGeoJson } from '@tmcw/togeojson';
import { describe, expect, test } from 'vitest';
import type { ExportContent } from '../route-format.ts';
import type { Coordinates } from '../geometry.ts';
import { decode, difficultContent, realContent } from '../testing/content.ts';
import {
  asXmlText,
  expectedLegs,
  expectedStops,
  parseXml,
  sorted,
  type ReadFeature,
} from '../testing/read-back.ts';
import { gpxFieldNamespace, gpxFormat } from './gpx.ts';

const write = (content: ExportContent): string => decode(gpxFormat.write(content));

describe.each([
  ['the real route', realContent()],
  ['stops that are hard to write', difficultContent('ru')],
])('GPX of %s', (_, content) => {
  const document = parseXml(write(content));

  test('is read back without loss, except for stops without a position', () => {
    const stops = expectedStops(content, asXmlText).filter(({ coordinates }) => coordinates.length > 0);
    expect(
      sorted(
        elements(document, 'wpt').map((point) => ({
          fields: readFields(point),
          coordinates: [[position(point)]],
        })),
      ),
    ).toEqual(sorted(stops));
    expect(readLegs(document)).toEqual(expectedLegs(content, asXmlText));
  });

  test('has the elements of waypoints, tracks and segments in the order of the schema', () => {
    const orders: Readonly<Record<string, readonly string[]>> = {
      gpx: ['metadata', 'wpt', 'trk'],
      metadata: ['name', 'desc', 'copyright'],
      wpt: ['time', 'name', 'cmt', 'desc', 'src', 'type', 'extensions'],
      trk: ['name', 'trkseg'],
      trkseg: ['trkpt', 'extensions'],
      trkpt: ['time'],
    };
    for (const [name, order] of Object.entries(orders)) {
      for (const element of elements(document, name)) {
        const indexes = childNames(element).map((child) => order.indexOf(child));
        expect(indexes, name).toEqual(indexes.toSorted((one, other) => one - other));
        expect(indexes).not.toContain(-1);
      }
    }
  });

  test('is read by another program with the same number of waypoints and tracks', () => {
    const { features } = toGeoJson(document);
    expect(features).toHaveLength(elements(document, 'wpt').length + elements(document, 'trk').length);
  });
});

describe('GPX', () => {
  const document = parseXml(write(difficultContent()));
  const times = (name: string) =>
    elements(document, name).map((point) => point.getElementsByTagName('time')[0]?.textContent ?? null);

  test('has the time of days before 1970, only where the day is exact', () => {
    // The second is known to the month, the third has no position, and the fourth is approximate.
    expect(times('wpt')).toEqual(['1925-01-01T00:00:00Z', null, null, '1926-01-05T00:00:00Z']);
    const known = times('trkpt').filter((time) => time !== null);
    expect(known).toEqual(['1925-01-02T00:00:00Z', '1926-01-05T00:00:00Z']);
  });

  test('has a track for each year of a section, with the title in both languages at each stop', () => {
    expect(
      elements(document, 'trk').map((track) => track.getElementsByTagName('name')[0]?.textContent),
    ).toEqual(['Main & only, 1925', 'Main & only, 1926']);
    const [first] = elements(document, 'wpt');
    expect(first?.getElementsByTagName('cmt')[0]?.textContent).toBe('Сан-Франциско & <Ко>');
  });
});

function readLegs(document: Document): ReadFeature[] {
  const legs = new Map<string, ReadFeature>();
  for (const segment of elements(document, 'trkseg')) {
    const fields = readFields(segment);
    const before = legs.get(fields.to_id ?? '')?.coordinates ?? [];
    const part = Array.from(segment.getElementsByTagName('trkpt')).map(position);
    legs.set(fields.to_id ?? '', { fields, coordinates: [...before, part] });
  }
  return [...legs.values()];
}

function readFields(element: Element): Record<string, string> {
  const extensions = element.getElementsByTagName('extensions')[0];
  const children = Array.from(extensions?.childNodes ?? []).filter(
    (node): node is Element => node.nodeType === 1,
  );
  return Object.fromEntries(
    children
      .filter(({ namespaceURI }) => namespaceURI === gpxFieldNamespace)
      .map(({ localName, textContent }) => [localName, textContent ?? '']),
  );
}

function elements(document: Document, name: string): Element[] {
  return Array.from(document.getElementsByTagName(name));
}

function childNames(element: Element): string[] {
  return Array.from(element.childNodes)
    .filter((node): node is Element => node.nodeType === 1)
    .map(({ tagName }) => tagName);
}

function position(point: Element): Coordinates {
  return [Number(point.getAttribute('lon')), Number(point.getAttribute('lat'))];
}
