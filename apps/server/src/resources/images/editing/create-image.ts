import type { NewImage } from '@cae-map/contract/entities/image-editing';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Orm } from '../../../database/connection.ts';
import { images, originals } from '../../../database/schema.ts';
import { cleanFileName, numberFileName } from '../../../pictures/file-name.ts';
import { RequestError } from '../../../responses/request-error.ts';
import type { ChangeContext } from '../../../writes/picture-publisher.ts';
import { loadNothing, writeRoute } from '../../../writes/write-route.ts';
import { anyImage } from '../policy.ts';
import { addJob } from '../thumbnails/queue.ts';
import { requireConsistentImage, requireReferences } from './check-image.ts';
import type { AddedUpload, UploadAdder } from './add-upload.ts';
import {
  findEditedImage,
  insertImage,
  lockAllImages,
  type EditedImage,
  type NewImageValues,
} from './image-rows.ts';
import { presentImageRevision } from './present-image.ts';
import { isNameTaken } from './rename-image.ts';

/** Registers the calls that add images and videos. */
export function registerCreation(app: FastifyInstance, adder: UploadAdder, tag: string): void {
  writeRoute(
    app,
    'createImage',
    {
      policy: anyImage,
      prepare: async ({ body }) => (body.upload_id === null ? null : await adder.prepare(body.upload_id)),
      load: loadNothing,
      async act(context, _nothing, upload) {
        const { upload_id: _uploadId, allow_duplicate: allowsDuplicate, ...fields } = context.body;
        if (upload?.imageId !== undefined) return await presentAdded(context.transaction, upload.imageId);
        await lockAllImages(context.transaction);
        if (upload !== null && !allowsDuplicate) await requireNewContents(context.transaction, upload);
        const added = await addImage(context, fields, upload);
        if (upload !== null) context.afterCommit(() => adder.complete(upload));
        return presentImageRevision(added);
      },
    },
    { tag, summary: 'Adds an image: a finished upload, or a catalogue record without a picture' },
  );

  writeRoute(
    app,
    'addVideo',
    {
      policy: anyImage,
      load: loadNothing,
      async act(context) {
        await lockAllImages(context.transaction);
        return presentImageRevision(await addImage(context, { ...context.body, image_type: 'video' }, null));
      },
    },
    { tag, summary: 'Adds a video by its id on the host' },
  );
}

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

/** Adds an image with its history. Needs `lockAllImages`. */
export async function addImage(
  { caller, transaction, record }: ChangeContext,
  fields: Omit<NewImage, 'upload_id' | 'allow_duplicate'>,
  upload: AddedUpload | null,
): Promise<EditedImage> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const values = { ...emptyImage, ...given } as typeof emptyImage & NewImageValues;
  requireConsistentImage(values);
  await requireReferences(transaction, [values]);
  const editorId = caller?.userId ?? null;
  if (upload === null) return await insert(values);
  const name = await chooseName(transaction, cleanFileName(upload.filename, upload.original.format));
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

/** A repeated request, whose first response was lost. */
async function presentAdded(transaction: Orm, imageId: number) {
  const added = await findEditedImage(transaction, imageId);
  if (added === undefined)
    throw new RequestError(
      'conflict',
      `The upload was added as the image ${imageId}, which has been deleted.`,
    );
  return presentImageRevision(added);
}

/** @throws {RequestError} `conflict` when an image has the same file. */
export async function requireNewContents(transaction: Orm, { original }: AddedUpload): Promise<void> {
  const [same] = await transaction
    .select({ id: images.image_id, name: images.filename })
    .from(originals)
    .innerJoin(images, eq(images.image_id, originals.image_id))
    .where(and(eq(originals.sha256, original.sha256), isNull(images.deleted_at)))
    .limit(1);
  if (same === undefined) return;
  throw new RequestError(
    'conflict',
    `The image ${same.id} (${same.name ?? 'without a name'}) has the same file: add it with allow_duplicate if it is needed twice.`,
  );
}

/** The name, or the first of it with a number that no image has or had. */
async function chooseName(transaction: Orm, name: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : numberFileName(name, number);
    // One after another: a transaction has a single connection.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await isNameTaken(transaction, candidate))) return candidate;
  }
}
