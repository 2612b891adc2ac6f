import { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { httpLimits } from './limits.ts';
import {
  invalidRequest,
  sendErrorAndClose,
  type ErrorResponse,
  type ResponseHeaders,
} from './error-response.ts';

/** The responses to those errors of Node's HTTP parser and timeouts that have another status than 400. */
const errorResponses: Readonly<Record<string, ErrorResponse>> = {
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

/** Creates the handler of Node's `clientError` event, which reports malformed requests and timeouts. */
export function createClientErrorHandler(headers: ResponseHeaders): (error: Error, socket: Socket) => void {
  // Bytes that follow a malformed request raise the same error again.
  const rejected = new WeakSet<Socket>();
  return (error, socket) => {
    if (rejected.has(socket)) return;
    rejected.add(socket);
    const code: unknown = Reflect.get(error, 'code');
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const errorResponse = (typeof code === 'string' ? errorResponses[code] : undefined) ?? malformedRequest;
    rejectAfterPendingResponses(socket, errorResponse, headers);
  };
}

const malformedRequest = invalidRequest('The request cannot be read.');

/** Sends an error after the pending responses of a connection, and closes the connection. */
export function rejectAfterPendingResponses(
  socket: Socket,
  errorResponse: ErrorResponse,
  headers: ResponseHeaders,
): void {
  if (!socket.writable) return;
  const response = currentResponse(socket);
  if (response?.req.complete) {
    response.once('close', () => rejectAfterPendingResponses(socket, errorResponse, headers));
    return;
  }
  // The response to the malformed request itself has begun: a second one would be written into it.
  if (response?.headersSent) socket.destroy();
  else sendErrorAndClose(socket, errorResponse, headers);
}

/** Node stores the current response of a connection in this property. */
function currentResponse(socket: Socket): ServerResponse | undefined {
  const response: unknown = Reflect.get(socket, '_httpMessage');
  return response instanceof ServerResponse ? response : undefined;
}
