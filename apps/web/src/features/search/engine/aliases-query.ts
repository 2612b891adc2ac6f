import type { ApiClient } from '@cae-map/contract/api/client';
import { listPlaceAliases } from '@cae-map/expedition/search/aliases';
import { listQuery, type LoadedList } from '../../../lib/api/lists.ts';

// Outside of the hook, so that it runs once for each list.
const selectAliases = ({ records }: LoadedList<'listAliases'>) => listPlaceAliases(records);

/** The query of the other names of places. */
export function aliasesQuery(client: ApiClient) {
  return { ...listQuery(client, 'listAliases'), select: selectAliases };
}
