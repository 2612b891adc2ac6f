import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../../responses/request-error.ts';
import { privateFileRoute } from '../../../writes/private-file-route.ts';
import { findPhotographId } from '../repository.ts';
import type { PendingPhotographs } from './pending-photographs.ts';

/** Registers the call by which editors look at a photograph that waits. */
export function registerPhotographs(
  app: FastifyInstance,
  photographs: PendingPhotographs,
  tag: string,
): void {
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
