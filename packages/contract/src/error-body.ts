import { z } from 'zod';
import { translationFileFailures } from './entities/translations/translation-file.ts';
import { bookFileFailures } from './entities/books/book-files.ts';

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
  'not_implemented',
  'version_conflict',
  'duplicate_file',
  'already_decided',
  'email_taken',
  'wrong_credentials',
  'password_too_common',
  'password_too_personal',
  'email_not_confirmed',
  'account_disabled',
  'link_expired',
  'sign_in_failed',
  'session_of_disabled_account',
  'outdated_tileset',
  'gone',
  'field_leased',
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
  duplicate_of: z
    .int()
    .optional()
    .describe('of a duplicate_file: the id of the image that has the same file'),
  translation_file: z
    .enum(translationFileFailures)
    .optional()
    .describe('why a file cannot be read as translations'),
  book_file: z.enum(bookFileFailures).optional().describe('why a file cannot be read as a book'),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
