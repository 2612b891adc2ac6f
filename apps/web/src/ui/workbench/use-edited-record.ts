import { capabilityOfKind } from '@cae-map/contract/api/records/record-access';
import type { RecordEntity } from '@cae-map/contract/entities/editing/record-kinds';
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useRequiredClient } from '../../lib/api/use-required-client.ts';
import { isReadAlone, recordQuery, recordsQuery } from '../../lib/editing/record-queries.ts';
import { useHasCapability } from '../../lib/session/use-offered.ts';

/**
 * The records that the editor of one of them loads: that one, or all of a kind whose editor shows others as well. For visitors who may not
 * change them nothing is requested.
 */
export function useEditedRecord<Item>(entity: RecordEntity, id: number): UseQueryResult<readonly Item[]> {
  const enabled = useHasCapability(capabilityOfKind(entity));
  const client = useRequiredClient();
  const query: object = isReadAlone(entity)
    ? { ...recordQuery(client, entity, id), select: toList }
    : recordsQuery(client, entity);
  // The table of the contract pairs each kind with the calls that read its records.
  return useQuery({ ...(query as UseQueryOptions<unknown, Error, readonly Item[]>), enabled });
}

function toList<Item>(record: Item | null): readonly Item[] {
  return record === null ? [] : [record];
}
