import {
  targetLanguages,
  translatableFields,
  translatableValue,
  type TargetLanguage,
  type TranslatableField,
} from '@cae-map/contract/entities/translations/translatable-fields';
import { translatableTables, type TranslatableTable } from '@cae-map/contract/enumerations';
import { isVisibleField } from '@cae-map/expedition/translations/status/field-values';
import { nextStatus } from '@cae-map/expedition/translations/status/next-status';
import { impliedStatus } from '@cae-map/expedition/translations/status/status';
import type { Orm } from '../../../database/connection.ts';
import type { ChangedRecord, RecordKind, RecordRow } from '../record-kind.ts';
import {
  lockTranslationsOfRecord,
  storeTranslation,
  type TranslationRow,
  type TranslationValues,
} from './translation-rows.ts';

/** A field in a language, either side of which a write has changed. */
interface ChangedField {
  readonly field: TranslatableField;
  readonly language: TargetLanguage;
  readonly isTargetChanged: boolean;
}

/**
 * Brings the states of translations up to date with a change of their record, in its transaction: a translation needs an update when its
 * source has changed, and its approval ends when either side has. A record that is added, deleted or restored changes none.
 */
export async function followRecord<Loaded extends RecordRow>(
  transaction: Orm,
  { contract }: RecordKind<Loaded>,
  { action, id, before, after, changedFields }: ChangedRecord<Loaded>,
  editorId: number | null,
): Promise<void> {
  const table = translatableTables.find((each) => each === contract.tag);
  if (table === undefined || action !== 'update' || before === null || after === null) return;
  const changed = findChangedFields(table, changedFields);
  if (changed.length === 0) return;
  const rows = await lockTranslationsOfRecord(transaction, table, id);
  for (const { field, language, isTargetChanged } of changed) {
    const row = rows.find((each) => each.field === field.name && each.language === language);
    const change = { before, after, field, language, editorId };
    const values = isTargetChanged ? afterTarget(row, change) : afterSource(row, change);
    if (values === null) continue;
    const reference = { source_table: table, source_id: id, field: field.name, language };
    await storeTranslation(transaction, reference, values);
  }
}

function findChangedFields(table: TranslatableTable, changedFields: ReadonlySet<string>): ChangedField[] {
  const fields: readonly TranslatableField[] = translatableFields[table];
  return fields
    .filter(({ isDerived }) => isDerived !== true)
    .flatMap((field) =>
      targetLanguages.flatMap((language) => {
        const column = field.columns[language];
        if (column === undefined) return [];
        const isTargetChanged = changedFields.has(column);
        const isChanged = isTargetChanged || changedFields.has(field.columns.ru);
        return isChanged ? [{ field, language, isTargetChanged }] : [];
      }),
    );
}

interface FieldChange {
  readonly before: object;
  readonly after: object;
  readonly field: TranslatableField;
  readonly language: TargetLanguage;
  readonly editorId: number | null;
}

/** A field whose translation was written fits its source. Without a stored state the implied one does as well. */
function afterTarget(row: TranslationRow | undefined, change: FieldChange): TranslationValues | null {
  if (row === undefined) return null;
  const { after, field, language, editorId } = change;
  const hasTranslation = isVisibleField(translatableValue(after, field, language), field.format);
  const next = nextStatus(
    row.status,
    { type: 'translation-changed' },
    { hasTranslation, isSourceChanged: false },
  );
  return {
    status: next.ok ? next.status : row.status,
    source_text: translatableValue(after, field, 'ru'),
    translated_by: editorId,
    approved_by: null,
    approved_at: null,
  };
}

/** The source that the translation was made from stays, so that the difference can be shown. */
function afterSource(
  row: TranslationRow | undefined,
  { before, after, field, language }: FieldChange,
): TranslationValues | null {
  const hasTranslation = isVisibleField(translatableValue(after, field, language), field.format);
  const status = row?.status ?? impliedStatus(hasTranslation);
  const next = nextStatus(status, { type: 'source-changed' }, { hasTranslation, isSourceChanged: true });
  if (!next.ok || next.status === status) return null;
  const source = row === undefined ? { source_text: translatableValue(before, field, 'ru') } : {};
  return { status: next.status, ...source };
}
