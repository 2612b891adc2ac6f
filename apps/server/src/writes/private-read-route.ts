import { apiCalls, type ApiCallName } from '@cae-map/contract/api/calls';
import type { ApiParameters, ApiResponse } from '@cae-map/contract/api/client';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { errorBodySchema } from '@cae-map/contract/error-body';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Orm } from '../database/connection.ts';
import { toRoutePath, type RouteDescription } from '../responses/route-path.ts';
import type { Caller } from './caller.ts';
import { checkAccess } from './policy.ts';

/** The names of the reads that not everyone may make. */
export type PrivateReadName = {
  [Name in ApiCallName]: (typeof apiCalls)[Name] extends {
    readonly kind: 'read';
    readonly access: 'signedIn' | 'admin';
  }
    ? Name
    : never;
}[ApiCallName];

export interface PrivateRead<Name extends PrivateReadName> {
  readonly caller: Caller;
  readonly parameters: ApiParameters<Name>;
  readonly orm: Orm;
}

/** Registers the route of a read that not everyone may make. Its response is not cached anywhere. */
export function privateReadRoute<Name extends PrivateReadName>(
  app: FastifyInstance,
  name: Name,
  handler: (read: PrivateRead<Name>) => Promise<ApiResponse<Name>>,
  { tag, summary }: RouteDescription,
): void {
  const { method, path } = apiCalls[name];
  const { params, response }: { readonly params: z.ZodObject; readonly response: z.ZodType } =
    apiSchemas[name];
  app.declarePolicy(name);
  app.route({
    method,
    url: toRoutePath(path),
    schema: {
      operationId: name,
      tags: [tag],
      summary,
      ...(Object.keys(params.shape).length > 0 ? { params } : {}),
      security: [{ bearer: [] }],
      response: { 200: response, '4xx': errorBodySchema },
    },
    async handler(request, reply) {
      await app.limitRate(request, 'writes');
      const caller = await app.authenticate(request);
      checkAccess(name, caller);
      if (caller === null) throw new Error('the access of a private read needs a caller');
      const parameters = request.params as ApiParameters<Name>;
      const records = await handler({ caller, parameters, orm: app.database.orm });
      return reply.header('cache-control', 'no-store').send(records);
    },
  });
}
