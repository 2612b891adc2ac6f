import { apiCalls, type ApiCallName } from '@cae-map/contract/api/calls';
import type { ApiParameters, ApiResponse } from '@cae-map/contract/api/client';
import type { Access } from '@cae-map/contract/api/call';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { errorBodySchema } from '@cae-map/contract/error-body';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Orm } from '../database/connection.ts';
import { compressRecords } from '../responses/compressed-records.ts';
import { toRoutePath, type RouteDescription } from '../responses/route-path.ts';
import { createTaskQueue } from '../responses/task-queue.ts';
import type { Caller } from './caller.ts';
import { checkAccess } from './policy.ts';

/** The names of the reads that not everyone may make. */
export type PrivateReadName = {
  [Name in ApiCallName]: (typeof apiCalls)[Name] extends {
    readonly kind: 'read';
    readonly access: Exclude<Access, 'everyone'>;
  }
    ? Name
    : never;
}[ApiCallName];

export interface PrivateRead<Name extends PrivateReadName> {
  readonly caller: Caller;
  readonly parameters: ApiParameters<Name>;
  readonly orm: Orm;
}

/**
 * The limits of each of these reads, which are not cached: some return megabytes, or read a whole picture. Those that wait do so for less
 * than the time limit of the call.
 */
export const privateReadLimits = { concurrency: 4, maxWaiting: 100, maxWait: 10_000 };

/** Registers the route of a read that not everyone may make. Its response is not cached anywhere. */
export function privateReadRoute<Name extends PrivateReadName>(
  app: FastifyInstance,
  name: Name,
  handler: (read: PrivateRead<Name>) => Promise<ApiResponse<Name>>,
  { tag, summary }: RouteDescription,
): void {
  const { method, path } = apiCalls[name];
  const {
    params,
    query,
    response,
  }: { readonly params: z.ZodObject; readonly query: z.ZodObject; readonly response: z.ZodType } =
    apiSchemas[name];
  const queue = createTaskQueue(privateReadLimits);
  app.declareGuard(name);
  app.route({
    method,
    url: toRoutePath(path),
    schema: {
      operationId: name,
      tags: [tag],
      summary,
      ...(Object.keys(params.shape).length > 0 ? { params } : {}),
      ...(Object.keys(query.shape).length > 0 ? { querystring: query } : {}),
      security: [{ bearer: [] }],
      response: { 200: response, '4xx': errorBodySchema },
    },
    async handler(request, reply) {
      await app.limitRate(request, 'writes');
      const caller = await app.authenticate(request);
      checkAccess(name, caller);
      if (caller === null) throw new Error('the access of a private read needs a caller');
      const parameters = Object.assign({}, request.params, request.query) as ApiParameters<Name>;
      const { bytes, headers } = await queue.run(async () =>
        compressRecords(
          await handler({ caller, parameters, orm: app.database.orm }),
          request.headers['accept-encoding'],
        ),
      );
      return reply.headers({ ...headers, 'cache-control': 'no-store' }).send(bytes);
    },
  });
}
