import { findSqlState } from './sql-state.ts';

/*
 * Failures of the disk and of the memory, which end without a restart when there is space again. The codes of the system are those of any
 * file that the server reads or writes, the SQLSTATE codes those of PostgreSQL and of the embedded database.
 */

/** `disk_full`: of a table, of an index, or of a temporary file. */
const fullSqlStates = new Set(['53100']);
const fullSystemCodes = new Set(['ENOSPC', 'EDQUOT']);

const failedSqlStates = new Set([
  '53000', // insufficient_resources
  '53200', // out_of_memory
  '53400', // configuration_limit_exceeded, such as that of temporary files
  '58030', // io_error
]);
const failedSystemCodes = new Set(['EIO', 'EMFILE', 'ENFILE', 'ENOMEM', 'EROFS', 'ESTALE']);

/** The cause of a failed read or write: `full` for a disk without space, `failed` for another failure of disk or memory. */
export type StorageFailure = 'full' | 'failed';

/** Returns how the storage has failed; undefined for errors with other causes. */
export function findStorageFailure(error: unknown): StorageFailure | undefined {
  return (
    classify(findSqlState(error), fullSqlStates, failedSqlStates) ??
    classify(findSystemCode(error), fullSystemCodes, failedSystemCodes)
  );
}

function classify(
  code: string | undefined,
  full: ReadonlySet<string>,
  failed: ReadonlySet<string>,
): StorageFailure | undefined {
  if (code === undefined) return undefined;
  if (full.has(code)) return 'full';
  return failed.has(code) ? 'failed' : undefined;
}

/** The code of an operation on a file, also as the cause of another error. */
function findSystemCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code: unknown = Reflect.get(error, 'code');
  const isOfSystem = typeof code === 'string' && typeof Reflect.get(error, 'syscall') === 'string';
  return isOfSystem ? code : findSystemCode(error.cause);
}
