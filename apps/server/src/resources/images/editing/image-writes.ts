import type { ImageBody } from '@cae-map/contract/entities/images/image-editing';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../../responses/request-error.ts';
import { changedFields } from '../../../writes/changed-fields.ts';
import { writeRoute, type WriteContext } from '../../../writes/write-route.ts';
import { anyImage } from '../policy.ts';
import { requireConsistentImage, requireReferences } from './check-image.ts';
import {
  lockDeletedImage,
  lockImage,
  lockImages,
  updateImage,
  type EditedImage,
  type ImageValues,
} from './image-rows.ts';
import { presentImageRevision } from './present-image.ts';

/** What a change of images needs of the context of its call. */
type ChangeContext = Pick<
  WriteContext<'updateImage' | 'editImages' | 'reorderImages'>,
  'caller' | 'transaction' | 'record'
>;

/** Registers the calls that replace, edit, delete, restore and reorder images. */
export function registerImageWrites(app: FastifyInstance, tag: string): void {
  writeRoute(
    app,
    'updateImage',
    {
      policy: anyImage,
      load: ({ transaction, parameters }) => lockImage(transaction, parameters.image_id),
      presentConflict: presentImageRevision,
      async act(context, image) {
        await requireReferences(context.transaction, [context.body]);
        return presentImageRevision(await change(context, image, context.body));
      },
    },
    { tag, summary: 'Replaces all fields of an image' },
  );

  writeRoute(
    app,
    'editImages',
    {
      policy: anyImage,
      load: ({ transaction, body }) =>
        lockImages(
          transaction,
          body.edits.map(({ image_id }) => image_id),
        ),
      async act(context, images) {
        const { edits } = context.body;
        const loaded = new Map(images.map((image) => [image.image.image_id, image]));
        const edited = edits.map((edit) => ({ edit, image: requireImage(loaded, edit.image_id) }));
        for (const { edit, image } of edited) {
          requireVersion(image, edit.version);
          requireConsistentImage({ ...image.image, ...withoutAbsent(edit.fields) });
        }
        await requireReferences(
          context.transaction,
          edits.map(({ fields }) => fields),
        );
        return await changeAll(
          context,
          edited.map(({ edit, image }) => ({ image, values: withoutAbsent(edit.fields) })),
        );
      },
    },
    { tag, summary: 'Changes some fields of several images, all of them or none' },
  );

  writeRoute(
    app,
    'deleteImage',
    {
      policy: anyImage,
      load: ({ transaction, parameters }) => lockImage(transaction, parameters.image_id),
      presentConflict: presentImageRevision,
      async act({ caller, transaction, record }, image) {
        await updateImage(transaction, image, { deleted_at: new Date() }, caller?.userId ?? null);
        const before = presentImageRevision(image);
        await record({ entity: 'image', entityId: before.image_id, action: 'delete', before, after: null });
        return null;
      },
    },
    { tag, summary: 'Deletes an image, which can be restored' },
  );

  writeRoute(
    app,
    'restoreImage',
    {
      policy: anyImage,
      load: ({ transaction, parameters }) => lockDeletedImage(transaction, parameters.image_id),
      async act({ caller, transaction, record }, image) {
        const restored = await updateImage(transaction, image, { deleted_at: null }, caller?.userId ?? null);
        const after = presentImageRevision(restored);
        await record({ entity: 'image', entityId: after.image_id, action: 'restore', before: null, after });
        return after;
      },
    },
    { tag, summary: 'Restores a deleted image' },
  );

  writeRoute(
    app,
    'reorderImages',
    {
      policy: anyImage,
      load: ({ transaction, body }) =>
        lockImages(
          transaction,
          body.positions.map(({ image_id }) => image_id),
        ),
      async act(context, images) {
        const loaded = new Map(images.map((image) => [image.image.image_id, image]));
        const positions = context.body.positions.map(({ image_id, ...position }) => ({
          image: requireImage(loaded, image_id),
          values: withoutAbsent(position),
        }));
        return await changeAll(
          context,
          positions.filter(({ image: { image }, values: { seqid, image_seqid } }) => {
            return (
              (seqid ?? image.seqid) !== image.seqid ||
              (image_seqid ?? image.image_seqid) !== image.image_seqid
            );
          }),
        );
      },
    },
    { tag, summary: 'Changes the order of images, all of them or none' },
  );
}

/** Updates an image and records the fields that have changed. */
async function change(
  context: ChangeContext,
  before: EditedImage,
  values: ImageValues,
): Promise<EditedImage> {
  const after = await updateImage(context.transaction, before, values, context.caller?.userId ?? null);
  await context.record({
    entity: 'image',
    entityId: before.image.image_id,
    action: 'update',
    ...changedFields(before.image, after.image, Object.keys(values) as (keyof ImageBody)[]),
  });
  return after;
}

async function changeAll(
  context: ChangeContext,
  edits: readonly { readonly image: EditedImage; readonly values: ImageValues }[],
) {
  const changed: EditedImage[] = [];
  // One after another: a transaction has a single connection.
  // oxlint-disable-next-line no-await-in-loop
  for (const { image, values } of edits) changed.push(await change(context, image, values));
  return changed.map(presentImageRevision);
}

function requireImage(loaded: ReadonlyMap<number, EditedImage>, imageId: number): EditedImage {
  const image = loaded.get(imageId);
  if (image === undefined) throw new RequestError('not_found', `There is no image ${imageId}.`);
  return image;
}

function requireVersion(image: EditedImage, edited: number): void {
  const { version: current } = image;
  if (edited === current) return;
  const detail = `Version ${edited} of the image ${image.image.image_id} was edited, but the current version is ${current}: somebody has changed it.`;
  throw new RequestError('version_conflict', detail, {
    versions: { edited, current, record: presentImageRevision(image) },
  });
}

/** Optional fields of a validated body may be present as undefined, which is no value of a column. */
function withoutAbsent<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: NonNullable<Fields[Key]> | Extract<Fields[Key], null> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof withoutAbsent<Fields>
  >;
}
