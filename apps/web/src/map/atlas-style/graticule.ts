import type { Feature, FeatureCollection, LineString } from 'geojson';

/** The properties of a line of the graticule. */
export interface GraticuleProperties {
  /** Degrees and minutes. */
  readonly label: string;
  /** The zoom (256-pixel tiles) from which it is drawn. */
  readonly from: number;
}

/** Intervals of the graticule in minutes of arc, with the minimum zoom and the bounds in degrees. */
const steps = [
  { minutes: 600, from: 2, west: -180, south: -80, east: 180, north: 80 },
  { minutes: 300, from: 5, west: -180, south: -80, east: 180, north: 80 },
  { minutes: 60, from: 7, west: 25, south: -5, east: 150, north: 66 },
  { minutes: 10, from: 10, west: 68, south: 20, east: 130, north: 58 },
] as const;

/** Creates meridians and parallels as straight lines; a line that several intervals share is included once. */
export function createGraticule(): FeatureCollection<LineString, GraticuleProperties> {
  const features: Feature<LineString, GraticuleProperties>[] = [];
  for (const [index, { minutes, from, west, south, east, north }] of steps.entries()) {
    const isNew = (at: number): boolean => steps.slice(0, index).every((step) => at % step.minutes !== 0);
    for (let at = west * 60; at <= east * 60; at += minutes) {
      if (isNew(at))
        features.push(
          createLine(at, from, [
            [at / 60, south],
            [at / 60, north],
          ]),
        );
    }
    for (let at = south * 60; at <= north * 60; at += minutes) {
      if (isNew(at))
        features.push(
          createLine(at, from, [
            [west, at / 60],
            [east, at / 60],
          ]),
        );
    }
  }
  return { type: 'FeatureCollection', features };
}

function createLine(
  minutes: number,
  from: number,
  coordinates: number[][],
): Feature<LineString, GraticuleProperties> {
  return {
    type: 'Feature',
    properties: { label: formatDegrees(minutes), from },
    geometry: { type: 'LineString', coordinates },
  };
}

function formatDegrees(minutes: number): string {
  const degrees = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  return rest === 0 ? `${degrees}°` : `${degrees}°${String(rest).padStart(2, '0')}′`;
}
