import type { ImageAnalysis } from '@cae-map/contract/entities/images/image-upkeep';
import type { ImageType } from '@cae-map/contract/enumerations';
import { distanceMetres } from '@cae-map/expedition/route/geography';

/** The fields of an image that its checks read. */
export interface CheckedImage {
  readonly image_id: number;
  readonly image_type: ImageType;
  readonly place_id: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly datetime_original: string | null;
  readonly date_format: string | null;
  readonly year: number | null;
}

/** The fields of a place that the checks of its images read. */
export interface CheckedPlace {
  readonly place_id: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly date: string | null;
  readonly enddate: string | null;
  readonly date_format: string | null;
}

/** Pictures that show the day of the stay: paintings and postcards were made later, and photographs today. */
const datedTypes: ReadonlySet<ImageType> = new Set(['histexpphoto', 'histimage', 'relatedimage']);

/** An excursion of a day leads this far from the camp, in metres. */
const farAway = 50_000;

/** Whether an image is neither at a place nor at a position. */
export function isUnplaced({ place_id, latitude }: CheckedImage): boolean {
  return place_id === null && latitude === null;
}

/** Whether an image has neither a date nor a year. */
export function isUndated({ datetime_original, year }: CheckedImage): boolean {
  return datetime_original === null && year === null;
}

/**
 * Compares the day of a picture with the stay at its place, as precisely as both are known.
 * @returns null when it was made during the stay, or when that cannot be said
 */
export function findOutsideStay(
  image: CheckedImage,
  place: CheckedPlace,
): ImageAnalysis['outside_stay'][number] | null {
  const { datetime_original: moment } = image;
  const arrival = place.date;
  if (moment === null || arrival === null || !datedTypes.has(image.image_type)) return null;
  const date = moment.slice(0, 10);
  const departure = place.enddate ?? arrival;
  const length = Math.min(precision(image.date_format), precision(place.date_format));
  const [day, first, last] = [date, arrival, departure].map((text) => text.slice(0, length));
  const isOutside =
    day !== undefined && first !== undefined && last !== undefined && (day < first || day > last);
  return isOutside
    ? { image_id: image.image_id, place_id: place.place_id, date, stay: [arrival, departure] }
    : null;
}

/** The characters of `YYYY-MM-DD` that a format says. */
function precision(format: string | null): number {
  if (format === null || format.includes('DD')) return 10;
  return format.includes('MM') ? 7 : 4;
}

/** @returns null when the position of an image is near its place, or either is unknown */
export function findFarFromPlace(
  image: CheckedImage,
  place: CheckedPlace,
): ImageAnalysis['far_from_place'][number] | null {
  const from = toPosition(image);
  const to = toPosition(place);
  if (from === null || to === null) return null;
  const metres = distanceMetres(from, to);
  if (metres <= farAway) return null;
  return { image_id: image.image_id, place_id: place.place_id, kilometres: Math.round(metres / 1000) };
}

function toPosition({
  latitude,
  longitude,
}: CheckedImage | CheckedPlace): Parameters<typeof distanceMetres>[0] | null {
  return latitude === null || longitude === null ? null : [latitude, longitude];
}
