import { recordCalls } from '@cae-map/contract/api/records/record-calls';
import { viewpointSchema } from '@cae-map/contract/entities/flight/viewpoint';
import { registerRecordRoutes } from '../../writes/records/record-routes.ts';
import { listForVisitors } from '../../writes/records/table-kind.ts';
import { sharedReads, type Resource } from '../resource.ts';
import { viewpointKind } from './viewpoint-kind.ts';

export const viewpoints = {
  name: 'viewpoints',
  recordKinds: [viewpointKind],
  create: ({ orm }) => ({
    shared: sharedReads(
      { listViewpoints: () => listForVisitors(orm, viewpointKind, viewpointSchema) },
      { listViewpoints: 'The stops of the flight in 3D with their cameras, in their order' },
    ),
    guardedRoutes: async (app) => {
      registerRecordRoutes(app, { kind: viewpointKind, calls: recordCalls.viewpoint });
    },
  }),
} satisfies Resource;
