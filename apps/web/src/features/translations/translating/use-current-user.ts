import { useAccount } from '../../../lib/api/account-query.ts';

/** The id of the signed-in user; null until the account is loaded. */
export function useCurrentUserId(): number | null {
  return useAccount().account?.id ?? null;
}
