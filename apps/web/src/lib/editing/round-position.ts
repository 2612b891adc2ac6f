import type { Position } from '@cae-map/expedition/route/geography';

/** The decimals of degrees that are stored, about a metre. */
const decimals = 5;

/** Rounds a position to what is stored. */
export function roundPosition([latitude, longitude]: Position): Position {
  return [Number(latitude.toFixed(decimals)), Number(longitude.toFixed(decimals))];
}
