import type { Place } from '../places/place.ts';
import { bearingDegrees, distanceMetres, type Position } from '../route/geography.ts';

/** A stop as seen from the position of a traveller. */
export interface NearbyStop {
  readonly place: Place;
  readonly distanceMetres: number;
  /** Along the great circle, degrees clockwise from true north, 0 to below 360. */
  readonly bearingDegrees: number;
}

/** The radii of the radar in metres. */
export const radarRadii = [1000, 5000, 25_000, 100_000, 500_000] as const;
export type RadarRadius = (typeof radarRadii)[number];

/**
 * The stops around a position, the nearest first. Stops without a position are left out; of stops at the same distance the earlier one
 * in the journey comes first.
 */
export function findNearbyStops(places: readonly Place[], from: Position, maxCount: number): NearbyStop[] {
  return places
    .flatMap((place) =>
      place.position === null
        ? []
        : [
            {
              place,
              distanceMetres: distanceMetres(from, place.position),
              bearingDegrees: bearingDegrees(from, place.position),
            },
          ],
    )
    .toSorted((one, other) => one.distanceMetres - other.distanceMetres)
    .slice(0, maxCount);
}

/** The smallest radius that contains the nearest stop with room around it; the largest one if none does. */
export function fittingRadius(nearestMetres: number): RadarRadius {
  return radarRadii.find((radius) => nearestMetres <= radius * 0.8) ?? 500_000;
}

/**
 * Where a stop is in the circle of the radar, whose radius is 1 and whose centre is the traveller: x to the right, y down. The distance
 * grows with its square root, so that stops nearby do not cover each other.
 * @param upDegrees the direction that is up
 */
export function radarPoint(
  { distanceMetres: metres, bearingDegrees: bearing }: Pick<NearbyStop, 'distanceMetres' | 'bearingDegrees'>,
  radiusMetres: number,
  upDegrees: number,
): { readonly x: number; readonly y: number } {
  const distance = Math.sqrt(Math.min(1, metres / radiusMetres));
  const angle = ((bearing - upDegrees) * Math.PI) / 180;
  return { x: distance * Math.sin(angle), y: -distance * Math.cos(angle) };
}

/** The distances in metres at which the nearest stop is announced again. */
const steps = [100_000, 50_000, 20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20];

/** How near a stop is, as a number that seldom changes while a traveller walks, so that a live region is not noisy. */
export function distanceStep(metres: number): number {
  return steps.filter((step) => metres <= step).length;
}
