import { sharedReads, type Resource } from '../resource.ts';
import { inferredLegsService } from './service.ts';

export const inferredLegs = {
  name: 'inferred legs',
  create: ({ settings, log, calls: { listPlaces } }) => ({
    shared: sharedReads(inferredLegsService(settings, { listPlaces, log }), {
      listInferredLegs: 'Lines inferred from the terrain for legs without a recorded route',
    }),
  }),
} satisfies Resource;
