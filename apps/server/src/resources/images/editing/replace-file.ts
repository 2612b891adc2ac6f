import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Orm } from '../../../database/connection.ts';
import { formerOriginals, originals } from '../../../database/schema.ts';
import { lockImageChoices } from '../../../database/write-locks.ts';
import { cleanFileName } from '../../../pictures/file-name.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { findRecord, lockRecord } from '../../../writes/records/find-records.ts';
import { toWriting, updateRecord } from '../../../writes/records/write-records.ts';
import { writeRoute } from '../../../writes/write-route.ts';
import { imageKind } from '../record/image-kind.ts';
import { presentImageRevision, type EditedImage } from '../record/present-image.ts';
import { addSizesJob } from '../thumbnails/image-sizes-queue.ts';
import type { KnownUpload, UploadAdder } from './add-upload.ts';
import { requireNewContents } from './create-image.ts';
import { chooseFreeName, isNameTaken, keepFormerNames } from './image-names.ts';
import type { AddedUpload } from './store-original.ts';

/** The file that replaces another one. */
type NewFile = Pick<AddedUpload, 'original' | 'filename'> & { readonly perceptualHash: string | null };

/**
 * Registers the call that gives an image another file. The record stays the same; its frame, which is that of the replaced picture, is that
 * of the whole new one, and a new file is not published as it is before an editor decides so. The replaced file is kept: the call with its
 * upload puts it back.
 */
export function registerFileReplacement(app: FastifyInstance, adder: UploadAdder, tag: string): void {
  async function prepare(uploadId: string): Promise<AddedUpload | KnownUpload | null> {
    const isFormer =
      (await app.database.orm.$count(formerOriginals, eq(formerOriginals.upload_id, uploadId))) > 0;
    return isFormer ? null : await adder.prepare(uploadId);
  }

  writeRoute(
    app,
    'replaceImageFile',
    {
      prepare: async ({ body }) => await prepare(body.upload_id),
      async load({ transaction, parameters }) {
        await lockImageChoices(transaction);
        return await lockRecord(transaction, imageKind, parameters.image_id);
      },
      presentConflict: presentImageRevision,
      async act(context, image, upload) {
        const { transaction, body } = context;
        const { image_id: id } = image;
        if (image.image_type === 'video')
          throw new RequestError('conflict', 'A video is on another host: it has no file.');
        // A repeated request, whose first response was lost.
        if (image.original?.upload_id === body.upload_id) return presentImageRevision(image);
        if (upload?.imageId !== undefined)
          throw new RequestError('conflict', `The upload is the file of the image ${upload.imageId}.`);
        if (upload !== null && !body.allow_duplicate) await requireNewContents(transaction, upload);
        const file = upload ?? (await takeFormerFile(transaction, id, body.upload_id));
        await keepFile(transaction, image);
        await transaction.insert(originals).values({ ...file.original, image_id: id });
        const name = await chooseName(transaction, image, file);
        await keepFormerNames(transaction, image, name);
        const values = {
          filename: name,
          filename_orig: name,
          perceptual_hash: file.perceptualHash,
          uploaded_at: new Date(),
          is_original_public: false,
          focus_x: null,
          focus_y: null,
          rotation: 0,
          crop: null,
        };
        await updateRecord(toWriting(context), imageKind, image, values, {
          before: { original: image.original && describeFile(image.original) },
          after: { original: describeFile(file.original) },
        });
        await addSizesJob(transaction, id);
        if (upload !== null) context.afterCommit(() => adder.complete(upload));
        const replaced = await findRecord(transaction, imageKind, id);
        return presentImageRevision(replaced ?? image);
      },
    },
    { tag, summary: 'Gives an image another file; the replaced one is kept and can be put back' },
  );
}

/** A file for the history, by which editors recognise it and can put it back. */
function describeFile({ format, width, height, bytes, upload_id }: NewFile['original']): object {
  return { format, width, height, bytes, upload_id };
}

/** Moves the current file of an image to the table of former originals. */
async function keepFile(transaction: Orm, image: EditedImage): Promise<void> {
  if (image.original === null) return;
  const { public_copy: _copy, ...file } = image.original;
  await transaction.insert(formerOriginals).values({ ...file, perceptual_hash: image.perceptual_hash });
  await transaction.delete(originals).where(eq(originals.image_id, image.image_id));
}

/** @throws {RequestError} `conflict` when it is a file of another image. */
async function takeFormerFile(transaction: Orm, imageId: number, uploadId: string): Promise<NewFile> {
  const [former] = await transaction
    .delete(formerOriginals)
    .where(and(eq(formerOriginals.upload_id, uploadId), eq(formerOriginals.image_id, imageId)))
    .returning();
  if (former === undefined)
    throw new RequestError('conflict', 'The upload is a replaced file of another image, or is a file again.');
  const { image_id: _id, replaced_at: _at, perceptual_hash: perceptualHash, ...original } = former;
  return { original, perceptualHash, filename: original.file };
}

/** The current name with the extension of the new format; the name of the upload if the image had no file. */
async function chooseName(
  transaction: Orm,
  { image_id: id, filename }: EditedImage,
  { original: { format }, filename: uploaded }: NewFile,
): Promise<string> {
  if (filename === null) return await chooseFreeName(transaction, cleanFileName(uploaded, format));
  const name = cleanFileName(path.posix.basename(filename), format);
  if (name === filename || !(await isNameTaken(transaction, name, id))) return name;
  return await chooseFreeName(transaction, name);
}
