import type { Position } from '@cae-map/expedition/route/geography';

/** The size of a map in units of its drawing. */
export const mapSize = { width: 480, height: 300 } as const;

/** The least height of what a map shows, in degrees of latitude, so that a single stop has surroundings. */
const leastSpan = 1.6;
/** The share of the height that is free at each side. */
const margin = 0.18;

/** A point in the drawing: x to the right and y down. */
export type Point = readonly [x: number, y: number];

/** What a map shows: an equirectangular projection that is true to scale at its middle latitude. */
export interface MapFrame {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
  readonly project: (position: Position) => Point;
  readonly metresPerUnit: number;
}

const metresPerDegree = 111_195;

/** The frame around positions, of which there is at least one. */
export function frameAround(positions: readonly Position[]): MapFrame {
  const latitudes = positions.map(([latitude]) => latitude);
  const longitudes = positions.map(([, longitude]) => longitude);
  const middle: Position = [middleOf(latitudes), middleOf(longitudes)];
  const narrowing = Math.cos((middle[0] * Math.PI) / 180);
  const wanted = Math.max(
    leastSpan,
    spanOf(latitudes),
    (spanOf(longitudes) * narrowing * mapSize.height) / mapSize.width,
  );
  const degreesPerUnit = (wanted * (1 + 2 * margin)) / mapSize.height;
  const half: Point = [
    (degreesPerUnit * mapSize.width) / 2 / narrowing,
    (degreesPerUnit * mapSize.height) / 2,
  ];
  return {
    south: middle[0] - half[1],
    north: middle[0] + half[1],
    west: middle[1] - half[0],
    east: middle[1] + half[0],
    project: ([latitude, longitude]) => [
      mapSize.width / 2 + ((longitude - middle[1]) * narrowing) / degreesPerUnit,
      mapSize.height / 2 - (latitude - middle[0]) / degreesPerUnit,
    ],
    metresPerUnit: degreesPerUnit * metresPerDegree,
  };
}

/** Whether a position is within the frame. */
export function isInFrame({ south, north, west, east }: MapFrame, [latitude, longitude]: Position): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

function middleOf(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
