import type { FastifyPluginAsync } from 'fastify';
import { unstoredRoute } from '../../writes/write-route.ts';
import { createMemoryPresence } from './memory-presence.ts';
import { createSharedPresence } from './shared-presence.ts';

/** Which editors have the same record open. Processes on one PostgreSQL share the reports; that of an embedded database has them in memory. */
export const presenceRoutes: FastifyPluginAsync = async (app) => {
  const { kind, orm } = app.database;
  const registry = kind === 'embedded' ? createMemoryPresence() : createSharedPresence(orm);

  unstoredRoute(
    app,
    'reportPresence',
    async ({ caller: { userId, fullName }, body: { window_id, entity, entity_id, is_open } }) => {
      const record = { userId, fullName, windowId: window_id, entity, entityId: entity_id };
      return await registry.report(record, is_open);
    },
    {
      tag: 'editing',
      summary:
        'Reports that the editor of a record is open or has been closed, and returns who else has it open',
    },
  );
};
