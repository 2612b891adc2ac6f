import { capabilityOfKind } from '@cae-map/contract/api/records/record-access';
import type { RecordEntity } from '@cae-map/contract/entities/editing/record-kinds';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRequiredClient } from '../../lib/api/use-required-client.ts';
import { recordsQuery } from '../../lib/editing/record-queries.ts';
import { useHasCapability } from '../../lib/session/use-offered.ts';

/**
 * All records of a kind as editors read them; for other visitors nothing is requested.
 * @param isNeeded whether they are requested
 */
export function useRecords<Item>(entity: RecordEntity, isNeeded = true): UseQueryResult<readonly Item[]> {
  const isEnabled = useHasCapability(capabilityOfKind(entity)) && isNeeded;
  // The table of the contract pairs each kind with the call that lists its records.
  return useQuery({ ...recordsQuery(useRequiredClient(), entity), enabled: isEnabled }) as UseQueryResult<
    readonly unknown[]
  > as UseQueryResult<readonly Item[]>;
}
