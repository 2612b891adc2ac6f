import { capabilityOfKind } from '@cae-map/contract/api/record-access';
import type { EditedEntity } from '@cae-map/contract/entities/editing/record-kinds';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRequiredClient } from '../../lib/api/use-required-client.ts';
import { recordsQuery } from '../../lib/editing/record-queries.ts';
import { useHasCapability } from '../../lib/session/use-offered.ts';

/** All records of a kind as editors read them; for other visitors nothing is requested. */
export function useRecords<Item>(entity: EditedEntity): UseQueryResult<readonly Item[]> {
  const isEnabled = useHasCapability(capabilityOfKind(entity));
  // The table of the contract pairs each kind with the call that lists its records.
  return useQuery({ ...recordsQuery(useRequiredClient(), entity), enabled: isEnabled }) as UseQueryResult<
    readonly unknown[]
  > as UseQueryResult<readonly Item[]>;
}
