import { apiBase, apiCalls, type ApiCallName } from '@cae-map/contract/api/calls';
import type { UploadCall } from '@cae-map/contract/api/call';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { errorBodySchema } from '@cae-map/contract/error-body';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import { requireUploadLength } from '../../media/uploads/upload-length.ts';
import type { Upload } from '../../media/uploads/upload.ts';
import type { UploadStore } from '../../media/uploads/upload-store.ts';
import { RequestError } from '../../responses/request-error.ts';
import { toRoutePath } from '../../responses/route-path.ts';
import { checkAccess } from '../policy.ts';
import { partType, readCount, readFilename, requireTus, tusHeaders } from './tus-headers.ts';

/** The calls of one kind of transfer. */
interface TransferCalls {
  readonly create: UploadCallName;
  readonly offset: UploadCallName;
  readonly append: UploadCallName;
  readonly cancel: UploadCallName;
}

/** One kind of transfer: who sends what to where. */
export interface Transfer {
  /** What is sent, for the description of the calls. */
  readonly subject: string;
  readonly calls: TransferCalls;
  readonly uploads: UploadStore;
  /** The most bytes of a file. */
  readonly maxBytes: number;
  /** Begins the upload of a client, or rejects it. */
  begin(request: FastifyRequest, upload: Pick<Upload, 'length' | 'filename'>): Promise<Upload>;
}

/** The calls of one kind of transfer: files in parts by the tus protocol 1.0 with its extensions creation and termination. */
export const transferRoutes: FastifyPluginAsync<Transfer> = async (app, transfer) => {
  // The parts are written as they arrive.
  app.addContentTypeParser(partType, (_request, payload, done) => done(null, payload));
  registerTransfer(app, transfer);
};

function registerTransfer(app: FastifyInstance, transfer: Transfer): void {
  const { calls, uploads, maxBytes, subject } = transfer;
  const route = (
    name: UploadCallName,
    summary: string,
    handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ): void => uploadRoute(app, name, { summary, bodyLimit: maxBytes }, handler);

  route(calls.create, `Begins the upload of ${subject}`, async (request, reply) => {
    const length = readCount(request, 'upload-length');
    requireUploadLength(length, maxBytes);
    const { id } = await transfer.begin(request, { length, filename: readFilename(request) });
    const url = apiBase + apiCalls[calls.offset].path.replace('{upload_id}', id);
    return reply.status(201).header('location', url).send();
  });

  route(calls.offset, `The bytes of ${subject} that have been received`, async (request, reply) => {
    const { offset, length } = await uploads.find(uploadId(request));
    return reply.status(200).headers({ 'upload-offset': offset, 'upload-length': length }).send();
  });

  route(calls.append, `Adds the next part of ${subject}`, async (request, reply) => {
    const offset = readCount(request, 'upload-offset');
    const contents = request.body as Readable | undefined;
    if (contents === undefined)
      throw new RequestError('unsupported_media_type', `The body must be ${partType}.`);
    const received = await uploads.append(uploadId(request), { offset, contents }).catch(rejectAborted);
    return reply.status(204).header('upload-offset', received).send();
  });

  route(calls.cancel, `Removes the upload of ${subject}`, async (request, reply) => {
    const { id } = await uploads.find(uploadId(request));
    await uploads.remove(id);
    return reply.status(204).send();
  });
}

type UploadCallName = {
  [Name in ApiCallName]: (typeof apiCalls)[Name] extends UploadCall ? Name : never;
}[ApiCallName];

function uploadRoute(
  app: FastifyInstance,
  name: UploadCallName,
  { summary, bodyLimit }: { readonly summary: string; readonly bodyLimit: number },
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const { method, path, access }: UploadCall = apiCalls[name];
  const { params }: { readonly params: z.ZodObject } = apiSchemas[name];
  app.declareGuard(name);
  app.route({
    method,
    url: toRoutePath(path),
    bodyLimit,
    config: { swagger: { exposeHeadRoute: true } },
    schema: {
      operationId: name,
      tags: ['uploads'],
      summary,
      ...(Object.keys(params.shape).length > 0 ? { params } : {}),
      ...(access === 'everyone' ? {} : { security: [{ bearer: [] }] }),
      response: { '2xx': apiSchemas[name].response, '4xx': errorBodySchema },
    },
    // Before the body is read, so that a caller without access cannot make the server store it.
    async onRequest(request, reply) {
      reply.headers(tusHeaders);
      await app.limitRate(request, 'uploads');
      if (access !== 'everyone') checkAccess(name, await app.authenticate(request));
      requireTus(request);
    },
    handler,
  });
}

function uploadId({ params }: FastifyRequest): string {
  return apiSchemas.cancelUpload.params.parse(params).upload_id;
}

/** A connection that the client has closed is no error of the server; nobody receives the response. */
function rejectAborted(error: unknown): never {
  const isAborted = error instanceof Error && Reflect.get(error, 'code') === 'ECONNRESET';
  throw isAborted ? new RequestError('request_timeout', 'The connection was closed within the part.') : error;
}
