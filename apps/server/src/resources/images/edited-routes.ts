import { recordCalls } from '@cae-map/contract/api/records/record-calls';
import type { FastifyPluginAsync } from 'fastify';
import { RequestError } from '../../responses/request-error.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { readBytes } from '../../media/read-bytes.ts';
import { noFacts } from '../../pictures/facts/picture-facts.ts';
import type { PictureTasks } from '../../pictures/processes/picture-tasks.ts';
import { privateReadRoute } from '../../writes/private-read-route.ts';
import { findRecord } from '../../writes/records/find-records.ts';
import { registerRecordRoutes } from '../../writes/records/record-routes.ts';
import type { UploadAdder } from './editing/add-upload.ts';
import { registerCreation } from './editing/create-image.ts';
import { registerPreview } from './editing/preview-route.ts';
import { registerFileReplacement } from './editing/replace-file.ts';
import { registerRename } from './editing/rename-image.ts';
import { findNewestImages } from './record/find-newest-images.ts';
import { imageKind } from './record/image-kind.ts';
import { presentImageRevision } from './record/present-image.ts';
import { searchImages } from './search-images.ts';

export interface EditedImagesOptions {
  readonly adder: UploadAdder;
  readonly originals: MediaStore;
  readonly pictures: Pick<PictureTasks, 'makePreview' | 'readFacts'>;
}

/** What editors read and change. */
export const editedImagesRoutes: FastifyPluginAsync<EditedImagesOptions> = async (
  app,
  { adder, originals, pictures },
) => {
  const tag = 'images';

  const { create: _ofUploads, ...calls } = recordCalls.image;
  registerRecordRoutes(app, { kind: imageKind, calls });
  registerCreation(app, adder, tag);
  registerRename(app, tag);
  registerFileReplacement(app, adder, tag);
  registerPreview(app, { originals, pictures }, tag);

  privateReadRoute(
    app,
    'listNewestImages',
    async ({ orm, parameters: { count } }) => (await findNewestImages(orm, count)).map(presentImageRevision),
    { tag, summary: 'The images that were added last, with their private fields and versions' },
  );

  privateReadRoute(
    app,
    'searchImagesForEditors',
    ({ orm, parameters }) => searchImages(orm, parameters, Date.now()),
    { tag, summary: 'The ids of the images that pass a filter, in the order of the library' },
  );

  privateReadRoute(
    app,
    'readImageMetadata',
    async ({ orm, parameters: { image_id } }) => {
      const image = await findRecord(orm, imageKind, image_id);
      if (image === undefined) throw new RequestError('not_found', `There is no image ${image_id}.`);
      const file = image.original?.file;
      const contents = file === undefined ? null : await readBytes(originals, file);
      return { image_id, ...(contents === null ? noFacts : await pictures.readFacts(contents)) };
    },
    { tag, summary: 'The time and the position in the file of an image, for an editor to confirm' },
  );
};
