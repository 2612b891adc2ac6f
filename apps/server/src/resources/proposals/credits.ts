import { creditSchema } from '@cae-map/contract/entities/editing/proposal';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { Orm } from '../../database/connection.ts';
import type { CallHandlers } from '../calls.ts';
import { recordRoute } from '../record-route.ts';
import { findCredits } from './repository.ts';

/** The endpoint of the visitors who have corrected something and want to be named. */
export function creditsService(orm: Orm): CallHandlers<'listCredits'> {
  return { listCredits: async () => z.array(creditSchema).parse(await findCredits(orm)) };
}

interface CreditsRoutesOptions {
  readonly service: ReturnType<typeof creditsService>;
}

export const creditsRoutes: FastifyPluginAsync<CreditsRoutesOptions> = async (app, { service }) => {
  recordRoute(app, 'listCredits', service.listCredits, {
    tag: 'proposals',
    summary: 'The visitors whose corrections were accepted and who want to be named',
  });
};
