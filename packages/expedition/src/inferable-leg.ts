import type { Transport } from '@cae-map/contract/enumerations';
import type { Expedition } from './expedition.ts';
import type { Position } from './route/geography.ts';

/** The ends of a leg whose line may be inferred from the terrain. */
export interface InferableLeg {
  readonly fromId: number;
  readonly from: Position;
  readonly to: Position;
}

/** Trains, ships and unknown transports do not follow the terrain on foot. */
const landTransports: readonly (Transport | null)[] = ['horse', 'horsecart', 'car'];

/**
 * The ends of the leg to a place; null unless the leg connects two positions by land and its route is not recorded, so that a line
 * inferred from the terrain may replace the straight one.
 */
export function inferableLeg(expedition: Expedition, placeId: number): InferableLeg | null {
  const leg = expedition.getLeg(placeId);
  const place = expedition.byId.get(placeId);
  const from = typeof leg?.fromId === 'number' ? expedition.byId.get(leg.fromId) : undefined;
  if (!place?.position || !from?.position) return null;
  if (place.route.length > 0 || place.routeIsInvalid) return null;
  if (!landTransports.includes(place.record.go_by)) return null;
  return { fromId: from.id, from: from.position, to: place.position };
}
