import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.ts';
import { jobs } from '../database/schema.ts';
import { withDeadline } from '../lib/deadline.ts';

/** How long a read of the metrics waits for the database, in milliseconds. */
const jobsTimeout = 1_500;

const modes = ['alone', 'starting', 'listening', 'lost', 'polling'] as const;

const jobSchema = z.object({
  kind: z.string(),
  state: z.string(),
  count: z.int(),
  oldest: z.coerce.number().nullable(),
});

/** Adds the metrics of the database, of the jobs in it, and of the changes that other processes announce. */
export function addDatabaseMetrics(
  registry: Registry,
  { database, schemaWatch }: Pick<FastifyInstance, 'database' | 'schemaWatch'>,
  buckets: number[],
): void {
  const registers = [registry];
  const queries = new Histogram({
    name: 'cae_database_query_duration_seconds',
    help: 'Durations of queries.',
    buckets,
    registers,
  });
  database.observeQueries((_text, duration) => queries.observe(duration / 1_000));
  const connections = new Gauge({
    name: 'cae_database_connections',
    help: 'Connections to PostgreSQL, and queries that wait for one.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.poolStatus() ?? {}))
        connections.set({ state }, count);
    },
  });
  const outdated = new Gauge({
    name: 'cae_schema_outdated',
    help: 'Whether a newer version has migrated the database.',
    registers,
    collect(): void {
      outdated.set(schemaWatch.isOutdated() ? 1 : 0);
    },
  });
  const announcements = new Gauge({
    name: 'cae_announcements_mode',
    help: 'How changes of other processes are learned: 1 for the present mode.',
    labelNames: ['mode'] as const,
    registers,
    collect() {
      const { mode: present } = database.announcementStatus();
      for (const mode of modes) announcements.set({ mode }, mode === present ? 1 : 0);
    },
  });
  const delay = new Gauge({
    name: 'cae_announcement_delay_seconds',
    help: 'From sending the last token to its arrival by LISTEN.',
    registers,
    collect() {
      const { delay: milliseconds } = database.announcementStatus();
      if (milliseconds !== null) delay.set(milliseconds / 1_000);
    },
  });
  const resyncs = new Counter({
    name: 'cae_announcement_resyncs_total',
    help: 'How often everything was invalidated because announcements may have been missed.',
    registers,
    collect() {
      resyncs.reset();
      resyncs.inc(database.announcementStatus().resyncs);
    },
  });
  let running: Promise<void> | undefined;
  /** The metrics of jobs are set by one query, whichever of them is read first. */
  const refresh = (): Promise<void> => {
    running ??= readJobs().finally(() => (running = undefined));
    return running;
  };
  const isUp = new Gauge({
    name: 'cae_database_up',
    help: 'Whether the jobs could be read.',
    registers,
    collect: refresh,
  });
  const oldest = new Gauge({
    name: 'cae_jobs_oldest_waiting_seconds',
    help: 'For how long the job that waits longest could have started.',
    registers,
    collect: refresh,
  });
  const counts = new Gauge({
    name: 'cae_jobs',
    help: 'Jobs in the background by kind and state, of all processes.',
    labelNames: ['kind', 'state'] as const,
    registers,
    collect: refresh,
  });

  async function readJobs(): Promise<void> {
    counts.reset();
    try {
      const rows = await withDeadline(queryRows(database.orm, countJobs, jobSchema), jobsTimeout);
      for (const { kind, state, count } of rows) counts.set({ kind, state }, count);
      oldest.set(Math.max(0, ...rows.map((row) => row.oldest ?? 0)));
      isUp.set(1);
    } catch {
      isUp.set(0);
    }
  }
}

const countJobs = sql`select ${jobs.kind}, ${jobs.state}, count(*)::int as count,
    max(extract(epoch from now() - greatest(${jobs.queued_at}, coalesce(${jobs.retry_at}, ${jobs.queued_at}))))
      filter (where ${jobs.state} = 'waiting' and (${jobs.retry_at} is null or ${jobs.retry_at} <= now())) as oldest
  from ${jobs} group by ${jobs.kind}, ${jobs.state} limit 200`;
