import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Connection exceptions, except the protocol violation with which a pooler rejects a connection parameter. */
const connectionExceptions = /^08(?!P01)\w{3}$/;

/** Other SQLSTATE codes of a PostgreSQL that is temporarily unavailable. */
const sqlStates = new Set([
  '53300', // too_many_connections
  '55P03', // lock_not_available: lock_timeout
  '57014', // query_canceled: statement_timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now: starting up or shutting down
  '57P05', // idle_session_timeout
]);

/** Error codes of the socket or of the look-up of the host; ENOENT is a missing Unix socket. */
const socketCodes = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Messages of errors of pg, pg-pool and PGlite that have no code. */
const driverMessages = [
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'PGlite is clos',
];

/**
 * Whether an error of any origin means that the database is temporarily unavailable. Only errors of Drizzle count, because
 * connections to clients break with the same socket codes.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return error instanceof DrizzleQueryError && isUnavailable(error.cause);
}

/** Whether an error of the database or its driver means that it is temporarily unavailable. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string') {
    if (sqlStates.has(code) || socketCodes.has(code) || connectionExceptions.test(code)) return true;
  }
  if (driverMessages.some((message) => error.message.startsWith(message))) return true;
  // A host with several addresses fails with one error for each.
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  return isUnavailable(error.cause);
}
