import type { Position } from '@cae-map/expedition/route/geography';
import { toPosition } from '@cae-map/expedition/route/route';

/** The position of a record; null without one, and for a kind of record that has none. */
export function readPosition(record: object): Position | null {
  const { latitude = null, longitude = null } = record as Partial<Record<string, number | null>>;
  return toPosition({ latitude, longitude });
}
