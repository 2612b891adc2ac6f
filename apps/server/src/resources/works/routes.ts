import type { FastifyPluginAsync } from 'fastify';
import { recordRoute } from '../record-route.ts';
import type { worksService } from './service.ts';

interface WorksRoutesOptions {
  readonly service: ReturnType<typeof worksService>;
}

export const worksRoutes: FastifyPluginAsync<WorksRoutesOptions> = async (app, { service }) => {
  recordRoute(app, 'listWorks', service.listWorks, {
    tag: 'works',
    summary: 'The bibliography: all works that dates and texts rest on',
  });
  recordRoute(app, 'listCitations', service.listCitations, {
    tag: 'works',
    summary: 'The works that each place and each text rests on',
  });
};
