import type { NewImage } from '@cae-map/contract/entities/images/image-editing';
import { originals } from '../../../database/schema.ts';
import { cleanFileName } from '../../../pictures/file-name.ts';
import { findRecord } from '../../../writes/records/find-records.ts';
import type { RecordWriting } from '../../../writes/records/complete-changes.ts';
import { insertRecord } from '../../../writes/records/write-records.ts';
import { imageKind } from '../record/image-kind.ts';
import type { ImageValues } from '../record/image-values.ts';
import { addSizesJob } from '../thumbnails/image-sizes-queue.ts';
import { checkImages, emptyImage, requireWholeFrame } from '../record/check-image.ts';
import { chooseFreeName } from './image-names.ts';
import type { EditedImage } from '../record/present-image.ts';
import type { AddedUpload } from './store-original.ts';

/**
 * Adds an image, with the job that makes its sizes if it has a file, and records it in the history. The transaction has called
 * `lockImageChoices`.
 * @throws {RequestError} `invalid_request` when its fields contradict each other, need a file or refer to a record that does not exist.
 */
export async function addImage(
  writing: RecordWriting,
  fields: Omit<NewImage, 'upload_id' | 'allow_duplicate'>,
  upload: AddedUpload | null,
): Promise<EditedImage> {
  const { transaction } = writing;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const values = { ...emptyImage, ...given } as typeof emptyImage & ImageValues;
  await checkImages(transaction, [{ before: null, values }]);
  if (upload === null) requireWholeFrame(values);
  if (upload === null) return await insertRecord(writing, imageKind, values);
  const name = await chooseFreeName(transaction, cleanFileName(upload.filename, upload.original.format));
  const added = await insertRecord(writing, imageKind, {
    is_reviewed: false,
    ...values,
    filename: name,
    filename_orig: name,
    perceptual_hash: upload.perceptualHash,
    uploaded_at: new Date(),
  });
  const { image_id } = added;
  await transaction.insert(originals).values({ ...upload.original, image_id });
  await addSizesJob(transaction, image_id);
  return (await findRecord(transaction, imageKind, image_id)) ?? added;
}
