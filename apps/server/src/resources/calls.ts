import type { ApiCallName } from '@cae-map/contract/api/calls';
import type { ApiParameters, ApiResponse } from '@cae-map/contract/api/client';

/** Handles one API call, made over HTTP or within the process. */
export type CallHandler<Name extends ApiCallName> = (
  parameters: ApiParameters<Name>,
) => Promise<ApiResponse<Name>>;

/** The handlers of some calls by name: the type of a service. */
export type CallHandlers<Names extends ApiCallName> = { readonly [Name in Names]: CallHandler<Name> };

/** Calls whose response is a file, a folder or depends on the client; each has a route of its own, and no page makes them. */
type OtherCallName = 'getOriginalImage' | 'getCountry' | 'getTile' | 'getTileAttribution' | 'listTracks' | 'getTrack' | 'logEvent';

/** The calls that return records. */
export type RecordCallName = Exclude<ApiCallName, OtherCallName>;

/** The handlers of all record calls. */
export type RecordCalls = CallHandlers<RecordCallName>;
