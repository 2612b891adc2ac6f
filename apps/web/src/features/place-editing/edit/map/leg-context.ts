import type { Expedition } from '@cae-map/expedition/expedition';
import type { Position } from '@cae-map/expedition/route/geography';

/** What the line to a place is connected with. */
export interface LegContext {
  /** Where the line begins; null if none leads to the place. */
  readonly from: Position | null;
  /** The points that a dragged point of the line snaps to. */
  readonly snapTargets: readonly Position[];
}

/** Finds the surroundings of the line to a place: both neighbours, and the lines before and after it. */
export function findLegContext(expedition: Expedition | null, placeId: number): LegContext {
  const index = expedition?.path.findIndex(({ id }) => id === placeId) ?? -1;
  const before = index === -1 ? undefined : expedition?.path[index - 1];
  const after = index === -1 ? undefined : expedition?.path[index + 1];
  const from = expedition?.getLeg(placeId)?.fromId == null ? null : (before?.position ?? null);
  const neighbouring = [before, after].flatMap((place) =>
    place === undefined ? [] : [...(place.position === null ? [] : [place.position]), ...place.route],
  );
  return { from, snapTargets: neighbouring };
}
