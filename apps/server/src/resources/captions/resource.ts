import { recordCalls } from '@cae-map/contract/api/records/record-calls';
import { captionSchema } from '@cae-map/contract/entities/shipped/caption-editing';
import { registerRecordRoutes } from '../../writes/records/record-routes.ts';
import { listChangedForVisitors } from '../../writes/records/shipped-kind.ts';
import { sharedReads, type Resource } from '../resource.ts';
import { captionKind } from './caption-kind.ts';

export const captions = {
  name: 'captions',
  recordKinds: [captionKind],
  create: ({ orm }) => ({
    shared: sharedReads(
      { listCaptions: () => listChangedForVisitors(orm, captionKind, captionSchema) },
      { listCaptions: 'The captions of the film that editors have changed' },
    ),
    guardedRoutes: async (app) => {
      registerRecordRoutes(app, { kind: captionKind, calls: recordCalls.caption });
    },
  }),
} satisfies Resource;
