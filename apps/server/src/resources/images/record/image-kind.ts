import { recordKinds } from '@cae-map/contract/entities/editing/record-kinds';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { eq, getTableColumns } from 'drizzle-orm';
import { images, jobs, originals } from '../../../database/schema.ts';
import { applySelection, type RecordKind } from '../../../writes/records/record-kind.ts';
import { isJobOfImage } from '../thumbnails/image-sizes-queue.ts';
import { checkImages } from './check-image.ts';
import { changesCopies, makeCopiesAgain } from './make-copies-again.ts';
import type { ImageValues } from './image-values.ts';
import { presentImageRevision, type EditedImage } from './present-image.ts';

/** Images as editors, imports and visitors' corrections change them. New ones need `lockImageChoices`. */
export const imageKind: RecordKind<EditedImage, ImageValues, ImageRevision> = {
  contract: recordKinds.image,
  table: images,
  html: null,
  select: (orm, selection) =>
    applySelection(
      orm
        .select({ ...getTableColumns(images), original: originals, job: jobs })
        .from(images)
        .leftJoin(originals, eq(originals.image_id, images.image_id))
        .leftJoin(jobs, isJobOfImage())
        .$dynamic(),
      images,
      selection,
    ),
  present: presentImageRevision,
  check: checkImages,
  steps: [makeCopiesAgain],
  isReadAgain: changesCopies,
};
