import type { AccessTokenRecord } from '@cae-map/contract/entities/accounts/account';
import { useQueryClient } from '@tanstack/react-query';
import { resetPrivateData } from '../../../lib/api/private-data.ts';
import { beginSession } from '../../../lib/session/session-changes.ts';

/** Returns a function that signs the visitor in with a new token; data of another account do not remain in memory. */
export function useBeginSession(): (token: AccessTokenRecord) => void {
  const queryClient = useQueryClient();
  return (token) => {
    beginSession(token);
    void resetPrivateData(queryClient);
  };
}
