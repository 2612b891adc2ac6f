import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

interface Relation {
  readonly name: string;
  /** Relative to the folder of the database. */
  readonly file: string;
  /** False for system tables, indexes and sequences. */
  readonly has_rows: boolean;
}

/** Lower ids belong to system tables. */
const firstUserId = 16_384;

const relationsQuery = `
  select oid::regclass::text as name, pg_relation_filepath(oid) as file,
    oid >= ${firstUserId} and relkind in ('r', 't') as has_rows
  from pg_class where pg_relation_filenode(oid) is not null`;

/**
 * Checks that all tables and indexes have their files, and reads all pages of the user tables, so that PostgreSQL verifies
 * the checksums. Otherwise damage is detected only when the first visitor reads the table.
 * @throws an error with the name of the damaged file.
 */
export async function checkRelations(client: PGlite, folder: string): Promise<void> {
  const { rows: relations } = await client.query<Relation>(relationsQuery);
  const lost = relations.find(({ file }) => !existsSync(path.join(folder, file)));
  if (lost !== undefined) throw new Error(`the file ${lost.file} of ${lost.name} is missing`);
  const counts = relations
    .filter(({ has_rows }) => has_rows)
    .map(({ name }) => `select count(*) from ${name}`);
  if (counts.length > 0) await client.query(counts.join(' union all '));
}
