import type { ApiCallName } from '@cae-map/contract/api/calls';
import type { ApiParameters, ApiResponse } from '@cae-map/contract/api/client';

/** Handles one API call, made over HTTP or within the process. */
export type CallHandler<Name extends ApiCallName> = (
  parameters: ApiParameters<Name>,
) => Promise<ApiResponse<Name>>;

/** The handlers of some calls by name: the type of a service. */
export type CallHandlers<Names extends ApiCallName> = { readonly [Name in Names]: CallHandler<Name> };

/** The calls that return records; the original of an image is a file and has a route of its own. */
export type RecordCallName = Exclude<ApiCallName, 'getOriginalImage'>;

/** The handlers of all record calls. */
export type RecordCalls = CallHandlers<RecordCallName>;
