import { createArea, noFeatures } from './features.ts';
import { gridOf } from '../terrain/testing/grids.ts';
import type { TerrainData } from '../legs/terrain.ts';

/** 2 × 2 degrees around 39° N 81° E, a post every 30 arc-seconds. */
export const layout = { west: 80, north: 40, postsPerDegree: 120, width: 241, height: 241 };

/** Land without water and glaciers. */
export const dryLand: Omit<TerrainData, 'heights'> = {
  land: createArea({ west: 70, south: 30, east: 90, north: 50 }),
  lakes: noFeatures,
  glaciers: noFeatures,
};

/** The terrain with a height in metres for each latitude and longitude. */
export function terrainOf(
  metresAt: (latitude: number, longitude: number) => number,
  features: Partial<TerrainData> = {},
): TerrainData {
  const heights = gridOf(layout, (column, row) =>
    Math.round(
      metresAt(layout.north - row / layout.postsPerDegree, layout.west + column / layout.postsPerDegree),
    ),
  );
  return { heights, ...dryLand, ...features };
}

/** A ridge of 1500 m from north to south at 81° E, with a gap at 39.15° N. */
export const ridgeWithGap = terrainOf((latitude, longitude) => {
  const ridge = Math.max(0, 1 - Math.abs(longitude - 81) / 0.06);
  const gap = Math.min(1, Math.abs(latitude - 39.15) / 0.03);
  return 3000 + 1500 * ridge * gap;
});
