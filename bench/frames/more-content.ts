import type { PlaceRecord } from '@cae-map/contract/entities/place';

/** The first copy lies so far from the content that ships, and each further one by as much more, in degrees. */
const offsetDegrees = 0.12;
/** Each copy lies in another direction, and no two in nearly the same. */
const goldenAngleRadians = Math.PI * (3 - Math.sqrt(5));

/**
 * Many times the places: the given ones and copies of them beside, each with its part of the route. The copies follow in
 * travel order. The same places always give the same copies.
 */
export function multiplyPlaces(places: readonly PlaceRecord[], times: number): PlaceRecord[] {
  const idStep = roundUp(Math.max(...places.map(({ place_id: id }) => id)));
  const orderStep = roundUp(Math.max(...places.map(({ seqid }) => seqid)));
  return Array.from({ length: times }, (_, copy) => {
    const angle = copy * goldenAngleRadians;
    const distance = copy * offsetDegrees;
    const shift = { north: distance * Math.cos(angle), east: distance * Math.sin(angle) };
    return places.map((place) => ({
      ...place,
      place_id: place.place_id + copy * idStep,
      seqid: place.seqid + copy * orderStep,
      ...shiftPosition(place, shift),
      routejson: place.routejson === null ? null : shiftRoute(place.routejson, shift),
    }));
  }).flat();
}

/** Degrees. */
interface Shift {
  readonly north: number;
  readonly east: number;
}

function shiftPosition({ latitude, longitude }: PlaceRecord, shift: Shift) {
  if (latitude === null || longitude === null) return {};
  const [north, east] = shiftPoint([latitude, longitude], shift);
  return { latitude: north, longitude: east };
}

function shiftRoute(routejson: string, shift: Shift): string {
  const route: [number, number][] = JSON.parse(routejson);
  return JSON.stringify(route.map((point) => shiftPoint(point, shift)));
}

function shiftPoint([latitude, longitude]: readonly [number, number], { north, east }: Shift) {
  const wrapped = ((longitude + east + 540) % 360) - 180;
  return [roundPosition(Math.max(-85, Math.min(85, latitude + north))), roundPosition(wrapped)] as const;
}

/** To the four decimals of the content. */
function roundPosition(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}

/** To the next power of ten above, so that a copy can be told by its number. */
function roundUp(value: number): number {
  return 10 ** Math.ceil(Math.log10(value + 1));
}
