import { sharedReads, type Resource } from '../resource.ts';
import { heightsService } from './service.ts';

export const heights = {
  name: 'heights',
  create: ({ settings, log, calls: { listPlaces, listInferredLegs } }) => ({
    shared: sharedReads(heightsService(settings, { listPlaces, listInferredLegs, log }), {
      listHeights: 'Approximate heights of all places and along the legs to them',
    }),
  }),
} satisfies Resource;
