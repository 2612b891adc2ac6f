import { recordCalls } from '@cae-map/contract/api/records/record-calls';
import type { FastifyPluginAsync } from 'fastify';
import { registerRecordRoutes } from '../../writes/records/record-routes.ts';
import { personKind } from './person-kind.ts';

/** What editors read and change. */
export const editedPeopleRoutes: FastifyPluginAsync = async (app) => {
  registerRecordRoutes(app, { kind: personKind, calls: recordCalls.person });
};
