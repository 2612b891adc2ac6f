import { createHash } from 'node:crypto';
import type { ErrorReport } from '@cae-map/contract/entities/operation/error-report';
import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../../database/connection.ts';
import { addErrors, type ErrorRow } from './repository.ts';

/** Groups reported errors in memory and writes them to the database, so that a report never waits for it. */
export interface ErrorGroups {
  add(report: ErrorReport): void;
  /** Writes the groups; never rejects. After a failure they are kept and written with the next ones. */
  flush(): Promise<void>;
}

/** How long groups stay in memory, in milliseconds; a crash loses them. */
const flushDelay = 10_000;
/** The most groups in memory; further ones are dropped until the database responds. */
const maxGroups = 200;

export function createErrorGroups(orm: Orm, log: Pick<FastifyBaseLogger, 'warn'>): ErrorGroups {
  let groups = new Map<string, ErrorRow>();
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | undefined;

  function addRow(row: ErrorRow): void {
    const existing = groups.get(row.error_id);
    if (existing === undefined && groups.size >= maxGroups) return;
    groups.set(row.error_id, {
      ...row,
      count: row.count + (existing?.count ?? 0),
      first_seen_at: existing?.first_seen_at ?? row.first_seen_at,
    });
  }

  async function write(): Promise<void> {
    const written = [...groups.values()];
    groups = new Map();
    if (written.length === 0) return;
    try {
      await addErrors(orm, written);
    } catch (error) {
      log.warn({ err: error }, 'the reported errors cannot be written');
      const newer = [...groups.values()];
      groups = new Map();
      for (const row of [...written, ...newer]) addRow(row);
    }
  }

  function schedule(): void {
    if (timer !== undefined || groups.size === 0) return;
    timer = setTimeout(() => void flush(), flushDelay).unref();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    await flushing;
    flushing = write().finally(() => {
      flushing = undefined;
      schedule();
    });
    await flushing;
  }

  return {
    add(report) {
      addRow(toRow(report, new Date()));
      schedule();
    },
    flush,
  };
}

/** The time is that of the server: clocks of browsers can be wrong by years. */
function toRow({ exception, release, tags }: ErrorReport, now: Date): ErrorRow {
  const [{ type, value, stacktrace }] = exception.values;
  // The last frame is the innermost one.
  const frame = stacktrace?.frames.at(-1);
  const origin = frame === undefined ? '' : `${frame.filename}:${frame.lineno ?? 0}:${frame.colno ?? 0}`;
  const hash = createHash('sha256').update(JSON.stringify([type, value, origin]));
  return {
    error_id: hash.digest('base64url').slice(0, 22),
    type,
    message: value,
    origin,
    release,
    page: tags.page,
    count: 1,
    first_seen_at: now,
    last_seen_at: now,
  };
}
