import { recordCalls } from '@cae-map/contract/api/records/record-calls';
import type { FastifyPluginAsync } from 'fastify';
import { registerRecordRoutes } from '../../writes/records/record-routes.ts';
import { workKind } from './work-kind.ts';

/** What editors read and change. */
export const editedWorksRoutes: FastifyPluginAsync = async (app) => {
  registerRecordRoutes(app, { kind: workKind, calls: recordCalls.work });
};
