import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import { areaAbove } from './height-bands.ts';
import { toCell, metresAt, toPosition, reliefAround, smoothGrid } from './elevation.ts';
import type { Elevation } from './elevation.ts';
import type { LongitudeLatitude, WorldPoint } from '../geometry/mercator.ts';
import { fromWorld, toWorld } from '../geometry/mercator.ts';
import { smoothLine } from '../geometry/polyline.ts';

/** The ground textures where nothing else is drawn: dunes, small mountains, or gravel and grass. */
export type Texture = 'sand' | 'rugged' | 'plain';

/** The minimum difference of heights within about 40 km, in metres, for the rugged texture. */
const ruggedRelief = 620;

/** The minimum height of the plain texture, in metres; excludes the sea and coasts blurred by the grid. */
const dryHeight = 40;

/** The hand-drawn sand areas with smoothed outlines. */
export function sandAreas(sands: FeatureCollection): FeatureCollection {
  const features = sands.features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon'
      ? [toFeature('sand', { ...geometry, coordinates: roundedRings(geometry) })]
      : [],
  );
  return { type: 'FeatureCollection', features };
}

/** The rugged areas, and the rest of the land without sand as plain areas. */
export function landAreas(grid: Elevation, sands: FeatureCollection): FeatureCollection {
  const relief = smoothGrid(
    mapped(grid, (column, row) => reliefAround(grid, column, row)),
    1,
  );
  const rings = sandAreas(sands).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? geometry.coordinates : [],
  );
  const sandCells = cellsWithin(grid, rings);
  const isLevel = (column: number, row: number): boolean =>
    metresAt(relief, column, row) < ruggedRelief &&
    metresAt(grid, column, row) > dryHeight &&
    !sandCells.has(row * grid.width + column);
  const level = mapped(grid, (column, row) => (isLevel(column, row) ? 1 : 0));
  return {
    type: 'FeatureCollection',
    features: [
      toFeature('rugged', areaAbove(grid, relief, ruggedRelief)),
      toFeature('plain', areaAbove(grid, smoothGrid(level, 0.6), 0.5)),
    ],
  };
}

function toFeature(kind: Texture, geometry: Polygon | MultiPolygon): Feature {
  return { type: 'Feature', properties: { kind }, geometry };
}

function mapped(grid: Elevation, value: (column: number, row: number) => number): Elevation {
  const metres = grid.metres.map((_, index) => value(index % grid.width, Math.floor(index / grid.width)));
  return { ...grid, metres };
}

function roundedRings({ coordinates }: Polygon): Position[][] {
  return coordinates.map((ring) => {
    const points = ring.map(([longitude = 0, latitude = 0]): WorldPoint => toWorld([longitude, latitude]));
    return smoothLine(points).map((point) => [...fromWorld(point)]);
  });
}

/** The indices of the grid cells whose centre is inside one of the rings. */
function cellsWithin(grid: Elevation, rings: readonly Position[][]): Set<number> {
  const cells = new Set<number>();
  for (const ring of rings) {
    const corners = ring.map(([longitude = 0, latitude = 0]) => toCell(grid, [longitude, latitude]));
    const columns = corners.map(([column]) => column);
    const rows = corners.map(([, row]) => row);
    for (let row = Math.floor(Math.min(...rows)); row <= Math.max(...rows); row++) {
      for (let column = Math.floor(Math.min(...columns)); column <= Math.max(...columns); column++) {
        if (contains(ring, toPosition(grid, column, row))) cells.add(row * grid.width + column);
      }
    }
  }
  return cells;
}

function contains(ring: readonly Position[], [x, y]: LongitudeLatitude): boolean {
  let isInside = false;
  for (const [index, [ax = 0, ay = 0]] of ring.entries()) {
    const [bx = 0, by = 0] = ring[(index + 1) % ring.length] ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}
