import type { ContentInferredLeg, InferredLegRecord } from '@cae-map/contract/entities/inferred-leg';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { inferableLeg } from './inferable-leg.ts';
import type { Position } from './route/geography.ts';
import { toExpedition } from './to-expedition.ts';

/** The accepted legs that agree with the places, and those that do not, as ids of the places at their ends. */
export interface DrawableLegs {
  readonly legs: readonly InferredLegRecord[];
  readonly outdated: readonly number[];
}

/**
 * Selects the accepted legs that may be drawn: the leg has no recorded route, and its ends are where they were when the line
 * was calculated.
 */
export function drawableLegs(
  entries: readonly ContentInferredLeg[],
  places: readonly PlaceRecord[],
): DrawableLegs {
  const expedition = toExpedition({ places, images: [] });
  const legs: InferredLegRecord[] = [];
  const outdated: number[] = [];
  for (const { place_id, state, from, to, points } of entries) {
    if (state !== 'accepted') continue;
    const leg = inferableLeg(expedition, place_id);
    if (leg && isSame(leg.from, from) && isSame(leg.to, to)) legs.push({ place_id, points });
    else outdated.push(place_id);
  }
  return { legs, outdated };
}

function isSame(one: Position, other: Position): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
