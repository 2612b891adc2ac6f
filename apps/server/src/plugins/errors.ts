import type { Socket } from 'node:net';
import type { ErrorBody, ErrorCode } from '@cae-map/contract/error-body';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { RequestError, retryAfterSeconds, statusOfCode } from '../answers/request-error.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** The response to a failed request, and whether the failure is logged. */
export interface Translation {
  readonly status: number;
  readonly body: ErrorBody;
  readonly isFault: boolean;
}

const codeOfStatus = new Map(
  Object.entries(statusOfCode).map(([code, status]) => [status, code as ErrorCode]),
);

/** The message of every answer that fails because the database does not answer. */
export const databaseUnavailable = 'The database does not answer.';

/**
 * Maps anything that was thrown to a response. The message of a `RequestError` is sent; the message of any other error
 * may contain secrets, so a general one replaces it.
 */
export function translateError(error: unknown): Translation {
  if (error instanceof RequestError) {
    return {
      status: statusOfCode[error.code],
      body: { detail: error.message, code: error.code },
      isFault: false,
    };
  }
  if (isDatabaseUnavailable(error)) {
    return { ...refusal(statusOfCode.unavailable, 'unavailable', databaseUnavailable), isFault: true };
  }
  if (isFastifyError(error)) {
    if (error.validation)
      return refusal(statusOfCode.invalid_request, 'invalid_request', detailOfValidation(error));
    const status = error.statusCode ?? statusOfCode.internal;
    if (status >= 400 && status < 500) {
      return refusal(status, codeOfStatus.get(status) ?? 'invalid_request', error.message);
    }
    if (status === statusOfCode.unavailable)
      return refusal(status, 'unavailable', 'The server is not ready.');
  }
  return {
    status: statusOfCode.internal,
    body: { detail: 'Something went wrong on the server.', code: 'internal' },
    isFault: true,
  };
}

function refusal(status: number, code: ErrorCode, detail: string): Translation {
  return { status, body: { detail, code }, isFault: false };
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && ('statusCode' in error || 'validation' in error);
}

/** Names every field that is wrong, where it stands and what is wrong with it. */
function detailOfValidation(error: FastifyError): string {
  const place = error.validationContext === 'querystring' ? 'query' : (error.validationContext ?? 'request');
  const faults = (error.validation ?? []).map(({ instancePath, message }) => {
    const field = instancePath.split('/').filter(Boolean).join('.');
    return `${field === '' ? '' : `${field}: `}${message ?? 'not valid'}`;
  });
  return `The ${place} is not valid: ${faults.join('; ')}.`;
}

/** Answers a failed request. The headers are set here because a request can fail before any hook has run. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  headers: SecurityHeaders,
): void {
  const { status, body, isFault } = translateError(error);
  if (isFault)
    request.log.error({ err: error, method: request.method, url: request.url }, 'a request failed');
  if (status === statusOfCode.unavailable && !reply.hasHeader('retry-after'))
    reply.header('retry-after', retryAfterSeconds);
  void reply.status(status).headers(headers).header('cache-control', 'no-store').send(body);
}

/** Answers what is not even a request of HTTP, where there is nothing else to answer with. */
export function answerBrokenRequest(error: Error, socket: Socket): void {
  const isGone = Reflect.get(error, 'code') === 'ECONNRESET' || !socket.writable;
  if (isGone) {
    socket.destroy(error);
    return;
  }
  const body: ErrorBody = { detail: 'The request cannot be read.', code: 'invalid_request' };
  const text = JSON.stringify(body);
  const head = `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n`;
  socket.end(`${head}Connection: close\r\n\r\n${text}`);
}

const plugin: FastifyPluginAsync = async (app) => {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, app.securityHeaders));
  app.setNotFoundHandler((request, reply) => {
    const error = new RequestError('not_found', `There is nothing at ${request.method} ${request.url}.`);
    answerError(error, request, reply, app.securityHeaders);
  });
};

/** The one translator of failures: every answer from 400 up has the body `{ detail, code }`. */
export const errors = fastifyPlugin(plugin, {
  name: 'errors',
  fastify: '5.x',
  dependencies: ['security-headers'],
});
