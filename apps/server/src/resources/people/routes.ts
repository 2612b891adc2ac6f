import type { FastifyPluginAsync } from 'fastify';
import { recordRoute } from '../record-route.ts';
import type { peopleService } from './service.ts';

interface PeopleRoutesOptions {
  readonly service: ReturnType<typeof peopleService>;
}

export const peopleRoutes: FastifyPluginAsync<PeopleRoutesOptions> = async (app, { service }) => {
  recordRoute(app, 'listPeople', service.listPeople, {
    tag: 'people',
    summary: 'All people who travelled along or whom the expedition met',
  });
};
