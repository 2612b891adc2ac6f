import type { FastifyPluginAsync } from 'fastify';
import { createTaskQueue } from '../../../responses/task-queue.ts';
import { privateReadRoute } from '../../../writes/private-read-route.ts';
import { loadNothing, writeRoute } from '../../../writes/write-route.ts';
import { analyzeImages, type AnalysisStores } from './analyze-images.ts';
import { removeOrphanFiles } from './orphan-files.ts';

/** An analysis reads the names of all files: one at a time, and those that wait do so for less than the time limit of the call. */
const limits = { concurrency: 1, maxWaiting: 10, maxWait: 20_000 };

/** The analysis of all images, and the removal of files that belong to none. */
export const analysisRoutes: FastifyPluginAsync<AnalysisStores> = async (app, stores) => {
  const tag = 'images';
  const queue = createTaskQueue(limits);

  privateReadRoute(app, 'analyzeImages', ({ orm }) => queue.run(() => analyzeImages(orm, stores)), {
    tag,
    summary: 'The images that editors should look at, and files that belong to no image',
  });

  writeRoute(
    app,
    'removeOrphanFiles',
    {
      prepare: ({ body }) => queue.run(() => removeOrphanFiles(app.database.orm, stores, body.names)),
      load: loadNothing,
      act: async (_context, _nothing, removed) => ({ removed }),
    },
    { tag, summary: 'Removes files that belong to no image' },
  );
};
