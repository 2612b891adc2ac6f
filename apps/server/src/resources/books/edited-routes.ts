import { recordCalls } from '@cae-map/contract/api/record-calls';
import type { FastifyPluginAsync } from 'fastify';
import { registerRecordRoutes } from '../../writes/records/record-routes.ts';
import { textKind } from './text-kind.ts';

/** What editors read and change. */
export const editedTextsRoutes: FastifyPluginAsync = async (app) =>
  registerRecordRoutes(app, { kind: textKind, calls: recordCalls.text });
