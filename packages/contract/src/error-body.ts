import { z } from 'zod';

/** Stable ids of the API errors; the general one of a status precedes the others of that status. */
export const errorCodes = [
  'not_found',
  'invalid_request',
  'unauthenticated',
  'forbidden',
  'request_timeout',
  'conflict',
  'too_many_requests',
  'payload_too_large',
  'unsupported_media_type',
  'unavailable',
  'upstream_failed',
  'upstream_timeout',
  'internal',
  'version_conflict',
  'email_taken',
  'wrong_credentials',
  'password_too_common',
  'password_too_personal',
  'email_not_confirmed',
  'account_disabled',
  'link_expired',
  'sign_in_failed',
  'session_of_disabled_account',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The body of every response with a status of 400 or more. */
export const errorBodySchema = z.object({
  detail: z.string().describe('the problem and how to fix it, in English'),
  code: z.enum(errorCodes),
  versions: z
    .object({ edited: z.int(), current: z.int(), record: z.unknown() })
    .optional()
    .describe('of a version_conflict: the version that was edited, the current one, and the current record'),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
