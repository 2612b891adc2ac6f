import { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { httpLimits } from './limits.ts';
import { invalidRequest, sendRefusalAndClose, type Refusal, type ResponseHeaders } from './refusal.ts';

/** The errors of Node's HTTP parser and timeouts that are not answered with 400. */
const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: invalidRequest(
    `The request line and the headers exceed ${httpLimits.maxHeaderSize} bytes.`,
    431,
  ),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    body: { detail: 'The chunk extensions of the body are too large.', code: 'payload_too_large' },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    body: { detail: 'The request did not arrive in time.', code: 'request_timeout' },
  },
};

/** Returns a handler of Node's `clientError` event: answers what could not be parsed or did not arrive in time. */
export function brokenRequestHandler(headers: ResponseHeaders): (error: Error, socket: Socket) => void {
  // Bytes that follow a broken request raise the same error again.
  const refused = new WeakSet<Socket>();
  return (error, socket) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    const code: unknown = Reflect.get(error, 'code');
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const refusal = (typeof code === 'string' ? refusals[code] : undefined) ?? unreadable;
    refuseInOrder(socket, refusal, headers);
  };
}

const unreadable = invalidRequest('The request cannot be read.');

/** Refuses on a connection after its earlier requests have been answered, and closes it. */
export function refuseInOrder(socket: Socket, refusal: Refusal, headers: ResponseHeaders): void {
  if (!socket.writable) return;
  const response = responseInProgress(socket);
  if (response?.req.complete) {
    response.once('close', () => refuseInOrder(socket, refusal, headers));
    return;
  }
  // The broken request itself is being answered already: a second answer would end up inside the first.
  if (response?.headersSent) socket.destroy();
  else sendRefusalAndClose(socket, refusal, headers);
}

/** Node keeps the response that a connection is busy with under this name and reads it in the same situation. */
function responseInProgress(socket: Socket): ServerResponse | undefined {
  const response: unknown = Reflect.get(socket, '_httpMessage');
  return response instanceof ServerResponse ? response : undefined;
}
