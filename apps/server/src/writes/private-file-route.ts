import { apiCalls, type ApiCallName } from '@cae-map/contract/api/calls';
import type { Access } from '@cae-map/contract/api/call';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { errorBodySchema } from '@cae-map/contract/error-body';
import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import type { Orm } from '../database/connection.ts';
import { toRoutePath, type RouteDescription } from '../responses/route-path.ts';
import { checkAccess } from './policy.ts';

/** The names of the calls with a file that not everyone may read. */
export type PrivateFileName = {
  [Name in ApiCallName]: (typeof apiCalls)[Name] extends {
    readonly kind: 'bytes';
    readonly access: Exclude<Access, 'everyone'>;
  }
    ? Name
    : never;
}[ApiCallName];

/** The body of the response, and its size in bytes if it is a stream. */
export interface PrivateFile {
  readonly contentType: string;
  readonly body: Buffer | Readable;
  readonly size?: number;
}

type Parameters<Name extends PrivateFileName> = (typeof apiSchemas)[Name]['params']['_output'];

/** Registers the route of a file that not everyone may read. Neither a browser nor a proxy keeps its response. */
export function privateFileRoute<Name extends PrivateFileName>(
  app: FastifyInstance,
  name: Name,
  open: (read: { readonly parameters: Parameters<Name>; readonly orm: Orm }) => Promise<PrivateFile>,
  { tag, summary }: RouteDescription,
): void {
  const { params, response } = apiSchemas[name];
  app.declareGuard(name);
  app.route({
    method: 'GET',
    url: toRoutePath(apiCalls[name].path),
    schema: {
      operationId: name,
      tags: [tag],
      summary,
      params,
      security: [{ bearer: [] }],
      response: { 200: response, '4xx': errorBodySchema },
    },
    async handler(request, reply) {
      await app.limitRate(request, 'writes');
      checkAccess(name, await app.authenticate(request));
      const parameters = params.parse(request.params) as Parameters<Name>;
      const { contentType, body, size } = await open({ parameters, orm: app.database.orm });
      if (size !== undefined) reply.header('content-length', size);
      return reply.header('cache-control', 'no-store').type(contentType).send(body);
    },
  });
}
