import { apiCalls } from '@cae-map/contract/api/calls';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { proposalStateSchema, type DecidedState } from '@cae-map/contract/entities/editing/proposal';
import { errorBodySchema } from '@cae-map/contract/error-body';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Orm } from '../../database/connection.ts';
import { toRoutePath } from '../../responses/route-path.ts';
import { createTaskQueue } from '../../responses/task-queue.ts';
import { findStates } from './repository.ts';

/** Requests are short; those that wait do so for less than the time limit of the call. */
const stateLimits = { concurrency: 4, maxWaiting: 100, maxWait: 10_000 };

/**
 * Registers the call by which a client learns what editors have decided about its proposals. The key of a proposal is the only
 * authorisation: it cannot be guessed, and the response contains nothing that the visitor or the editor has written.
 */
export function registerStates(app: FastifyInstance, tag: string): void {
  const queue = createTaskQueue(stateLimits);
  const { query, response } = apiSchemas.getProposalStates;
  app.withTypeProvider<ZodTypeProvider>().get(
    toRoutePath(apiCalls.getProposalStates.path),
    {
      schema: {
        operationId: 'getProposalStates',
        tags: [tag],
        summary: 'What editors have decided about the proposals with some keys',
        querystring: query,
        response: { 200: response, '4xx': errorBodySchema },
      },
    },
    async (request, reply) => {
      await app.limitRate(request);
      const keys = [...new Set(request.query.keys.split(','))];
      const states = await queue.run(() => presentStates(app.database.orm, keys));
      return reply.header('cache-control', 'no-store').send(states);
    },
  );
}

async function presentStates(orm: Orm, keys: readonly string[]): Promise<DecidedState[]> {
  const rows = await findStates(orm, keys);
  return rows.map(({ decided_at: decidedAt, ...row }) =>
    proposalStateSchema.parse({ ...row, decided_at: decidedAt?.toISOString() ?? null }),
  );
}
