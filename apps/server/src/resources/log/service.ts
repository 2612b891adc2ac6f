import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { logEventSchema, usageEventNames, type LogEventName } from '@cae-map/contract/entities/log';
import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../../database/connection.ts';
import { RequestError } from '../../responses/request-error.ts';
import { describeEvent } from './detail.ts';
import { addCounts, sumCounts, type LogCount, type LogTotal } from './repository.ts';

export interface LogQuery {
  readonly event: LogEventName;
  readonly lang: ContentLanguage;
  readonly data: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The counts of events since a day (`YYYY-MM-DD`), including those that are not yet in the database. */
    sumLogCounts(since: string): Promise<LogTotal[]>;
  }
}

export interface LogService {
  /**
   * Counts an event in memory.
   * @throws {RequestError} `invalid_request` for data that do not match the event, `not_implemented` for one of the usage that is not counted
   */
  count(query: LogQuery): void;
  /**
   * Writes the counts to the database; never rejects. After a failure they are kept and written with the next ones, so that
   * counts can double if the database has committed them nevertheless.
   */
  flush(): Promise<void>;
  /** The counts since a day (`YYYY-MM-DD`), including those in memory. */
  sumCounts(since: string, limit?: number): Promise<LogTotal[]>;
}

/** How long counts stay in memory, in milliseconds; a crash loses them. */
const flushDelay = 10_000;
/** The most different counts in memory; further events are dropped until the database responds. */
const maxCounts = 1000;

/** Whether the operator has turned the usage analytics on. */
interface LogOptions {
  readonly countsUsage: boolean;
}

/** Counts events in memory and writes the counts to the database, so that a request never waits for it. */
export function logService(
  orm: Orm,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { countsUsage }: LogOptions,
): LogService {
  let counts = new Map<string, LogCount>();
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | undefined;

  function add(count: LogCount): void {
    const key = JSON.stringify([count.day, count.event, count.lang, count.detail]);
    const existing = counts.get(key);
    if (!existing && counts.size >= maxCounts) return;
    counts.set(key, { ...count, count: count.count + (existing?.count ?? 0) });
  }

  async function write(): Promise<void> {
    const written = [...counts.values()];
    counts = new Map();
    for (const [day, ofDay] of groupByDay(written)) {
      try {
        await addCounts(orm, day, ofDay);
      } catch (error) {
        log.warn({ err: error }, 'the counts of events cannot be written');
        for (const count of ofDay) add(count);
      }
    }
  }

  function schedule(): void {
    if (timer || counts.size === 0) return;
    timer = setTimeout(() => void flush(), flushDelay).unref();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // Counts of requests during a write are written by the next one.
    await flushing;
    flushing = write().finally(() => {
      flushing = undefined;
      schedule();
    });
    await flushing;
  }

  return {
    count({ event, lang, data }) {
      if (!countsUsage && usageEventNames.includes(event))
        throw new RequestError(
          'not_implemented',
          'The usage is not counted here: the operator has not turned it on (USAGE_COUNTS).',
        );
      const parsed = logEventSchema.safeParse({ event, data: parseJson(data) });
      const detail = parsed.success ? describeEvent(parsed.data) : undefined;
      if (detail === undefined)
        throw new RequestError('invalid_request', `The data of the event ${event} are not valid.`);
      add({ day: new Date().toISOString().slice(0, 10), event, lang, detail, count: 1 });
      schedule();
    },
    flush,
    async sumCounts(since, limit) {
      await flush();
      return await sumCounts(orm, since, limit);
    },
  };
}

function groupByDay(counts: readonly LogCount[]): Map<string, LogCount[]> {
  const days = new Map<string, LogCount[]>();
  for (const count of counts) days.set(count.day, [...(days.get(count.day) ?? []), count]);
  return days;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
