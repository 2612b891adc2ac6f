import { sharedReads, type Resource } from '../resource.ts';
import { peopleService } from './service.ts';

export const people = {
  name: 'people',
  create: ({ orm }) => ({
    shared: sharedReads(peopleService(orm), {
      listPeople: 'All people who travelled along or whom the expedition met',
    }),
  }),
} satisfies Resource;
