import type { OutdatedTranslation } from '@cae-map/contract/entities/translations/translation';
import {
  findTranslatableField,
  type TargetLanguage,
} from '@cae-map/contract/entities/translations/translatable-fields';
import { translatableTables } from '@cae-map/contract/enumerations';
import { isVisibleField } from '@cae-map/expedition/translations/status/field-values';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { translations } from '../../../database/schema.ts';
import { findRecordsById } from '../../../writes/records/find-records.ts';
import { idOf } from '../../../writes/records/record-kind.ts';
import type { CallHandlers } from '../../calls.ts';
import type { TranslatedKinds } from '../translated-tables.ts';
import { readTexts } from './find-detail.ts';

/**
 * The endpoint of the published translations whose source has changed since. Only the records of outdated states are read, so that the work
 * does not grow with the whole content.
 */
export function outdatedService(
  orm: Orm,
  findKinds: () => TranslatedKinds,
  languages: readonly TargetLanguage[],
): CallHandlers<'listOutdatedTranslations'> {
  return { listOutdatedTranslations: () => listOutdated(orm, findKinds(), languages) };
}

async function listOutdated(
  orm: Orm,
  kinds: TranslatedKinds,
  languages: readonly TargetLanguage[],
): Promise<OutdatedTranslation[]> {
  const rows = await orm
    .select()
    .from(translations)
    .where(and(eq(translations.status, 'needs_update'), inArray(translations.language, [...languages])))
    .orderBy(asc(translations.translation_id));
  const outdated: OutdatedTranslation[] = [];
  for (const table of translatableTables) {
    const ofTable = rows.filter((row) => row.source_table === table);
    if (ofTable.length === 0) continue;
    const kind = kinds[table];
    const ids = [...new Set(ofTable.map((row) => row.source_id))];
    const records = new Map(
      (await findRecordsById(orm, kind, ids)).map((record) => [idOf(kind, record), record]),
    );
    for (const { source_id, field: name, language } of ofTable) {
      const record = records.get(source_id);
      const field = findTranslatableField(table, name);
      if (record === undefined || field === undefined) continue;
      // A translation that was removed is missing, not outdated.
      if (isVisibleField(readTexts(kind, record, field, language).target, field.format))
        outdated.push({ source_table: table, source_id, field: name, language });
    }
  }
  return outdated;
}
