import type { Position } from '@cae-map/expedition/route/geography';
import { describe, expect, test } from 'vitest';
import { createArea } from '../testing/features.ts';
import { samplesAlong } from './line-cost.ts';
import { proposeLine } from './propose-line.ts';
import { levelMetres } from './slope-cost.ts';
import type { TerrainData } from './terrain.ts';
import { ridgeWithGap, terrainOf } from '../testing/terrain-data.ts';

const from: Position = [39, 80.8];
const to: Position = [39, 81.2];

/** Positions about every 900 m along the proposed line, the ends included. */
function proposedSamples(data: TerrainData): Position[] {
  const line = proposeLine(data, from, to);
  if (line.kind !== 'line') throw new Error(`there is no line: ${line.kind}`);
  return samplesAlong([from, ...line.points, to]);
}

describe('levelMetres', () => {
  test('doubles the distance at a slope of 10 %, uphill and downhill, and is the distance on level ground', () => {
    expect(levelMetres(900, 90)).toBeCloseTo(1800);
    expect(levelMetres(900, -90)).toBeCloseTo(1800);
    expect(levelMetres(900, 0)).toBe(900);
  });
});

describe('proposeLine', () => {
  test('crosses a ridge in its gap', () => {
    const crossing = proposedSamples(ridgeWithGap).filter(([, longitude]) => Math.abs(longitude - 81) < 0.02);
    expect(crossing.length).toBeGreaterThan(0);
    for (const [latitude] of crossing) expect(Math.abs(latitude - 39.15)).toBeLessThan(0.03);
  });

  test('returns only points between the ends, with at most 4 decimals', () => {
    const line = proposeLine(ridgeWithGap, from, to);
    const points = line.kind === 'line' ? line.points : [];
    expect(points.length).toBeGreaterThan(0);
    for (const [latitude, longitude] of points) {
      expect([latitude, longitude]).toEqual([Number(latitude.toFixed(4)), Number(longitude.toFixed(4))]);
      expect(longitude).toBeGreaterThan(from[1]);
      expect(longitude).toBeLessThan(to[1]);
    }
  });

  test('returns the same line for the same terrain', () => {
    expect(proposeLine(ridgeWithGap, from, to)).toEqual(proposeLine(ridgeWithGap, from, to));
  });

  test('keeps the straight line on a plain', () => {
    expect(
      proposeLine(
        terrainOf(() => 1000),
        from,
        to,
      ),
    ).toEqual({ kind: 'straight-is-as-good' });
  });

  test('keeps the straight line over a hill so low that the gain is within the error of the heights', () => {
    const hill = (metres: number) =>
      terrainOf((latitude, longitude) => {
        const rise = Math.max(0, 1 - Math.abs(longitude - 81) / 0.06);
        return 1000 + metres * rise * Math.min(1, Math.abs(latitude - 39.02) / 0.02);
      });
    expect(proposeLine(hill(150), from, to)).toEqual({ kind: 'straight-is-as-good' });
    expect(proposeLine(hill(600), from, to).kind).toBe('line');
  });

  test('goes around a lake', () => {
    const lake = { west: 80.95, south: 38.9, east: 81.05, north: 39.06 };
    const samples = proposedSamples(terrainOf(() => 1000, { lakes: createArea(lake) }));
    const inLake = samples.filter(
      ([latitude, longitude]) =>
        latitude > lake.south && latitude < lake.north && longitude > lake.west && longitude < lake.east,
    );
    expect(inLake).toEqual([]);
  });

  test('avoids a glacier that can be passed', () => {
    const glacier = { west: 80.95, south: 38.95, east: 81.05, north: 39.05 };
    const samples = proposedSamples(terrainOf(() => 5000, { glaciers: createArea(glacier) }));
    const onIce = samples.filter(
      ([latitude, longitude]) => Math.abs(latitude - 39) < 0.04 && Math.abs(longitude - 81) < 0.04,
    );
    expect(onIce).toEqual([]);
  });

  test('finds no path across the sea', () => {
    const land = createArea({ west: 80, south: 38, east: 80.9, north: 40 });
    expect(
      proposeLine(
        terrainOf(() => 0, { land }),
        from,
        to,
      ),
    ).toEqual({ kind: 'no-path' });
  });

  test('starts on land when the position of a camp is in a lake by its shore', () => {
    const lakes = createArea({ west: 80.785, south: 38.8, east: 80.81, north: 39.2 });
    expect(proposeLine({ ...ridgeWithGap, lakes }, from, to).kind).toBe('line');
  });

  test('reports an end outside of the height grid', () => {
    expect(proposeLine(ridgeWithGap, from, [39, 83])).toEqual({ kind: 'outside-grid' });
  });
});
