import { fieldKey, type FieldReference } from '@cae-map/contract/entities/translations/field-reference';
import { leaseSeconds } from '@cae-map/contract/entities/translations/translation-bounds';
import type { Lease } from '@cae-map/contract/entities/translations/lease';
import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { translationLeases, translations, users } from '../../../database/schema.ts';
import { RequestError } from '../../../responses/request-error.ts';

const isLive = gt(translationLeases.expires_at, sql`now()`);

function isOf({ source_table, source_id, field, language }: FieldReference): SQL | undefined {
  return and(
    eq(translationLeases.source_table, source_table),
    eq(translationLeases.source_id, source_id),
    eq(translationLeases.field, field),
    eq(translationLeases.language, language),
  );
}

/** The most leases that a user has; the one that ends first is given up for another one. */
export const maxLeasesOfUser = 5;

/**
 * Leases a field to a user, or renews the lease. One statement decides between users that ask at the same time.
 * @returns when the lease ends; undefined if another user has the field
 */
export async function takeLease(
  transaction: Orm,
  { source_table, source_id, field, language }: FieldReference,
  userId: number,
): Promise<Date | undefined> {
  const expires = sql`now() + make_interval(secs => ${leaseSeconds})`;
  const [taken] = await transaction
    .insert(translationLeases)
    .values({ source_table, source_id, field, language, user_id: userId, expires_at: expires })
    .onConflictDoUpdate({
      target: [
        translationLeases.source_table,
        translationLeases.source_id,
        translationLeases.field,
        translationLeases.language,
      ],
      set: { user_id: userId, expires_at: expires },
      setWhere: sql`${translationLeases.user_id} = ${userId} or ${translationLeases.expires_at} <= now()`,
    })
    .returning({ expiresAt: translationLeases.expires_at });
  return taken?.expiresAt;
}

/** Ends the oldest leases of a user beyond the limit, and the expired leases of all users. */
export async function trimLeases(transaction: Orm, userId: number): Promise<void> {
  const columns = sql`source_table, source_id, field, language`;
  await transaction.execute(sql`delete from ${translationLeases} where (${columns}) in (
    select ${columns} from ${translationLeases} where user_id = ${userId}
    order by expires_at desc offset ${maxLeasesOfUser} for update skip locked)`);
  await transaction.execute(sql`delete from ${translationLeases} where (${columns}) in (
    select ${columns} from ${translationLeases} where expires_at <= now() for update skip locked)`);
}

/** Reads the versions of the stored states of fields by `fieldKey`; a field without a state has the version 0. */
export async function readVersions(
  transaction: Orm,
  references: readonly FieldReference[],
): Promise<ReadonlyMap<string, number>> {
  const ids = [...new Set(references.map(({ source_id: id }) => id))];
  const rows = await transaction
    .select({
      source_table: translations.source_table,
      source_id: translations.source_id,
      field: translations.field,
      language: translations.language,
      version: translations.version,
    })
    .from(translations)
    .where(inArray(translations.source_id, ids));
  return new Map(rows.map((row) => [fieldKey(row), row.version]));
}

/** Ends the lease of a user; without effect if another user has it. */
export async function endLease(transaction: Orm, reference: FieldReference, userId: number): Promise<void> {
  await transaction
    .delete(translationLeases)
    .where(and(isOf(reference), eq(translationLeases.user_id, userId)));
}

/** @throws {RequestError} `field_leased` if another user has the field */
export async function requireFree(orm: Orm, reference: FieldReference, userId: number): Promise<void> {
  const [lease] = await orm
    .select({ userId: translationLeases.user_id, name: users.full_name })
    .from(translationLeases)
    .innerJoin(users, eq(users.user_id, translationLeases.user_id))
    .where(and(isOf(reference), isLive));
  if (lease === undefined || lease.userId === userId) return;
  throw new RequestError('field_leased', `${lease.name} is translating this field: choose another one.`);
}

/** The live leases of all users. */
export async function listLeases(orm: Orm, callerId: number): Promise<Lease[]> {
  const rows = await orm
    .select({ lease: translationLeases, name: users.full_name })
    .from(translationLeases)
    .innerJoin(users, eq(users.user_id, translationLeases.user_id))
    .where(isLive);
  return rows
    .map(({ lease: { user_id: userId, expires_at: expiresAt, ...reference }, name }) => ({
      ...reference,
      user: name,
      is_own: userId === callerId,
      expires_at: expiresAt.toISOString(),
    }))
    .toSorted((one, other) => fieldKey(one).localeCompare(fieldKey(other)));
}
