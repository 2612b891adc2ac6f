import type { ApiCallName } from '@cae-map/contract/api/calls';
import type { QueryClient } from '@tanstack/react-query';
import { callKey } from '../query-key.ts';

/** Fetches the response of a call again where it is shown, after a change of what no record is made from, such as files or a queue. */
export async function refreshCall(queryClient: QueryClient, name: ApiCallName): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: callKey(name) });
}
