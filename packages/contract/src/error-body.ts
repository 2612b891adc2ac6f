import { z } from 'zod';

/** Stable ids of everything that can go wrong at the interface; clients map them to words, never the detail text. */
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
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The body of every answer with a status of 400 or more. */
export const errorBodySchema = z.object({
  detail: z.string().describe('what is wrong and what to do, in English'),
  code: z.enum(errorCodes),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
