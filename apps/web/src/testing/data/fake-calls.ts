import type { BrowserApiClient } from '@cae-map/contract/api/client';
import { ApiError } from '@cae-map/contract/api/client';
import type { ApiCallName } from '@cae-map/contract/api/calls';
import { vi } from 'vitest';

/** A call that a fake client has received. */
export interface ReceivedCall {
  readonly name: ApiCallName;
  readonly parameters: unknown;
  readonly options: { readonly body?: unknown; readonly version?: number; readonly keepalive?: boolean };
}

export type FakeResponses = Partial<Record<ApiCallName, (call: ReceivedCall) => unknown>>;

/** A client that responds to each call by a function, and to all others with a network failure. */
export function fakeCalls(responses: FakeResponses) {
  const received: ReceivedCall[] = [];
  const call = vi.fn(
    async (name: ApiCallName, parameters: unknown, options: ReceivedCall['options'] = {}) => {
      const { body, version, keepalive } = options;
      const one: ReceivedCall = {
        name,
        parameters,
        options: {
          ...(body === undefined ? {} : { body }),
          ...(version === undefined ? {} : { version }),
          ...(keepalive === undefined ? {} : { keepalive }),
        },
      };
      received.push(one);
      const respond = responses[name];
      if (respond === undefined) throw new ApiError('network', 'offline');
      return await respond(one);
    },
  );
  const client: BrowserApiClient = { call };
  const sentTo = (name: ApiCallName): ReceivedCall['options'][] =>
    received.filter((one) => one.name === name).map(({ options }) => options);
  return {
    client,
    received,
    /** The options of the calls of a name, in their order. */
    sentTo,
    bodiesOf: (name: ApiCallName): unknown[] => sentTo(name).map(({ body }) => body),
  };
}
