import { createTaskQueue } from '../../responses/task-queue.ts';
import { sharedReads, type Resource } from '../resource.ts';
import { openBuildFolder } from './build-folder.ts';
import { pictureImages } from './picture-images.ts';
import { openDataRoutes } from './routes.ts';
import { openDataService } from './service.ts';

/** What is written and waits, of files and of pictures; in milliseconds. */
const fileLimits = { concurrency: 1, maxWaiting: 10, maxWait: 60_000 };
const pictureLimits = { concurrency: 1, maxWaiting: 20, maxWait: 10_000 };

export const openData = {
  name: 'open data',
  create({ orm, calls, settings, keys, openData: writer, files, pictures, log }) {
    const service = openDataService({
      orm,
      calls,
      settings,
      keys,
      writer,
      log,
      folder: openBuildFolder(settings.dataDir),
      queue: createTaskQueue(fileLimits),
    });
    const images = pictureImages({
      files,
      pictures: pictures.visitors,
      queue: createTaskQueue(pictureLimits),
      origin: settings.publicUrl,
    });
    return {
      shared: sharedReads(service, {
        getOpenData: 'The files of the open data: their version, formats and sizes',
      }),
      routes: (app) => openDataRoutes(app, { service, images }),
    };
  },
} satisfies Resource;
