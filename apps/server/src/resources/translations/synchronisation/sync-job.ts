import { targetLanguages } from '@cae-map/contract/entities/translations/translatable-fields';
import { translatableTables, type TranslatableTable } from '@cae-map/contract/enumerations';
import { z } from 'zod';
import type { JobContext, JobKind } from '../../../jobs/job-kind.ts';
import { firstLine } from '../../../jobs/run-job.ts';
import { shareRecords } from '../../../database/write-locks.ts';
import { idColumn } from '../../../writes/records/record-kind.ts';
import { visibleRecords, type TranslatedKinds } from '../translated-tables.ts';
import { syncRecords } from './sync-records.ts';

const payloadSchema = z.object({
  tables: z.array(z.enum(translatableTables)),
  language: z.enum(targetLanguages),
  /** What an interrupted attempt has done: the last record of a table, and the states that it has changed. */
  after: z
    .object({ table: z.enum(translatableTables), id: z.int() })
    .nullable()
    .default(null),
  done: z.int().default(0),
  changed: z.int().default(0),
});
type SyncPayload = z.output<typeof payloadSchema>;

/** The kind of the jobs that synchronise the translations of all records of some tables. */
export const syncJobKind = { name: 'sync-translations', payload: payloadSchema } as const;

/** The records of one transaction: editors wait for the locks of so many, for some milliseconds. */
const batchSize = 50;

/** Synchronises in batches, so that it can be stopped and continued, and editors and readers are not held up. */
export function syncTranslationsJob(findKinds: () => TranslatedKinds): JobKind<SyncPayload> {
  return {
    ...syncJobKind,
    concurrency: 1,
    pauses: { first: 5, longest: 60 },
    changes: ['translations'],
    work: (context) => work(context, findKinds()),
    describeFailure: (error) => `The translations cannot be synchronised: ${firstLine(error)}`,
  };
}

interface Batch {
  readonly table: TranslatableTable;
  readonly ids: readonly number[];
}

async function work(context: JobContext<SyncPayload>, kinds: TranslatedKinds): Promise<boolean> {
  const { orm, payload, signal, progress, end } = context;
  const batches: Batch[] = [];
  let total = 0;
  for (const table of payload.tables) {
    const rows = await visibleRecords[table](orm, { id: idColumn(kinds[table]) });
    const ids = rows.map(({ id }) => Number(id)).toSorted((one, other) => one - other);
    total += ids.length;
    const rest = ids.filter((id) => isLeft(payload, table, id));
    for (let start = 0; start < rest.length; start += batchSize)
      batches.push({ table, ids: rest.slice(start, start + batchSize) });
  }
  let { done, changed } = payload;
  for (const { table, ids } of batches) {
    signal.throwIfAborted();
    await orm.transaction(async (transaction) => {
      await shareRecords(transaction);
      const result = await syncRecords(transaction, kinds, { table, ids, language: payload.language });
      done += ids.length;
      changed += result.changed;
      const after = { table, id: ids.at(-1) ?? 0 };
      // Thrown, so that the transaction is rolled back; the job is that of the other process then.
      if (!(await context.checkpoint(transaction, { ...payload, after, done, changed })))
        throw new Error('another process has taken the job over');
    });
    progress(done, Math.max(total, done));
  }
  return await orm.transaction(async (transaction) => {
    await end(transaction, { records: done, changed });
    return changed > 0;
  });
}

/** Whether an earlier attempt has left a record for this one. */
function isLeft({ tables, after }: SyncPayload, table: TranslatableTable, id: number): boolean {
  if (after === null || table === after.table) return after === null || id > after.id;
  return tables.indexOf(table) > tables.indexOf(after.table);
}
