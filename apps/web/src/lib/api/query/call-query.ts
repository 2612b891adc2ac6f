import { apiCalls, type JsonCallName } from '@cae-map/contract/api/calls';
import type { ApiParameters, ApiResponse, CallOptions } from '@cae-map/contract/api/client';
import { queryOptions } from '@tanstack/react-query';
import type { ListName } from './list-name.ts';
import { callKey } from '../query-key.ts';

/** The calls that return JSON and change nothing. */
type ReadCallName = {
  [Name in JsonCallName]: (typeof apiCalls)[Name] extends { readonly kind: 'read' } ? Name : never;
}[JsonCallName];

/** A client that can make one call: `ApiClient` for calls whose response is the same for every caller, `BrowserApiClient` for all. */
interface ClientOf<Name extends ReadCallName> {
  call(name: Name, parameters: ApiParameters<Name>, options?: CallOptions): Promise<ApiResponse<Name>>;
}

/**
 * The query of the response of a call, under the key of the call and its parameters. A response that is the same for every caller is kept
 * until a write changes its records; any other is fetched again with each use, unless the caller sets another `staleTime`. Lists that are
 * loaded completely have `listQuery`.
 */
export function callQuery<Name extends Exclude<ReadCallName, ListName>>(
  client: ClientOf<NoInfer<Name>>,
  name: Name,
  parameters: ApiParameters<Name>,
) {
  return queryOptions({
    queryKey: callKey(name, parameters),
    queryFn: ({ signal }) => client.call(name, parameters, { signal }),
    staleTime: 'isShared' in apiCalls[name] ? Infinity : 0,
    retry: 1,
  });
}
