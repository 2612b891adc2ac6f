import { recordCalls } from '@cae-map/contract/api/records/record-calls';
import { registerRecordRoutes } from '../../writes/records/record-routes.ts';
import { sharedReads, type Resource } from '../resource.ts';
import { heightKind } from './height-kind.ts';
import { heightsService } from './service.ts';

export const heights = {
  name: 'heights',
  recordKinds: [heightKind],
  create: ({ orm, settings, log, calls: { listPlaces, listInferredLegs } }) => ({
    shared: sharedReads(heightsService(settings, { orm, listPlaces, listInferredLegs, log }), {
      listHeights: 'Approximate heights of all places and along the legs to them',
    }),
    guardedRoutes: async (app) => {
      registerRecordRoutes(app, { kind: heightKind, calls: recordCalls.height });
    },
  }),
} satisfies Resource;
