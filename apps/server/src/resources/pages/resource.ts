import { recordCalls } from '@cae-map/contract/api/records/record-calls';
import { pageSchema } from '@cae-map/contract/entities/shipped/page-editing';
import { registerRecordRoutes } from '../../writes/records/record-routes.ts';
import { listChangedForVisitors } from '../../writes/records/shipped-kind.ts';
import { sharedReads, type Resource } from '../resource.ts';
import { pageKind } from './page-kind.ts';

export const pages = {
  name: 'pages',
  recordKinds: [pageKind],
  create: ({ orm }) => ({
    shared: sharedReads(
      { listPages: () => listChangedForVisitors(orm, pageKind, pageSchema) },
      { listPages: 'The pages of the site whose texts editors have changed' },
    ),
    guardedRoutes: async (app) => {
      registerRecordRoutes(app, { kind: pageKind, calls: recordCalls.page });
    },
  }),
} satisfies Resource;
