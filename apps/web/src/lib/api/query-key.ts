import type { ApiCallName } from '@cae-map/contract/api/calls';
import type { QueryKey } from '@tanstack/react-query';

/**
 * The keys of all queries. They are made here only, so that two queries never share one by accident, and so that the cache can tell
 * from a key what the data are made from.
 */

/** Key of the response of a call; equal parameters in another order are the same key. */
export function callKey<Name extends ApiCallName>(name: Name, parameters: object = {}) {
  return ['call', name, parameters] as const;
}

/** Key of data that are computed from the responses of calls. */
export function derivedKey(name: string, parameters: object = {}) {
  return ['derived', name, parameters] as const;
}

/** Key of data that contain no records: files of the application, tiles, and the state of a page. */
export function localKey(name: string, parameters: object = {}) {
  return ['local', name, parameters] as const;
}

/** Whether a key names derived data. */
export function isDerivedKey([kind]: QueryKey): boolean {
  return kind === 'derived';
}
