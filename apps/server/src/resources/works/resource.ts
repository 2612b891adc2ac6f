import { sharedReads, type Resource } from '../resource.ts';
import { worksService } from './service.ts';

export const works = {
  name: 'works',
  create: ({ orm }) => ({
    shared: sharedReads(worksService(orm), {
      listWorks: 'The bibliography: all works that dates and texts rest on',
      listCitations: 'The works that each place and each text rests on',
    }),
  }),
} satisfies Resource;
