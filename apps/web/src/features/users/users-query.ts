import type { UserPage } from '@cae-map/contract/entities/accounts/managed-user';
import type { UserState } from '@cae-map/contract/entities/accounts/managed-user-bounds';
import type { RecordChange } from '@cae-map/contract/entities/editing/revision';
import type { UserRole } from '@cae-map/contract/roles';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { callQuery } from '../../lib/api/query/call-query.ts';
import { useRequiredClient } from '../../lib/api/use-required-client.ts';

export interface UserFilter {
  readonly search: string;
  readonly role: UserRole | null;
  readonly state: UserState | null;
  /** From 1. */
  readonly page: number;
}

/** A page of users; the previous one is shown while another one is loading. */
export function useUserPage({ search, role, state, page }: UserFilter): UseQueryResult<UserPage> {
  const client = useRequiredClient();
  const parameters = {
    search,
    page,
    ...(role === null ? {} : { role }),
    ...(state === null ? {} : { state }),
  };
  return useQuery({ ...callQuery(client, 'listUsers', parameters), placeholderData: keepPreviousData });
}

/** The history of a user. */
export function useUserChanges(userId: number): UseQueryResult<readonly RecordChange[]> {
  const client = useRequiredClient();
  return useQuery(callQuery(client, 'listUserChanges', { user_id: userId }));
}
