import type { DistanceUnit, StatedMarchRecord } from '@cae-map/contract/entities/stated-march';
import type { Expedition } from '../expedition.ts';
import { lineLengthMetres } from '../route/geography.ts';

/** A stated distance beside the length of the line between the same two stops. */
export interface MarchComparison {
  readonly march: StatedMarchRecord;
  readonly distance: NonNullable<StatedMarchRecord['distance']>;
  readonly statedMetres: number;
  /** Along the legs between the two stops, recorded, inferred or straight. */
  readonly measuredMetres: number;
  /** Whether the lengths differ by more than a third of the stated one. */
  readonly differs: boolean;
}

/** Metres of the units that have one length: the statute mile of 1,609.344 m and the Russian verst of 1,066.8 m. */
const metresOfUnit: Readonly<Record<DistanceUnit, number | null>> = {
  miles: 1609.344,
  versts: 1066.8,
  potai: null,
};

/** The share of the stated length by which the line must differ to be marked. */
const markedShare = 1 / 3;

/**
 * Compares the stated distances of the marches with the lines of the map, by the place that the march reached. A march is absent if it
 * has no stated distance in a unit of one length, or if its two stops are not connected by legs whose lines are known.
 */
export function compareMarches(
  expedition: Expedition,
  marches: readonly StatedMarchRecord[],
): ReadonlyMap<number, MarchComparison> {
  const compared = new Map<number, MarchComparison>();
  for (const march of marches) {
    const comparison = compareMarch(expedition, march);
    if (comparison !== null) compared.set(march.place_id, comparison);
  }
  return compared;
}

function compareMarch(expedition: Expedition, march: StatedMarchRecord): MarchComparison | null {
  const { distance } = march;
  const unit = distance === null ? null : metresOfUnit[distance.unit];
  if (distance === null || unit === null) return null;
  const measuredMetres = measureBetween(expedition, distance.from_place_id, distance.to_place_id);
  if (measuredMetres === null) return null;
  const statedMetres = distance.value * unit;
  const differs = Math.abs(measuredMetres - statedMetres) > statedMetres * markedShare;
  return { march, distance, statedMetres, measuredMetres, differs };
}

/** The length along the legs from one stop of the path to a later one; null if they are not connected or a line is not known. */
function measureBetween(expedition: Expedition, fromId: number, toId: number): number | null {
  let metres = 0;
  let id = toId;
  while (id !== fromId) {
    const leg = expedition.getLeg(id);
    const place = expedition.byId.get(id);
    if (leg === null || leg.fromId === null || leg.points.length < 2 || place?.routeIsInvalid !== false)
      return null;
    metres += lineLengthMetres(leg.points);
    id = leg.fromId;
  }
  return metres === 0 ? null : metres;
}
