import { recordCalls } from '@cae-map/contract/api/records/record-calls';
import { aliasSchema } from '@cae-map/contract/entities/place-data/alias-editing';
import { registerRecordRoutes } from '../../writes/records/record-routes.ts';
import { listForVisitors } from '../../writes/records/table-kind.ts';
import { sharedReads, type Resource } from '../resource.ts';
import { aliasKind } from './alias-kind.ts';

export const aliases = {
  name: 'aliases',
  recordKinds: [aliasKind],
  create: ({ orm }) => ({
    shared: sharedReads(
      { listAliases: () => listForVisitors(orm, aliasKind, aliasSchema) },
      { listAliases: 'Other names by which the search finds places' },
    ),
    guardedRoutes: async (app) => {
      registerRecordRoutes(app, { kind: aliasKind, calls: recordCalls.alias });
    },
  }),
} satisfies Resource;
