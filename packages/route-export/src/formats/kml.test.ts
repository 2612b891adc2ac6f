import { unzipSync } from 'fflate';
import { kml as toGeoJson } from '@tmcw/togeojson';
import { describe, expect, test } from 'vitest';
import { decode, difficultContent, realContent } from '../testing/content.ts';
import { kmlViolations } from '../testing/kml-schema.ts';
import {
  asXmlText,
  expectedLegs,
  expectedStops,
  parseXml,
  sorted,
  type ReadFeature,
} from '../testing/read-back.ts';
import type { ExportContent } from '../route-format.ts';
import { kmlColour } from './kml-styles.ts';
import { kmlFormat } from './kml.ts';
import { kmzFormat } from './kmz.ts';

const write = (content: ExportContent): string => decode(kmlFormat.write(content));
const contents: [string, ExportContent][] = [
  ['the real route in English', realContent()],
  ['the real route in Russian', realContent('ru')],
  ['stops that are hard to write', difficultContent()],
];

describe.each(contents)('KML of %s', (_, content) => {
  const document = parseXml(write(content));

  test('follows the schema', () => {
    expect(kmlViolations(document)).toEqual([]);
  });

  test('is read back without loss', () => {
    const features = readPlacemarks(document);
    const ofKind = (kind: string) => sorted(features.filter(({ fields }) => fields.kind === kind));
    expect(ofKind('stop')).toEqual(sorted(expectedStops(content, asXmlText)));
    expect(ofKind('leg')).toEqual(sorted(expectedLegs(content, asXmlText)));
  });

  test('is read by another program with the same number of features', () => {
    const { features } = toGeoJson(document);
    expect(features).toHaveLength(content.route.stops.length + content.route.legs.length);
  });
});

describe('KML', () => {
  const document = parseXml(write(difficultContent()));
  const placemark = (id: string): Element => {
    const found = Array.from(document.getElementsByTagName('Placemark')).find(
      (element) => element.getAttribute('id') === id,
    );
    if (found === undefined) throw new Error(`no placemark ${id}`);
    return found;
  };
  const textOf = (element: Element, name: string): string | null =>
    element.getElementsByTagName(name)[0]?.textContent ?? null;

  test('has a folder for each section with a folder for each year', () => {
    const folders = Array.from(document.getElementsByTagName('Folder')).map((folder) =>
      textOf(folder, 'name'),
    );
    expect(folders).toEqual(['Main & only', '1925', '1926']);
  });

  test.each([
    ['stop-1', '1925-01-01', '1925-01-02'],
    ['stop-2', '1925-02', '1925-02'],
    ['leg-2', '1925-01-02', '1925-02'],
    ['stop-3', null, null],
  ])('dates %s as precisely as it is known', (id, begin, end) => {
    expect(textOf(placemark(id), 'begin')).toBe(begin);
    expect(textOf(placemark(id), 'end')).toBe(end);
  });

  test('has the colours of all line types, thinner and half transparent for legs that are not recorded', () => {
    expect(textOf(placemark('leg-2'), 'styleUrl')).toBe('#year-1925');
    expect(textOf(placemark('leg-5'), 'styleUrl')).toBe('#year-1926-not-recorded');
    const styles = Array.from(document.getElementsByTagName('Style')).map(
      (style) => [style.getAttribute('id'), textOf(style, 'color'), textOf(style, 'width')] as const,
    );
    expect(styles).toContainEqual(['year-1925', 'ffcf862a', '3.5']);
    expect(styles).toContainEqual(['year-1926-not-recorded', '99cf862a', '2']);
    expect(styles).toContainEqual(['transport-steamship', 'ffb03474', '3.5']);
    expect(kmlColour('#123456', '80')).toBe('80563412');
  });

  test('shows notes as text, not as mark-up', () => {
    expect(textOf(placemark('stop-1'), 'description')).toContain('кавычки &quot; и точка; с запятой');
  });

  test('of a schema violation is reported by the check', () => {
    const broken = (from: string, to: string) =>
      kmlViolations(parseXml(write(difficultContent()).replace(from, to)));
    expect(broken('<open>1</open>', '<open>yes</open>')).not.toEqual([]);
    expect(broken('<styleUrl>#year-1925<', '<styleUrl>#none<')).not.toEqual([]);
    expect(broken('<tessellate>1</tessellate>', '<extrude>1</extrude>')).not.toEqual([]);
    expect(broken('id="stop-2"', 'id="stop-1"')).not.toEqual([]);
    expect(broken('<begin>1925-02<', '<begin>1925-13<')).not.toEqual([]);
  });
});

describe('KMZ', () => {
  const picture = { placeId: 1, fileName: '7.jpg', caption: 'A <picture>', bytes: Uint8Array.of(1, 2, 3) };
  const content = { ...difficultContent(), pictures: [picture] };
  const files = unzipSync(kmzFormat.write(content));

  test('contains the document first and the pictures unchanged', () => {
    expect(Object.keys(files)).toEqual(['doc.kml', 'files/7.jpg']);
    expect(files['files/7.jpg']).toEqual(picture.bytes);
  });

  test('follows the schema and shows the pictures of a stop in its description', () => {
    const document = parseXml(decode(files['doc.kml'] ?? new Uint8Array()));
    expect(kmlViolations(document)).toEqual([]);
    const descriptions = Array.from(document.getElementsByTagName('Placemark')).map(
      (element) => element.getElementsByTagName('description')[0]?.textContent ?? '',
    );
    const withPicture = descriptions.filter((text) => text.includes('<img src="files/7.jpg" width="400">'));
    expect(withPicture).toHaveLength(1);
    expect(withPicture[0]).toContain('A &lt;picture&gt;');
  });

  test('has the same bytes for the same content', () => {
    expect(kmzFormat.write(content)).toEqual(kmzFormat.write(content));
  });
});

function readPlacemarks(document: Document): ReadFeature[] {
  return Array.from(document.getElementsByTagName('Placemark')).map((placemark) => ({
    fields: Object.fromEntries(
      Array.from(placemark.getElementsByTagName('Data')).map((data) => [
        data.getAttribute('name') ?? '',
        data.getElementsByTagName('value')[0]?.textContent ?? '',
      ]),
    ),
    coordinates: Array.from(placemark.getElementsByTagName('coordinates')).map(({ textContent }) =>
      (textContent ?? '').split(' ').map((tuple) => {
        const [longitude = Number.NaN, latitude = Number.NaN] = tuple.split(',').map(Number);
        return [longitude, latitude];
      }),
    ),
  }));
}
