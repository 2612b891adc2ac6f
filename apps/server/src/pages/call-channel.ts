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

/** Creates a client whose calls are handled at the other end of `port`. */
export function createChannelClient(port: MessagePort): ApiClient {
  const pending = new Map<number, (message: ResponseMessage) => void>();
  let lastId = 0;
  port.on('message', (message: ResponseMessage) => {
    pending.get(message.id)?.(message);
    pending.delete(message.id);
  });
  return {
    async call<Name extends SharedCallName>(name: Name, parameters: ApiParameters<Name>) {
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
  };
}

function serializeError(error: unknown): Pick<ApiError, 'kind' | 'message' | 'status' | 'code'> {
  if (error instanceof ApiError) {
    return { kind: error.kind, message: error.message, status: error.status, code: error.code };
  }
  return { kind: 'network', message: String(error), status: undefined, code: undefined };
}
