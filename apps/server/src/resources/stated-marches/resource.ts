import { sharedReads, type Resource } from '../resource.ts';
import { statedMarchesService } from './service.ts';

export const statedMarches = {
  name: 'stated marches',
  create: ({ settings, log, calls: { listPlaces } }) => ({
    shared: sharedReads(statedMarchesService(settings, { listPlaces, log }), {
      listStatedMarches: 'The marching days with the distances and hours that the travel books state',
    }),
  }),
} satisfies Resource;
