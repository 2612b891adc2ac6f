import { apiCalls, type SharedCallName } from '@cae-map/contract/api/calls';
import type { ApiParameters } from '@cae-map/contract/api/client';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { errorBodySchema } from '@cae-map/contract/error-body';
import type { FastifyInstance } from 'fastify';
import { toRoutePath } from '../responses/route-path.ts';
import type { SharedRead } from './resource.ts';

/**
 * Registers the route of an endpoint whose response is the same for every caller; its path, validation and documentation are defined by the contract.
 * @param tag groups the endpoints of a resource in the documentation
 */
export function recordRoute<Name extends SharedCallName>(
  app: FastifyInstance,
  { name, summary, handler }: SharedRead<Name>,
  tag: string,
): void {
  const { params, query, response } = apiSchemas[name];
  const hasParameters = Object.keys(params.shape).length + Object.keys(query.shape).length > 0;
  app.route({
    method: apiCalls[name].method,
    url: toRoutePath(apiCalls[name].path),
    schema: {
      operationId: name,
      tags: [tag],
      summary,
      ...(hasParameters ? { params, querystring: query } : {}),
      response: { 200: response, ...(hasParameters ? { '4xx': errorBodySchema } : {}) },
    },
    handler(request, reply) {
      // Validated with the schemas that this type is inferred from.
      const parameters = (
        hasParameters ? { ...asObject(request.params), ...asObject(request.query) } : {}
      ) as ApiParameters<Name>;
      const key = hasParameters ? JSON.stringify(parameters) : '';
      return app.lists.respond(request, reply, { name, key, produce: () => handler(parameters) });
    },
  });
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
