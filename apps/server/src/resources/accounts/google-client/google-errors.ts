import * as openid from 'openid-client';
import { RequestError } from '../../../responses/request-error.ts';

/** The codes of `ClientError` for responses that are not those of a provider. */
const failureCodes = new Set([
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** Translates an error of the request for the endpoints of the provider. */
export function toDiscoveryError(error: unknown): RequestError {
  return isTimeout(error) ? createTimeoutError(error) : createFailedError(error);
}

/** Translates an error of the last step of a sign-in: that of the provider, or a response that does not belong to it. */
export function toExchangeError(error: unknown): unknown {
  if (error instanceof RequestError) return error;
  if (isTimeout(error)) return createTimeoutError(error);
  if (error instanceof openid.AuthorizationResponseError)
    return new RequestError('sign_in_failed', describeRefusal(error.error), { cause: error });
  if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant')
    return new RequestError('sign_in_failed', 'The sign-in was completed already: start it again.', {
      cause: error,
    });
  const isOfClient = error instanceof openid.ClientError && !failureCodes.has(error.code ?? '');
  if (!isOfClient) return createFailedError(error);
  return new RequestError(
    'sign_in_failed',
    'The response of Google does not belong to this sign-in: start it again.',
    { cause: error },
  );
}

function describeRefusal(error: string): string {
  if (error === 'access_denied') return 'The sign-in was cancelled at Google.';
  // The text is part of the URL that the browser has called.
  const code = /^[a-z_]{1,40}$/.test(error) ? error : 'unknown error';
  return `Google has rejected the sign-in (${code}): start it again.`;
}

function isTimeout(error: unknown): boolean {
  return error instanceof openid.ClientError && error.code === 'OAUTH_TIMEOUT';
}

function createTimeoutError(cause: unknown): RequestError {
  return new RequestError('upstream_timeout', 'Google did not respond in time: try again later.', { cause });
}

function createFailedError(cause: unknown): RequestError {
  return new RequestError('upstream_failed', 'Google did not respond as expected: try again later.', {
    cause,
  });
}
