import { isVisible } from '@cae-map/contract/visible-character';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { people, places, works } from '../../database/schema.ts';
import { RequestError } from '../../responses/request-error.ts';
import { checkSlugs } from '../../writes/records/check-slugs.ts';
import type { PlannedChange } from '../../writes/records/record-kind.ts';
import type { PersonValues } from './person-values.ts';

type PersonRow = typeof people.$inferSelect;
type PersonChange = PlannedChange<PersonRow, PersonValues>;

const checkNames = checkSlugs<PersonRow, PersonValues>(people, 'person_id');

/**
 * Checks the name in URLs, the accounts of the life, and the references to places and works. References that the record has already stay,
 * because what they name may have been deleted since.
 * @throws {RequestError} `invalid_request` with the field to correct
 */
export async function checkPeople(transaction: Orm, changes: readonly PersonChange[]): Promise<void> {
  await checkNames(transaction, changes);
  // One after another: a transaction has a single connection.
  for (const change of changes) {
    requireAccounts(change);
    await requirePlaces(transaction, change);
    await requireWorks(transaction, change);
  }
}

function requireAccounts({ values }: PersonChange): void {
  for (const field of ['about_ru', 'about_en'] as const) {
    const html = values[field];
    if (html !== undefined && !isVisible(html.replace(/<[^>]*>/g, '')))
      throw new RequestError('invalid_request', `${field} must have a visible character.`);
  }
}

async function requirePlaces(transaction: Orm, { before, values }: PersonChange): Promise<void> {
  const endsOf = (stretches: PersonRow['stretches'] = []) => stretches.flatMap(({ from, to }) => [from, to]);
  const known = new Set(endsOf(before?.stretches));
  const added = endsOf(values.stretches).filter((id) => !known.has(id));
  if (added.length === 0) return;
  const found = await transaction
    .select({ id: places.place_id })
    .from(places)
    .where(and(inArray(places.place_id, added), isNull(places.deleted_at)));
  const existing = new Set(found.map(({ id }) => id));
  const missing = added.find((id) => !existing.has(id));
  if (missing !== undefined)
    throw new RequestError(
      'invalid_request',
      `stretches has the place ${missing}, but there is no such place.`,
    );
}

async function requireWorks(transaction: Orm, { before, values }: PersonChange): Promise<void> {
  const known = new Set(before?.sources.map(({ work }) => work));
  const added = (values.sources ?? []).map(({ work }) => work).filter((work) => !known.has(work));
  if (added.length === 0) return;
  const found = await transaction
    .select({ id: works.work_id })
    .from(works)
    .where(and(inArray(works.work_id, added), isNull(works.deleted_at)));
  const existing = new Set(found.map(({ id }) => id));
  const missing = added.find((work) => !existing.has(work));
  if (missing !== undefined)
    throw new RequestError('invalid_request', `sources has the work ${missing}, but there is no such work.`);
}
