import type { FeatureCollection } from 'geojson';
import type { HeightGrid } from '../terrain/height-grid.ts';
import { polygonMask } from './polygon-mask.ts';

/** What decides where a leg can pass. */
export interface TerrainData {
  readonly heights: HeightGrid;
  /** Land as polygons; everything outside is the sea. */
  readonly land: FeatureCollection;
  /** Lakes and salt lakes with water. */
  readonly lakes: FeatureCollection;
  readonly glaciers: FeatureCollection;
}

/** The terrain of a small area. */
export interface Terrain {
  readonly heights: HeightGrid;
  /** The factor on the effort at each post: 1, more on glaciers, infinite on water. */
  readonly factors: Float64Array;
}

/** An area in degrees. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Caravans avoid crevasses and ice unless the way around is several times as long. */
const glacierFactor = 4;

/** Cuts the terrain of an area, as far as the grid covers it. */
export function cutTerrain({ heights, land, lakes, glaciers }: TerrainData, bounds: Bounds): Terrain {
  const cut = cutGrid(heights, bounds);
  const isLand = polygonMask(land, cut);
  const isLake = polygonMask(lakes, cut);
  const isGlacier = polygonMask(glaciers, cut);
  const factors = Float64Array.from(isLand, (onLand, post) => {
    if (!onLand || isLake[post]) return Infinity;
    return isGlacier[post] ? glacierFactor : 1;
  });
  return { heights: cut, factors };
}

function cutGrid(grid: HeightGrid, bounds: Bounds): HeightGrid {
  const { west, north, postsPerDegree, width, height, metres } = grid;
  const left = Math.max(0, Math.floor((bounds.west - west) * postsPerDegree));
  const right = Math.min(width - 1, Math.ceil((bounds.east - west) * postsPerDegree));
  const top = Math.max(0, Math.floor((north - bounds.north) * postsPerDegree));
  const bottom = Math.min(height - 1, Math.ceil((north - bounds.south) * postsPerDegree));
  const cutWidth = right - left + 1;
  const cut = new Int16Array(cutWidth * (bottom - top + 1));
  for (let row = top; row <= bottom; row++) {
    cut.set(metres.subarray(row * width + left, row * width + right + 1), (row - top) * cutWidth);
  }
  return {
    west: west + left / postsPerDegree,
    north: north - top / postsPerDegree,
    postsPerDegree,
    width: cutWidth,
    height: bottom - top + 1,
    metres: cut,
  };
}
