import type { PlaceRecord } from '@cae-map/contract/entities/place';

/** The new position of a place along the route. */
export interface NewPosition {
  readonly place_id: number;
  readonly seqid: number;
}

type Ordered = Pick<PlaceRecord, 'place_id' | 'seqid'>;

/** The distance between the numbers of neighbours after renumbering, so that places fit between them. */
const step = 10;

/**
 * Moves places to a position of the route.
 * @param places in the order of the route
 * @param movedIds keep their order among each other
 * @param beforeId the place that they are moved before; null for the end
 * @returns only the positions that change: those of the moved places if there are enough numbers between the neighbours, else as many more
 * as are needed; empty if nothing moves
 */
export function planOrder(
  places: readonly Ordered[],
  movedIds: ReadonlySet<number>,
  beforeId: number | null,
): readonly NewPosition[] {
  const moved = places.filter(({ place_id }) => movedIds.has(place_id));
  const others = places.filter(({ place_id }) => !movedIds.has(place_id));
  // The target may be one of the moved places: then the next one that stays.
  const target = places
    .slice(places.findIndex(({ place_id }) => place_id === beforeId))
    .find(({ place_id }) => beforeId !== null && !movedIds.has(place_id));
  const index = target === undefined ? others.length : others.indexOf(target);
  const wanted = [...others.slice(0, index), ...moved, ...others.slice(index)];
  if (wanted.every((place, at) => place === places[at])) return [];
  const before = others[index - 1]?.seqid ?? (others[index]?.seqid ?? 0) - (moved.length + 1) * step;
  const after = others[index]?.seqid ?? before + (moved.length + 1) * step;
  const gap = Math.floor((after - before) / (moved.length + 1));
  if (gap >= 1) {
    return moved.map(({ place_id }, at) => ({ place_id, seqid: before + gap * (at + 1) }));
  }
  return wanted
    .map(({ place_id }, at) => ({ place_id, seqid: (at + 1) * step }))
    .filter(({ place_id, seqid }, at) => seqid !== wanted[at]?.seqid || movedIds.has(place_id));
}

/**
 * The number of a new place between two neighbours.
 * @returns null if there is none free, so that the places have to be renumbered
 */
export function seqidAfter(places: readonly Ordered[], afterId: number | null): number | null {
  const index =
    afterId === null ? places.length - 1 : places.findIndex(({ place_id }) => place_id === afterId);
  const before = places[index]?.seqid ?? 0;
  const after = places[index + 1]?.seqid ?? before + 2 * step;
  const middle = Math.floor((before + after) / 2);
  return middle > before && middle < after ? middle : null;
}
