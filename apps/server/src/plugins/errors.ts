import { errorCodes, type ErrorBody, type ErrorCode } from '@cae-map/contract/error-body';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { defaultRetryAfterSeconds, RequestError, statusByCode } from '../responses/request-error.ts';
import { isRejectedValue, isTakenValue } from '../database/rejected-value.ts';
import { isTransactionConflict } from '../database/transaction-conflict.ts';
import { createConflictError } from '../responses/write-conflict.ts';
import { findStorageFailure } from '../database/storage-failure.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { requestIdHeader } from '../lib/request-id.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** The response to a failed request. */
export interface TranslatedError {
  readonly status: number;
  readonly body: ErrorBody;
  /** True for unexpected errors of the server. */
  readonly shouldLog: boolean;
  /** For `Retry-After`, in seconds. */
  readonly retryAfterSeconds?: number;
}

/** The code of an error of Fastify: the general one of its status, which is listed first. */
const codeByStatus = new Map(errorCodes.toReversed().map((code) => [statusByCode[code], code] as const));

/** The message of all errors of an unavailable database. */
export const databaseUnavailable = 'The database does not answer.';

/** The messages of failures of disk and memory. */
const storageFailures = {
  full: 'The disk of the server is full: nothing was stored. Try again when its operator has made space.',
  failed: 'The disk or the memory of the server has failed: nothing was stored. Try again later.',
} as const;

/**
 * Translates any thrown value into a response. The message of a `RequestError` is sent; messages of other errors may
 * contain secrets and are replaced by a general one.
 */
export function translateError(error: unknown): TranslatedError {
  if (error instanceof RequestError) {
    const expected = createExpectedError(statusByCode[error.code], error.code, error.message);
    const { versions, duplicateOf, bookFile, translationFile } = error;
    const facts = {
      ...(versions === undefined ? {} : { versions }),
      ...(duplicateOf === undefined ? {} : { duplicate_of: duplicateOf }),
      ...(bookFile === undefined ? {} : { book_file: bookFile }),
      ...(translationFile === undefined ? {} : { translation_file: translationFile }),
    };
    return withRetryAfter({ ...expected, body: { ...expected.body, ...facts } }, error);
  }
  if (isRejectedValue(error)) {
    return createExpectedError(
      statusByCode.invalid_request,
      'invalid_request',
      'A value of the request is not one that the database can hold.',
    );
  }
  // Writes for which another request has won respond themselves; this is for those that were overlooked.
  if (isTakenValue(error)) {
    const detail = 'Another record has the same value already: reload, and try again.';
    return { ...createExpectedError(statusByCode.conflict, 'conflict', detail), shouldLog: true };
  }
  if (isTransactionConflict(error)) return { ...translateError(createConflictError(error)), shouldLog: true };
  const storage = findStorageFailure(error);
  const unavailable = isDatabaseUnavailable(error)
    ? databaseUnavailable
    : storage && storageFailures[storage];
  if (unavailable !== undefined) {
    const expected = createExpectedError(statusByCode.unavailable, 'unavailable', unavailable);
    return { ...withRetryAfter(expected, {}), shouldLog: true };
  }
  if (isFastifyError(error)) {
    if (error.validation)
      return createExpectedError(
        statusByCode.invalid_request,
        'invalid_request',
        describeValidationError(error),
      );
    const status = error.statusCode ?? statusByCode.internal;
    if (status >= 400 && status < 500) {
      return createExpectedError(status, codeByStatus.get(status) ?? 'invalid_request', error.message);
    }
    if (status === statusByCode.unavailable)
      return withRetryAfter(createExpectedError(status, 'unavailable', 'The server is not ready.'), {});
  }
  return {
    status: statusByCode.internal,
    body: { detail: 'Something went wrong on the server.', code: 'internal' },
    shouldLog: true,
  };
}

function createExpectedError(status: number, code: ErrorCode, detail: string): TranslatedError {
  return { status, body: { detail, code }, shouldLog: false };
}

function withRetryAfter(
  error: TranslatedError,
  { retryAfterSeconds }: { readonly retryAfterSeconds?: number | undefined },
): TranslatedError {
  const seconds =
    retryAfterSeconds ?? (error.status === statusByCode.unavailable ? defaultRetryAfterSeconds : undefined);
  return seconds === undefined ? error : { ...error, retryAfterSeconds: seconds };
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && ('statusCode' in error || 'validation' in error);
}

/** Describes every invalid field: its location, name and reason. */
function describeValidationError(error: FastifyError): string {
  const location =
    error.validationContext === 'querystring' ? 'query' : (error.validationContext ?? 'request');
  const violations = (error.validation ?? []).map(({ instancePath, message }) => {
    const field = instancePath.split('/').filter(Boolean).join('.');
    return `${field === '' ? '' : `${field}: `}${message ?? 'not valid'}`;
  });
  return `The ${location} ${location === 'headers' ? 'are' : 'is'} not valid: ${violations.join('; ')}.`;
}

/** Responds to a failed request; it sets the headers, because a request can fail before any hook has run. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  headers: SecurityHeaders,
): void {
  const { status, body, shouldLog, retryAfterSeconds } = translateError(error);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  if (status === statusByCode.unauthenticated) reply.header('www-authenticate', createChallenge(error));
  request.server.metrics.countError(body.code);
  // Cached lists have no logger of the request.
  const requestId = request.id;
  const { log } = request.server;
  if (shouldLog)
    log.error({ requestId, err: error, method: request.method, url: request.url }, 'a request failed');
  else
    log.debug(
      {
        requestId,
        method: request.method,
        url: request.url,
        status,
        reason: body.detail,
      },
      'a request was refused',
    );
  if (isRejectedValue(error))
    log.warn(
      { requestId, method: request.method, url: request.url },
      'the database rejected a value that the schema of the request allows',
    );
  void reply
    .status(status)
    .headers(headers)
    .headers({ 'cache-control': 'no-store', [requestIdHeader]: requestId })
    .send(body);
}

/** How to authenticate (RFC 6750, section 3). Browsers show a dialog for other schemes, such as `Basic`, only. */
function createChallenge(error: unknown): string {
  const hasInvalidToken = error instanceof RequestError && error.hasInvalidToken;
  return hasInvalidToken ? 'Bearer error="invalid_token"' : 'Bearer';
}

const plugin: FastifyPluginAsync = async (app) => {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, app.securityHeaders));
  app.setNotFoundHandler((request, reply) => {
    const error = new RequestError('not_found', `There is nothing at ${request.method} ${request.url}.`);
    sendError(error, request, reply, app.securityHeaders);
  });
};

/** The error handler: every response with status 400 or higher has the body `{ detail, code }`. */
export const errors = fastifyPlugin(plugin, {
  name: 'errors',
  fastify: '5.x',
  dependencies: ['security-headers'],
});
