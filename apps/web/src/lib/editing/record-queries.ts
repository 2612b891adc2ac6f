import { recordCalls } from '@cae-map/contract/api/record-calls';
import type { EditedEntity } from '@cae-map/contract/entities/editing/record-kinds';
import type { ApiParameters, BrowserApiClient } from '@cae-map/contract/api/client';
import { callQuery } from '../api/query/call-query.ts';
import { recordParameters } from './record-api.ts';

/** How long the records are used before another editor's changes are looked for, in milliseconds. */
const freshMilliseconds = 30_000;

/** The kinds whose deleted records can be listed. */
export type EntityWithDeletedList = {
  [Entity in EditedEntity]: (typeof recordCalls)[Entity] extends { readonly listDeleted: string }
    ? Entity
    : never;
}[EditedEntity];

/** The last changes of one record, the newest first; loaded again with each visit. */
export function recordChangesQuery(client: BrowserApiClient, entity: EditedEntity, id: number) {
  const { listChanges } = recordCalls[entity];
  // The key of a kind is the parameter of its call.
  return callQuery(client, listChanges, recordParameters(entity, id) as ApiParameters<typeof listChanges>);
}

/** The last changes of all records of a kind, the newest first; loaded again with each visit. */
export function recentChangesQuery(client: BrowserApiClient, entity: EditedEntity) {
  return callQuery(client, recordCalls[entity].listRecentChanges, {});
}

/** All records of a kind as editors read them. */
export function recordsQuery(client: BrowserApiClient, entity: EditedEntity) {
  return { ...callQuery(client, recordCalls[entity].list, {}), staleTime: freshMilliseconds };
}

/** The records of a kind that were deleted and can be restored, for a kind whose calls list them. */
export function deletedRecordsQuery(client: BrowserApiClient, entity: EntityWithDeletedList) {
  return callQuery(client, recordCalls[entity].listDeleted, {});
}
