import type { FastifyInstance } from 'fastify';
import type { MediaStore } from '../../../media/media-store.ts';
import { readBytes } from '../../../media/read-bytes.ts';
import type { PictureTasks } from '../../../pictures/processes/picture-tasks.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { createTaskQueue } from '../../../responses/task-queue.ts';
import { privateFileRoute } from '../../../writes/private-file-route.ts';
import { findRecord } from '../../../writes/records/find-records.ts';
import { imageKind } from '../record/image-kind.ts';

/** The previews that are made in parallel, and those that wait for it, for less than the time limit of the call. */
const limits = { concurrency: 2, maxWaiting: 20, maxWait: 10_000 };

interface PreviewOptions {
  readonly originals: MediaStore;
  readonly pictures: Pick<PictureTasks, 'makePreview'>;
}

/** Registers the call by which editors look at a whole uploaded picture, whose published copies may be cropped. */
export function registerPreview(
  app: FastifyInstance,
  { originals, pictures }: PreviewOptions,
  tag: string,
): void {
  const queue = createTaskQueue(limits);
  privateFileRoute(
    app,
    'getImagePreview',
    async ({ parameters: { image_id: id }, orm }) => {
      const image = await findRecord(orm, imageKind, id);
      const file = image?.original?.file;
      const preview = await queue.run(async () => {
        const contents = file === undefined ? null : await readBytes(originals, file);
        return contents && (await pictures.makePreview(contents));
      });
      if (preview === null)
        throw new RequestError('not_found', `There is no uploaded file of an image ${id}.`);
      return { contentType: 'image/webp', body: preview };
    },
    { tag, summary: 'The whole uploaded picture of an image, small and without metadata' },
  );
}
