import type { FastifyPluginAsync } from 'fastify';
import { RequestError } from '../../responses/request-error.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { readBytes } from '../../media/read-bytes.ts';
import { noFacts } from '../../pictures/picture-metadata.ts';
import type { PictureTasks } from '../../pictures/processes/picture-tasks.ts';
import { findChanges } from '../../writes/find-changes.ts';
import { privateReadRoute } from '../../writes/private-read-route.ts';
import type { UploadAdder } from './editing/add-upload.ts';
import { registerCreation } from './editing/create-image.ts';
import { findDeletedImages, findEditedImage, findEditedImages } from './editing/image-rows.ts';
import { registerImageWrites } from './editing/image-writes.ts';
import { presentImageRevision } from './editing/present-image.ts';
import { registerRename } from './editing/rename-image.ts';

export interface EditedImagesOptions {
  readonly adder: UploadAdder;
  readonly originals: MediaStore;
  readonly pictures: Pick<PictureTasks, 'readFacts'>;
}

/** What editors read and change. */
export const editedImagesRoutes: FastifyPluginAsync<EditedImagesOptions> = async (
  app,
  { adder, originals, pictures },
) => {
  const tag = 'images';

  privateReadRoute(
    app,
    'listImagesForEditors',
    async ({ orm }) => (await findEditedImages(orm)).map(presentImageRevision),
    { tag, summary: 'All images, disabled ones as well, with their private fields and versions' },
  );

  privateReadRoute(
    app,
    'listDeletedImages',
    async ({ orm }) => (await findDeletedImages(orm)).map(presentImageRevision),
    { tag, summary: 'The deleted images, which can be restored, the last deleted first' },
  );

  registerImageWrites(app, tag);
  registerCreation(app, adder, tag);
  registerRename(app, tag);

  privateReadRoute(
    app,
    'readImageMetadata',
    async ({ orm, parameters: { image_id } }) => {
      const image = await findEditedImage(orm, image_id);
      if (image === undefined) throw new RequestError('not_found', `There is no image ${image_id}.`);
      const file = image.original?.file;
      const contents = file === undefined ? null : await readBytes(originals, file);
      return { image_id, ...(contents === null ? noFacts : await pictures.readFacts(contents)) };
    },
    { tag, summary: 'The time and the position in the file of an image, for an editor to confirm' },
  );

  privateReadRoute(
    app,
    'listImageChanges',
    async ({ orm, parameters }) => await findChanges(orm, 'image', parameters.image_id),
    { tag, summary: 'The last changes of an image, the newest first' },
  );

  privateReadRoute(app, 'listRecentImageChanges', async ({ orm }) => await findChanges(orm, 'image', null), {
    tag,
    summary: 'The last changes of all images, the newest first',
  });
};
