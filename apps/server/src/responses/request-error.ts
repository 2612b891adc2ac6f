import type { ErrorBody, ErrorCode } from '@cae-map/contract/error-body';

/** The HTTP status of each error code. */
export const statusByCode: Readonly<Record<ErrorCode, number>> = {
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
  upstream_failed: 502,
  upstream_timeout: 504,
  internal: 500,
  not_implemented: 501,
  version_conflict: 409,
  duplicate_file: 409,
  already_decided: 409,
  email_taken: 409,
  wrong_credentials: 401,
  password_too_common: 422,
  password_too_personal: 422,
  email_not_confirmed: 403,
  account_disabled: 403,
  link_expired: 422,
  sign_in_failed: 422,
  session_of_disabled_account: 401,
  outdated_tileset: 404,
  gone: 410,
  field_leased: 409,
};

/** The `Retry-After` of responses with status 503 whose error has none, in seconds. */
export const defaultRetryAfterSeconds = 5;

export interface RequestErrorOptions extends ErrorOptions {
  /** Sent as `Retry-After`, in whole seconds. */
  readonly retryAfterSeconds?: number;
  /** Of a `version_conflict`. */
  readonly versions?: ErrorBody['versions'];
  /** Of a `duplicate_file`: the id of the image that has the same file. */
  readonly duplicateOf?: number;
  /** Why a file cannot be read as a book. */
  readonly bookFile?: ErrorBody['book_file'];
  /** Why a file cannot be read as translations. */
  readonly translationFile?: ErrorBody['translation_file'];
  /** Whether the request has sent an access token that is not valid (RFC 6750, section 3.1). */
  readonly hasInvalidToken?: boolean;
}

/** Rejects a request with a message for the client, in English and with a full stop. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly versions: ErrorBody['versions'];
  readonly duplicateOf: number | undefined;
  readonly bookFile: ErrorBody['book_file'];
  readonly translationFile: ErrorBody['translation_file'];
  readonly hasInvalidToken: boolean;

  constructor(
    code: ErrorCode,
    detail: string,
    {
      retryAfterSeconds,
      versions,
      duplicateOf,
      bookFile,
      translationFile,
      hasInvalidToken = false,
      ...options
    }: RequestErrorOptions = {},
  ) {
    super(detail, options);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.versions = versions;
    this.duplicateOf = duplicateOf;
    this.bookFile = bookFile;
    this.translationFile = translationFile;
    this.hasInvalidToken = hasInvalidToken;
  }
}
