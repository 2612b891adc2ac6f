import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Orm } from '../../database/connection.ts';
import { openPostgresqlDatabase } from '../../database/postgresql.ts';
import { queryRows } from '../../database/query-rows.ts';
import { contentLoads, originals, places, users } from '../../database/schema.ts';
import { contentParts } from '../../database/values.ts';
import { hashPassword } from '../../security/password-hasher.ts';
import { readSettings } from '../../settings.ts';
import { aPlace } from '../records.ts';
import type { JobEnd } from './upload-ledger.ts';
import { readWrite } from './numbered-writes.ts';
import type { StoredWrite } from './write-ledger.ts';

/** The account of all editors. */
export const account = { email: 'editor@example.org', password: 'twelve camels on ice' };

async function withDatabase<Result>(url: string, work: (orm: Orm) => Promise<Result>): Promise<Result> {
  const database = await openPostgresqlDatabase(url, () => undefined);
  try {
    return await work(database.orm);
  } finally {
    await database.close();
  }
}

/** Migrates an empty database and adds an administrator and places. @returns the ids of the places */
export async function prepareDatabase(url: string, count: number): Promise<number[]> {
  const database = await openPostgresqlDatabase(url, () => undefined);
  const records = Array.from({ length: count }, () => aPlace());
  try {
    await database.migrate(readSettings({}).migrationsDir);
    await database.orm.insert(contentLoads).values(contentParts.map((part) => ({ part, summary: 'none' })));
    await database.orm.insert(places).values(records);
    await database.orm.insert(users).values({
      email: account.email,
      full_name: 'Anna Petrova',
      password_hash: await hashPassword(account.password),
      role: 'admin',
      is_verified: true,
    });
  } finally {
    await database.close();
  }
  await recordJobEnds(url);
  return records.map(({ place_id }) => place_id);
}

/** Lets the database record each end of a job, because ended jobs are removed. */
export async function recordJobEnds(url: string): Promise<void> {
  await withDatabase(url, async (orm) => {
    await orm.execute(sql`create schema chaos`);
    await orm.execute(
      sql`create table chaos.job_ends (kind text not null, key text not null, state text not null)`,
    );
    await orm.execute(sql`create function chaos.record_end() returns trigger language plpgsql as $$
      begin insert into chaos.job_ends values (new.kind, new.key, new.state); return null; end $$`);
    await orm.execute(sql`create trigger job_ends after update on jobs for each row
      when (new.state in ('done', 'failed', 'cancelled')) execute function chaos.record_end()`);
  });
}

const imageJobs = 'image-sizes';

/** The ends of the jobs of images. */
export async function readJobEnds(url: string): Promise<JobEnd[]> {
  return await withDatabase(url, (orm) =>
    queryRows(
      orm,
      sql`select key::int as "imageId", state from chaos.job_ends where kind = ${imageJobs}`,
      z.object({ imageId: z.int(), state: z.string() }),
    ),
  );
}

/** The images whose jobs have not ended. */
export async function readUnfinishedJobs(url: string): Promise<Set<number>> {
  const rows = await withDatabase(url, (orm) =>
    queryRows(
      orm,
      sql`select key::int as id from jobs where kind = ${imageJobs} and state in ('waiting', 'running')`,
      z.object({ id: z.int() }),
    ),
  );
  return new Set(rows.map(({ id }) => id));
}

/** Ends the leases of jobs and the pauses before their next attempts, for runs that have no time to wait for them. */
export async function hurryJobs(url: string): Promise<void> {
  await withDatabase(url, (orm) =>
    orm.execute(sql`update jobs set lease_until = case when state = 'running' then now() end, retry_at = null
      where kind = ${imageJobs} and state in ('waiting', 'running')`),
  );
}

/** The writes in the history of the database, and the last one of each record. */
export async function readStoredWrites(
  url: string,
): Promise<{ readonly history: readonly StoredWrite[]; readonly records: ReadonlyMap<number, number> }> {
  return await withDatabase(url, async (orm) => {
    const changed = await queryRows(
      orm,
      sql`select entity_id as record, after->>'notes' as notes, after->>'notes_en' as notes_en from changes
        where entity = 'place' order by change_id`,
      z.object({ record: z.int(), notes: z.string(), notes_en: z.string() }),
    );
    const rows = await orm.select().from(places);
    return {
      history: changed.map((change) => ({ record: change.record, write: readWrite(change) })),
      records: new Map(rows.map((row) => [row.place_id, readWrite(row)])),
    };
  });
}

/** The originals of uploads, with the names of their files. */
export async function readOriginals(url: string) {
  return await withDatabase(url, (orm) => orm.select().from(originals));
}
