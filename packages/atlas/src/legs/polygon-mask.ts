import type { FeatureCollection, Position } from 'geojson';
import type { GridLayout } from '../terrain/posts.ts';

/**
 * Marks the posts of a grid inside polygons, by the even-odd rule, so that islands are not marked.
 * @returns 1 for each post inside, row by row from the north-west
 */
export function polygonMask({ features }: FeatureCollection, layout: GridLayout): Uint8Array {
  const mask = new Uint8Array(layout.width * layout.height);
  for (const { geometry } of features) {
    if (geometry.type === 'Polygon') markPolygon(geometry.coordinates, layout, mask);
    if (geometry.type === 'MultiPolygon') {
      for (const rings of geometry.coordinates) markPolygon(rings, layout, mask);
    }
  }
  return mask;
}

function markPolygon(rings: readonly Position[][], layout: GridLayout, mask: Uint8Array): void {
  const { west, north, postsPerDegree, width, height } = layout;
  const outline = rings[0] ?? [];
  const rowOf = (latitude: number): number => (north - latitude) * postsPerDegree;
  let top = Infinity;
  let bottom = -Infinity;
  for (const [, latitude = 0] of outline) {
    top = Math.min(top, rowOf(latitude));
    bottom = Math.max(bottom, rowOf(latitude));
  }
  const last = Math.min(height - 1, Math.floor(bottom));
  for (let row = Math.max(0, Math.ceil(top)); row <= last; row++) {
    const crossings = crossingsOfRow(rings, north - row / postsPerDegree)
      .map((longitude) => (longitude - west) * postsPerDegree)
      .toSorted((one, other) => one - other);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.ceil(crossings[pair] ?? 0));
      const to = Math.min(width - 1, Math.floor(crossings[pair + 1] ?? 0));
      if (from <= to) mask.fill(1, row * width + from, row * width + to + 1);
    }
  }
}

/** The longitudes at which the rings of a polygon cross a latitude. */
function crossingsOfRow(rings: readonly Position[][], latitude: number): number[] {
  return rings.flatMap((ring) =>
    ring.flatMap(([x = 0, y = 0], index) => {
      const [nextX = x, nextY = y] = ring[index + 1] ?? ring[0] ?? [];
      if (y > latitude === nextY > latitude) return [];
      return [x + ((latitude - y) / (nextY - y)) * (nextX - x)];
    }),
  );
}
