import { sharedReads, type Resource } from '../resource.ts';
import { editedWorksRoutes } from './edited-routes.ts';
import { worksService } from './service.ts';
import { workKind } from './work-kind.ts';

export const works = {
  name: 'works',
  recordKinds: [workKind],
  create: ({ orm }) => ({
    shared: sharedReads(worksService(orm), {
      listWorks: 'The bibliography: all works that dates and texts rest on',
      listCitations: 'The works that each place and each text rests on',
    }),
    guardedRoutes: editedWorksRoutes,
  }),
} satisfies Resource;
