import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../../responses/request-error.ts';
import { privateFileRoute } from '../../../writes/private-file-route.ts';
import { findPhotographId, findWaitingPhotographs } from '../repository.ts';
import type { PendingPhotographs } from './pending-photographs.ts';

/** How often photographs without a waiting proposal are looked for, in milliseconds. */
const sweepInterval = 60 * 60 * 1000;

/** Registers the call by which editors look at a photograph that waits, and removes those of which no proposal waits any more. */
export function registerPhotographs(
  app: FastifyInstance,
  photographs: PendingPhotographs,
  tag: string,
): void {
  sweepRegularly(app, photographs);
  privateFileRoute(
    app,
    'getProposalPhotograph',
    async ({ parameters, orm }) => {
      const id = await findPhotographId(orm, parameters.proposal_id);
      const media = id === undefined ? null : await photographs.open(id);
      if (media === null)
        throw new RequestError('not_found', 'There is no open proposal with a photograph of this id.');
      return { contentType: media.contentType, body: await media.read(), size: media.size };
    },
    { tag, summary: 'The photograph of an open proposal' },
  );
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
