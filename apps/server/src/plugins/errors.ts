import type { ErrorBody, ErrorCode } from '@cae-map/contract/error-body';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { defaultRetryAfterSeconds, RequestError, statusOfCode } from '../answers/request-error.ts';
import { isRefusedValue } from '../database/refused-value.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** The response to a failed request, and whether the failure is logged. */
export interface Translation {
  readonly status: number;
  readonly body: ErrorBody;
  readonly isFault: boolean;
  /** For `Retry-After`, in seconds. */
  readonly retryAfterSeconds?: number;
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
    return withRetryAdvice(refusal(statusOfCode[error.code], error.code, error.message), error);
  }
  if (isRefusedValue(error)) {
    return refusal(
      statusOfCode.invalid_request,
      'invalid_request',
      'A value of the request is not one that the database can hold.',
    );
  }
  if (isDatabaseUnavailable(error)) {
    const translation = refusal(statusOfCode.unavailable, 'unavailable', databaseUnavailable);
    return { ...withRetryAdvice(translation, {}), isFault: true };
  }
  if (isFastifyError(error)) {
    if (error.validation)
      return refusal(statusOfCode.invalid_request, 'invalid_request', detailOfValidation(error));
    const status = error.statusCode ?? statusOfCode.internal;
    if (status >= 400 && status < 500) {
      return refusal(status, codeOfStatus.get(status) ?? 'invalid_request', error.message);
    }
    if (status === statusOfCode.unavailable)
      return withRetryAdvice(refusal(status, 'unavailable', 'The server is not ready.'), {});
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

function withRetryAdvice(
  translation: Translation,
  { retryAfterSeconds }: { readonly retryAfterSeconds?: number | undefined },
): Translation {
  const advice =
    retryAfterSeconds ??
    (translation.status === statusOfCode.unavailable ? defaultRetryAfterSeconds : undefined);
  return advice === undefined ? translation : { ...translation, retryAfterSeconds: advice };
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
  const { status, body, isFault, retryAfterSeconds } = translateError(error);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  if (isFault)
    request.log.error({ err: error, method: request.method, url: request.url }, 'a request failed');
  if (isRefusedValue(error))
    request.log.warn(
      { method: request.method, url: request.url },
      'the database refused a value that the schema of the request allows',
    );
  void reply.status(status).headers(headers).header('cache-control', 'no-store').send(body);
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
