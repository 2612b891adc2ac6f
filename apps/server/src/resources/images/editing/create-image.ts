import type { FastifyInstance } from 'fastify';
import type { Orm } from '../../../database/connection.ts';
import { lockImageChoices } from '../../../database/write-locks.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { findRecord } from '../../../writes/records/find-records.ts';
import { toWriting } from '../../../writes/records/write-records.ts';
import { loadNothing, writeRoute } from '../../../writes/write-route.ts';
import { imageKind } from '../record/image-kind.ts';
import { addImage } from './add-image.ts';
import type { UploadAdder } from './add-upload.ts';
import { findImageOfUpload, findImagesWithContents } from './find-by-file.ts';
import { presentImageRevision } from '../record/present-image.ts';
import type { AddedUpload } from './store-original.ts';

/** Registers the calls that add images and videos. */
export function registerCreation(app: FastifyInstance, adder: UploadAdder, tag: string): void {
  /** The file of an upload is removed as soon as another request has added it. */
  async function prepareUpload(uploadId: string) {
    try {
      return await adder.prepare(uploadId);
    } catch (error) {
      const imageId = await findImageOfUpload(app.database.orm, uploadId);
      if (imageId === undefined) throw error;
      return { imageId };
    }
  }

  writeRoute(
    app,
    'createImage',
    {
      prepare: async ({ body }) => (body.upload_id === null ? null : await prepareUpload(body.upload_id)),
      load: loadNothing,
      async act(context, _nothing, upload) {
        const { upload_id: _uploadId, allow_duplicate: allowsDuplicate, ...fields } = context.body;
        if (upload?.imageId !== undefined) return await presentAdded(context.transaction, upload.imageId);
        await lockImageChoices(context.transaction);
        // The same request may have been committed since the upload was prepared.
        const imageId = upload && (await findImageOfUpload(context.transaction, upload.original.upload_id));
        if (imageId != null) return await presentAdded(context.transaction, imageId);
        if (upload !== null && !allowsDuplicate) await requireNewContents(context.transaction, upload);
        const added = await addImage(toWriting(context), fields, upload);
        if (upload !== null) {
          // Visitors see the picture when its sizes have been made.
          context.publishLater();
          context.afterCommit(() => adder.complete(upload));
        }
        return presentImageRevision(added);
      },
    },
    { tag, summary: 'Adds an image: a finished upload, or a catalogue record without a picture' },
  );

  writeRoute(
    app,
    'addVideo',
    {
      load: loadNothing,
      async act(context) {
        await lockImageChoices(context.transaction);
        return presentImageRevision(
          await addImage(toWriting(context), { ...context.body, image_type: 'video' }, null),
        );
      },
    },
    { tag, summary: 'Adds a video by its id on the host' },
  );
}

/** A repeated request, whose first response was lost. */
async function presentAdded(transaction: Orm, imageId: number) {
  const added = await findRecord(transaction, imageKind, imageId);
  if (added === undefined)
    throw new RequestError(
      'conflict',
      `The upload was added as the image ${imageId}, which has been deleted.`,
    );
  return presentImageRevision(added);
}

/** @throws {RequestError} `duplicate_file` with the id of the image that has the same file. */
export async function requireNewContents(transaction: Orm, { original }: AddedUpload): Promise<void> {
  const same = (await findImagesWithContents(transaction, original.sha256)).find(
    ({ isDeleted }) => !isDeleted,
  );
  if (same === undefined) return;
  throw new RequestError(
    'duplicate_file',
    `The image ${same.id} (${same.name ?? 'without a name'}) has the same file: add it with allow_duplicate if it is needed twice.`,
    { duplicateOf: same.id },
  );
}
