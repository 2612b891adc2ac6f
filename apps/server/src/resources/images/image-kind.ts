import { recordKinds } from '@cae-map/contract/entities/editing/record-kinds';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { eq, getTableColumns } from 'drizzle-orm';
import { imageJobs, images, originals } from '../../database/schema.ts';
import { applySelection, type RecordKind } from '../../writes/records/record-kind.ts';
import { checkImages } from './editing/check-image.ts';
import { presentImageRevision, type EditedImage } from './editing/present-image.ts';

/** The values of a new image; its positions are after the last ones unless they are given. */
export type ImageValues = Omit<
  typeof images.$inferInsert,
  'image_id' | 'seqid' | 'image_seqid' | 'created_at' | 'version' | 'updated_at' | 'updated_by' | 'deleted_at'
> &
  Partial<Pick<typeof images.$inferInsert, 'seqid' | 'image_seqid'>>;

/** Images as editors, imports and visitors' corrections change them. New ones need `lockImageChoices`. */
export const imageKind: RecordKind<EditedImage, ImageValues, ImageRevision> = {
  contract: recordKinds.image,
  table: images,
  html: null,
  select: (orm, selection) =>
    applySelection(
      orm
        .select({ ...getTableColumns(images), original: originals, job: imageJobs })
        .from(images)
        .leftJoin(originals, eq(originals.image_id, images.image_id))
        .leftJoin(imageJobs, eq(imageJobs.image_id, images.image_id))
        .$dynamic(),
      images,
      selection,
    ),
  present: presentImageRevision,
  check: checkImages,
  steps: [],
};
