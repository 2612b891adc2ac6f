import type { PersonRecord } from '@cae-map/contract/entities/person';
import type { Expedition } from '@cae-map/expedition/to-expedition';

/** The parts of the way that a person travelled with the expedition. */
export type Stretches = PersonRecord['stretches'];

/** Whether a person was met at a place: a part of the way begins and ends there. */
export function isMetAt(stretches: Stretches, placeId: number): boolean {
  return stretches.some(({ from, to }) => from === placeId && to === placeId);
}

/** Adds the meeting at a place, in the order of the route. Parts of the way whose place does not exist stay where they are. */
export function addMeeting(expedition: Expedition, stretches: Stretches, placeId: number): Stretches {
  const positions = new Map(expedition.places.map(({ id }, index) => [id, index]));
  const position = positions.get(placeId) ?? Infinity;
  const later = stretches.findIndex(({ from }) => (positions.get(from) ?? -1) > position);
  return stretches.toSpliced(later === -1 ? stretches.length : later, 0, { from: placeId, to: placeId });
}

/** Removes the meetings at a place; parts of the way that pass it stay. */
export function removeMeeting(stretches: Stretches, placeId: number): Stretches {
  return stretches.filter(({ from, to }) => from !== placeId || to !== placeId);
}
