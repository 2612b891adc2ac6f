import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FeatureCollection, Position } from 'geojson';
import { expect, test } from 'vitest';
import { heightAt, readHeightGrid } from '../terrain/height-grid.ts';
import type { HeightGrid } from '../terrain/height-grid.ts';
import { gridOf } from '../terrain/testing/grids.ts';
import { snapRivers } from './snap-rivers.ts';
import { positionAboveFloor } from './valley-floor.ts';

const content = join(import.meta.dirname, '../../../../content/basemap');
const layout = { west: 70, north: 40, postsPerDegree: 120, width: 241, height: 241 };
const bend = (longitude: number): number => 39 + 0.03 * Math.sin((longitude - 70) * 6);

/** A winding valley that sinks to the east, with slopes of 300 m per kilometre. */
const valley = gridOf(layout, (column, row) => {
  const [longitude, latitude] = [70 + column / 120, 40 - row / 120];
  return Math.round(3000 - column + Math.min(2500, Math.abs(latitude - bend(longitude)) * 30_000));
});

function rivers(...lines: Position[][]): FeatureCollection {
  const geometry = { type: 'MultiLineString' as const, coordinates: lines };
  return { type: 'FeatureCollection', features: [{ type: 'Feature', properties: { level: 1 }, geometry }] };
}

function linesOf({ features }: FeatureCollection): Position[][] {
  return features.flatMap(({ geometry }) =>
    geometry.type === 'MultiLineString' ? geometry.coordinates : [],
  );
}

/** Positions every half post along lines. */
function along(lines: readonly Position[][]): Position[] {
  return lines.flatMap((line) =>
    line.flatMap(([x = 0, y = 0], index) => {
      const [nextX = x, nextY = y] = line[index + 1] ?? [];
      const steps = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) * 240));
      return Array.from({ length: steps }, (_, step) => [
        x + ((nextX - x) * step) / steps,
        y + ((nextY - y) * step) / steps,
      ]);
    }),
  );
}

function highestAboveFloor(grid: HeightGrid, positions: readonly Position[]): number {
  return Math.max(...positions.map(([x = 0, y = 0]) => positionAboveFloor(grid, x, y)));
}

/** The largest climb in the direction of flow, which is the direction with the smaller one. */
function largestClimb(grid: HeightGrid, positions: readonly Position[]): number {
  const climbs = [positions, positions.toReversed()].map((course) => {
    let lowest = Infinity;
    let climb = 0;
    for (const [x = 0, y = 0] of course) {
      const metres = heightAt(grid, x, y);
      if (metres === undefined) continue;
      lowest = Math.min(lowest, metres);
      climb = Math.max(climb, metres - lowest);
    }
    return climb;
  });
  return Math.min(...climbs);
}

test('a river that cuts across the slopes is moved to the floor of its valley', () => {
  const straight = rivers([
    [70.1, bend(70.1)],
    [70.9, 39],
    [71.9, bend(71.9)],
  ]);
  const snapped = along(linesOf(snapRivers(straight, valley)));
  expect(largestClimb(valley, along(linesOf(straight)))).toBeGreaterThan(500);
  expect(largestClimb(valley, snapped)).toBeLessThan(250);
  expect(highestAboveFloor(valley, snapped)).toBeLessThan(400);
});

test('a river on the floor, in a plain or outside the grid keeps its course', () => {
  const plain = gridOf(layout, (column) => 1000 - column);
  const line = [
    [70.2, 39.1],
    [70.7, 39.3],
    [71.4, 38.8],
  ];
  expect(linesOf(snapRivers(rivers(line), plain))).toEqual([line]);
  const outside = line.map(([x = 0, y = 0]) => [x + 20, y]);
  expect(linesOf(snapRivers(rivers(outside), valley))).toEqual([outside]);
});

test('lines that meet still meet after they were moved', () => {
  const junction = [71, bend(71) + 0.02];
  const snapped = linesOf(
    snapRivers(
      rivers([[70.1, bend(70.1)], junction, [71.9, bend(71.9)]], [[71.02, 39.4], [71.01, 39.2], junction]),
      valley,
    ),
  );
  const mouth = snapped[1]?.at(-1) ?? [];
  expect(mouth).not.toEqual(junction);
  expect(snapped[0]).toContainEqual(mouth);
});

/** A position near each river, and the largest climb along its flow in the grid, in metres: narrow gorges are filled in the grid. */
const samples = [
  ['Indus', [75.6, 35.3], 300],
  ['Shyok', [77.2, 34.8], 540],
  ['Yarkand', [76.5, 36.6], 290],
  ['Karakash', [78.5, 36.4], 580],
  ['Yarkhun', [73, 36.7], 330],
  ['Sutlej', [78, 31.5], 380],
  ['Katun', [86.2, 50.1], 210],
] as const;

const grid = await readHeightGrid(join(content, 'heights.webp'));
const real: FeatureCollection = JSON.parse(await readFile(join(content, 'rivers.geojson'), 'utf8'));

test.each(samples)('the %s stays closer to the floor of the real grid', (_name, near, limit) => {
  const line = nearestLine(near);
  const before = along([line]);
  const after = along(linesOf(snapRivers(rivers(line), grid)));
  expect(largestClimb(grid, after)).toBeLessThan(limit);
  expect(shareOnSlopes(after)).toBeLessThan(shareOnSlopes(before) * 0.7);
});

/** The line with the vertex that is nearest to a position. */
function nearestLine([longitude, latitude]: readonly [number, number]): Position[] {
  const distance = (line: readonly Position[]): number =>
    Math.min(...line.map(([x = 0, y = 0]) => Math.hypot(x - longitude, y - latitude)));
  const ranked = linesOf(real)
    .filter(({ length }) => length > 12)
    .map((line) => ({ line, distance: distance(line) }));
  return ranked.sort((one, other) => one.distance - other.distance)[0]?.line ?? [];
}

/** The share of positions more than 150 m above the floor of the valley. */
function shareOnSlopes(positions: readonly Position[]): number {
  return positions.filter(([x = 0, y = 0]) => positionAboveFloor(grid, x, y) > 150).length / positions.length;
}
