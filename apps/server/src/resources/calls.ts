import type { ApiCallName, SharedCallName } from '@cae-map/contract/api/calls';
import type { ApiParameters, ApiResponse } from '@cae-map/contract/api/client';

/** Handles one API call, made over HTTP or within the process. */
export type CallHandler<Name extends ApiCallName> = (
  parameters: ApiParameters<Name>,
) => Promise<ApiResponse<Name>>;

/** The handlers of some calls by name: the type of a service. */
export type CallHandlers<Names extends ApiCallName> = { readonly [Name in Names]: CallHandler<Name> };

/** The handlers of all calls whose response is the same for every caller. */
export type SharedCalls = CallHandlers<SharedCallName>;
