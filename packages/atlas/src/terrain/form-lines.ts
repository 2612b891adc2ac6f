import { contours } from 'd3-contour';
import type { Feature, FeatureCollection, MultiLineString, Polygon, Position } from 'geojson';
import type { HeightGrid } from './height-grid.ts';

/** The vertical distance of form lines in metres. */
const interval = 200;

/** The minimum number of vertices of a line; shorter ones would be specks. */
const minVertices = 5;

/** The contour lines of the grid within areas such as glaciers, as one feature. */
export function formLines(areas: FeatureCollection, grid: HeightGrid): Feature<MultiLineString> {
  const lines = areas.features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? linesWithin(geometry, grid) : [],
  );
  return { type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates: lines } };
}

function linesWithin(area: Polygon, grid: HeightGrid): Position[][] {
  const part = cutOut(area, grid);
  if (!part) return [];
  const { column, row, width, height, metres } = part;
  const [lowest, highest] = extremes(metres);
  const isInside = insideTest(area);
  const toPosition = ([x = 0, y = 0]: Position): Position => [
    // d3 has the centre of a cell at half-integer coordinates.
    grid.west + (column + x - 0.5) / grid.postsPerDegree,
    grid.north - (row + y - 0.5) / grid.postsPerDegree,
  ];
  const lines: Position[][] = [];
  for (let level = Math.ceil(lowest / interval) * interval; level <= highest; level += interval) {
    const { coordinates } = contours().size([width, height]).contour(metres, level);
    for (const ring of coordinates.flat()) lines.push(...partsInside(ring.map(toPosition), isInside));
  }
  return lines;
}

interface GridPart {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
  readonly metres: number[];
}

/** The part of a grid around an area; null if the area is not completely inside the grid. */
function cutOut({ coordinates }: Polygon, grid: HeightGrid): GridPart | null {
  const outline = coordinates[0] ?? [];
  const columns = outline.map(([longitude = 0]) => (longitude - grid.west) * grid.postsPerDegree);
  const rows = outline.map(([, latitude = 0]) => (grid.north - latitude) * grid.postsPerDegree);
  const column = Math.floor(Math.min(...columns)) - 1;
  const row = Math.floor(Math.min(...rows)) - 1;
  const width = Math.ceil(Math.max(...columns)) + 2 - column;
  const height = Math.ceil(Math.max(...rows)) + 2 - row;
  if (!(column >= 0 && row >= 0 && column + width <= grid.width && row + height <= grid.height)) return null;
  const metres: number[] = [];
  for (let y = row; y < row + height; y++) {
    for (let x = column; x < column + width; x++) metres.push(grid.metres[y * grid.width + x] ?? 0);
  }
  return { column, row, width, height, metres };
}

function extremes(metres: readonly number[]): [lowest: number, highest: number] {
  let lowest = Infinity;
  let highest = -Infinity;
  for (const height of metres) {
    lowest = Math.min(lowest, height);
    highest = Math.max(highest, height);
  }
  return [lowest, highest];
}

/** The parts of a ring whose vertices are inside an area. */
function partsInside(ring: readonly Position[], isInside: (position: Position) => boolean): Position[][] {
  const parts: Position[][] = [];
  let part: Position[] = [];
  for (const position of ring) {
    if (isInside(position)) {
      part.push(position.map((degrees) => Math.round(degrees * 1e4) / 1e4));
      continue;
    }
    parts.push(part);
    part = [];
  }
  parts.push(part);
  return parts.filter(({ length }) => length >= minVertices);
}

/** Tests positions by the number of edges to their east; edges are indexed by latitude, because areas have thousands. */
function insideTest({ coordinates }: Polygon): (position: Position) => boolean {
  const rowsPerDegree = 100;
  const edgesByRow = new Map<number, [Position, Position][]>();
  for (const ring of coordinates) {
    for (const [index, from] of ring.entries()) {
      const to = ring[index + 1];
      if (!to) continue;
      const rows = [from[1] ?? 0, to[1] ?? 0].map((latitude) => Math.floor(latitude * rowsPerDegree));
      for (let row = Math.min(...rows); row <= Math.max(...rows); row++) {
        const edges = edgesByRow.get(row);
        if (edges) edges.push([from, to]);
        else edgesByRow.set(row, [[from, to]]);
      }
    }
  }
  return ([x = 0, y = 0]) => {
    let isInside = false;
    for (const [[ax = 0, ay = 0], [bx = 0, by = 0]] of edgesByRow.get(Math.floor(y * rowsPerDegree)) ?? []) {
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
    }
    return isInside;
  };
}
