import { eq } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { translations } from '../../../database/schema.ts';
import { RequestError } from '../../../responses/request-error.ts';
import type { TranslationRow } from '../../../writes/records/translations/translation-rows.ts';

/**
 * Finds the stored state of a translation by its id.
 * @throws {RequestError} `not_found`
 */
export async function findTranslation(orm: Orm, id: number): Promise<TranslationRow> {
  const [row] = await orm.select().from(translations).where(eq(translations.translation_id, id));
  if (row === undefined) throw new RequestError('not_found', `There is no translation ${id}.`);
  return row;
}
