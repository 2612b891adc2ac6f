import { z } from 'zod';

/** Stable ids of the API errors. Clients map them to localized messages and never show the detail. */
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
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The body of every response with a status of 400 or more. */
export const errorBodySchema = z.object({
  detail: z.string().describe('the problem and how to fix it, in English'),
  code: z.enum(errorCodes),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
