import { apiCalls } from '@cae-map/contract/api/calls';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { errorBodySchema } from '@cae-map/contract/error-body';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../../responses/request-error.ts';
import { toRoutePath } from '../../../responses/route-path.ts';
import { checkAccess } from '../../../writes/policy.ts';
import { findPhotographId, findWaitingPhotographs } from '../repository.ts';
import type { PendingPhotographs } from './pending-photographs.ts';

const name = 'getProposalPhotograph';

/** How often photographs without a waiting proposal are looked for, in milliseconds. */
const sweepInterval = 60 * 60 * 1000;

/** Registers the call by which editors look at a photograph that waits, and removes those of which no proposal waits any more. */
export function registerPhotographs(
  app: FastifyInstance,
  photographs: PendingPhotographs,
  tag: string,
): void {
  sweepRegularly(app, photographs);
  const { params, response } = apiSchemas[name];
  app.declareGuard(name);
  app.route({
    method: 'GET',
    url: toRoutePath(apiCalls[name].path),
    schema: {
      operationId: name,
      tags: [tag],
      summary: 'The photograph of an open proposal',
      params,
      security: [{ bearer: [] }],
      response: { 200: response, '4xx': errorBodySchema },
    },
    async handler(request, reply) {
      await app.limitRate(request, 'writes');
      checkAccess(name, await app.authenticate(request));
      const id = await findPhotographId(app.database.orm, params.parse(request.params).proposal_id);
      const media = id === undefined ? null : await photographs.open(id);
      if (media === null)
        throw new RequestError('not_found', 'There is no open proposal with a photograph of this id.');
      // Neither a browser nor a proxy keeps it, and no other site shows it.
      reply.headers({ 'cache-control': 'no-store', 'content-length': media.size });
      return reply.type(media.contentType).send(await media.read());
    },
  });
}

function sweepRegularly(app: FastifyInstance, photographs: PendingPhotographs): void {
  const sweep = (): void =>
    void photographs
      .removeOthers(() => findWaitingPhotographs(app.database.orm))
      .catch((error: unknown) =>
        app.log.error({ err: error }, 'photographs of no proposal cannot be removed'),
      );
  const timer = setInterval(sweep, sweepInterval).unref();
  app.addHook('onReady', async () => sweep());
  app.addHook('onClose', async () => clearInterval(timer));
}
