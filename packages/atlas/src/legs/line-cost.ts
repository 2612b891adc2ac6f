import { measureLine, pointAt } from '@cae-map/expedition/journey/line';
import type { Position } from '@cae-map/expedition/route/geography';
import { heightAt } from '../terrain/height-grid.ts';
import type { Terrain } from './terrain.ts';
import { levelMetres } from './slope-cost.ts';

/** The distance at which a line is sampled, in metres: that of the posts of the grid. */
const sampleMetres = 900;

/** The positions along a line at equal distances of about 900 m, both ends included. */
export function samplesAlong(points: readonly Position[]): Position[] {
  const line = measureLine(points);
  const intervals = Math.max(1, Math.round(line.lengthMetres / sampleMetres));
  return Array.from({ length: intervals + 1 }, (_, index): Position => {
    return pointAt(line, index / intervals)?.position ?? [0, 0];
  });
}

/** The effort of a line in metres on level ground (`levelMetres`); infinite if it crosses water or leaves the terrain. */
export function lineCost({ heights, factors }: Terrain, points: readonly Position[]): number {
  const samples = samplesAlong(points);
  const spacing = measureLine(points).lengthMetres / (samples.length - 1);
  let cost = 0;
  let previous: number | undefined;
  for (const [latitude, longitude] of samples) {
    const height = heightAt(heights, longitude, latitude);
    if (height === undefined) return Infinity;
    const factor = factors[nearestPost(heights, [latitude, longitude])] ?? Infinity;
    if (previous !== undefined) cost += factor * levelMetres(spacing, height - previous);
    previous = height;
  }
  return cost;
}

/** The index of the post that is nearest to a position within the grid. */
export function nearestPost(
  { west, north, postsPerDegree, width }: Terrain['heights'],
  [latitude, longitude]: Position,
): number {
  const column = Math.round((longitude - west) * postsPerDegree);
  const row = Math.round((north - latitude) * postsPerDegree);
  return row * width + column;
}
