import type { MessagePort } from 'node:worker_threads';
import type { SharedCallName } from '@cae-map/contract/api/calls';
import { ApiError, type ApiClient, type ApiParameters, type ApiResponse } from '@cae-map/contract/api/client';

/*
 * API calls over a pair of message ports: the renderer in its worker thread calls, and the main thread, which has the
 * database, responds. Errors are sent as plain data, because a cloned error loses its class.
 */

interface CallMessage<Name extends SharedCallName = SharedCallName> {
  readonly id: number;
  readonly name: Name;
  readonly parameters: ApiParameters<Name>;
}

type ResponseMessage =
  | { readonly id: number; readonly response: unknown }
  | { readonly id: number; readonly error: Pick<ApiError, 'kind' | 'message' | 'status' | 'code'> };

/** Handles the calls received on `port` with `client`, until the port is closed. */
export function serveCalls(port: MessagePort, client: ApiClient): void {
  port.on('message', ({ id, name, parameters }: CallMessage) => {
    client.call(name, parameters).then(
      (response) => port.postMessage({ id, response } satisfies ResponseMessage),
      (error: unknown) => port.postMessage({ id, error: serializeError(error) } satisfies ResponseMessage),
    );
  });
}

/** A client whose calls are handled at the other end of a port. */
export interface ChannelClient extends ApiClient {
  /** Closes the port; calls that are pending fail, and so do further ones. */
  close(): void;
}

/** Creates a client whose calls are handled at the other end of `port`. */
export function createChannelClient(port: MessagePort): ChannelClient {
  const pending = new Map<number, (message: ResponseMessage) => void>();
  let isClosed = false;
  let lastId = 0;
  port.on('message', (message: ResponseMessage) => {
    pending.get(message.id)?.(message);
    pending.delete(message.id);
  });
  return {
    async call<Name extends SharedCallName>(name: Name, parameters: ApiParameters<Name>) {
      if (isClosed) throw new ApiError(closedError.kind, closedError.message, closedError);
      lastId += 1;
      const message: CallMessage<Name> = { id: lastId, name, parameters };
      const result = await new Promise<ResponseMessage>((resolve) => {
        pending.set(message.id, resolve);
        port.postMessage(message);
      });
      if ('error' in result) {
        const { kind, message: detail, status, code } = result.error;
        throw new ApiError(kind, detail, { status, code });
      }
      // The other end handles the call with the same types.
      return result.response as ApiResponse<Name>;
    },
    close() {
      isClosed = true;
      for (const [id, resolve] of pending) resolve({ id, error: closedError });
      pending.clear();
      port.close();
    },
  };
}

/** Of calls that nobody waits for any more, except renders that share their responses. */
const closedError = {
  kind: 'network',
  message: 'the render of this call has ended',
  status: undefined,
  code: undefined,
} as const;

function serializeError(error: unknown): Pick<ApiError, 'kind' | 'message' | 'status' | 'code'> {
  if (error instanceof ApiError) {
    return { kind: error.kind, message: error.message, status: error.status, code: error.code };
  }
  return { kind: 'network', message: String(error), status: undefined, code: undefined };
}
