import type { PlaceRecord } from '@cae-map/contract/entities/place';

/** The distance of the first copy from the original in degrees; copy n is n times as far. */
const offsetDegrees = 0.12;
/** The angle between consecutive copies, which keeps their directions distinct. */
const goldenAngleRadians = Math.PI * (3 - Math.sqrt(5));

/**
 * Multiplies the places: the original ones, followed by shifted copies with their part of the route. The travel order
 * continues over the copies. The result is deterministic.
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

/** A shift in degrees. */
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

/** Rounds to four decimals, as in the content. */
function roundPosition(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}

/** Rounds up to a power of ten, so that the number of the copy can be read from an id. */
function roundUp(value: number): number {
  return 10 ** Math.ceil(Math.log10(value + 1));
}
