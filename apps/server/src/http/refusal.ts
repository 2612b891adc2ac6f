import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@cae-map/contract/error-body';
import { httpLimits } from './limits.ts';

/** Names in lower case; the security headers that every answer carries. */
export type ResponseHeaders = Readonly<Record<string, string>>;

/** An error answered below Fastify, where neither its hooks nor its error handler run. */
export interface Refusal {
  readonly status: number;
  readonly body: ErrorBody;
}

export function invalidRequest(detail: string, status = 400): Refusal {
  return { status, body: { detail, code: 'invalid_request' } };
}

/** Answers a request that could be parsed. */
export function sendRefusal(response: ServerResponse, refusal: Refusal, headers: ResponseHeaders): void {
  const text = JSON.stringify(refusal.body);
  response.writeHead(refusal.status, headersOf(text, headers)).end(text);
}

/**
 * Answers on a bare connection and closes it. The connection stays open for `httpLimits.lingerTime`: closed at once, with
 * bytes of the client unread, the operating system would reset it and the client could lose the answer.
 */
export function sendRefusalAndClose(socket: Socket, refusal: Refusal, headers: ResponseHeaders): void {
  const { status, body } = refusal;
  const text = JSON.stringify(body);
  const lines = Object.entries({
    ...headersOf(text, headers),
    date: new Date().toUTCString(),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
  const timer = setTimeout(() => socket.destroy(), httpLimits.lingerTime).unref();
  socket.once('close', () => clearTimeout(timer));
}

function headersOf(text: string, headers: ResponseHeaders): Record<string, string> {
  return {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'cache-control': 'no-store',
  };
}
