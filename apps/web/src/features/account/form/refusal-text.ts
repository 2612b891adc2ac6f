import { ApiError } from '@cae-map/contract/api/client';
import type { ErrorCode } from '@cae-map/contract/error-body';
import type { AccountMessages } from '../messages/index.ts';

/** The codes that have a message of their own. */
const explainedCodes = [
  'wrong_credentials',
  'email_taken',
  'password_too_common',
  'password_too_personal',
  'email_not_confirmed',
  'account_disabled',
  'link_expired',
  'sign_in_failed',
  'unavailable',
  'upstream_failed',
  'upstream_timeout',
  'version_conflict',
  'invalid_request',
] as const satisfies readonly ErrorCode[];

/** Reads a code that has a message; undefined for any other text. */
export function readExplainedCode(text: string | null): ErrorCode | undefined {
  return ([...explainedCodes, 'too_many_requests'] as const).find((code) => code === text);
}

/** The message for a failed request, in the language of the page; null for codes without a message. */
export function refusalText(error: Error, messages: AccountMessages): string | null {
  const { accountRefusals: labels } = messages;
  if (!(error instanceof ApiError)) return labels.otherFailure;
  const { code, kind } = error;
  if (code === 'too_many_requests') return tooManyText(error.retryAfter, messages);
  const explained = explainedCodes.find((each) => each === code);
  if (explained !== undefined) return labels[explained];
  return kind === 'network' || kind === 'timeout' ? labels[kind] : null;
}

/**
 * The message for a failed request; for codes without a message the detail of the server, and without a detail a general
 * message.
 */
export function failureText(error: Error, messages: AccountMessages, general: string): string {
  return refusalText(error, messages) ?? detailOf(error) ?? general;
}

/** The detail of an error response; null if the server sent none. */
function detailOf(error: Error): string | null {
  const isOwnText = error instanceof ApiError && error.message !== `status ${error.status}`;
  return isOwnText && error.kind === 'refused' && error.message.trim() !== '' ? error.message : null;
}

/** @param seconds of the header `Retry-After` */
function tooManyText(seconds: number | undefined, { accountRefusals: labels }: AccountMessages): string {
  if (seconds === undefined || seconds <= 0) return labels.tooMany;
  const isShort = seconds <= 90;
  return labels.tooManyUntil(
    isShort ? labels.seconds(Math.ceil(seconds)) : labels.minutes(Math.ceil(seconds / 60)),
  );
}
