import type { PersonRecord } from '@cae-map/contract/entities/person';
import type { Expedition } from '../expedition.ts';

type Stretch = PersonRecord['stretches'][number];

/** The positions of the two ends of a stretch in the travel order; null when one of its places does not exist. */
interface Range {
  readonly first: number;
  readonly last: number;
}

/** Whether a stretch includes a place in the travel order, its ends and side points included. */
export function coversPlace(expedition: Expedition, stretch: Stretch, placeId: number): boolean {
  const range = findRange(expedition, stretch);
  const index = placeIndex(expedition, placeId);
  return range !== null && index !== null && range.first <= index && index <= range.last;
}

/** The people whose stretches cover a place, in the order of the list. */
export function peopleAtPlace<Person extends Pick<PersonRecord, 'stretches'>>(
  expedition: Expedition,
  people: readonly Person[],
  placeId: number,
): readonly Person[] {
  return people.filter(({ stretches }) =>
    stretches.some((stretch) => coversPlace(expedition, stretch, placeId)),
  );
}

/** The ids of the stops of the path whose legs were travelled within a stretch, and the stop where it begins. */
export function stopsOfStretch(expedition: Expedition, stretch: Stretch): readonly number[] {
  const range = findRange(expedition, stretch);
  if (range === null) return [];
  const { first, last } = range;
  return expedition.places
    .slice(first, last + 1)
    .filter((place, index) => place.record.ispathpart || index === 0)
    .map(({ id }) => id);
}

function findRange(expedition: Expedition, { from, to }: Stretch): Range | null {
  const first = placeIndex(expedition, from);
  const last = placeIndex(expedition, to);
  return first === null || last === null ? null : { first, last };
}

const indexes = new WeakMap<Expedition, ReadonlyMap<number, number>>();

/** The position of a place in the travel order. */
function placeIndex(expedition: Expedition, placeId: number): number | null {
  let positions = indexes.get(expedition);
  if (positions === undefined) {
    positions = new Map(expedition.places.map(({ id }, index) => [id, index]));
    indexes.set(expedition, positions);
  }
  return positions.get(placeId) ?? null;
}
