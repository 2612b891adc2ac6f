import { apiCalls, type ApiCallName } from '@cae-map/contract/api/calls';
import type { QueryKey } from '@tanstack/react-query';

/** The call whose response a key names; null for other keys. */
export function callOfKey([kind, name]: QueryKey): ApiCallName | null {
  return kind === 'call' && typeof name === 'string' && Object.hasOwn(apiCalls, name)
    ? (name as ApiCallName)
    : null;
}

/** The value of a parameter of the call whose response a key names; undefined if it has none. */
export function parameterOfKey([, , parameters]: QueryKey, name: string): unknown {
  return typeof parameters === 'object' && parameters !== null ? Reflect.get(parameters, name) : undefined;
}
