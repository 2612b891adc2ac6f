import type { FastifyPluginAsync } from 'fastify';
import { RequestError } from '../../responses/request-error.ts';
import { privateReadRoute } from '../../writes/private-read-route.ts';
import { lockRecord } from '../../writes/records/find-records.ts';
import { loadNothing, writeRoute } from '../../writes/write-route.ts';
import { imageKind } from './record/image-kind.ts';
import {
  addMissedSizesJobs,
  addSizesJob,
  addSizesJobs,
  findProgress,
} from './thumbnails/image-sizes-queue.ts';

/** The calls that add jobs for the sizes of images, and their progress. */
export const thumbnailsRoutes: FastifyPluginAsync = async (app) => {
  const tag = 'images';

  writeRoute(
    app,
    'generateThumbnails',
    {
      load: ({ transaction, parameters }) => lockRecord(transaction, imageKind, parameters.image_id),
      async act({ transaction }, image) {
        const regenerated = await addSizesJob(transaction, image.image_id);
        if (regenerated === 0)
          throw new RequestError(
            'conflict',
            'The image was not uploaded here: it has no file to make sizes of.',
          );
        return { regenerated };
      },
    },
    { tag, summary: 'Makes the sizes of an image again' },
  );

  writeRoute(
    app,
    'generateMissedThumbnails',
    {
      load: loadNothing,
      act: async ({ transaction }) => ({ regenerated: await addMissedSizesJobs(transaction) }),
    },
    { tag, summary: 'Makes the sizes of all uploaded images that have none' },
  );

  writeRoute(
    app,
    'generateAllThumbnails',
    {
      load: loadNothing,
      act: async ({ transaction }) => ({ regenerated: await addSizesJobs(transaction, undefined) }),
    },
    { tag, summary: 'Makes the sizes of all uploaded images anew' },
  );

  privateReadRoute(app, 'getThumbnailProgress', async ({ orm }) => await findProgress(orm), {
    tag,
    summary: 'How far the jobs are that make the sizes of images',
  });
};
