import type { ApiCallName } from '@cae-map/contract/api/calls';
import type { ApiParameters, ApiResponse } from '@cae-map/contract/api/client';

/** What answers one call of the contract, whether it came over the wire or from within the process. */
export type CallHandler<Name extends ApiCallName> = (
  parameters: ApiParameters<Name>,
) => Promise<ApiResponse<Name>>;

/** The handlers of some calls under the calls' names: what a service is. */
export type CallsOf<Names extends ApiCallName> = { readonly [Name in Names]: CallHandler<Name> };

/** The calls that answer records; the original of a picture is bytes and goes its own way. */
export type RecordCallName = Exclude<ApiCallName, 'getOriginalImage'>;

/** All of them. */
export type RecordCalls = CallsOf<RecordCallName>;
