import { findSqlState } from './sql-state.ts';

/** The `SQLSTATE` codes of transactions that PostgreSQL has rolled back because of another one, and that can be repeated. */
const conflictCodes = new Set([
  '40001', // serialization_failure
  '40P01', // deadlock_detected
]);

/** Whether PostgreSQL has rolled a transaction back because of another one. */
export function isTransactionConflict(error: unknown): boolean {
  const code = findSqlState(error);
  return code !== undefined && conflictCodes.has(code);
}
