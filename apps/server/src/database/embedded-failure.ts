import { StartError } from '../lib/start-error.ts';

/** Where PGlite mounts the folder of the database. */
const mountPoint = '/pglite/data';

/**
 * Creates the start error of an embedded database in `folder` that cannot be used.
 * @param log the lines that PostgreSQL has written to its standard error
 */
export function createEmbeddedDatabaseError(
  folder: string,
  error: unknown,
  log: readonly string[] = [],
): StartError {
  const reason = (findLoggedReason(log) ?? findRootMessage(error)).replaceAll(mountPoint, folder);
  const sentence = `The database in ${folder} cannot be used: ${reason.replace(/\.$/, '')}.`;
  if (reason.includes('Permission denied')) {
    const advice = 'Give this user the right to read and write all files in the folder.';
    return new StartError('data_folder', `${sentence}\n${advice}`, { cause: error });
  }
  const advice = /initialized by PostgreSQL version \d\d/.test(reason)
    ? 'Start the version of CAE Map that made it, or restore a backup that was made with this version.'
    : 'Restore the folder from a backup, or move it away: then the next start creates a new database.';
  return new StartError('database_failed', `${sentence}\n${advice}`, { cause: error });
}

/** The last message that PostgreSQL logged as an error, with its details, on one line. */
function findLoggedReason(log: readonly string[]): string | undefined {
  const index = log.findLastIndex((line) => /\b(ERROR|FATAL|PANIC): /.test(line));
  // A failure before PostgreSQL has set up its log has no severity.
  if (index === -1) return log.findLast((line) => line.startsWith('postgres: '))?.slice('postgres: '.length);
  const message = parseLogMessage(log[index]);
  const following = log[index + 1] ?? '';
  return following.includes('DETAIL: ') ? `${message}: ${parseLogMessage(following)}` : message;
}

/** Returns a log line without time, process, severity and position in the query. */
function parseLogMessage(line = ''): string {
  return line.replace(/^.*?\b[A-Z]+: +/, '').replace(/ at character \d+$/, '');
}

/** Returns the message of the root cause; the message of a query error only repeats the query. */
function findRootMessage(error: unknown): string {
  if (!(error instanceof Error)) return 'PGlite failed';
  if (error.cause instanceof Error) return findRootMessage(error.cause);
  return error.message.split('\n', 1)[0] ?? '';
}
