import { DrizzleQueryError } from 'drizzle-orm';

/** The errors (`SQLSTATE`) with which PostgreSQL refuses a value itself, wherever the query uses it. */
const codesOfRefusedValues = new Set([
  '22001', // string_data_right_truncation
  '22003', // numeric_value_out_of_range
  '22007', // invalid_datetime_format
  '22008', // datetime_field_overflow
  '22021', // character_not_in_repertoire, such as NUL in a text
  '22P02', // invalid_text_representation
  '22P05', // untranslatable_character, such as NUL in JSON
]);

/**
 * Tells whether a query failed because of a value that came with the request. The schemas of the endpoints refuse such
 * values first; one that they miss is still the client's error, and its query must not reach the log.
 */
export function isRefusedValue(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError) || error.cause === undefined) return false;
  const code: unknown = Reflect.get(error.cause, 'code');
  return typeof code === 'string' && codesOfRefusedValues.has(code);
}
