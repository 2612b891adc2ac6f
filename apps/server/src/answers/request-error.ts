import type { ErrorCode } from '@cae-map/contract/error-body';

/** The status with which each code is answered. */
export const statusOfCode: Readonly<Record<ErrorCode, number>> = {
  not_found: 404,
  invalid_request: 422,
  unauthenticated: 401,
  forbidden: 403,
  conflict: 409,
  too_many_requests: 429,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unavailable: 503,
  internal: 500,
};

/** The `Retry-After` of every answer with status 503, in seconds. */
export const retryAfterSeconds = 5;

/** A request that cannot be answered, for a reason that whoever asked may know; the message is English and ends with a stop. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, detail: string) {
    super(detail);
    this.code = code;
  }
}
