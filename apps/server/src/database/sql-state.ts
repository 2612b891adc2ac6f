import { DrizzleQueryError } from 'drizzle-orm/errors';

/** The `SQLSTATE` code with which PostgreSQL or PGlite has rejected a query; undefined for other errors. */
export function findSqlState(error: unknown): string | undefined {
  if (!(error instanceof DrizzleQueryError) || error.cause === undefined) return undefined;
  const code: unknown = Reflect.get(error.cause, 'code');
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}
