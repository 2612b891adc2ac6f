import type { ApiClient } from '@cae-map/contract/api/client';
import type { FormerRecords } from '@cae-map/contract/entities/record-state';
import { callQuery } from '../api/query/call-query.ts';
import type { ReadSource } from '../api/query/query-meta.ts';

/** Why a record has no page. */
export type MissingRecord = 'unknown' | 'deleted';

/** Finds out whether a record was deleted; `unknown` as well while that cannot be loaded. */
export async function whyMissing(
  client: ApiClient,
  read: ReadSource,
  kind: keyof FormerRecords,
  id: number,
): Promise<MissingRecord> {
  const former = await read(callQuery(client, 'listFormerRecords', {})).catch(() => null);
  return former?.[kind].includes(id) === true ? 'deleted' : 'unknown';
}
