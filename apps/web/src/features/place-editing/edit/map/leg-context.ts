import type { PlaceRevision } from '@cae-map/contract/entities/place';
import type { Expedition } from '@cae-map/expedition/expedition';
import type { Position } from '@cae-map/expedition/route/geography';
import { compareTravelOrder } from '@cae-map/expedition/route/neighbours';
import { toPosition } from '@cae-map/expedition/route/route';

/** What the line to a place is connected with. */
export interface LegContext {
  /** Whether the expedition has the place as a stop; a new place is shown there after its first change. */
  readonly isStop: boolean;
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
  return { isStop: index !== -1, from, snapTargets: neighbouring };
}

/** The position of the last stop before a new place that has one, where the map is when the place is added; null without one. */
export function findPositionBefore(added: PlaceRevision, places: readonly PlaceRevision[]): Position | null {
  const before = places.filter(({ ispathpart, seqid }) => ispathpart && seqid <= added.seqid);
  return before
    .toSorted(compareTravelOrder)
    .reduce<Position | null>((position, place) => toPosition(place) ?? position, null);
}
