import type { FeatureCollection } from 'geojson';
import { toCell, fadeAtEdge, toPosition } from './elevation.ts';
import type { Elevation } from './elevation.ts';
import { heightBands } from './height-bands.ts';
import type { LongitudeLatitude } from '../geometry/mercator.ts';

/** The heights in metres of the tint bands outside Asia. */
const levels = [500, 1000, 2000, 3000, 4000] as const;
/** The depths in metres of the sea bands. */
const depthLevels = [200, 3000] as const;

/** The cells from the edge of the Asia grid over which the bands of the world fade out. */
const transition = { from: 16, to: 90 };

/** Height bands outside the Asia grid, with the property `metres`. */
export function worldBands(world: Elevation, close: Elevation): FeatureCollection {
  const metres = world.metres.map((height, index) => {
    const position = toPosition(world, index % world.width, Math.floor(index / world.width));
    const depth = fadeAtEdge(close, ...toCell(close, position), 1000) * 1000;
    const share = (depth - transition.from) / (transition.to - transition.from);
    if (isIce(position)) return 0;
    return Math.max(0, height) * (1 - Math.max(0, Math.min(1, share)));
  });
  return heightBands({ ...world, metres }, levels);
}

/** Greenland and Antarctica, whose heights are those of ice sheets and get no tint. */
function isIce([longitude, latitude]: LongitudeLatitude): boolean {
  return latitude < -60 || (latitude > 59 && longitude > -74 && longitude < -10);
}

/** Areas of the sea below each depth, with the property `metres`. */
export function seaDepths(world: Elevation): FeatureCollection {
  return heightBands({ ...world, metres: world.metres.map((height) => Math.max(0, -height)) }, depthLevels);
}
