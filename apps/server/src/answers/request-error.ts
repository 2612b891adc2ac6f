import type { ErrorCode } from '@cae-map/contract/error-body';

/** The status with which each code is answered. */
export const statusOfCode: Readonly<Record<ErrorCode, number>> = {
  not_found: 404,
  invalid_request: 422,
  unauthenticated: 401,
  forbidden: 403,
  request_timeout: 408,
  conflict: 409,
  too_many_requests: 429,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unavailable: 503,
  internal: 500,
};

/** The advice of `Retry-After` with status 503, unless the error carries a better one, in seconds. */
export const defaultRetryAfterSeconds = 5;

export interface RequestErrorOptions extends ErrorOptions {
  /** When a client may try again, in whole seconds: sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

/** A request that is refused for a reason that the client may know; the message is English and ends with a full stop. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, detail: string, { retryAfterSeconds, ...options }: RequestErrorOptions = {}) {
    super(detail, options);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
