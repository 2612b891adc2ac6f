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
import { hasChangedNothing } from './unchanged-records.ts';
import { removeRecord, storeRecords } from './store-records.ts';

/** Statuses of a write that was made from old data: the record was deleted, or changed by another editor. */
const outdatedStatuses: readonly unknown[] = [404, 409];

/**
 * Wraps a client so that each write updates the cache, by the kinds of records that the call `changes`. A write resolves when its response
 * is in the cache; other data that depend on the changed records are then refetched in the background, and a failed refetch does not reject
 * the write. A write that has changed nothing leaves the cache as it is.
 */
export function createCachingClient(client: BrowserApiClient, queryClient: QueryClient): BrowserApiClient {
  const call = async <Name extends JsonCallName>(
    name: Name,
    parameters: ApiParameters<Name>,
    options: CallOptions,
  ): Promise<ApiResponse<Name>> => {
    // The types of the wrapped call are those of `name`; TypeScript cannot relate two generic calls.
    const send = (): Promise<ApiResponse<Name>> =>
      client.call(name as never, parameters as never, options as never);
    return isFollowed(name) ? await write(queryClient, { name, parameters, options }, send) : await send();
  };
  return { call };
}

/** Whether the cache must be updated after a call. A call that ends the session removes private data instead. */
function isFollowed(name: JsonCallName): name is WriteCallName {
  const call: ApiCall = apiCalls[name];
  return call.kind === 'write' && call.changes.length > 0 && call.endsSession !== true;
}

interface SentWrite {
  readonly name: WriteCallName;
  readonly parameters: object;
  readonly options: object | undefined;
}

async function write<Response>(
  queryClient: QueryClient,
  { name, parameters, options }: SentWrite,
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
    if (hasChangedNothing(options, response)) return response;
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
