import * as fc from 'fast-check';
import { kmlFile, kmzFile } from './files.ts';

/** A point of a generated file; no two points of a file have a number in common. */
export interface GeneratedPoint {
  readonly longitude: number;
  readonly latitude: number;
  /** Metres. */
  readonly height: number;
  /** `YYYY-MM-DDThh:mm:ssZ`. */
  readonly time: string;
}

/** Points along a line to the north-east; each number belongs to one point. */
export const generatedPoints: fc.Arbitrary<readonly GeneratedPoint[]> = fc
  .integer({ min: 2, max: 6 })
  .map((count) =>
    Array.from({ length: count }, (_, index) => ({
      longitude: 77.25 + index / 8,
      latitude: 34.5 + index / 16,
      height: 3100 + index * 7,
      time: `2019-07-1${index}T0${index}:30:00Z`,
    })),
  );

/** The formats of text; each writes a file with one line. */
export const textFormats: Readonly<Record<string, (points: readonly GeneratedPoint[]) => string>> = {
  gpx: (points) =>
    `<?xml version="1.0"?><gpx version="1.1"><trk><name>Walk</name><trkseg>${points
      .map(
        ({ longitude, latitude, height, time }) =>
          `<trkpt lat="${latitude}" lon="${longitude}"><ele>${height}</ele><time>${time}</time></trkpt>`,
      )
      .join('')}</trkseg></trk></gpx>`,
  kml: (points) =>
    kmlFile(
      `<Placemark><LineString><coordinates>${points
        .map(({ longitude, latitude, height }) => `${longitude},${latitude},${height}`)
        .join(' ')}</coordinates></LineString></Placemark>`,
    ),
  'kml-track': (points) =>
    kmlFile(
      `<Placemark><gx:Track>${points.map(({ time }) => `<when>${time}</when>`).join('')}${points
        .map(({ longitude, latitude, height }) => `<gx:coord>${longitude} ${latitude} ${height}</gx:coord>`)
        .join('')}</gx:Track></Placemark>`,
    ),
  tcx: (points) =>
    `<TrainingCenterDatabase><Courses><Course><Track>${points
      .map(
        ({ longitude, latitude, height, time }) =>
          `<Trackpoint><Time>${time}</Time><Position><LatitudeDegrees>${latitude}</LatitudeDegrees><LongitudeDegrees>${longitude}</LongitudeDegrees></Position><AltitudeMeters>${height}</AltitudeMeters></Trackpoint>`,
      )
      .join('')}</Track></Course></Courses></TrainingCenterDatabase>`,
  geojson: (points) =>
    JSON.stringify({
      type: 'Feature',
      properties: { coordTimes: points.map(({ time }) => time) },
      geometry: {
        type: 'LineString',
        coordinates: points.map(({ longitude, latitude, height }) => [longitude, latitude, height]),
      },
    }),
};

/** A KMZ archive with the KML document of the points. */
export function generatedArchive(points: readonly GeneratedPoint[]): Uint8Array {
  return kmzFile({ 'doc.kml': textFormats['kml']?.(points) ?? '' });
}

/** What is inserted into damaged files. */
const fragments = [
  '',
  ' ',
  ',',
  '.',
  '-',
  'e',
  '9',
  '0',
  'NaN',
  '<x/>',
  '<',
  '>',
  '"',
  '&',
  '{',
  ']',
  '\u0000',
  '٣',
];

/** A change of a text: some characters at a position, given as a share of the text, are replaced by a fragment. */
const edits = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    removed: fc.integer({ min: 0, max: 12 }),
    inserted: fc.constantFrom(...fragments),
  }),
  { minLength: 1, maxLength: 4 },
);

/** Functions that damage a text at random places. */
export const damages: fc.Arbitrary<(text: string) => string> = edits.map(
  (list) => (text) =>
    list.reduce((damaged, { at, removed, inserted }) => {
      const from = Math.floor(at * damaged.length);
      return damaged.slice(0, from) + inserted + damaged.slice(from + removed);
    }, text),
);
