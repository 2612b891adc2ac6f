import type { NewImage } from '@cae-map/contract/entities/images/image-editing';
import type { Orm } from '../../../database/connection.ts';
import { originals } from '../../../database/schema.ts';
import { cleanFileName } from '../../../pictures/file-name.ts';
import type { RecordedChange } from '../../../writes/changes.ts';
import type { ChangeContext } from '../../../writes/picture-publisher.ts';
import { addJob } from '../thumbnails/queue.ts';
import { requireConsistentImage, requireReferences } from './check-image.ts';
import { chooseFreeName } from './image-names.ts';
import { findEditedImage, insertImage, type EditedImage, type NewImageValues } from './image-rows.ts';
import { presentImageRevision } from './present-image.ts';
import type { AddedUpload } from './store-original.ts';

/** The values of an empty form. */
const emptyImage = {
  place_id: null,
  until_place_id: null,
  visibility_level: 'high',
  is_illustration: false,
  datetime_original: null,
  enddate: null,
  latitude: null,
  longitude: null,
  video_id: null,
} as const;

/** What adding an image needs of a write. */
export interface ImageAddition {
  /** Has called `lockImageChoices`. */
  readonly transaction: Orm;
  /** The user who adds it; null for a command of the operator. */
  readonly editorId: number | null;
  readonly record: (change: RecordedChange) => Promise<void>;
}

/** Returns what adding an image needs of the context of a call. */
export function toAddition({ caller, transaction, record }: ChangeContext): ImageAddition {
  return { transaction, editorId: caller?.userId ?? null, record };
}

/**
 * Adds an image, with the job that makes its sizes if it has a file, and records it in the history.
 * @throws {RequestError} `invalid_request` when its fields contradict each other or refer to a record that does not exist.
 */
export async function addImage(
  { transaction, editorId, record }: ImageAddition,
  fields: Omit<NewImage, 'upload_id' | 'allow_duplicate'>,
  upload: AddedUpload | null,
): Promise<EditedImage> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const values = { ...emptyImage, ...given } as typeof emptyImage & NewImageValues;
  requireConsistentImage(values);
  await requireReferences(transaction, [values]);
  if (upload === null) return await insert(values);
  const name = await chooseFreeName(transaction, cleanFileName(upload.filename, upload.original.format));
  const ofUpload = {
    is_reviewed: false,
    ...values,
    filename: name,
    filename_orig: name,
    perceptual_hash: upload.perceptualHash,
    uploaded_at: new Date(),
  };
  const added = await insert(ofUpload);
  const { image_id } = added.image;
  await transaction.insert(originals).values({ ...upload.original, image_id });
  await addJob(transaction, image_id);
  return (await findEditedImage(transaction, image_id)) ?? added;

  async function insert(row: NewImageValues): Promise<EditedImage> {
    const inserted = await insertImage(transaction, row, editorId);
    const after = presentImageRevision(inserted);
    await record({ entity: 'image', entityId: after.image_id, action: 'create', before: null, after });
    return inserted;
  }
}
