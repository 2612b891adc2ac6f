import { isVisible } from '@cae-map/contract/visible-character';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { people, works } from '../../database/schema.ts';
import { RequestError } from '../../responses/request-error.ts';
import { checkPlacesExist, type PlaceReferences } from '../../writes/records/check-places-exist.ts';
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
    await checkPlacesExist(transaction, [placesOf(change)]);
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

function placesOf({ before, values }: PersonChange): PlaceReferences {
  const endsOf = (stretches: PersonRow['stretches'] = []) => stretches.flatMap(({ from, to }) => [from, to]);
  return { field: 'stretches', former: endsOf(before?.stretches), ids: endsOf(values.stretches) };
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
