import type { FieldReference } from '@cae-map/contract/entities/translations/field-reference';
import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import {
  findTranslatableField,
  translatableValue,
  translatedInto,
  type TargetLanguage,
  type TranslatableField,
} from '@cae-map/contract/entities/translations/translatable-fields';
import type { TranslatableTable } from '@cae-map/contract/enumerations';
import { cleanText } from '@cae-map/contract/text';
import { isVisibleField } from '@cae-map/expedition/translations/status/field-values';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { translationComments, translations, translationSuggestions } from '../../../database/schema.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { cleanValues } from '../../../writes/records/changed-values.ts';
import { findRecord } from '../../../writes/records/find-records.ts';
import type { RecordKind, RecordRow } from '../../../writes/records/record-kind.ts';
import { presentSuggestion } from './present-suggestion.ts';
import type { TranslatedKinds } from '../translated-tables.ts';
import { readNames } from '../users.ts';
import { presentState } from './list-states.ts';

/** What a record has in a field in both languages. HTML is that of the allow-list. */
export interface FieldTexts {
  readonly source: string;
  readonly target: string;
}

/** Reads the texts of a field as translators see them. */
export function readTexts(
  kind: RecordKind,
  record: RecordRow,
  field: TranslatableField,
  language: TargetLanguage,
): FieldTexts {
  const cleaned = cleanValues(kind, record);
  return {
    source: cleanText(translatableValue(cleaned, field, 'ru')),
    target: cleanText(translatableValue(cleaned, field, language)),
  };
}

/** @throws {RequestError} `invalid_request` if the table has no such field in the language */
export function requireField({ source_table: table, field, language }: FieldReference): TranslatableField {
  const found = findTranslatableField(table, field);
  if (found?.columns[language] === undefined)
    throw new RequestError(
      'invalid_request',
      `field: ${table} has no field ${field} in the language ${language}`,
    );
  return found;
}

/** @throws {RequestError} `not_found` */
export async function requireRecord(
  orm: Orm,
  kinds: TranslatedKinds,
  table: TranslatableTable,
  id: number,
): Promise<RecordRow> {
  const record = await findRecord(orm, kinds[table], id);
  if (record === undefined) throw new RequestError('not_found', `There is no record ${id} of ${table}.`);
  return record;
}

/** Presents the fields of a record, as the record is loaded, in the order of the contract. */
export async function presentDetails(
  orm: Orm,
  kinds: TranslatedKinds,
  {
    table,
    id,
    record,
    language,
    callerId,
  }: {
    readonly table: TranslatableTable;
    readonly id: number;
    readonly record: RecordRow;
    readonly language: TargetLanguage;
    readonly callerId: number;
  },
): Promise<TranslationDetail[]> {
  const rows = await orm
    .select()
    .from(translations)
    .where(
      and(
        eq(translations.source_table, table),
        eq(translations.source_id, id),
        eq(translations.language, language),
      ),
    );
  const open = await findOpenSuggestions(
    orm,
    rows.map(({ translation_id: translationId }) => translationId),
  );
  const counts = await countComments(orm, { table, id, language });
  const nameOf = await readNames(orm, [
    ...rows.flatMap((row) => [row.translated_by, row.approved_by]),
    ...open.map((suggestion) => suggestion.author_id),
  ]);
  return translatedInto(table, language).map((field) => {
    const reference = { source_table: table, source_id: id, field: field.name, language };
    const row = rows.find((each) => each.field === field.name);
    const suggestion = open.find((each) => each.translation_id === row?.translation_id);
    const texts = readTexts(kinds[table], record, field, language);
    return {
      ...presentState(reference, row, isVisibleField(texts.target, field.format), nameOf),
      has_suggestion: suggestion !== undefined,
      comment_count: counts.get(field.name) ?? 0,
      ...texts,
      translated_source: row?.source_text ?? null,
      suggestion:
        suggestion === undefined ? null : presentSuggestion(suggestion, reference, { nameOf, callerId }),
    };
  });
}

/** Presents one field of a record. */
export async function presentDetail(
  orm: Orm,
  kinds: TranslatedKinds,
  reference: FieldReference,
  { record, callerId }: { readonly record: RecordRow; readonly callerId: number },
): Promise<TranslationDetail> {
  const { source_table: table, source_id: id, language } = reference;
  const details = await presentDetails(orm, kinds, { table, id, record, language, callerId });
  const detail = details.find(({ field }) => field === reference.field);
  if (detail === undefined) throw new Error('the field of the reference exists');
  return detail;
}

async function findOpenSuggestions(orm: Orm, translationIds: readonly number[]) {
  if (translationIds.length === 0) return [];
  return await orm
    .select()
    .from(translationSuggestions)
    .where(
      and(
        inArray(translationSuggestions.translation_id, [...translationIds]),
        eq(translationSuggestions.state, 'open'),
      ),
    );
}

async function countComments(
  orm: Orm,
  {
    table,
    id,
    language,
  }: { readonly table: TranslatableTable; readonly id: number; readonly language: TargetLanguage },
): Promise<ReadonlyMap<string, number>> {
  const rows = await orm
    .select({ field: translationComments.field, count: count() })
    .from(translationComments)
    .where(
      and(
        eq(translationComments.source_table, table),
        eq(translationComments.source_id, id),
        eq(translationComments.language, language),
      ),
    )
    .groupBy(translationComments.field);
  return new Map(rows.map((row) => [row.field, row.count]));
}
