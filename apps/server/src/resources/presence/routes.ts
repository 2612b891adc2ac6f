import type { FastifyPluginAsync } from 'fastify';
import { unstoredRoute } from '../../writes/write-route.ts';
import { createPresenceRegistry } from './presence-registry.ts';

/** Which editors have the same record open. Only the authentication of the caller reads the database. */
export const presenceRoutes: FastifyPluginAsync = async (app) => {
  const registry = createPresenceRegistry();

  unstoredRoute(
    app,
    'reportPresence',
    ({ caller: { userId, fullName }, body: { window_id, entity, entity_id, is_open } }) => {
      const record = { userId, fullName, windowId: window_id, entity, entityId: entity_id };
      if (is_open) registry.open(record);
      else registry.close(record);
      return registry.findOthers(record);
    },
    {
      tag: 'editing',
      summary:
        'Reports that the editor of a record is open or has been closed, and returns who else has it open',
    },
  );
};
