import { sql } from 'drizzle-orm';
import type { Orm } from './connection.ts';

/*
 * The locks that writes share, beside those of rows. Every transaction takes them in the order of this list and before it locks a row;
 * docs/decisions/2026-11-27-order-of-locks.md has the whole order. They are released with the transaction, and no query that only reads
 * waits for them.
 */

/** The ids of the advisory locks, in the order in which a transaction takes them. */
const lockIds = {
  /** Shared by all writes; an import of records has it alone. */
  records: 1_924_1930,
  /** Of writes after which a user may not be an administrator any more. */
  administrators: 1_924_1931,
  /** Of writes that choose the position or the name of an image from those of all images. */
  images: 1_924_1932,
} as const;

/** Lets other writes run at the same time, but no import. */
export async function shareRecords(transaction: Orm): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(${lockIds.records})`);
}

/** Waits for all running writes, and lets no other one begin until the end of the transaction. */
export async function lockRecords(transaction: Orm): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${lockIds.records})`);
}

/** Lets no other transaction remove an administrator until the end of this one. */
export async function lockAdministrators(transaction: Orm): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${lockIds.administrators})`);
}

/** Lets no other transaction choose a position or a name of an image until the end of this one. Edits of images do not wait. */
export async function lockImageChoices(transaction: Orm): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${lockIds.images})`);
}
