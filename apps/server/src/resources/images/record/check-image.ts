import { findImageViolation } from '@cae-map/contract/entities/images/image-editing';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { images, places } from '../../../database/schema.ts';
import { isWholeFrame, type CopyFrame } from '../../../pictures/frame-picture.ts';
import { RequestError } from '../../../responses/request-error.ts';
import type { PlannedChange } from '../../../writes/records/record-kind.ts';
import type { ImageValues } from './image-values.ts';
import type { EditedImage } from './present-image.ts';

/** The values of an empty form. */
export const emptyImage = {
  place_id: null,
  until_place_id: null,
  visibility_level: 'high',
  is_illustration: false,
  datetime_original: null,
  enddate: null,
  latitude: null,
  longitude: null,
  video_id: null,
  focus_x: null,
  focus_y: null,
  rotation: 0,
  crop: null,
} as const;

/** The fields of an image that refer to other records. */
const referenceFields = ['place_id', 'until_place_id', 'related_image_id'] as const;
type References = { readonly [Field in (typeof referenceFields)[number]]?: number | null | undefined };

/**
 * Checks changes of images: each image as a whole, and the records that it refers to.
 * @throws {RequestError} `invalid_request` with the field to correct
 */
export async function checkImages(
  transaction: Orm,
  changes: readonly PlannedChange<EditedImage, ImageValues>[],
): Promise<void> {
  for (const { before, values } of changes) {
    // A new image has all values that it needs, and a changed one those that it had.
    const image = { ...emptyImage, ...before, ...values } as typeof emptyImage & ImageValues;
    requireConsistentImage(image);
    if (before !== null && before.original === null) requireWholeFrame(values);
  }
  await requireReferences(
    transaction,
    changes.map(({ before, values }) => newReferences(before, values)),
  );
}

/** @throws {RequestError} `invalid_request` when copies that are not made from an uploaded file are to be turned or cropped. */
export function requireWholeFrame({
  rotation = 0,
  crop = null,
}: {
  readonly [Field in keyof CopyFrame]?: CopyFrame[Field] | undefined;
}): void {
  if (isWholeFrame({ rotation, crop })) return;
  const field = crop === null ? 'rotation' : 'crop';
  throw new RequestError('invalid_request', `${field} needs an uploaded file, of which copies are made.`);
}

/** Without those that the image has already: an image of a deleted place can be saved. */
function newReferences(before: EditedImage | null, values: References): References {
  const isNew = (field: keyof References): boolean => values[field] !== before?.[field];
  return Object.fromEntries(referenceFields.filter(isNew).map((field) => [field, values[field]]));
}

/** @throws {RequestError} `invalid_request` when the fields of an image contradict each other, with the field to correct. */
export function requireConsistentImage(fields: Parameters<typeof findImageViolation>[0]): void {
  const violation = findImageViolation(fields);
  if (violation !== null) throw new RequestError('invalid_request', violation);
}

/** @throws {RequestError} `invalid_request` when a place or an image that the records refer to does not exist. */
async function requireReferences(transaction: Orm, records: readonly References[]): Promise<void> {
  const placeIds = listIds(records.map(({ place_id }) => place_id));
  const untilPlaceIds = listIds(records.map(({ until_place_id }) => until_place_id));
  const knownPlaces = await transaction
    .select({ id: places.place_id })
    .from(places)
    .where(and(inArray(places.place_id, [...placeIds, ...untilPlaceIds]), isNull(places.deleted_at)));
  requireAll('place_id', 'place', placeIds, knownPlaces);
  requireAll('until_place_id', 'place', untilPlaceIds, knownPlaces);
  const imageIds = listIds(records.map(({ related_image_id }) => related_image_id));
  const knownImages = await transaction
    .select({ id: images.image_id })
    .from(images)
    .where(and(inArray(images.image_id, imageIds), isNull(images.deleted_at)));
  requireAll('related_image_id', 'image', imageIds, knownImages);
}

function listIds(ids: readonly (number | null | undefined)[]): number[] {
  return [...new Set(ids.filter((id) => typeof id === 'number'))];
}

function requireAll(
  field: string,
  entity: string,
  ids: readonly number[],
  known: readonly { readonly id: number }[],
): void {
  const missing = ids.find((id) => !known.some((record) => record.id === id));
  if (missing !== undefined)
    throw new RequestError('invalid_request', `${field} is ${missing}, but there is no such ${entity}.`);
}
