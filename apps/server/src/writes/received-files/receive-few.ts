import type { FastifyInstance } from 'fastify';
import { createBusyError } from '../../responses/task-queue.ts';

/**
 * Limits the requests of all routes of a context that are in progress at a time. Further ones are rejected with 503 before their body is
 * read, so that large bodies cannot exhaust the memory.
 */
export function receiveFew(app: FastifyInstance, most: number): void {
  let count = 0;
  app.addHook('onRequest', async (_request, reply) => {
    if (count >= most) throw createBusyError();
    count += 1;
    // The connection may be closed before there is a response.
    reply.raw.once('close', () => {
      count -= 1;
    });
  });
}
