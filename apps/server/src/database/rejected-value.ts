import { findSqlState } from './sql-state.ts';

/** The `SQLSTATE` codes of values that PostgreSQL rejects. */
const rejectedValueCodes = new Set([
  '22001', // string_data_right_truncation
  '22003', // numeric_value_out_of_range
  '22007', // invalid_datetime_format
  '22008', // datetime_field_overflow
  '22021', // character_not_in_repertoire, such as NUL in a text
  '22P02', // invalid_text_representation
  '22P05', // untranslatable_character, such as NUL in JSON
]);

/**
 * Whether a query failed because of a value of the request. The schemas of the endpoints reject such values; one that they
 * miss is still an error of the client, and its query must not be logged.
 */
export function isRejectedValue(error: unknown): boolean {
  const code = findSqlState(error);
  return code !== undefined && rejectedValueCodes.has(code);
}

/** Whether a query failed because another record has the same unique value (`unique_violation`). */
export function isTakenValue(error: unknown): boolean {
  return findSqlState(error) === '23505';
}
