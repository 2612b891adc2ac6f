import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseConnection } from './connection.ts';

/** Of a statement in the log, in characters. */
const longestText = 1_000;

/**
 * Logs the text of queries that take long, without their values.
 * @param limit in milliseconds; 0 logs none
 */
export function logSlowQueries(
  database: Pick<DatabaseConnection, 'observeQueries'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  limit: number,
): void {
  if (limit === 0) return;
  database.observeQueries((text, duration) => {
    if (duration < limit) return;
    const statement = text.replace(/\s+/g, ' ').slice(0, longestText);
    log.warn({ statement, milliseconds: Math.round(duration) }, 'a query was slow');
  });
}
