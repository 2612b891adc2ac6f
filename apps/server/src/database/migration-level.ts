import { sql } from 'drizzle-orm';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { z } from 'zod';
import type { Orm } from './connection.ts';
import { queryRows } from './query-rows.ts';

/** The migrations of this version of the product, oldest first. */
export function readMigrations(migrationsDir: string): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: migrationsDir });
}

/** The time of the newest migration of the database in milliseconds; 0 for a database without tables. */
export async function readMigrationLevel(orm: Orm): Promise<number> {
  const [table] = await queryRows(
    orm,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
    z.object({ name: z.string().nullable() }),
  );
  if (table?.name === null) return 0;
  const [newest] = await queryRows(
    orm,
    sql`select coalesce(max(created_at), 0)::text as level from drizzle.__drizzle_migrations`,
    z.object({ level: z.coerce.number() }),
  );
  return newest?.level ?? 0;
}

/** The time of the newest migration of this version of the product, in milliseconds. */
export function newestMigration(migrationsDir: string): number {
  return Math.max(0, ...readMigrations(migrationsDir).map(({ folderMillis }) => folderMillis));
}
