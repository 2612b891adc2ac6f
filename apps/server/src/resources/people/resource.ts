import { sharedReads, type Resource } from '../resource.ts';
import { editedPeopleRoutes } from './edited-routes.ts';
import { personKind } from './person-kind.ts';
import { peopleService } from './service.ts';

export const people = {
  name: 'people',
  recordKinds: [personKind],
  create: ({ orm }) => ({
    shared: sharedReads(peopleService(orm), {
      listPeople: 'All people who travelled along or whom the expedition met',
    }),
    guardedRoutes: editedPeopleRoutes,
  }),
} satisfies Resource;
