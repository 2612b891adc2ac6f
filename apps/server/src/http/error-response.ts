import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@cae-map/contract/error-body';
import { httpLimits } from './limits.ts';

/** The security headers of every response, with names in lower case. */
export type ResponseHeaders = Readonly<Record<string, string>>;

/** An error response sent below Fastify, where neither its hooks nor its error handler run. */
export interface ErrorResponse {
  readonly status: number;
  readonly body: ErrorBody;
  /** Whether nothing else of the connection is read. */
  readonly closesConnection?: boolean;
}

export function invalidRequest(detail: string, status = 400): ErrorResponse {
  return { status, body: { detail, code: 'invalid_request' } };
}

/** Responds to a request that could be parsed. */
export function sendErrorResponse(
  response: ServerResponse,
  error: ErrorResponse,
  headers: ResponseHeaders,
): void {
  const text = JSON.stringify(error.body);
  const connection = error.closesConnection ? { connection: 'close' } : {};
  response.writeHead(error.status, { ...createHeaders(text, headers), ...connection }).end(text);
}

/**
 * Responds on a raw connection and closes it after `httpLimits.lingerTime`. If it were closed at once with unread bytes of
 * the client, the operating system would reset it and the client could lose the response.
 */
export function sendErrorAndClose(socket: Socket, error: ErrorResponse, headers: ResponseHeaders): void {
  const { status, body } = error;
  const text = JSON.stringify(body);
  const lines = Object.entries({
    ...createHeaders(text, headers),
    date: new Date().toUTCString(),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
  const timer = setTimeout(() => socket.destroy(), httpLimits.lingerTime).unref();
  socket.once('close', () => clearTimeout(timer));
}

function createHeaders(text: string, headers: ResponseHeaders): Record<string, string> {
  return {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'cache-control': 'no-store',
  };
}
