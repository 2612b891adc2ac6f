import type { ApiCall, WriteCall } from '@cae-map/contract/api/call';
import { apiCalls, type JsonCallName, type WriteCallName } from '@cae-map/contract/api/calls';
import {
  ApiError,
  type ApiParameters,
  type ApiResponse,
  type BrowserApiClient,
  type CallOptions,
} from '@cae-map/contract/api/client';
import type { Query, QueryClient } from '@tanstack/react-query';
import { pendingWritesOf } from './pending-writes.ts';
import { cancelRefetches } from './refresh-records.ts';
import { removeRecord, storeRecords } from './store-records.ts';

/** Statuses of a write that was made from old data: the record was deleted, or changed by another editor. */
const outdatedStatuses: readonly unknown[] = [404, 409];

/**
 * Wraps a client so that the cache follows its writes, by the kinds of records that the call table says a call changes. A write resolves
 * when the cache shows what it has returned; other data that are made from the changed records are then fetched in the background. A failure of
 * that is no failure of the write.
 */
export function createCachingClient(client: BrowserApiClient, queryClient: QueryClient): BrowserApiClient {
  const call = async <Name extends JsonCallName>(
    name: Name,
    parameters: ApiParameters<Name>,
    options: CallOptions,
  ): Promise<ApiResponse<Name>> => {
    // The options of a call with a body are those of its own type.
    const send = (): Promise<ApiResponse<Name>> =>
      client.call(name as never, parameters as never, options as never);
    return isFollowed(name) ? await write(queryClient, name, parameters, send) : await send();
  };
  return { call };
}

/** Whether a call changes what the page may show; private data are removed with the session. */
function isFollowed(name: JsonCallName): name is WriteCallName {
  const call: ApiCall = apiCalls[name];
  return call.kind === 'write' && call.changes.length > 0 && call.endsSession !== true;
}

async function write<Response>(
  queryClient: QueryClient,
  name: WriteCallName,
  parameters: object,
  send: () => Promise<Response>,
): Promise<Response> {
  const { method, changes }: WriteCall = apiCalls[name];
  const pending = pendingWritesOf(queryClient);
  /** Stores records; a response that is on its way may be older and would replace them. */
  const store = (change: () => Set<Query>): void => {
    cancelRefetches(queryClient, new Set(changes));
    pending.add(changes, change());
  };
  let hasFailed = false;
  pending.begin();
  try {
    const response = await send();
    store(() =>
      method === 'DELETE'
        ? removeRecord(queryClient, name, parameters)
        : storeRecords(queryClient, name, response),
    );
    return response;
  } catch (error) {
    hasFailed = true;
    if (error instanceof ApiError && outdatedStatuses.includes(error.status))
      store(() => storeRecords(queryClient, name, error.versions?.record));
    throw error;
  } finally {
    await pending.end({ hasFailed });
  }
}
