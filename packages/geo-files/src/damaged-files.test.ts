import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GeoFile } from './geo-file.ts';
import type { LinePoints } from './line-points.ts';
import { readGeoFile } from './read-geo-file.ts';
import { encode } from './testing/files.ts';
import {
  damages,
  generatedArchive,
  generatedPoints,
  textFormats,
  type GeneratedPoint,
} from './testing/generated-files.ts';

/** What a reader made of a file: its lines, and its single points as lines of one point; null if the file is refused. */
function readLines(file: string | Uint8Array): readonly GeneratedLine[] | null {
  const result = readGeoFile(typeof file === 'string' ? encode(file) : file);
  return 'failure' in result ? null : linesOf(result.file);
}

type GeneratedLine = readonly {
  readonly longitude: number;
  readonly latitude: number;
  readonly height: number;
  readonly time: number;
}[];

function linesOf({ features }: GeoFile): readonly GeneratedLine[] {
  return features.flatMap(({ points, line }) => [points, ...(line === null ? [] : [pointsOf(line)])]);
}

function pointsOf({ longitudes, latitudes, heights, times }: LinePoints): GeneratedLine {
  return Array.from(longitudes, (longitude, index) => ({
    longitude,
    latitude: latitudes[index] ?? Number.NaN,
    height: heights[index] ?? Number.NaN,
    time: times[index] ?? Number.NaN,
  }));
}

/** The numbers of a text, and what they become by wrapping longitudes and in single precision. */
function numbersOf(text: string): ReadonlySet<number> {
  const numbers = [...text.matchAll(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi)].map(([number]) =>
    Number(number),
  );
  return new Set(numbers.flatMap((number) => [number, number - 360, number + 360, Math.fround(number)]));
}

/** Every point that is read has the numbers of one point that was written; heights and times may be unknown. */
function expectPointsOf(written: readonly GeneratedPoint[], lines: readonly GeneratedLine[]): void {
  for (const { longitude, latitude, height, time } of lines.flat()) {
    const point = written.find((each) => each.longitude === longitude && each.latitude === latitude);
    expect(point, `${longitude}, ${latitude}`).toBeDefined();
    if (!Number.isNaN(height)) expect(height).toBe(point?.height);
    if (!Number.isNaN(time)) expect(time).toBe(Date.parse(point?.time ?? ''));
  }
}

const formats = Object.entries(textFormats);

describe.each(formats)('a damaged file of the format %s', (_format, write) => {
  test('is refused or read with numbers that it contains', () => {
    fc.assert(
      fc.property(generatedPoints, damages, (points, damage) => {
        const text = damage(write(points));
        const numbers = numbersOf(text);
        for (const { longitude, latitude, height } of (readLines(text) ?? []).flat()) {
          expect(numbers, text).toContain(longitude);
          expect(numbers, text).toContain(latitude);
          if (!Number.isNaN(height)) expect(numbers, text).toContain(height);
        }
      }),
      { numRuns: 600 },
    );
  });

  test('whose numbers are missing has no number of another point', () => {
    fc.assert(
      fc.property(generatedPoints, fc.array(fc.nat(23), { maxLength: 5 }), (points, missing) => {
        let index = -1;
        const text = write(points).replaceAll(
          /(?<![\d.\w-])(?:\d{2}\.\d+|3\d{3}|2019-[\dT:-]+Z)/g,
          (number) => {
            index += 1;
            if (!missing.includes(index)) return number;
            return write === textFormats['geojson'] && !number.endsWith('Z') ? 'null' : '';
          },
        );
        expectPointsOf(points, readLines(text) ?? []);
      }),
      { numRuns: 600 },
    );
  });

  test('that ends early is refused', () => {
    fc.assert(
      fc.property(
        generatedPoints,
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        (points, share) => {
          const text = write(points);
          expect(readLines(text.slice(0, Math.floor(text.length * share)))).toBeNull();
        },
      ),
      { numRuns: 100 },
    );
  });

  test('without damage has all its points', () => {
    fc.assert(
      fc.property(generatedPoints, (points) => {
        const lines = readLines(write(points)) ?? [];
        expectPointsOf(points, lines);
        expect(lines.flat()).toHaveLength(points.length);
      }),
    );
  });
});

describe('a damaged KMZ archive', () => {
  test('is refused, or yields only points that were written', () => {
    const changes = fc.array(fc.tuple(fc.nat(2000), fc.nat(255)), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(generatedPoints, changes, (points, bytes) => {
        const archive = generatedArchive(points).slice();
        for (const [at, byte] of bytes) archive[at % archive.length] = byte;
        expectPointsOf(points, readLines(archive) ?? []);
      }),
      { numRuns: 600 },
    );
  });
});

test('arbitrary bytes are refused or read without an error', () => {
  const starts = ['', '<gpx>', '<kml><Placemark>', '{"type":"Point",', 'PK\u0003\u0004', '\uFEFF<'];
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }), (start, rest) => {
      const bytes = new Uint8Array([...encode(start), ...rest]);
      expect(() => readGeoFile(bytes)).not.toThrow();
    }),
    { numRuns: 500 },
  );
});

test('arbitrary JSON is refused or read without an error', () => {
  const geometryTypes = [
    'Point',
    'MultiPoint',
    'LineString',
    'MultiLineString',
    'Polygon',
    'GeometryCollection',
  ];
  const geometries = fc.record({
    type: fc.constantFrom(...geometryTypes),
    coordinates: fc.jsonValue({ maxDepth: 4 }),
    geometries: fc.jsonValue({ maxDepth: 2 }),
  });
  const features = fc.array(
    fc.record({
      type: fc.constant('Feature'),
      id: fc.jsonValue(),
      geometry: geometries,
      properties: fc.jsonValue(),
    }),
  );
  fc.assert(
    fc.property(features, (list) => {
      const bytes = encode(JSON.stringify({ type: 'FeatureCollection', features: list }));
      expect(readGeoFile(bytes)).toHaveProperty('file');
    }),
    { numRuns: 300 },
  );
});
