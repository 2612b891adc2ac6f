import { apiCalls } from '@cae-map/contract/api/calls';
import type { Query, QueryClient } from '@tanstack/react-query';
import { callOfKey } from './call-of-key.ts';

/**
 * The data that belong to the signed-in visitor: the responses of all calls that not everyone may make. They are in memory only, and
 * removed when the session ends.
 */
function isPrivate({ queryKey }: Query): boolean {
  const name = callOfKey(queryKey);
  return name !== null && apiCalls[name].access !== 'everyone';
}

/** Removes private data from memory, after the session has ended. */
export function removePrivateData(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: isPrivate });
}

/** Removes private data after a change of the account, and refetches those that are shown. */
export async function resetPrivateData(queryClient: QueryClient): Promise<void> {
  await queryClient.resetQueries({ predicate: isPrivate });
}

/** Refetches the private data that are shown; all others are fetched at their next use. */
export async function refreshPrivateData(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ predicate: isPrivate });
}
