import type { FastifyPluginAsync } from 'fastify';
import { recordRoute } from '../record-route.ts';
import type { inferredLegsService } from './service.ts';

interface InferredLegsRoutesOptions {
  readonly service: ReturnType<typeof inferredLegsService>;
}

export const inferredLegsRoutes: FastifyPluginAsync<InferredLegsRoutesOptions> = async (app, { service }) => {
  recordRoute(app, 'listInferredLegs', service.listInferredLegs, {
    tag: 'inferred legs',
    summary: 'Lines inferred from the terrain for legs without a recorded route',
  });
};
