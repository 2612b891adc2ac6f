import type { Position } from '@cae-map/expedition/route/geography';
import { toPosition } from '@cae-map/expedition/route/route';

/** The position of a record, in degrees; null if the record or its kind has no position. */
export function readPosition(record: object): Position | null {
  const { latitude = null, longitude = null } = record as Partial<Record<string, number | null>>;
  return toPosition({ latitude, longitude });
}
