import {
  ApiError,
  type ApiParameters,
  type ApiResponse,
  type BrowserApiClient,
} from '@cae-map/contract/api/client';
import { recordCalls, type EntityWith } from '@cae-map/contract/api/records/record-calls';
import type { RecordEntity } from '@cae-map/contract/entities/editing/record-kinds';
import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '../api/query/call-query.ts';
import { recordParameters } from './record-api.ts';

/** How long the records are used before another editor's changes are looked for, in milliseconds. */
const freshMilliseconds = 30_000;

/** The kinds whose deleted records can be listed. */
export type EntityWithDeletedList = {
  [Entity in RecordEntity]: (typeof recordCalls)[Entity] extends { readonly listDeleted: string }
    ? Entity
    : never;
}[RecordEntity];

/** The last changes of one record, the newest first; loaded again with each visit. */
export function recordChangesQuery(client: BrowserApiClient, entity: RecordEntity, id: number) {
  const { listChanges } = recordCalls[entity];
  // The key of a kind is the parameter of its call.
  return callQuery(client, listChanges, recordParameters(entity, id) as ApiParameters<typeof listChanges>);
}

/** The last changes of all records of a kind, the newest first; loaded again with each visit. */
export function recentChangesQuery(client: BrowserApiClient, entity: RecordEntity) {
  return callQuery(client, recordCalls[entity].listRecentChanges, {});
}

/** All records of a kind as editors read them. */
export function recordsQuery(client: BrowserApiClient, entity: RecordEntity) {
  return { ...callQuery(client, recordCalls[entity].list, {}), staleTime: freshMilliseconds };
}

/** Whether the editor of a record of a kind loads that record without the others. */
export function isReadAlone(entity: RecordEntity): entity is EntityWith<'read'> {
  return 'read' in recordCalls[entity];
}

/** One record as editors read it; null if there is none. For a kind that `isReadAlone`. */
export function recordQuery(client: BrowserApiClient, entity: EntityWith<'read'>, id: number) {
  const { read } = recordCalls[entity];
  // The key of a kind is the parameter of its call.
  const parameters = recordParameters(entity, id) as ApiParameters<typeof read>;
  const { queryKey, retry } = callQuery(client, read, parameters);
  return queryOptions({
    queryKey,
    // A record that does not exist is no failure: it may be restored while its page is open.
    queryFn: async ({ signal }): Promise<ApiResponse<typeof read> | null> =>
      await client.call(read, parameters, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    staleTime: freshMilliseconds,
    ...(retry === undefined ? {} : { retry }),
  });
}

/** The records of a kind that were deleted and can be restored, for a kind whose calls list them. */
export function deletedRecordsQuery(client: BrowserApiClient, entity: EntityWithDeletedList) {
  return callQuery(client, recordCalls[entity].listDeleted, {});
}
