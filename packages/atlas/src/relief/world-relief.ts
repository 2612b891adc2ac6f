import type { FeatureCollection } from 'geojson';
import { cellOf, insideness, positionOfCell } from './elevation.ts';
import type { Elevation } from './elevation.ts';
import { heightBands } from './height-bands.ts';
import type { LongitudeLatitude } from '../geometry/mercator.ts';

/** The heights in metres at which a tint begins outside of Asia. */
const levels = [500, 1000, 2000, 3000, 4000] as const;
/** The depths in metres at which a deeper blue begins. */
const depthLevels = [200, 3000] as const;

/** Over so many cells of the close grid, counted from its edge, the bands of the world give way to the close ones. */
const givingWay = { from: 16, to: 90 };

/** Height bands outside of the close grid, with the property `metres`. */
export function worldBands(world: Elevation, close: Elevation): FeatureCollection {
  const metres = world.metres.map((height, index) => {
    const position = positionOfCell(world, index % world.width, Math.floor(index / world.width));
    const depth = insideness(close, ...cellOf(close, position), 1000) * 1000;
    const share = (depth - givingWay.from) / (givingWay.to - givingWay.from);
    if (isIce(position)) return 0;
    return Math.max(0, height) * (1 - Math.max(0, Math.min(1, share)));
  });
  return heightBands({ ...world, metres }, levels);
}

/** Greenland and Antarctica: their heights are those of ice, which no tint of earth befits. */
function isIce([longitude, latitude]: LongitudeLatitude): boolean {
  return latitude < -60 || (latitude > 59 && longitude > -74 && longitude < -10);
}

/** Areas of the sea that are deeper than some levels, with the property `metres`. */
export function seaDepths(world: Elevation): FeatureCollection {
  return heightBands({ ...world, metres: world.metres.map((height) => Math.max(0, -height)) }, depthLevels);
}
