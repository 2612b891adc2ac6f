import { isVisible } from '@cae-map/contract/visible-character';
import type { Orm } from '../../database/connection.ts';
import { people } from '../../database/schema.ts';
import { RequestError } from '../../responses/request-error.ts';
import { checkPlacesExist, type PlaceReferences } from '../../writes/records/check-places-exist.ts';
import { checkSlugs } from '../../writes/records/check-slugs.ts';
import { checkSources } from '../../writes/records/check-sources.ts';
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
  }
  await checkSources(transaction, changes);
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
