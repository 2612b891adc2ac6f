import { fieldKey } from '@cae-map/contract/entities/translations/field-reference';
import {
  translatedInto,
  type TargetLanguage,
} from '@cae-map/contract/entities/translations/translatable-fields';
import type { ExportedStatus } from '@cae-map/contract/entities/translations/translation-file';
import { translatableTables, type TranslatableTable } from '@cae-map/contract/enumerations';
import type { TranslationUnit } from '@cae-map/translation-files/model/translation-unit';
import { asc, eq } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { translationComments } from '../../../database/schema.ts';
import { findRecords } from '../../../writes/records/find-records.ts';
import { idOf, type RecordKind, type RecordRow } from '../../../writes/records/record-kind.ts';
import { readTexts } from '../states/find-detail.ts';
import { listStates } from '../states/list-states.ts';
import type { TranslatedKinds } from '../translated-tables.ts';

/** Which translations a file contains. */
export interface ExportedSelection {
  readonly language: TargetLanguage;
  readonly dataSource: TranslatableTable | 'all';
  readonly status: ExportedStatus;
}

/** Lists the fields of a selection with their texts, in the order of the states. Derived fields are left out, because nobody writes them. */
export async function listUnits(
  orm: Orm,
  kinds: TranslatedKinds,
  { language, dataSource, status }: ExportedSelection,
): Promise<TranslationUnit[]> {
  const states = await listStates(orm, kinds, {
    language,
    table: dataSource === 'all' ? undefined : dataSource,
    status: status === 'all' ? undefined : status,
  });
  const notes = await readComments(orm, language);
  const units: TranslationUnit[] = [];
  for (const table of dataSource === 'all' ? translatableTables : [dataSource]) {
    const ofTable = states.filter((state) => state.source_table === table);
    if (ofTable.length === 0) continue;
    const kind = kinds[table];
    const records = new Map((await findRecords(orm, kind)).map((record) => [idOf(kind, record), record]));
    const fields = new Map(translatedInto(table, language).map((field) => [field.name, field]));
    for (const state of ofTable) {
      const record = records.get(state.source_id);
      const field = fields.get(state.field);
      if (record === undefined || field === undefined || field.isDerived) continue;
      units.push({
        table,
        id: state.source_id,
        field: field.name,
        language,
        format: field.format,
        title: titleOf(kind, record),
        status: state.status,
        ...readTexts(kind, record, field, language),
        notes: notes.get(fieldKey(state)) ?? [],
      });
    }
  }
  return units;
}

/** What a person recognises a record by: its title, and the day of a text. */
function titleOf({ contract }: RecordKind, record: RecordRow): string {
  const parts: unknown[] = ['text_date', contract.titles.ru, contract.titles.en].map((name) =>
    Reflect.get(record, name),
  );
  const texts = parts.filter((part): part is string => typeof part === 'string' && part.trim() !== '');
  return [...new Set(texts)].join(' · ');
}

async function readComments(orm: Orm, language: TargetLanguage): Promise<ReadonlyMap<string, string[]>> {
  const rows = await orm
    .select()
    .from(translationComments)
    .where(eq(translationComments.language, language))
    .orderBy(asc(translationComments.comment_id));
  const byField = new Map<string, string[]>();
  for (const row of rows) byField.set(fieldKey(row), [...(byField.get(fieldKey(row)) ?? []), row.text]);
  return byField;
}
