import { StartError } from '../lib/start-error.ts';

/** Where PGlite mounts the folder of the database. */
const mountPoint = '/pglite/data';

/**
 * The error with which the start ends when the embedded database in `folder` cannot be used.
 * @param log what PostgreSQL wrote to its standard error until then
 */
export function embeddedDatabaseError(
  folder: string,
  error: unknown,
  log: readonly string[] = [],
): StartError {
  const reason = (loggedReason(log) ?? messageOf(error)).replaceAll(mountPoint, folder);
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
function loggedReason(log: readonly string[]): string | undefined {
  const index = log.findLastIndex((line) => /\b(ERROR|FATAL|PANIC): /.test(line));
  // A failure before PostgreSQL has set up its log has no severity.
  if (index === -1) return log.findLast((line) => line.startsWith('postgres: '))?.slice('postgres: '.length);
  const message = textOf(log[index]);
  const following = log[index + 1] ?? '';
  return following.includes('DETAIL: ') ? `${message}: ${textOf(following)}` : message;
}

/** A line of the log without time, process, severity and position in the query. */
function textOf(line = ''): string {
  return line.replace(/^.*?\b[A-Z]+: +/, '').replace(/ at character \d+$/, '');
}

/** The message of the error that caused all others; a query error itself only repeats the query. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'PGlite failed';
  if (error.cause instanceof Error) return messageOf(error.cause);
  return error.message.split('\n', 1)[0] ?? '';
}
