import { apiBase, apiCalls, type ApiCallName } from '@cae-map/contract/api/calls';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { maxUploadBytes } from '@cae-map/contract/entities/upload-bounds';
import { errorBodySchema } from '@cae-map/contract/error-body';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import { requireUploadLength } from '../../media/uploads/upload-length.ts';
import type { UploadStore } from '../../media/uploads/upload-store.ts';
import { RequestError } from '../../responses/request-error.ts';
import { toRoutePath } from '../../responses/route-path.ts';
import { checkAccess } from '../../writes/policy.ts';
import { partType, readCount, readFilename, requireTus, tusHeaders } from './tus-headers.ts';

interface UploadsRoutesOptions {
  readonly uploads: UploadStore;
}

/** How often abandoned uploads are looked for, in milliseconds. */
const sweepInterval = 60 * 60 * 1000;

/** Transfers of files in parts by the tus protocol 1.0 with its extensions creation and termination. */
export const uploadsRoutes: FastifyPluginAsync<UploadsRoutesOptions> = async (app, { uploads }) => {
  // The parts are written as they arrive.
  app.addContentTypeParser(partType, (_request, payload, done) => done(null, payload));
  sweepRegularly(app, uploads);

  uploadRoute(app, 'createUpload', 'Begins the upload of a picture', async (request, reply) => {
    const length = readCount(request, 'upload-length');
    requireUploadLength(length);
    const { id } = await uploads.create({ length, filename: readFilename(request) });
    const url = apiBase + apiCalls.getUploadOffset.path.replace('{upload_id}', id);
    return reply.status(201).header('location', url).send();
  });

  uploadRoute(
    app,
    'getUploadOffset',
    'The bytes of an upload that have been received',
    async (request, reply) => {
      const { offset, length } = await uploads.find(uploadId(request));
      return reply.status(200).headers({ 'upload-offset': offset, 'upload-length': length }).send();
    },
  );

  uploadRoute(app, 'appendToUpload', 'Adds the next part of an upload', async (request, reply) => {
    const offset = readCount(request, 'upload-offset');
    const contents = request.body as Readable | undefined;
    if (contents === undefined)
      throw new RequestError('unsupported_media_type', `The body must be ${partType}.`);
    const received = await uploads.append(uploadId(request), { offset, contents }).catch(rejectAborted);
    return reply.status(204).header('upload-offset', received).send();
  });

  uploadRoute(app, 'cancelUpload', 'Removes an upload', async (request, reply) => {
    const { id } = await uploads.find(uploadId(request));
    await uploads.remove(id);
    return reply.status(204).send();
  });
};

type UploadCallName = 'createUpload' | 'getUploadOffset' | 'appendToUpload' | 'cancelUpload';

function uploadRoute(
  app: FastifyInstance,
  name: UploadCallName & ApiCallName,
  summary: string,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const { method, path } = apiCalls[name];
  const { params }: { readonly params: z.ZodObject } = apiSchemas[name];
  app.declarePolicy(name);
  app.route({
    method,
    url: toRoutePath(path),
    bodyLimit: maxUploadBytes,
    config: { swagger: { exposeHeadRoute: true } },
    schema: {
      operationId: name,
      tags: ['uploads'],
      summary,
      ...(Object.keys(params.shape).length > 0 ? { params } : {}),
      security: [{ bearer: [] }],
      response: { '2xx': apiSchemas[name].response, '4xx': errorBodySchema },
    },
    // Before the body is read, so that a caller without access cannot make the server store it.
    async onRequest(request, reply) {
      reply.headers(tusHeaders);
      await app.limitRate(request, 'uploads');
      checkAccess(name, await app.authenticate(request));
      requireTus(request);
    },
    handler,
  });
}

function uploadId({ params }: FastifyRequest): string {
  return apiSchemas.cancelUpload.params.parse(params).upload_id;
}

function sweepRegularly(app: FastifyInstance, uploads: UploadStore): void {
  const sweep = (): void =>
    void uploads
      .removeAbandoned()
      .catch((error: unknown) => app.log.error({ err: error }, 'abandoned uploads cannot be removed'));
  const timer = setInterval(sweep, sweepInterval).unref();
  app.addHook('onReady', async () => sweep());
  app.addHook('onClose', async () => clearInterval(timer));
}

/** A connection that the client has closed is no error of the server; nobody receives the response. */
function rejectAborted(error: unknown): never {
  const isAborted = error instanceof Error && Reflect.get(error, 'code') === 'ECONNRESET';
  throw isAborted ? new RequestError('request_timeout', 'The connection was closed within the part.') : error;
}
