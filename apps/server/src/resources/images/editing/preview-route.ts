import { apiCalls } from '@cae-map/contract/api/calls';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { errorBodySchema } from '@cae-map/contract/error-body';
import type { FastifyInstance } from 'fastify';
import type { MediaStore } from '../../../media/media-store.ts';
import { readBytes } from '../../../media/read-bytes.ts';
import type { PictureTasks } from '../../../pictures/processes/picture-tasks.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { toRoutePath } from '../../../responses/route-path.ts';
import { createTaskQueue } from '../../../responses/task-queue.ts';
import { checkAccess } from '../../../writes/policy.ts';
import { findRecord } from '../../../writes/records/find-records.ts';
import { imageKind } from '../record/image-kind.ts';

const name = 'getImagePreview';

/** The previews that are made at once, and those that wait for it, for less than the time limit of the call. */
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
  const { params, response } = apiSchemas[name];
  app.declareGuard(name);
  app.route({
    method: 'GET',
    url: toRoutePath(apiCalls[name].path),
    schema: {
      operationId: name,
      tags: [tag],
      summary: 'The whole uploaded picture of an image, small and without metadata',
      params,
      security: [{ bearer: [] }],
      response: { 200: response, '4xx': errorBodySchema },
    },
    async handler(request, reply) {
      await app.limitRate(request, 'writes');
      checkAccess(name, await app.authenticate(request));
      const { image_id: id } = params.parse(request.params);
      const image = await findRecord(app.database.orm, imageKind, id);
      const file = image?.original?.file;
      const preview = await queue.run(async () => {
        const contents = file === undefined ? null : await readBytes(originals, file);
        return contents && (await pictures.makePreview(contents));
      });
      if (preview === null)
        throw new RequestError('not_found', `There is no uploaded file of an image ${id}.`);
      // Neither a browser nor a proxy keeps it: the file can be replaced, and the cropped part is not public.
      reply.headers({ 'cache-control': 'no-store' });
      return reply.type('image/webp').send(preview);
    },
  });
}
